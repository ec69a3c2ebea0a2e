// The moves that the towers remember: how they are forgotten, handed over and described.
#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "automata/core/log.hpp"
#include "solvers/hanoi/towers.hpp"
#include "tests/solvers/hanoi/hanoi.hpp"

namespace statewalk::hanoi {
namespace {

std::vector<Move> list(std::span<Move const> moves) { return {moves.begin(), moves.end()}; }

/// One disc, sent round: A to B, B to C, C to A, and so on. Gives its moves from number `first`, counted from 0, to
/// before `last`.
std::vector<Move> rounds(std::size_t first, std::size_t last) {
    std::array<Move, 3> const round{Move{1, 0, 1}, Move{1, 1, 2}, Move{1, 2, 0}};
    std::vector<Move> moves;
    for (std::size_t i = first; i < last; ++i) moves.push_back(round.at(i % 3));
    return moves;
}
void go_round(Towers& towers, std::size_t first, std::size_t last) {
    for (Move const& move : rounds(first, last)) towers.move(move.from, move.to);
}

TEST(LatestMoves, AreThoseSinceTheyWereForgotten) {
    Towers towers(test::task(2));
    towers.move(0, 1);
    towers.move(0, 2);
    EXPECT_EQ(list(towers.moves()), test::moves({"1AB", "2AC"}));
    towers.forget_moves();
    EXPECT_TRUE(towers.moves().empty());
    EXPECT_EQ(towers.moves_made(), 2U);
    towers.move(1, 2);
    EXPECT_EQ(list(towers.moves()), test::moves({"1BC"}));
}

TEST(LatestMoves, AreRememberedUpToABlock) {
    Towers towers(test::task(1));
    go_round(towers, 0, LatestMoves::capacity - 1);
    EXPECT_EQ(list(towers.moves()), rounds(0, LatestMoves::capacity - 1));
}

TEST(LatestMoves, OfAFullBlockAreForgottenWhereNobodyReadsThem) {
    Towers towers(test::task(1));
    go_round(towers, 0, LatestMoves::capacity + 2);
    EXPECT_EQ(list(towers.moves()), rounds(LatestMoves::capacity, LatestMoves::capacity + 2));
    EXPECT_EQ(towers.moves_made(), LatestMoves::capacity + 2);
}

TEST(LatestMoves, OfEveryFullBlockGoToTheReaderInOrder) {
    Towers towers(test::task(1));
    std::vector<Move> read;
    std::vector<std::size_t> blocks;
    towers.read_by([&](std::span<Move const> block) {
        blocks.push_back(block.size());
        read.insert(read.end(), block.begin(), block.end());
    });
    std::size_t const all = 2 * LatestMoves::capacity + 1;
    go_round(towers, 0, all);
    EXPECT_EQ(blocks, (std::vector<std::size_t>{LatestMoves::capacity, LatestMoves::capacity}));
    EXPECT_EQ(read, rounds(0, all - 1));
    EXPECT_EQ(list(towers.moves()), rounds(all - 1, all));
}

TEST(LatestMoves, ThatWereForgottenGoToTheReaderAllTheSame) {
    Towers towers(test::task(1));
    std::vector<Move> read;
    towers.read_by([&](std::span<Move const> block) { read.insert(read.end(), block.begin(), block.end()); });
    go_round(towers, 0, 10);
    towers.forget_moves();
    EXPECT_TRUE(towers.moves().empty());
    go_round(towers, 10, 12);
    EXPECT_EQ(list(towers.moves()), rounds(10, 12));
    EXPECT_EQ(list(towers.block_of_moves()), rounds(0, 12));
    go_round(towers, 12, LatestMoves::capacity + 1);
    EXPECT_EQ(read, rounds(0, LatestMoves::capacity));
    EXPECT_EQ(list(towers.moves()), rounds(LatestMoves::capacity, LatestMoves::capacity + 1));
}

TEST(LatestMoves, OfABlockThatWasLookedAtDoNotGoToTheReader) {
    Towers towers(test::task(1));
    std::vector<Move> read;
    towers.read_by([&](std::span<Move const> block) { read.insert(read.end(), block.begin(), block.end()); });
    go_round(towers, 0, 10);
    EXPECT_EQ(list(towers.block_of_moves()), rounds(0, 10));
    towers.begin_block_of_moves();
    EXPECT_TRUE(towers.moves().empty());
    go_round(towers, 10, 10 + LatestMoves::capacity + 1);
    EXPECT_EQ(read, rounds(10, 10 + LatestMoves::capacity));
}

/// What the towers say of themselves, as a log keeps it.
TEST(LatestMoves, AreDescribedWithTheirNumbersAndTheNamesOfThePegs) {
    Towers towers({2, {"left", "middle", "right"}, 0, 2});
    towers.move(0, 1);
    towers.forget_moves();
    towers.move(0, 2);
    towers.move(1, 2);
    Record record;
    towers.describe(record);
    using N = std::uint64_t;
    EXPECT_EQ(record.moves,
              (std::vector<Fields>{{{"number", N{2}}, {"disc", N{2}}, {"from", "left"}, {"to", "right"}},
                                   {{"number", N{3}}, {"disc", N{1}}, {"from", "middle"}, {"to", "right"}}}));
    EXPECT_EQ(record.object, (Fields{{"towers", std::vector<Numbers>{{}, {}, {2, 1}}}}));
}

}  // namespace
}  // namespace statewalk::hanoi
