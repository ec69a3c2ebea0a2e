// What is tested of every automaton that moves discs on four pegs.
//
// A figure is written by hand (figure.hpp). It also has
//
//   static constexpr unsigned discs;  // for which its arrows are counted, with the tie rule `low`
//   using WithAnother = ...;          // the same automaton with another one nested in it
//
//   INSTANTIATE_TYPED_TEST_SUITE_P(Name, FourPegAutomaton, Figure);
#pragma once

#include <gtest/gtest.h>

#include <cstddef>
#include <vector>

#include "automata/hanoi/buneman_levy.hpp"
#include "solvers/hanoi/block.hpp"
#include "tests/automata/hanoi/figure.hpp"
#include "tests/automata/hanoi/play.hpp"
#include "tests/solvers/hanoi/hanoi.hpp"

namespace statewalk::hanoi::test {

/// The three-peg automaton of Buneman and Levy over some discs of four-peg towers.
using BunemanLevyOnBlocks = BunemanLevyOver<SearchedTowersOn<Block>>;

template <class Figure>
class FourPegAutomaton : public ::testing::Test {
protected:
    template <class Automaton>
    static void expect_the_recursions_moves(Task const& task) {
        Played const played = play<Automaton>(task);
        ASSERT_EQ(played.moves, solution(task)) << words(task);
        ASSERT_EQ(played.outcome.ending, Ending::finished) << words(task);
        ASSERT_EQ(played.misfit, "") << words(task);
    }
};
TYPED_TEST_SUITE_P(FourPegAutomaton);

TYPED_TEST_P(FourPegAutomaton, HasTheGraphOfItsTable) { expect_the_graph_of<TypeParam>(); }

TYPED_TEST_P(FourPegAutomaton, NeverHasTwoArrowsToChooseFrom) {
    EXPECT_TRUE(overlaps(graph_of<typename TypeParam::Automaton>()).empty());
}

TYPED_TEST_P(FourPegAutomaton, TakesEveryArrowAsOftenAsCountedByHand) {
    EXPECT_EQ(play<typename TypeParam::Automaton>(on_four(TypeParam::discs)).arrows, arrow_counts<TypeParam>());
}

TYPED_TEST_P(FourPegAutomaton, MakesTheMovesOfTheRecursionForEveryPairOfPegsAndEitherTieRule) {
    for (unsigned discs = 0; discs <= 8; ++discs)
        for (Task const& task : every_pair_of_four(discs))
            this->template expect_the_recursions_moves<typename TypeParam::Automaton>(task);
}

TYPED_TEST_P(FourPegAutomaton, MakesTheMovesOfTheRecursionForUpToThirtyDiscs) {
    for (Ties const ties : {Ties::low, Ties::high})
        for (unsigned discs = 9; discs <= 30; ++discs)
            this->template expect_the_recursions_moves<typename TypeParam::Automaton>(on_four(discs, 1, 2, ties));
}

TYPED_TEST_P(FourPegAutomaton, MakesTheSameMovesWithAnotherAutomatonNestedInIt) {
    for (unsigned discs = 0; discs <= 6; ++discs)
        for (Task const& task : every_pair_of_four(discs))
            this->template expect_the_recursions_moves<typename TypeParam::WithAnother>(task);
    for (Ties const ties : {Ties::low, Ties::high})
        this->template expect_the_recursions_moves<typename TypeParam::WithAnother>(on_four(30, 3, 0, ties));
}

TYPED_TEST_P(FourPegAutomaton, HasFinishedAnEmptyTaskBeforeTheFirstStep) {
    typename TypeParam::Automaton::ObjectOfControl object(on_four(0));
    Runner<typename TypeParam::Automaton> run(object);
    EXPECT_EQ(run.outcome(), (Outcome{Ending::finished, 0, "at rest, and the task is done"}));
    EXPECT_FALSE(run.step(Step{}));
}

TYPED_TEST_P(FourPegAutomaton, HasNothingToDoWhereTheTaskIsDone) {
    typename TypeParam::Automaton::ObjectOfControl object(on_four(5));
    play_over<typename TypeParam::Automaton>(object);
    Played const again = play_over<typename TypeParam::Automaton>(object);
    EXPECT_EQ(again.outcome, (Outcome{Ending::finished, 0, "at rest, and the task is done"}));
    EXPECT_EQ(object.rows(), (std::vector<Numbers>{{}, {}, {}, {5, 4, 3, 2, 1}}));
}

TYPED_TEST_P(FourPegAutomaton, BeginsAnewOverAnObjectThatAnotherRunLeftBeforeItsFirstMove) {
    Task const task = on_four(6);
    std::size_t cuts = 0;
    for (std::uint64_t steps = 1;; ++steps) {
        typename TypeParam::Automaton::ObjectOfControl object(task);
        Played const cut = play_over<typename TypeParam::Automaton>(object, steps);
        if (!cut.moves.empty()) break;
        ++cuts;
        ASSERT_EQ(play_over<typename TypeParam::Automaton>(object).moves, solution(task)) << steps;
    }
    EXPECT_GT(cuts, 1U);
}

REGISTER_TYPED_TEST_SUITE_P(FourPegAutomaton, HasTheGraphOfItsTable, NeverHasTwoArrowsToChooseFrom,
                            TakesEveryArrowAsOftenAsCountedByHand,
                            MakesTheMovesOfTheRecursionForEveryPairOfPegsAndEitherTieRule,
                            MakesTheMovesOfTheRecursionForUpToThirtyDiscs,
                            MakesTheSameMovesWithAnotherAutomatonNestedInIt, HasFinishedAnEmptyTaskBeforeTheFirstStep,
                            HasNothingToDoWhereTheTaskIsDone,
                            BeginsAnewOverAnObjectThatAnotherRunLeftBeforeItsFirstMove);

}  // namespace statewalk::hanoi::test
