// What is tested of every automaton on three pegs: its graph is the figure, and its runs are the recursion's.
//
// A figure is written by hand (figure.hpp), its counts are those for three discs, and it also has
//
//   static std::uint64_t steps(unsigned discs);  // for one disc or more
//
//   INSTANTIATE_TYPED_TEST_SUITE_P(Name, ThreePegAutomaton, Figure);
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/automata/hanoi/figure.hpp"
#include "tests/automata/hanoi/play.hpp"
#include "tests/solvers/hanoi/hanoi.hpp"

namespace statewalk::hanoi::test {

inline std::uint64_t power_of_two(unsigned exponent) { return std::uint64_t{1} << exponent; }

template <class Figure>
class ThreePegAutomaton : public ::testing::Test {};
TYPED_TEST_SUITE_P(ThreePegAutomaton);

TYPED_TEST_P(ThreePegAutomaton, HasTheGraphOfItsTable) { expect_the_graph_of<TypeParam>(); }

TYPED_TEST_P(ThreePegAutomaton, NeverHasTwoArrowsToChooseFrom) {
    EXPECT_TRUE(overlaps(graph_of<typename TypeParam::Automaton>()).empty());
}

TYPED_TEST_P(ThreePegAutomaton, TakesEveryArrowAsOftenAsTheTableCountsForThreeDiscs) {
    EXPECT_EQ(play<typename TypeParam::Automaton>(task(3)).arrows, arrow_counts<TypeParam>());
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
