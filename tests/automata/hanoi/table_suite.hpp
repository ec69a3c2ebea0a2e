// What is tested of every automaton that fills a table.
//
// A figure is written by hand (figure.hpp). It also has
//
//   static constexpr unsigned discs;  // for which its arrows are counted, with the tie rule `low`
//   static unsigned split(FrameRecursion const&, unsigned discs, Ties);      // that the automaton must choose
//   static std::uint64_t steps(std::vector<unsigned> const& splits);         // of a run, from the r of 1, 2, ... discs
//
//   INSTANTIATE_TYPED_TEST_SUITE_P(Name, TableAutomaton, Figure);
#pragma once

#include <gtest/gtest.h>

#include <ostream>
#include <vector>

#include "solvers/hanoi/frame_recursion.hpp"
#include "tests/automata/hanoi/figure.hpp"
#include "tests/automata/hanoi/play.hpp"
#include "tests/solvers/hanoi/hanoi.hpp"

namespace statewalk::hanoi {

inline void PrintTo(Cell const& cell, std::ostream* out) {
    *out << cell.discs << " discs: " << cell.moves << " moves, split " << cell.split;
}

}  // namespace statewalk::hanoi

namespace statewalk::hanoi::test {

/// What Frame's recursion says.
template <class Figure>
std::vector<Cell> recursions_cells(Task const& task) {
    static FrameRecursion const recursion(1000);
    std::vector<Cell> cells;
    for (unsigned discs = 1; discs <= task.discs; ++discs)
        cells.push_back({discs, recursion.moves(discs), Figure::split(recursion, discs, task.ties)});
    return cells;
}

template <class Figure>
class TableAutomaton : public ::testing::Test {};
TYPED_TEST_SUITE_P(TableAutomaton);

TYPED_TEST_P(TableAutomaton, HasTheGraphOfItsTable) { expect_the_graph_of<TypeParam>(); }

TYPED_TEST_P(TableAutomaton, NeverHasTwoArrowsToChooseFrom) {
    EXPECT_TRUE(overlaps(graph_of<typename TypeParam::Automaton>()).empty());
}

TYPED_TEST_P(TableAutomaton, TakesEveryArrowAsOftenAsTheTableCounts) {
    EXPECT_EQ(play<typename TypeParam::Automaton>(on_four(TypeParam::discs)).arrows, arrow_counts<TypeParam>());
}

TYPED_TEST_P(TableAutomaton, FillsTheCellsOfTheRecursionInTheStepsOfItsFormulaForEitherTieRule) {
    std::vector<unsigned> all{250, 1000};
    for (unsigned discs = 1; discs <= 200; ++discs) all.push_back(discs);
    for (Ties const ties : {Ties::low, Ties::high})
        for (unsigned const discs : all) {
            Task const task = on_four(discs, 0, 3, ties);
            Played const played = play<typename TypeParam::Automaton>(task);
            ASSERT_EQ(played.cells, recursions_cells<TypeParam>(task)) << words(task);
            std::vector<unsigned> splits;
            for (Cell const& cell : played.cells) splits.push_back(cell.split);
            ASSERT_EQ(played.outcome,
                      (Outcome{Ending::finished, TypeParam::steps(splits), "at rest, and the task is done"}))
                << words(task);
            ASSERT_EQ(played.misfit, "") << words(task);
        }
}

TYPED_TEST_P(TableAutomaton, FillsTheSameTableForEveryPairOfPegs) {
    for (Task const& task : every_pair_of_four(12))
        EXPECT_EQ(play<typename TypeParam::Automaton>(task).cells, recursions_cells<TypeParam>(task)) << words(task);
}

TYPED_TEST_P(TableAutomaton, HasFinishedAnEmptyTaskBeforeTheFirstStep) {
    EXPECT_EQ(play<typename TypeParam::Automaton>(on_four(0)).outcome,
              (Outcome{Ending::finished, 0, "at rest, and the task is done"}));
}

TYPED_TEST_P(TableAutomaton, HasNothingToDoWhereTheTableIsFilled) {
    typename TypeParam::Automaton::ObjectOfControl object(on_four(9));
    play_over<typename TypeParam::Automaton>(object);
    auto const table = fields_of(object);
    EXPECT_EQ(play_over<typename TypeParam::Automaton>(object).outcome,
              (Outcome{Ending::finished, 0, "at rest, and the task is done"}));
    EXPECT_EQ(fields_of(object), table);
}

TYPED_TEST_P(TableAutomaton, FillsATableAnewThatAnotherRunLeftWhereverThatWas) {
    Task const task = on_four(9, 0, 3, Ties::high);
    std::uint64_t const whole = play<typename TypeParam::Automaton>(task).outcome.steps;
    for (std::uint64_t cut = 1; cut < whole; ++cut) {
        typename TypeParam::Automaton::ObjectOfControl object(task);
        play_over<typename TypeParam::Automaton>(object, cut);
        if (object.done()) break;  // and has only to come to rest
        ASSERT_EQ(play_over<typename TypeParam::Automaton>(object).cells, recursions_cells<TypeParam>(task)) << cut;
    }
}

REGISTER_TYPED_TEST_SUITE_P(TableAutomaton, HasTheGraphOfItsTable, NeverHasTwoArrowsToChooseFrom,
                            TakesEveryArrowAsOftenAsTheTableCounts,
                            FillsTheCellsOfTheRecursionInTheStepsOfItsFormulaForEitherTieRule,
                            FillsTheSameTableForEveryPairOfPegs, HasFinishedAnEmptyTaskBeforeTheFirstStep,
                            HasNothingToDoWhereTheTableIsFilled, FillsATableAnewThatAnotherRunLeftWhereverThatWas);

}  // namespace statewalk::hanoi::test
