// What is tested of every automaton on three pegs: its graph is the figure, and its runs are the recursion's.
//
// A figure is written by hand, from the table of the algorithm:
//
//   struct Figure {
//       using Automaton = ...;
//       static constexpr std::string_view name;                    // in the list of automata
//       static std::vector<std::string> states();                  // the initial one first
//       static std::vector<std::pair<std::string, int>> arrows();  // and how often each fires for three discs
//       static std::uint64_t steps(unsigned discs);                // for one disc or more
//   };
//   INSTANTIATE_TYPED_TEST_SUITE_P(Name, ThreePegAutomaton, Figure);
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/automata/hanoi/play.hpp"
#include "tests/solvers/hanoi/hanoi.hpp"

namespace statewalk::hanoi::test {

inline std::uint64_t power_of_two(unsigned exponent) { return std::uint64_t{1} << exponent; }

template <class Figure>
class ThreePegAutomaton : public ::testing::Test {};
TYPED_TEST_SUITE_P(ThreePegAutomaton);

TYPED_TEST_P(ThreePegAutomaton, HasTheGraphOfItsTable) {
    TransitionGraph const graph = graph_of<typename TypeParam::Automaton>();
    EXPECT_EQ(graph.name, TypeParam::name);
    std::vector<std::string> states;
    for (TransitionGraph::State const& state : graph.states) states.push_back(state.name);
    EXPECT_EQ(states, TypeParam::states());
    for (std::size_t state = 0; state < states.size(); ++state)
        EXPECT_EQ(graph.states[state].initial, state == 0) << states[state];
    std::vector<std::string> arrows;
    for (std::size_t arrow = 0; arrow < graph.transitions.size(); ++arrow) arrows.push_back(arrow_text(graph, arrow));
    std::vector<std::string> expected;
    for (auto const& [text, fired] : TypeParam::arrows()) expected.push_back(text);
    EXPECT_EQ(arrows, expected);
    EXPECT_TRUE(graph.omissions.empty());
}

TYPED_TEST_P(ThreePegAutomaton, NeverHasTwoArrowsToChooseFrom) {
    EXPECT_TRUE(overlaps(graph_of<typename TypeParam::Automaton>()).empty());
}

TYPED_TEST_P(ThreePegAutomaton, TakesEveryArrowAsOftenAsTheTableCountsForThreeDiscs) {
    std::map<std::string, int> expected;
    for (auto const& [text, fired] : TypeParam::arrows()) expected[text] = fired;
    EXPECT_EQ(play<typename TypeParam::Automaton>(task(3)).arrows, expected);
}

TYPED_TEST_P(ThreePegAutomaton, MakesTheMovesOfTheRecursionInTheStepsOfItsFormulaForEveryPairOfPegs) {
    for (unsigned discs = 0; discs <= 12; ++discs)
        for (Task const& task : every_pair(discs)) {
            Played const played = play<typename TypeParam::Automaton>(task);
            ASSERT_EQ(played.moves, solution(task)) << words(task);
            ASSERT_EQ(played.outcome.ending, Ending::finished) << words(task);
            ASSERT_EQ(played.outcome.steps, discs == 0 ? 0 : TypeParam::steps(discs)) << words(task);
        }
}

TYPED_TEST_P(ThreePegAutomaton, HasFinishedAnEmptyTaskBeforeTheFirstStep) {
    typename TypeParam::Automaton::ObjectOfControl object(task(0));
    Runner<typename TypeParam::Automaton> run(object);
    EXPECT_EQ(run.outcome(), (Outcome{Ending::finished, 0, "at rest, and the task is done"}));
    EXPECT_FALSE(run.step(Step{}));
}

REGISTER_TYPED_TEST_SUITE_P(ThreePegAutomaton, HasTheGraphOfItsTable, NeverHasTwoArrowsToChooseFrom,
                            TakesEveryArrowAsOftenAsTheTableCountsForThreeDiscs,
                            MakesTheMovesOfTheRecursionInTheStepsOfItsFormulaForEveryPairOfPegs,
                            HasFinishedAnEmptyTaskBeforeTheFirstStep);

}  // namespace statewalk::hanoi::test
