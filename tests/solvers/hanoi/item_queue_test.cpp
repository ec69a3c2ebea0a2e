// The queue of tasks that the four-peg-queue automaton controls, driven as the automaton does.
#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "solvers/hanoi/four_peg_queue.hpp"
#include "tests/solvers/hanoi/on_blocks.hpp"
#include "tests/solvers/hanoi/orders.hpp"

namespace statewalk::hanoi::test {
namespace {

using Queue = ItemQueue<MoveListOn<Block>>;
using Texts = std::vector<std::string>;

constexpr auto take = &Queue::take;
constexpr auto split_item = &Queue::split_item;

/// Steps 2, 3, 5 and 6 of the paper, until the first small item on four pegs is at the head.
template <class Inner>
void split_all(ItemQueue<Inner>& queue) {
    while (!queue.small_head()) {
        queue.take();
        if (queue.four_peg_item())
            queue.split_item();
        else
            queue.requeue_item();
    }
}

/// Steps 4, 7 and 8.
template <class Inner>
void drain(ItemQueue<Inner>& queue) {
    while (!queue.empty()) {
        queue.take();
        if (queue.four_peg_item())
            queue.move_item();
        else
            deliver(queue.nested());
    }
}

template <class Inner>
std::vector<Move> all_moves(ItemQueue<Inner>& queue) {
    std::vector<Move> all;
    queue.read_by([&](std::span<Move const> some) { all.insert(all.end(), some.begin(), some.end()); });
    queue.begin();
    split_all(queue);
    drain(queue);
    all.insert(all.end(), queue.moves().begin(), queue.moves().end());
    return all;
}

TEST(ItemQueue, OfSixDiscsIsSplitAsInThePaper) {
    Queue queue(on_four(6));
    queue.begin();
    EXPECT_EQ(shown<Texts>(queue, "queue"), (Texts{"(6,6,ABCD)"}));
    carry_out(queue, {take, split_item});
    EXPECT_EQ(shown<Texts>(queue, "queue"), (Texts{"(3,3,ACDB)", "(3,6,0ACD)", "(3,3,BACD)"}));
    EXPECT_EQ(shown<Texts>(queue, "strings"), (Texts{"0303ACDB", "03060ACD", "0303BACD"}));
    EXPECT_FALSE(queue.small_head());
    split_all(queue);
    EXPECT_EQ(shown<Texts>(queue, "queue"), (Texts{"(1,1,ADBC)", "(2,3,0ADB)", "(1,1,CADB)", "(3,6,0ACD)", "(1,1,BCDA)",
                                                   "(2,3,0BCD)", "(1,1,ABCD)"}));
    EXPECT_EQ(shown<std::uint64_t>(queue, "queued"), 7U);
    EXPECT_EQ(queue.longest(), 7U);
}

TEST(ItemQueue, OfFourDiscsMovesAsWrittenByHandForEitherTieRule) {
    Queue low(on_four(4));
    EXPECT_EQ(all_moves(low), moves({"1AC", "2AB", "1CB", "3AC", "4AD", "3CD", "1BA", "2BD", "1AD"}));
    EXPECT_TRUE(low.done());
    Queue high(on_four(4, 0, 3, Ties::high));
    EXPECT_EQ(all_moves(high), moves({"1AB", "2AD", "3AC", "2DC", "4AD", "2CA", "3CD", "2AD", "1BD"}));
    EXPECT_TRUE(high.done());
}

template <class Inner>
class ItemQueueOver : public testing::Test {};
using Inners = testing::Types<MoveListOn<Block>, SearchedTowersOn<Block>>;
TYPED_TEST_SUITE(ItemQueueOver, Inners);

TYPED_TEST(ItemQueueOver, AnyObjectMovesAsTheRecursionForEveryPairOfPegs) {
    for (unsigned discs = 1; discs <= 10; ++discs)
        for (Task const& task : every_pair_of_four(discs)) {
            ItemQueue<TypeParam> queue(task);
            ASSERT_EQ(all_moves(queue), solution(task)) << words(task);
            ASSERT_TRUE(queue.done());
        }
}

TYPED_TEST(ItemQueueOver, AnyObjectMovesNinetyNineDiscsWith16383ItemsAtMost) {
    ItemQueue<TypeParam> queue(on_four(99));
    EXPECT_EQ(all_moves(queue), solution(on_four(99)));
    EXPECT_EQ(queue.moves_made(), 163'841U);
    EXPECT_EQ(queue.longest(), 16'383U);
}

TEST(ItemQueue, ShowsItsFirstSixteenItemsAndThatThereAreMore) {
    Queue queue(on_four(99));
    queue.begin();
    split_all(queue);
    EXPECT_EQ(shown<std::uint64_t>(queue, "queued"), 16'383U);
    for (std::string const field : {"queue", "strings"}) {
        Texts const items = shown<Texts>(queue, field);
        ASSERT_EQ(items.size(), 17U);
        EXPECT_EQ(items.back(), "...");
        EXPECT_NE(items.at(15), "...");
    }
}

}  // namespace
}  // namespace statewalk::hanoi::test
