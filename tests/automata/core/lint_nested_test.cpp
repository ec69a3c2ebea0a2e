// What can be said of machines within machines.
#include "tests/automata/core/findings.hpp"

using namespace statewalk;
using namespace statewalk::hand_made;

namespace {

using State = TransitionGraph::State;

Guard const x1 = asks(0);

/// State S holds a machine with states a and b, and is never left.
HandMade closed() { return HandMade().initial("S").initial("S/a").state("S/b").row("S/a", "Step", "S/b"); }

/// The same between A, where it begins, and End.
HandMade open() {
    HandMade made = HandMade().initial("A").state("S").state("End").initial("S/a").state("S/b");
    return made.row("A", "Step", "S").row("S/a", "Step", "S/b");
}

}  // namespace

TEST(LintOfNested, finds_nothing_in_a_right_graph) {
    EXPECT_EQ(findings(closed().row("S/b", "Step", "S/a")), nothing);
    EXPECT_EQ(findings(open().row("S/b", "Step", "S/a").row("S", "", "End", x1)), nothing);
}

TEST(LintOfNested, finds_a_state_inside_that_is_not_reached) {
    EXPECT_EQ(findings(closed().row("S/b", "Step", "S/a").state("S/c").row("S/c", "Step", "S/a")),
              (Lines{"unreachable, fault: state S/c cannot be reached"}));
}

TEST(LintOfNested, names_only_the_outermost_of_states_that_are_not_reached) {
    EXPECT_EQ(
        findings(
            HandMade().initial("A").row("A", "Step", "A").state("S").initial("S/a").state("S/b").row("S", "Step", "A")),
        (Lines{"unreachable, fault: state S cannot be reached"}));
}

TEST(LintOfNested, finds_no_way_back_inside_unless_the_state_around_is_left) {
    EXPECT_EQ(findings(closed().row("S/b", "Step", "S/b")),
              (Lines{"no_way_out, fault: from state S/b no way leads to the end"}));
    EXPECT_EQ(findings(open().row("S/b", "Step", "S/b").row("S", "", "End")), nothing);
    // An arrow of the state around enters it anew, unless it stays in it.
    HandMade const again = closed().row("S/b", "Step", "S/b").row("S", "f", "S");
    EXPECT_EQ(findings(again), nothing);
    EXPECT_EQ(findings(HandMade(again).stays()), (Lines{"no_way_out, note: from state S/b no way leads to the end"}));
}

TEST(LintOfNested, finds_no_way_from_the_state_around_to_the_end) {
    HandMade made =
        open().row("S/b", "Step", "S/a").state("T").row("A", "f", "End").row("S", "f", "T").row("T", "Step", "S");
    EXPECT_EQ(findings(HandMade(made).row("T", "f", "End")), (Lines{}));
    EXPECT_EQ(findings(made.row("T", "f", "T")), (Lines{"no_way_out, note: from state S no way leads to the end",
                                                        "no_way_out, note: from state T no way leads to the end"}));
}

TEST(LintOfNested, lets_the_states_around_take_what_one_inside_refuses) {
    HandMade const made = open().row("S/b", "Step", "S/a", x1);
    EXPECT_EQ(findings(HandMade(made).row("S", "", "End")),
              (Lines{"no_else, fault: in state S/b no arrow fires on Step when !x1"}));
    EXPECT_EQ(findings(HandMade(made).row("S", "Step", "End")), nothing);
    EXPECT_EQ(findings(HandMade(made).row("S", "Step", "End", !x1)), nothing);
}

TEST(LintOfNested, lets_the_states_around_take_and_defer_events) {
    HandMade const made = open().row("S/b", "Step", "S/a").row("A", "f", "A");
    Lines const ignored{"ignored_event, note: state S/a has no arrow for f",
                        "ignored_event, note: state S/b has no arrow for f"};
    EXPECT_EQ(findings(HandMade(made).row("S", "", "End")), ignored);
    EXPECT_EQ(findings(HandMade(made).row("S", "f", "End")), nothing);
    HandMade deferring = HandMade().initial("A").state("S").defers("f").state("End").initial("S/a");
    EXPECT_EQ(
        findings(deferring.row("A", "Step", "S").row("A", "f", "A").row("S/a", "Step", "S/a").row("S", "", "End")),
        nothing);
}

TEST(LintOfNested, lets_regions_inside_take_events_for_each_other) {
    HandMade made = closed().row("S/b", "Step", "S/a").initial("S/l").row("S/l", "f", "S/l");
    EXPECT_EQ(findings(made), nothing);
    // And a machine in a region beside.
    EXPECT_EQ(findings(closed().row("S/b", "Step", "S/a").initial("L").row("L", "f", "L")), nothing);
}

TEST(LintOfNested, finds_an_entry_point_by_which_nobody_enters) {
    HandMade made =
        open().state("S/in").kind(State::Kind::entry_point).row("S/in", "", "S/b").row("S/b", "Step", "S/a");
    made.row("S", "", "End", x1);
    EXPECT_EQ(findings(made), (Lines{"unreachable, fault: state S/in cannot be reached"}));
    EXPECT_EQ(findings(made.row("A", "f", "S/in").row("S", "f", "S")), nothing);
}

TEST(LintOfNested, goes_out_by_an_exit_point) {
    HandMade made = open().state("S/out").kind(State::Kind::exit_point).row("S/b", "Step", "S/out");
    EXPECT_EQ(findings(HandMade(made).row("S/out", "Step", "End")), nothing);
    EXPECT_EQ(findings(made), (Lines{"unreachable, fault: state End cannot be reached"}));
}

TEST(LintOfNested, follows_a_fork_into_each_region) {
    HandMade made = HandMade().initial("A").state("S").initial("S/a").state("S/b").initial("S/l").state("S/m");
    made.last().region = 1;
    made.row("A", "Step", "S/b").fork("S/m").row("S", "f", "A").row("A", "f", "A");
    made.row("S/b", "Step", "S/a").row("S/a", "Step", "S/b").row("S/l", "Step", "S/m").row("S/m", "Step", "S/m");
    EXPECT_EQ(findings(made), (Lines{"unreachable, fault: state S/l cannot be reached"}));
    EXPECT_EQ(findings(made.row("S/m", "f", "S/l")), nothing);
}

TEST(LintOfNested, knows_that_history_goes_only_where_a_machine_has_been) {
    HandMade made = HandMade().initial("A").state("S");
    made.last().history = State::History::always;
    made.initial("S/a")
        .state("S/b")
        .row("A", "Step", "S")
        .row("S", "f", "A")
        .row("A", "f", "A")
        .row("S/a", "Step", "S/b");
    HandMade right = made;
    EXPECT_EQ(findings(right.row("S/b", "Step", "S/a")), nothing);
    EXPECT_EQ(findings(made.row("S/b", "Step", "S/b").state("S/c").row("S/c", "Step", "S/a")),
              (Lines{"unreachable, fault: state S/c cannot be reached"}));
}
