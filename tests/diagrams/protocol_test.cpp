// Runs as the protocol of SWITCH-technology, in English and in Russian.
#include "diagrams/protocol.hpp"

#include <gtest/gtest.h>

#include <sstream>
#include <utility>

#include "tests/diagrams/graphs.hpp"
#include "tests/diagrams/runs.hpp"

namespace statewalk {
namespace {

std::string protocol(TransitionGraph const& graph, test::Run const& run, Language language = Language::en) {
    std::ostringstream out;
    Protocol log{out, language};
    test::write(log, graph, run);
    return out.str();
}

/// The one step of a run that goes no further.
test::Run only(test::Run run, std::size_t step, Outcome outcome) {
    run.steps = {run.steps.at(step)};
    run.outcome = std::move(outcome);
    return run;
}

TEST(Protocol, OfTwoDiscsIsAsWrittenByHand) {
    EXPECT_EQ(protocol(test::buneman_levy(), test::two_discs()),
              R"({ A1: Automaton A1 started in state 0 with event e1
 * z1: move the smallest disc one peg on along its cycle.
 T A1: Automaton A1 went from state 0 to state 1
} A1: Automaton A1 finished its work in state 1
{ A1: Automaton A1 started in state 1 with event e1
 i x1: every disc is delivered? - NO.
 * z2: make the only legal move of another disc.
 * z1: move the smallest disc one peg on along its cycle.
} A1: Automaton A1 finished its work in state 1
{ A1: Automaton A1 started in state 1 with event e1
 i x1: every disc is delivered? - YES.
 T A1: Automaton A1 went from state 1 to state 0
} A1: Automaton A1 finished its work in state 0
)");
}

TEST(Protocol, OfTwoDiscsInRussianIsAsWrittenByHand) {
    EXPECT_EQ(protocol(test::buneman_levy(), test::two_discs(), Language::ru),
              R"({ A1: Автомат A1 запущен в состоянии 0 с событием e1
 * z1: переложить наименьший диск на следующий стержень его цикла.
 T A1: Автомат A1 перешел из состояния 0 в состояние 1
} A1: Автомат A1 завершил свою работу в состоянии 1
{ A1: Автомат A1 запущен в состоянии 1 с событием e1
 i x1: все диски перенесены? - НЕТ.
 * z2: сделать единственно возможное перекладывание другого диска.
 * z1: переложить наименьший диск на следующий стержень его цикла.
} A1: Автомат A1 завершил свою работу в состоянии 1
{ A1: Автомат A1 запущен в состоянии 1 с событием e1
 i x1: все диски перенесены? - ДА.
 T A1: Автомат A1 перешел из состояния 1 в состояние 0
} A1: Автомат A1 завершил свою работу в состоянии 0
)");
}

// The outer automaton enters state 8; A2 goes from 0 to 2, makes a round there, and comes back to 0, where 8 is left.
TEST(Protocol, HasANestedAutomatonInsideTheOneThatHoldsItAsWrittenByHand) {
    EXPECT_EQ(protocol(test::nested(), test::in_and_out()),
              R"({ A1: Automaton A1 started in state 1 with event e1
 i x11: it is done? - NO.
 * z11.
 T A1: Automaton A1 went from state 1 to state 8
} A1: Automaton A1 finished its work in state 8
{ A1: Automaton A1 started in state 8 with event e1
 { A2: Automaton A2 started in state 0 with event e1
  * z1: go.
  T A2: Automaton A2 went from state 0 to state 2
 } A2: Automaton A2 finished its work in state 2
 i x11: it is done? - NO.
} A1: Automaton A1 finished its work in state 8
{ A1: Automaton A1 started in state 8 with event e1
 { A2: Automaton A2 started in state 2 with event e1
  i x1: once more? - YES.
  * z1: go.
 } A2: Automaton A2 finished its work in state 2
 i x11: it is done? - NO.
} A1: Automaton A1 finished its work in state 8
{ A1: Automaton A1 started in state 8 with event e1
 { A2: Automaton A2 started in state 2 with event e1
  i x1: once more? - NO.
  T A2: Automaton A2 went from state 2 to state 0
 } A2: Automaton A2 finished its work in state 0
 i x11: it is done? - YES.
 T A1: Automaton A1 went from state 8 to state 10
} A1: Automaton A1 finished its work in state 10
)");
}

TEST(Protocol, NumbersAutomataInTheOrderOfTheGraphAtEveryLevel) {
    test::Run run;
    run.start.before = run.start.after = {4};
    Record step = test::step(1, 4, 5, 4);
    step.event = "e";
    run.steps = {step};
    EXPECT_EQ(protocol(test::two_levels(), run), R"({ A1: Automaton A1 started in state b with event e
 { A3: Automaton A3 started in state in b with event e
  { A4: Automaton A4 started in state deep with event e
   T A4: Automaton A4 went from state deep to state deeper
  } A4: Automaton A4 finished its work in state deeper
 } A3: Automaton A3 finished its work in state in b
} A1: Automaton A1 finished its work in state b
)");
}

TEST(Protocol, SaysWhatIsDoneInTheStateEnteredAfterTheTransition) {
    TransitionGraph graph = test::buneman_levy();
    graph.states[1].entry = "z2";
    test::Run const run = only(test::two_discs(), 0, {});
    EXPECT_EQ(protocol(graph, run), R"({ A1: Automaton A1 started in state 0 with event e1
 * z1: move the smallest disc one peg on along its cycle.
 T A1: Automaton A1 went from state 0 to state 1
 * z2: make the only legal move of another disc.
} A1: Automaton A1 finished its work in state 1
)");
}

TEST(Protocol, OfAStepThatFailedHasTheFaultBeforeTheEndOfTheStepAndNoTransition) {
    test::Run run = only(test::two_discs(), 0, {Ending::fault, 1, "the disc is too large"});
    run.steps[0].after = run.steps[0].before;
    EXPECT_EQ(protocol(test::buneman_levy(), run), R"({ A1: Automaton A1 started in state 0 with event e1
 * z1: move the smallest disc one peg on along its cycle.
! A1: the disc is too large!
} A1: Automaton A1 finished its work in state 0
)");
}

TEST(Protocol, OfARunThatGotStuckSaysWhyInEitherLanguage) {
    test::Run run = only(test::two_discs(), 2, {Ending::stuck, 1, "in 1 no arrow leaves on Step"});
    run.steps[0].fired.clear();
    run.steps[0].after = run.steps[0].before;
    EXPECT_EQ(protocol(test::buneman_levy(), run), R"({ A1: Automaton A1 started in state 1 with event e1
 i x1: every disc is delivered? - YES.
! A1: in 1 no arrow leaves on Step!
} A1: Automaton A1 finished its work in state 1
)");
    EXPECT_EQ(protocol(test::buneman_levy(), run, Language::ru), R"({ A1: Автомат A1 запущен в состоянии 1 с событием e1
 i x1: все диски перенесены? - ДА.
! A1: из состояния 1 нет перехода по событию Step!
} A1: Автомат A1 завершил свою работу в состоянии 1
)");
}

TEST(Protocol, OfARunThatWasCutSaysSoAtItsEnd) {
    test::Run run = test::two_discs();
    run.steps.clear();
    run.outcome = {Ending::out_of_budget, 0, budget_text(0)};
    EXPECT_EQ(protocol(test::buneman_levy(), run), "! A1: cut after the 0 steps that were allowed!\n");
    EXPECT_EQ(protocol(test::buneman_levy(), run, Language::ru), "! A1: разрешенное число шагов пройдено: 0!\n");
    run.outcome.reason.clear();
    EXPECT_EQ(protocol(test::buneman_levy(), run, Language::ru), "! A1: исчерпан запас шагов!\n");
}

// Two regions, each with an arrow of its own; an event with a name; names that nobody should have given.
TEST(Protocol, NamesTheStatesOfAllRegionsAndKeepsHostileTextOnItsLine) {
    test::Run run;
    run.start.before = run.start.after = {2, 4};
    Record step = test::step(1, 2, 2, 6);
    step.before = {2, 4};
    step.event = "pr\ness";
    step.inputs = {{1, false}, {2, true}};
    step.fired = {6, 8};
    step.outputs = {2, 0};
    step.after = {2, 5};
    run.steps = {step};
    EXPECT_EQ(protocol(test::hostile(), run),
              R"({ A1: Automaton A1 started in state a->b, lamp off with event pr\ness
 i x2: x & y? - NO.
 i x3? - YES.
 * z3.
 * z1: ring.
 T A1: Automaton A1 went from state lamp off to state lamp on
} A1: Automaton A1 finished its work in state a->b, lamp on
)");
}

TEST(Protocol, ShowsTheStartOfAMachineThatDoesSomethingInIt) {
    test::Run run = test::two_discs();
    run.steps.clear();
    run.start.fired = {0};
    run.start.outputs = {0};
    run.start.after = {1};
    EXPECT_EQ(protocol(test::buneman_levy(), run), R"({ A1: Automaton A1 started in state 0
 * z1: move the smallest disc one peg on along its cycle.
 T A1: Automaton A1 went from state 0 to state 1
} A1: Automaton A1 finished its work in state 1
)");
}

}  // namespace
}  // namespace statewalk
