// Machines with constructor arguments, whose actions post events, and with policies of their own.
#include "tests/automata/core/msm_policies.hpp"

using namespace statewalk;

namespace {

auto const events = twins::AnyOf(tank::fill{}, tank::fill{}, tank::pump{});

}  // namespace

TEST(Policies, of_a_back_end_are_those_of_its_twin) {
    using Plain = tank::TankWithARing;
    using Twin = Observed<Plain>;
    EXPECT_TRUE((std::is_same_v<Twin::QueueContainerPolicy, Plain::QueueContainerPolicy>));
    EXPECT_TRUE(
        (std::is_same_v<Observed<tank::QuicklyCompiledTank>::CompilePolicy, tank::msm::back::favor_compile_time>));
    EXPECT_TRUE((std::is_same_v<Observed<tank::Tank>::HistoryPolicy, tank::Tank::HistoryPolicy>));
}

TEST(Policies, let_the_queue_of_a_twin_be_a_ring) {
    std::vector<std::string> log;
    Observed<tank::TankWithARing> twin(1, log);
    twin.get_message_queue().set_capacity(1);
    twin.start();
    twin.process_event(tank::fill{});
    EXPECT_EQ(log, (std::vector<std::string>{"pour", "report"}));
}

TEST(AMachineWithAConstructor, does_the_same_when_it_is_watched) {
    std::vector<std::string> log;
    twins::expect_no_difference<tank::Tank>(events, 3, std::ref(log));
    twins::expect_each_lie_to_show<tank::Tank>(events, 3, std::ref(log));
}

TEST(AMachineWithAConstructor, takes_references_and_what_can_only_be_moved) {
    std::vector<std::string> log;
    Observed<tank::Tank> twin(4, log, std::make_unique<int>(2));
    twin.start();
    twin.process_event(tank::fill{});
    twin.process_event(tank::fill{});
    EXPECT_EQ(log, (std::vector<std::string>{"pour", "pour", "report"}));
}

TEST(AMachineCompiledQuickly, does_the_same_when_it_is_watched) {
    std::vector<std::string> log;
    twins::expect_no_difference<tank::QuicklyCompiledTank>(events, 3, std::ref(log));
}
