// Some discs of four-peg towers on three of the pegs.
#include "solvers/hanoi/block.hpp"

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <vector>

#include "tests/solvers/hanoi/on_blocks.hpp"

namespace statewalk::hanoi::test {
namespace {

using Rows = std::vector<std::vector<std::uint64_t>>;

/// A block whose inner moves are open.
struct OpenBlock : Block {
    using Block::Block;
    using Block::move_between;
    using Block::move_top;
};

template <class Order>
std::string complaint(Order&& order) {
    try {
        order();
    } catch (IllegalMove const& illegal) {
        return illegal.what();
    }
    return "none";
}

/// Six discs, of which 3 to 5 are the block, from A over C to D; discs 1 and 2 are on B.
class BlockOfThree : public testing::Test {
protected:
    BlockOfThree() : whole(on_four(6)), block(whole, 3, 5, {0, 2, 3}) { bring(whole, 2, 0, 1, 2); }

    FourTowers whole;
    OpenBlock block;
};

TEST_F(BlockOfThree, IsATaskOfItsOwn) {
    EXPECT_EQ(block.task().discs, 3U);
    EXPECT_EQ(block.task().pegs, (std::vector<std::string>{"A", "C", "D"}));
    EXPECT_EQ(block.task().from, 0U);
    EXPECT_EQ(block.task().to, 2U);
}

TEST_F(BlockOfThree, MovesTheDiscsOfTheWhole) {
    block.make({1, 0, 2});
    block.make({2, 0, 1});
    EXPECT_EQ(made(whole), moves({"3AD", "4AC"}));
    EXPECT_EQ(whole.rows(), (Rows{{6, 5}, {2, 1}, {4}, {3}}));
}

TEST_F(BlockOfThree, IsDeliveredWhenAllItsDiscsAreOnItsGoalPeg) {
    for (Move const& move : solution(task(3))) {
        EXPECT_FALSE(block.delivered());
        block.make(move);
    }
    EXPECT_TRUE(block.delivered());
    EXPECT_TRUE(block.done());
    EXPECT_FALSE(whole.delivered());
    EXPECT_EQ(whole.rows(), (Rows{{6}, {2, 1}, {}, {5, 4, 3}}));
}

TEST_F(BlockOfThree, ForbidsWhatTheWholeForbids) {
    EXPECT_EQ(complaint([&] { block.make({2, 0, 2}); }), "disc 4 is not on top of A");
    EXPECT_EQ(complaint([&] { block.make({1, 0, 0}); }), "a disc cannot go from A to A");
    block.make({1, 0, 2});
    EXPECT_EQ(complaint([&] { block.make({2, 0, 2}); }), "disc 4 cannot go from A onto disc 3 on D");
    EXPECT_EQ(complaint([&] { block.move_top(0, 2); }), "disc 4 cannot go from A onto disc 3 on D");
    EXPECT_EQ(complaint([&] { block.move_top(1, 2); }), "there is no disc on C to move to D");
    EXPECT_EQ(made(whole), moves({"3AD"}));
}

TEST_F(BlockOfThree, HasNoOtherDiscsAndPegs) {
    EXPECT_EQ(complaint([&] { block.make({0, 0, 2}); }), "the block has 3 discs and no disc 0");
    EXPECT_EQ(complaint([&] { block.make({4, 0, 2}); }), "the block has 3 discs and no disc 4");
    EXPECT_EQ(complaint([&] { block.make({4'294'967'295U, 0, 2}); }), "the block has 3 discs and no disc 4294967295");
    EXPECT_EQ(complaint([&] { block.make({1, 0, 3}); }), "there is no such peg");
    EXPECT_EQ(complaint([&] { block.make({1, 4'294'967'295U, 0}); }), "there is no such peg");
    EXPECT_TRUE(made(whole).empty());
}

TEST_F(BlockOfThree, MovesNeitherASmallerNorALargerDiscThanItsOwn) {
    OpenBlock over_b(whole, 3, 5, {0, 1, 3});
    EXPECT_EQ(complaint([&] { over_b.move_top(1, 2); }), "disc 1 is not one of discs 3 to 5");
    EXPECT_EQ(complaint([&] { over_b.move_between(0, 1); }), "disc 1 is not one of discs 3 to 5");
    for (Move const& move : solution(task(3))) block.make(move);
    EXPECT_EQ(complaint([&] { block.move_top(0, 1); }), "disc 6 is not one of discs 3 to 5");
    EXPECT_EQ(complaint([&] { block.move_between(0, 1); }), "disc 6 is not one of discs 3 to 5");
    EXPECT_EQ(whole.rows(), (Rows{{6}, {2, 1}, {}, {5, 4, 3}}));
}

TEST_F(BlockOfThree, MovesTheSmallerOfTwoTopDiscsAndNoneOfTwoEmptyPegs) {
    EXPECT_EQ(complaint([&] { block.move_between(1, 2); }).substr(0, 19), "there is no disc on");
    block.move_between(0, 2);  //  65 21 . 3
    block.move_between(1, 0);  //  65 . 4 3
    block.move_between(1, 2);
    block.move_between(1, 0);  // back again: 5 is under it
    EXPECT_EQ(made(whole), moves({"3AD", "4AC", "3DC", "3CA"}));
}

TEST(Block, NeedsDiscsAndPegsThatThereAre) {
    FourTowers whole(on_four(6));
    auto const make = [&](unsigned count, Disc largest, std::array<Peg, 3> pegs) {
        try {
            Block(whole, count, largest, pegs);
        } catch (std::invalid_argument const& wrong) {
            return std::string(wrong.what());
        }
        return std::string("none");
    };
    EXPECT_EQ(make(6, 6, {0, 1, 2}), "none");
    EXPECT_EQ(make(1, 1, {3, 2, 1}), "none");
    EXPECT_EQ(make(0, 3, {0, 1, 2}), "of 6 discs there are no 0 up to disc 3");
    EXPECT_EQ(make(4, 3, {0, 1, 2}), "of 6 discs there are no 4 up to disc 3");
    EXPECT_EQ(make(2, 7, {0, 1, 2}), "of 6 discs there are no 2 up to disc 7");
    EXPECT_EQ(make(2, 6, {0, 1, 4}), "there is no such peg");
    EXPECT_EQ(make(2, 6, {0, 1, 1}), "two pegs are called B");
}

}  // namespace
}  // namespace statewalk::hanoi::test
