// What can be said of a machine that takes several events: which ones a state does not know.
#include "tests/automata/core/findings.hpp"

using namespace statewalk;
using namespace statewalk::hand_made;

namespace {

Guard const x1 = asks(0);

/// A takes only e, and B only f.
HandMade by_turns() { return HandMade().initial("A").state("B").row("A", "Step", "B").row("B", "f", "A"); }

}  // namespace

TEST(LintOfEvents, notes_those_that_a_state_has_no_arrow_for) {
    EXPECT_EQ(findings(by_turns()), (Lines{"ignored_event, note: state A has no arrow for f",
                                           "ignored_event, note: state B has no arrow for Step"}));
    EXPECT_EQ(findings(by_turns().row("A", "f", "A").row("B", "Step", "B")), nothing);
}

TEST(LintOfEvents, names_all_that_a_state_ignores_in_one_line) {
    EXPECT_EQ(findings(by_turns().row("B", "g", "B").row("B", "Step", "B")),
              (Lines{"ignored_event, note: state A has no arrow for f, g"}));
}

TEST(LintOfEvents, asks_none_of_final_and_terminate_states) {
    HandMade made = HandMade().initial("A").state("End").state("Stop").terminate();
    EXPECT_EQ(findings(made.row("A", "Step", "End").row("A", "f", "Stop").row("Stop", "Step", "A")), nothing);
}

TEST(LintOfEvents, asks_none_of_a_state_that_is_left_at_once) {
    HandMade made = HandMade().initial("A").state("B").row("A", "Step", "B").row("A", "f", "A");
    EXPECT_EQ(findings(made.row("B", "", "A")), nothing);
}

TEST(LintOfEvents, knows_that_a_deferred_one_waits) {
    HandMade made = HandMade().initial("A").defers("f").state("B").row("A", "Step", "B", x1).row("A", "Step", "A", !x1);
    HandMade wrong = made;
    EXPECT_EQ(findings(made.row("B", "f", "A").row("B", "Step", "B")), nothing);
    EXPECT_EQ(findings(wrong.row("B", "Step", "A")),
              (Lines{"unused, fault: no arrow has event f", "ignored_event, note: state B has no arrow for f"}));
}

TEST(LintOfEvents, needs_no_else_where_what_is_refused_is_deferred) {
    HandMade const made =
        HandMade().initial("A").defers("Step").state("B").row("A", "Step", "B", x1).row("B", "Step", "A");
    EXPECT_EQ(findings(made), nothing);
}

TEST(LintOfEvents, knows_those_that_any_state_takes) {
    EXPECT_EQ(findings(by_turns().row("", "f", "").row("", "Step", "")), nothing);
    EXPECT_EQ(findings(by_turns().row("", "f", "")), (Lines{"ignored_event, note: state B has no arrow for Step"}));
    EXPECT_EQ(findings(HandMade().initial("A").row("A", "Step", "A", x1).row("", "Step", "")), nothing);
    EXPECT_EQ(findings(HandMade().initial("A").row("A", "Step", "A", x1).row("", "Step", "", x1)),
              (Lines{"no_else, fault: in state A no arrow fires on Step when !x1"}));
}

TEST(LintOfEvents, knows_that_a_row_for_a_base_takes_them) {
    HandMade const made = HandMade().initial("A").row("A", "digit", "A", x1).row("A", "key", "A");
    EXPECT_EQ(findings(made), (Lines{"no_else, note: in state A no arrow fires on digit when !x1"}));
    EXPECT_EQ(findings(HandMade(made).kin("digit", "key")), nothing);
    HandMade const two = by_turns().row("B", "Step", "B");
    EXPECT_EQ(findings(two), (Lines{"ignored_event, note: state A has no arrow for f"}));
    EXPECT_EQ(findings(HandMade(two).kin("f", "Step")), nothing);
    EXPECT_EQ(findings(HandMade(two).kin("Step", "f")), findings(two)) << "a base is none of what is derived from it";
}

TEST(LintOfEvents, only_notes_that_one_of_several_may_be_refused) {
    EXPECT_EQ(findings(by_turns().row("A", "f", "A", x1).row("B", "Step", "B")),
              (Lines{"no_else, note: in state A no arrow fires on f when !x1"}));
}

TEST(LintOfRegions, lets_each_take_events_of_its_own) {
    HandMade made = HandMade().initial("A").state("B").initial("L").state("M");
    made.row("A", "Step", "B").row("B", "Step", "A").row("L", "f", "M").row("M", "f", "L");
    EXPECT_EQ(findings(made), nothing);
    EXPECT_EQ(findings(made.row("B", "g", "A")), (Lines{"ignored_event, note: state A has no arrow for g"}));
}

TEST(LintOfRegions, asks_each_for_its_own_end) {
    HandMade made = HandMade().initial("A").state("End").initial("L").state("M");
    made.row("A", "Step", "End").row("L", "f", "M");
    HandMade right = made;
    EXPECT_EQ(findings(made.row("M", "f", "M")), (Lines{"no_way_out, note: from state M no way leads to the end"}));
    EXPECT_EQ(findings(right.row("M", "f", "L")), nothing);
}

TEST(LintOfRegions, needs_no_else_where_another_one_takes_the_event) {
    HandMade const made = HandMade().initial("A").row("A", "Step", "A", x1).initial("L");
    EXPECT_EQ(findings(made), (Lines{"no_else, fault: in state A no arrow fires on Step when !x1"}));
    EXPECT_EQ(findings(HandMade(made).row("L", "Step", "L")), nothing);
}

TEST(LintOfRegions, knows_that_an_interrupt_state_holds_up_the_others) {
    HandMade made = HandMade().initial("A").initial("Well").state("Ill");
    made.last().interrupt = true;
    made.last().ends_interrupt.push_back(made.number("heal"));
    made.row("A", "Step", "A").row("Well", "fall_ill", "Ill").row("Ill", "heal", "Well");
    EXPECT_EQ(findings(made), (Lines{"ignored_event, note: state Well has no arrow for heal",
                                     "ignored_event, note: state Ill has no arrow for fall_ill"}));
}
