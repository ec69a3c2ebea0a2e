// What the sources print and prove of the recursive solution.
//
//   Jiang, Li, Chen 2013: the first moves for an odd and for an even number of discs
//   "Structure of Hanoi" (Japanese): the moves of each disc, from A to B, counted from 0
//   Arsac, "Programming games and puzzles": move (2r + 1) 2^(p-1) is disc p's, and each disc goes round
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <map>
#include <utility>
#include <vector>

#include "tests/solvers/hanoi/hanoi.hpp"

namespace statewalk::hanoi {
namespace {

std::vector<Disc> discs_of(Task const& task) {
    std::vector<Disc> discs;
    for (Move const& move : test::solution(task)) discs.push_back(move.disc);
    return discs;
}

TEST(RecursiveSolution, BeginsAsPrintedForAnOddNumberOfDiscs) {
    auto const printed = test::moves({"1AC", "2AB", "1CB", "3AC", "1BA", "2BC", "1AC", "4AB", "1CB", "2CA"});
    for (unsigned discs : {5U, 7U, 9U, 15U}) {
        std::vector<Move> first = test::solution(test::task(discs));
        first.resize(printed.size());
        EXPECT_EQ(first, printed) << discs;
    }
}

TEST(RecursiveSolution, BeginsAsPrintedForAnEvenNumberOfDiscs) {
    auto const printed = test::moves({"1AB", "2AC", "1BC", "3AB", "1CA", "2CB", "1AB", "4AC", "1BC", "2BA"});
    for (unsigned discs : {4U, 6U, 8U, 14U}) {
        std::vector<Move> first = test::solution(test::task(discs));
        first.resize(printed.size());
        EXPECT_EQ(first, printed) << discs;
    }
}

TEST(RecursiveSolution, GivesEachOfThreeDiscsTheMovesAndNumbersThatArePrinted) {
    std::map<Disc, std::vector<std::pair<std::size_t, Move>>> by_disc;
    std::size_t number = 0;
    for (Move const& move : test::solution(test::task(3, 0, 1))) by_disc[move.disc].emplace_back(number++, move);
    using Numbered = std::vector<std::pair<std::size_t, Move>>;
    using test::move;
    EXPECT_EQ(by_disc.at(1), (Numbered{{0, move("1AB")}, {2, move("1BC")}, {4, move("1CA")}, {6, move("1AB")}}));
    EXPECT_EQ(by_disc.at(2), (Numbered{{1, move("2AC")}, {5, move("2CB")}}));
    EXPECT_EQ(by_disc.at(3), (Numbered{{3, move("3AB")}}));
}

TEST(RecursiveSolution, MovesTheDiscsInAnOrderThatReadsTheSameBackwards) {
    EXPECT_EQ(discs_of(test::task(3)), (std::vector<Disc>{1, 2, 1, 3, 1, 2, 1}));
    for (unsigned discs = 0; discs <= 12; ++discs) {
        std::vector<Disc> const forwards = discs_of(test::task(discs));
        EXPECT_EQ(std::vector<Disc>(forwards.rbegin(), forwards.rend()), forwards) << discs;
    }
}

TEST(RecursiveSolution, MovesDiscPAtTheOddMultiplesOfTwoToThePowerOfPMinusOne) {
    for (unsigned discs = 1; discs <= 12; ++discs) {
        std::size_t number = 0;
        for (Disc const disc : discs_of(test::task(discs)))
            ASSERT_EQ(disc, static_cast<Disc>(std::countr_zero(++number)) + 1)
                << "move " << number << " of " << discs << " discs";
    }
}

/// Straight to the goal first where the disc's parity is that of the largest disc, the other way round where it is not.
TEST(RecursiveSolution, SendsEveryDiscRoundOddOnesOneWayAndEvenOnesTheOther) {
    for (unsigned discs = 1; discs <= 10; ++discs)
        for (Task const& task : test::every_pair(discs))
            for (Move const& move : test::solution(task)) {
                bool const as_the_largest = (task.discs - move.disc) % 2 == 0;
                Peg const pegs_on = as_the_largest ? task.to + 3 - task.from : task.spare() + 3 - task.from;
                ASSERT_EQ(move.to, (move.from + pegs_on) % 3) << test::words(task) << ", disc " << move.disc;
            }
}

}  // namespace
}  // namespace statewalk::hanoi
