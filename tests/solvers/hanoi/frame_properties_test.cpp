// Property 2 of Jiang, Li and Chen 2013: the parts of a shortest solution are shortest solutions themselves.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

#include "solvers/hanoi/check.hpp"
#include "solvers/hanoi/frame_recursion.hpp"
#include "tests/solvers/hanoi/hanoi.hpp"

namespace statewalk::hanoi {
namespace {

std::string complaint(Task const& task, std::span<Move const> moves) {
    ShortestSolution solution(task);
    for (Move const& move : moves) solution.take(move);
    return solution.complaint();
}

/// Which peg all moves of disc 1 end on.
Peg end_of(std::span<Move const> moves) {
    auto const last = std::find_if(moves.rbegin(), moves.rend(), [](Move const& move) { return move.disc == 1; });
    return last->to;
}

TEST(FrameProperties, EveryShortestSolutionIsMadeOfShortestSolutions) {
    FrameRecursion const recursion(12);
    for (unsigned discs = 2; discs <= 12; ++discs)
        for (Task const& task : test::every_pair_of_four(discs))
            for (Spares const spares : {Spares::first, Spares::second}) {
                std::vector<Move> const moves = test::solution(task, spares);
                unsigned const r = discs == 2 ? 1 : recursion.split(discs, task.ties);
                unsigned const smaller = discs - r;
                std::size_t const aside = recursion.moves(smaller);
                std::span<Move const> const all(moves);
                std::span<Move const> const first = all.first(aside);
                std::span<Move const> const last = all.last(aside);

                Peg const store = end_of(first);
                EXPECT_EQ(complaint(test::on_four(smaller, task.from, store), first), "") << test::words(task);
                EXPECT_EQ(complaint(test::on_four(smaller, store, task.to), last), "") << test::words(task);

                // What is between them moves the r largest discs on the three other pegs: 2^r - 1 moves.
                std::vector<Move> base;
                for (Move move : all.subspan(aside, all.size() - 2 * aside)) {
                    ASSERT_TRUE(move.disc > smaller && move.from != store && move.to != store) << test::words(task);
                    base.push_back({move.disc - smaller, move.from - (move.from > store), move.to - (move.to > store)});
                }
                Task const on_three = test::task(r, task.from - (task.from > store), task.to - (task.to > store));
                EXPECT_EQ(complaint(on_three, base), "") << test::words(task);
                EXPECT_EQ(base, test::solution(on_three)) << test::words(task);
            }
}

/// So the search for the best r may go upwards and stop at the first rise.
TEST(FrameProperties, TheMovesOfASplitFallToTheBestOneOrTwoAndRiseFromThere) {
    FrameRecursion const recursion(60);
    for (unsigned discs = 1; discs <= 60; ++discs) {
        unsigned const low = recursion.split(discs, Ties::low);
        unsigned const high = recursion.split(discs, Ties::high);
        auto const moves = [&](unsigned r) { return 2 * recursion.moves(discs - r) + (std::uint64_t{1} << r) - 1; };
        for (unsigned r = 1; r < low; ++r) ASSERT_GT(moves(r), moves(r + 1)) << discs << ", " << r;
        ASSERT_EQ(moves(low), moves(high));
        ASSERT_LE(high - low, 1U);
        for (unsigned r = high; r < discs; ++r) ASSERT_LT(moves(r), moves(r + 1)) << discs << ", " << r;
    }
}

}  // namespace
}  // namespace statewalk::hanoi
