// The objects of two three-peg automata over blocks of four-peg towers: equal to the recursion there too.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "automata/core/log.hpp"
#include "tests/solvers/hanoi/on_blocks.hpp"

namespace statewalk::hanoi::test {
namespace {

template <class Inner>
class ObjectOnABlock : public testing::Test {};
using Objects = testing::Types<MoveListOn<Block>, SearchedTowersOn<Block>>;
TYPED_TEST_SUITE(ObjectOnABlock, Objects);

TYPED_TEST(ObjectOnABlock, MovesFourDiscsAsWrittenByHand) {
    // Discs 3 to 6 of 7, from A over C to D: an even number, so that its smallest disc goes to C first.
    FourTowers whole(on_four(7));
    bring(whole, 2, 0, 1, 2);
    TypeParam object(Block(whole, 4, 6, {0, 2, 3}));
    deliver(object);
    EXPECT_EQ(made(whole), moves({"3AC", "4AD", "3CD", "5AC", "3DA", "4DC", "3AC", "6AD", "3CD", "4CA", "3DA", "5CD",
                                  "3AC", "4AD", "3CD"}));
    EXPECT_TRUE(object.done());
}

TYPED_TEST(ObjectOnABlock, MovesAsTheRecursionForEveryBlockAndAnyPegs) {
    for (Disc largest = 1; largest <= 7; ++largest)
        for (unsigned count = 1; count <= largest; ++count) {
            std::array<Peg, 4> pegs{0, 1, 2, 3};  // from, over, to, and where the smaller discs are
            do {
                FourTowers whole(on_four(7, pegs[0], pegs[2]));
                bring(whole, largest - count, pegs[0], pegs[3], pegs[1]);
                TypeParam object(Block(whole, count, largest, {pegs[0], pegs[1], pegs[2]}));
                deliver(object);
                ASSERT_EQ(made(whole), solution_of_block(count, largest, {pegs[0], pegs[1], pegs[2]}))
                    << count << " discs up to disc " << largest;
            } while (std::next_permutation(pegs.begin(), pegs.end()));
        }
}

TYPED_TEST(ObjectOnABlock, IsRefusedWhileSmallerDiscsLieOnIt) {
    FourTowers whole(on_four(3));
    TypeParam object(Block(whole, 2, 3, {0, 2, 3}));
    EXPECT_THROW(deliver(object), IllegalMove);
    EXPECT_EQ(whole.moves_made(), 0U);
}

TEST(MoveListOnABlock, DescribesTheWholeAndItsList) {
    FourTowers whole(on_four(2));
    MoveListOn<Block> list(Block(whole, 2, 2, {0, 1, 3}));
    deliver(list);
    Record record;
    list.describe(record);
    EXPECT_EQ(record.moves.size(), 3U);
    std::vector<std::string> names;
    for (Field const& field : record.object) names.push_back(field.name);
    EXPECT_EQ(names, (std::vector<std::string>{"towers", "d", "m", "j", "length", "latest"}));
}

}  // namespace
}  // namespace statewalk::hanoi::test
