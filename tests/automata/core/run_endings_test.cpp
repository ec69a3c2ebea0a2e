// Each way in which a run can end, on machines small enough to see why.
#include <gtest/gtest.h>

#include <stdexcept>

#include "automata/core/run.hpp"

using namespace statewalk;

namespace {

namespace msm = boost::msm;
struct go {};
struct stop {};

template <class Machine>
struct Quiet : msm::front::state_machine_def<Machine> {};

struct Throw {
    template <class... Context>
    void operator()(Context&&...) const {
        throw std::runtime_error("the motor is on fire");
    }
};
struct ThrowANumber {
    template <class... Context>
    void operator()(Context&&...) const {
        throw 42;
    }
};
struct A : msm::front::state<> {};
struct B : msm::front::state<> {};
struct C : msm::front::state<> {};
struct End : msm::front::terminate_state<> {};

/// MSM's defaults: it swallows an exception that is a std::exception.
struct Swallows : Quiet<Swallows> {
    using initial_state = A;
    struct transition_table
        : boost::mpl::vector<msm::front::Row<A, go, B, Throw, none>, msm::front::Row<B, go, A, none, none>> {};
};
struct LetsThrough : Quiet<LetsThrough> {
    using no_exception_thrown = int;
    using no_message_queue = int;
    using initial_state = A;
    struct transition_table
        : boost::mpl::vector<msm::front::Row<A, go, B, ThrowANumber, none>, msm::front::Row<B, go, A, none, none>> {};
};
struct Terminates : Quiet<Terminates> {
    using initial_state = boost::mpl::vector<A, B>;
    struct transition_table
        : boost::mpl::vector<msm::front::Row<A, go, C, none, none>, msm::front::Row<C, go, A, none, none>,
                             msm::front::Row<B, stop, End, none, none>> {};
};
struct DeadEnd : Quiet<DeadEnd> {
    using initial_state = A;
    struct transition_table : boost::mpl::vector<msm::front::Row<A, go, B, none, none>> {};
};
struct ThrowsAtStart : Quiet<ThrowsAtStart> {
    using no_exception_thrown = int;
    struct Rude : msm::front::state<> {
        template <class Event, class Machine>
        void on_entry(Event const&, Machine&) {
            throw std::runtime_error("not today");
        }
    };
    using initial_state = Rude;
    struct transition_table : boost::mpl::vector<msm::front::Row<Rude, go, A, none, none>> {};
};
struct Chain : Quiet<Chain> {  // B is left at once
    using initial_state = A;
    struct transition_table
        : boost::mpl::vector<msm::front::Row<A, go, B, none, none>, msm::front::Row<B, none, C, none, none>,
                             msm::front::Row<C, go, A, none, none>> {};
};

}  // namespace

TEST(ARun, ends_in_a_fault_when_msm_swallows_an_exception) {
    Runner<Swallows> run;
    EXPECT_TRUE(run.step(go{}));
    EXPECT_EQ(run.outcome(), (Outcome{Ending::fault, 1, "the motor is on fire"}));
    EXPECT_EQ(run.record().fired, std::vector<std::size_t>{0}) << "the failing step is logged";
}

TEST(ARun, ends_in_a_fault_when_anything_is_thrown) {
    Runner<LetsThrough> run;
    EXPECT_TRUE(run.step(go{}));
    EXPECT_EQ(run.outcome(), (Outcome{Ending::fault, 1, "an exception that is no std::exception"}));
}

TEST(ARun, can_fail_before_its_first_step) {
    Runner<ThrowsAtStart> run;
    EXPECT_EQ(run.outcome(), (Outcome{Ending::fault, 0, "not today"}));
    EXPECT_FALSE(run.step(go{}));
}

TEST(ARun, is_finished_when_one_region_is_in_a_terminate_state) {
    Runner<Terminates> run;
    EXPECT_TRUE(run.step(go{}));
    EXPECT_FALSE(run.ended());
    EXPECT_TRUE(run.step(stop{}));
    EXPECT_EQ(run.outcome(), (Outcome{Ending::finished, 2, "in the terminate state End"}));
    EXPECT_EQ(states_text(run.graph(), run.record().after), "C, End");
}

TEST(ARun, is_finished_in_a_state_that_no_arrow_leaves) {
    Runner<DeadEnd> run;
    EXPECT_TRUE(run.step(go{}));
    EXPECT_EQ(run.outcome(), (Outcome{Ending::finished, 1, "no arrow leaves B"}));
}

TEST(ARun, takes_completion_arrows_in_the_same_step) {
    Runner<Chain> run;
    EXPECT_TRUE(run.step(go{}));
    EXPECT_EQ(run.record().fired, (std::vector<std::size_t>{0, 1}));
    EXPECT_EQ(states_text(run.graph(), run.record().after), "C");
}

TEST(ARun, is_held_against_its_graph_through_completion) {
    Runner<Chain> run;
    LogAgainstGraph against(run.graph(), run.record());
    for (int i = 0; i < 6; ++i) {
        ASSERT_TRUE(run.step(go{}));
        ASSERT_EQ(against.misfit(run.record()), "");
    }
}
