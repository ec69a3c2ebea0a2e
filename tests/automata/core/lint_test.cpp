// What can be said of a machine without others in it: each time the wrong graph, and the right one beside it.
#include "automata/core/lint.hpp"

#include "tests/automata/core/findings.hpp"

using namespace statewalk;
using namespace statewalk::hand_made;

namespace {

Guard const x1 = asks(0);
Guard const x2 = asks(1);
Guard const x3 = asks(2);
Guard const always{};

/// Two states, and a way back; what is asked is how one gets from A to B.
HandMade there_and_back() { return HandMade().initial("A").state("B").row("B", "Step", "A"); }

}  // namespace

TEST(Lint, finds_nothing_in_a_right_graph) { EXPECT_EQ(findings(there_and_back().row("A", "Step", "B")), nothing); }

TEST(Lint, finds_that_there_is_no_initial_state) {
    EXPECT_EQ(findings(HandMade().state("A").row("A", "Step", "A")),
              (Lines{"no_initial_state, fault: there is no initial state"}));
    EXPECT_EQ(findings(HandMade().initial("A").row("A", "Step", "A")), nothing);
}

TEST(Lint, finds_a_state_to_which_no_way_leads) {
    HandMade const island = there_and_back().row("A", "Step", "A");
    EXPECT_EQ(findings(island), (Lines{"unreachable, fault: state B cannot be reached"}));
}

TEST(Lint, finds_a_way_that_does_not_lead_back) {
    HandMade made = HandMade().initial("A").state("B").state("C").row("A", "Step", "B").row("B", "Step", "C");
    HandMade right = made;
    EXPECT_EQ(findings(made.row("C", "Step", "B")), (Lines{"no_way_out, fault: from state B no way leads to the end",
                                                           "no_way_out, fault: from state C no way leads to the end"}));
    EXPECT_EQ(findings(right.row("C", "Step", "A")), nothing);
}

TEST(Lint, finds_a_way_that_does_not_lead_to_the_final_state) {
    HandMade made = HandMade().initial("A").state("B").state("End");
    made.row("A", "Step", "B", x1).row("A", "Step", "End", !x1);
    HandMade right = made;
    EXPECT_EQ(findings(made.row("B", "Step", "B")), (Lines{"no_way_out, fault: from state B no way leads to the end"}));
    EXPECT_EQ(findings(right.row("B", "Step", "End")), nothing);
}

TEST(Lint, takes_a_terminate_state_for_an_end) {
    HandMade made = HandMade().initial("A").state("B").state("Stop");
    EXPECT_EQ(findings(made.terminate().row("A", "Step", "B").row("B", "Step", "Stop").row("Stop", "Step", "B")),
              nothing);
}

TEST(Lint, only_notes_that_a_machine_of_several_events_never_comes_back) {
    HandMade made = HandMade().initial("Off").state("On").row("Off", "Step", "On").row("On", "Step", "On");
    EXPECT_EQ(findings(made.row("On", "f", "On").row("Off", "f", "Off")),
              (Lines{"no_way_out, note: from state On no way leads to the end"}));
}

TEST(Lint, finds_a_row_behind_which_a_later_one_always_fires) {
    EXPECT_EQ(findings(there_and_back().row("A", "Step", "A", x1).row("A", "Step", "B")),
              (Lines{"hidden, fault: arrow A -> A [x1] never fires: the later row A -> B is tried first, and fires "
                     "whenever it could"}));
    EXPECT_EQ(
        findings(there_and_back().row("A", "Step", "A", x1 && x2).row("A", "Step", "B", x1).row("A", "Step", "A", !x1)),
        (Lines{"hidden, fault: arrow A -> A [x1 & x2] never fires: the later row A -> B [x1] is tried first, and "
               "fires whenever it could"}));
}

TEST(Lint, finds_no_row_hidden_behind_one_that_asks_for_more_or_is_for_another_event) {
    EXPECT_EQ(findings(there_and_back().row("A", "Step", "B").row("A", "Step", "A", x1)),
              (Lines{"order_decides, note: arrows A -> B and A -> A [x1] may both be free to fire; then the later row "
                     "does"}));
    EXPECT_EQ(
        findings(
            there_and_back().row("A", "f", "A", x1).row("A", "f", "A", !x1).row("A", "Step", "B").row("B", "f", "B")),
        nothing);
}

TEST(Lint, finds_a_guard_that_denies_itself) {
    EXPECT_EQ(findings(there_and_back().row("A", "Step", "B").row("A", "Step", "A", x1 && !x1)),
              (Lines{"hidden, fault: arrow A -> A [x1 & !x1] never fires: its guard denies itself"}));
    EXPECT_EQ(findings(there_and_back().row("A", "Step", "B", x1 && !x1)),
              (Lines{"hidden, fault: arrow A -> B [x1 & !x1] never fires: its guard denies itself",
                     "no_else, fault: in state A no arrow fires on Step, whatever the inputs answer"}));
}

TEST(Lint, says_once_that_a_row_is_hidden) {
    EXPECT_EQ(findings(there_and_back().row("A", "Step", "A", x1 && !x1).row("A", "Step", "B")),
              (Lines{"hidden, fault: arrow A -> A [x1 & !x1] never fires: its guard denies itself"}));
    EXPECT_EQ(
        findings(there_and_back().row("A", "Step", "A", x1).row("A", "Step", "B", x1).row("A", "Step", "B")).size(),
        2U);
}

TEST(Lint, finds_answers_for_which_there_is_no_arrow) {
    HandMade made = there_and_back().row("A", "Step", "B", x1);
    HandMade right = made;
    EXPECT_EQ(findings(made), (Lines{"no_else, fault: in state A no arrow fires on Step when !x1"}));
    EXPECT_EQ(findings(made.row("A", "Step", "A", !x1 && x2)),
              (Lines{"no_else, fault: in state A no arrow fires on Step when !x1 & !x2"}));
    EXPECT_EQ(findings(made.row("A", "Step", "A", !x1 && !x2)), nothing);
    EXPECT_EQ(findings(right.row("A", "Step", "A", !x1)), nothing);
}

TEST(Lint, says_in_few_words_for_which_answers_there_is_no_arrow) {
    // None of the three holds when two of the inputs say no.
    Lines const found = findings(there_and_back()
                                     .row("A", "Step", "B", x1 && x2)
                                     .row("A", "Step", "A", x2 && x3)
                                     .row("A", "Step", "A", x3 && x1));
    EXPECT_EQ(found.front(),
              "no_else, fault: in state A no arrow fires on Step when !x1 & !x3 | !x2 & !x3 | !x2 & !x1");
    EXPECT_EQ(findings(there_and_back().row("A", "Step", "B", x1 || x2)),
              (Lines{"no_else, fault: in state A no arrow fires on Step when !x1 & !x2"}));
}

TEST(Lint, looks_at_guards_over_twelve_inputs_and_no_more) {
    for (std::size_t const inputs : {12U, 13U}) {
        HandMade chain = there_and_back();
        Guard so_far;
        for (std::size_t input = 0; input < inputs; ++input) {
            chain.row("A", "Step", "B", so_far && asks(input));
            so_far = so_far && !asks(input);
        }
        EXPECT_EQ(findings(chain),
                  inputs == 12
                      ? (Lines{"no_else, fault: in state A no arrow fires on Step when !x1 & !x2 & !x3 & !x4 & "
                               "!x5 & !x6 & !x7 & !x8 & !x9 & !x10 & !x11 & !x12"})
                      : nothing);
    }
}

TEST(Lint, finds_what_no_arrow_has) {
    HandMade made = there_and_back().row("A", "Step", "B").input("x1").output("z1");
    made.number("f");
    EXPECT_EQ(findings(made),
              (Lines{"unused, fault: no arrow has event f", "unused, fault: no arrow has input x1",
                     "unused, fault: no arrow has output z1", "ignored_event, note: state A has no arrow for f",
                     "ignored_event, note: state B has no arrow for f"}));
}

TEST(Lint, notes_guards_that_may_both_hold) {
    HandMade const made = there_and_back().row("A", "Step", "A", !x1 && !x2);
    EXPECT_EQ(findings(HandMade(made).row("A", "Step", "B", x1).row("A", "Step", "A", x2)),
              (Lines{"order_decides, note: arrows A -> B [x1] and A -> A [x2] may both be free to fire; then the later "
                     "row does"}));
    EXPECT_EQ(findings(HandMade(made).row("A", "Step", "B", x1).row("A", "Step", "A", !x1 && x2)), nothing);
    EXPECT_EQ(findings(HandMade(made).row("A", "Step", "B", x1 || x2)), nothing);
}
