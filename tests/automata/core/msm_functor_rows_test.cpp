// Rows of functors, in the table, inside a state and inside the machine.
#include "tests/automata/core/msm_functor_rows.hpp"

#include "tests/automata/core/msm_logs.hpp"

using namespace statewalk;

namespace {

auto const events = twins::AnyOf(kiosk::coin{1}, kiosk::coin{2}, kiosk::push{}, kiosk::kick{}, kiosk::tick{});

}  // namespace

TEST(FunctorRows, are_drawn_in_the_order_of_the_tables) {
    EXPECT_EQ(twins::arrows(graph_of<kiosk::Kiosk>()), (std::vector<std::string>{
                                                           "coin: Shut -> Open [!tired] / count; thank",
                                                           "push: Shut -> Shut",
                                                           "push: Open -> Shut / thank",
                                                           "coin: Open -> Open / count",
                                                           "kick: Open -> Broken",
                                                           "tick: Open -> Shut [tired | paid & !tired]",
                                                           "kick: Broken -> Shut [paid & tired] / thank",
                                                           "coin: Broken -> Broken [tired]",
                                                           "coin: Broken -> Broken [!paid] / thank",
                                                           "tick: Broken -> Shut",
                                                           "push: in any state [tired] / thank",
                                                           "tick: in any state [paid]",
                                                           "kick: in any state / thank",
                                                           "kick: Shut -> Shut / rattle",
                                                           "coin: Shut -> Shut [tired]",
                                                       }));
}

TEST(FunctorRows, with_none_for_their_target_stay) {
    TransitionGraph const graph = graph_of<kiosk::Kiosk>();
    std::vector<std::size_t> internal;
    for (std::size_t row = 0; row < graph.transitions.size(); ++row) {
        EXPECT_EQ(graph.transitions[row].stays, graph.transitions[row].internal);
        if (graph.transitions[row].internal) internal.push_back(row);
    }
    EXPECT_EQ(internal, (std::vector<std::size_t>{1, 3, 7, 8, 10, 11, 12, 13, 14}));
}

TEST(FunctorRows, do_the_same_when_they_are_watched) { twins::expect_no_difference<kiosk::Kiosk>(events); }

TEST(FunctorRows, can_each_be_made_to_lie) { twins::expect_each_lie_to_show<kiosk::Kiosk>(events); }

TEST(FunctorRows, leave_logs_that_fit_the_graph) { twins::expect_logs_to_fit<kiosk::Kiosk>(events); }
