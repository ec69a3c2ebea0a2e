// Each way in which a run can end inside a nested machine, on machines small enough to see why.
#include <gtest/gtest.h>

#include <stdexcept>

#include "automata/core/run.hpp"
#include "tests/automata/core/nested_automata.hpp"

using namespace statewalk;

namespace {

namespace msm = boost::msm;
struct go {};
struct stop {};
struct Throw {
    template <class... Context>
    void operator()(Context&&...) const {
        throw std::runtime_error("the belt is torn");
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
struct Off : msm::front::state<> {};
struct End : msm::front::terminate_state<> {};

/// What runs inside: A -> B on `go`, with an action.
template <class Action, class Target = B>
struct Inner_ : msm::front::state_machine_def<Inner_<Action, Target>> {
    using initial_state = A;
    struct transition_table : boost::mpl::vector<msm::front::Row<A, go, Target, Action, msm::front::none>> {};
};
/// It runs at once. Rows as given, for what leads out of it.
template <class Inner, class... Rows>
struct Outer_ : msm::front::state_machine_def<Outer_<Inner, Rows...>> {
    using initial_state = msm::back::state_machine<Inner>;
    struct transition_table
        : boost::mpl::vector<msm::front::Row<Off, go, Off, msm::front::none, msm::front::none>, Rows...> {};
};
template <class Inner>
using StopLeadsOut =
    Outer_<Inner, msm::front::Row<msm::back::state_machine<Inner>, stop, Off, msm::front::none, msm::front::none>>;

template <class Machine, class... Events>
Outcome outcome_of(Events... events) {
    Runner<Machine> running;
    return run(running, script(events...), [](Record const&) {});
}

// clang-format off

/// The pot is waited for, and nobody heats it.
struct Wait : Automaton<Wait, kitchen::Pot> {
    struct Cold : State<"0"> {};
    struct Warm : State<"1"> {};
    using initial_state = Cold;
    using x1 = Input<"x1", &kitchen::Pot::hot>;
    struct transition_table : Table<
        Row < Cold , Step , Warm , none , x1 >
    > {};
};

struct Forgotten : Automaton<Forgotten, kitchen::Cook> {
    struct Rest : State<"0"> {};
    using  Pots = Nested<Wait, "1">;
    using initial_state = Rest;
    using x11 = Input<"x11", &kitchen::Cook::never>;
    using x12 = Ended<"x12">;
    struct transition_table : Table<
        Row < Rest , Step , Pots , none , none >,
        Row < Pots , Step , Rest , none , x11  >,
        Row < Pots , none , Rest , none , x12  >
    > {};
};

/// It is at rest with a cold pot, and comes back to that.
struct Canteen : Automaton<Canteen, kitchen::Cook> {
    using  Pots   = Nested<kitchen::Boil, "0">;
    struct Served : State<"1"> {};
    using initial_state = Pots;
    using z1 = Output<"z11", &kitchen::Cook::serve>;
    struct transition_table : Table<
        Row < Pots   , none , Served , z1   , Ended<"x11"> >,
        Row < Served , Step , Pots   , none , none         >
    > {};
};
// clang-format on

}  // namespace

TEST(ANestedRun, is_stuck_where_neither_the_inner_nor_the_outer_state_can_be_left) {
    kitchen::Cook cook({1});
    Runner<Forgotten> running(cook);
    run(running, steps, [](Record const&) {});
    EXPECT_EQ(running.outcome(),
              (Outcome{Ending::stuck, 2, "in 1/0 every guard said no on Step: 1 -> 0 [x11], 1/0 -> 1/1 [x1]"}));
    EXPECT_EQ(states_text(running.graph(), running.record().after), "1/0");
}

TEST(ANestedRun, goes_on_after_an_event_that_no_arrow_of_either_waits_for) {
    EXPECT_EQ(outcome_of<StopLeadsOut<Inner_<msm::front::none>>>(go{}, go{}),
              (Outcome{Ending::finished, 2, "at the end of the script"}));
}

TEST(ANestedRun, is_not_finished_in_a_final_state_inside_while_an_arrow_leads_out) {
    EXPECT_EQ(outcome_of<StopLeadsOut<Inner_<msm::front::none>>>(go{}),
              (Outcome{Ending::finished, 1, "at the end of the script"}));
    EXPECT_EQ(outcome_of<StopLeadsOut<Inner_<msm::front::none>>>(go{}, stop{}, go{}),
              (Outcome{Ending::finished, 3, "at the end of the script"}));
}

TEST(ANestedRun, is_finished_in_a_final_state_inside_where_none_leads_out) {
    Outcome const outcome = outcome_of<Outer_<Inner_<msm::front::none>>>(go{}, go{});
    EXPECT_EQ(outcome.ending, Ending::finished);
    EXPECT_EQ(outcome.steps, 1U);
    EXPECT_EQ(outcome.reason.rfind("no arrow leaves ", 0), 0U) << outcome.reason;
}

TEST(ANestedRun, is_finished_where_it_comes_back_to_an_initial_state_that_holds_a_machine) {
    // Two plates: heat, then served at once; the next pot; heat, served; and back to rest.
    kitchen::Cook cook({1, 1});
    Runner<Canteen> running(cook);
    run(
        running, steps, [](Record const&) {}, 20);
    EXPECT_EQ(running.outcome(), (Outcome{Ending::finished, 6, "at rest, and the task is done"}));
    EXPECT_EQ(states_text(running.graph(), running.record().after), "0/0");
}

TEST(ANestedRun, is_finished_in_a_terminate_state_inside) {
    Outcome const outcome = outcome_of<StopLeadsOut<Inner_<msm::front::none, End>>>(go{}, stop{});
    EXPECT_EQ(outcome.ending, Ending::finished);
    EXPECT_EQ(outcome.steps, 1U);
    EXPECT_EQ(outcome.reason.rfind("in the terminate state Inner<", 0), 0U) << outcome.reason;
}

TEST(ANestedRun, ends_in_a_fault_when_msm_swallows_an_exception_inside) {
    EXPECT_EQ(outcome_of<StopLeadsOut<Inner_<Throw>>>(go{}, stop{}), (Outcome{Ending::fault, 1, "the belt is torn"}));
}

TEST(ANestedRun, ends_in_a_fault_when_anything_is_thrown_inside) {
    EXPECT_EQ(outcome_of<StopLeadsOut<Inner_<ThrowANumber>>>(go{}, stop{}),
              (Outcome{Ending::fault, 1, "an exception that is no std::exception"}));
}
