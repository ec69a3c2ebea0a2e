// The queue of tasks that the four-peg-queue automaton controls: its questions and orders one by one.
#include <gtest/gtest.h>

#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

#include "solvers/hanoi/four_peg_queue.hpp"
#include "tests/solvers/hanoi/on_blocks.hpp"
#include "tests/solvers/hanoi/orders.hpp"

namespace statewalk::hanoi::test {
namespace {

using Queue = ItemQueue<MoveListOn<Block>>;
using Texts = std::vector<std::string>;

constexpr auto begin = &Queue::begin;
constexpr auto take = &Queue::take;
constexpr auto split_item = &Queue::split_item;
constexpr auto requeue_item = &Queue::requeue_item;
constexpr auto move_item = &Queue::move_item;

TEST(ItemQueueOrders, BeginsAnewWithTheWholeTaskAlone) {
    Queue queue(on_four(6));
    carry_out(queue, {begin, take, split_item, take, begin});
    EXPECT_EQ(shown<Texts>(queue, "queue"), (Texts{"(6,6,ABCD)"}));
    EXPECT_EQ(shown<std::string>(queue, "item"), "-");
    EXPECT_EQ(queue.longest(), 1U);
}

TEST(ItemQueueOrders, KnowsHowLongItWasAtMost) {
    Queue queue(on_four(3));
    carry_out(queue, {begin, take, split_item, take, move_item, take, requeue_item});
    EXPECT_EQ(shown<std::uint64_t>(queue, "queued"), 2U);
    EXPECT_EQ(queue.longest(), 3U);
}

TEST(ItemQueueOrders, HasAnItemInHandUntilItIsSplitQueuedAgainOrMoved) {
    Queue queue(on_four(3));
    for (Orders<Queue> const& orders :
         {Orders<Queue>{begin, take, split_item}, {take, move_item}, {take, requeue_item}}) {
        carry_out(queue, orders);
        EXPECT_EQ(shown<std::string>(queue, "item"), "-");
        EXPECT_EQ(complaint(queue, requeue_item), "no item is in hand");
    }
}

TEST(ItemQueueOrders, AnswersForItsHeadAndForTheItemInHand) {
    Queue queue(on_four(3));
    EXPECT_TRUE(queue.empty());
    EXPECT_FALSE(queue.small_head() || queue.four_peg_head() || queue.four_peg_item());
    queue.begin();
    EXPECT_TRUE(queue.four_peg_head());
    EXPECT_FALSE(queue.empty() || queue.small_head() || queue.four_peg_item());
    queue.take();
    EXPECT_TRUE(queue.empty() && queue.four_peg_item());
    EXPECT_FALSE(queue.four_peg_head());
    EXPECT_EQ(shown<std::string>(queue, "item"), "(3,3,ABCD)");
    queue.split_item();  // (1,1,ACDB) (2,3,0ACD) (1,1,BACD)
    EXPECT_TRUE(queue.small_head());
    EXPECT_EQ(shown<std::string>(queue, "item"), "-");
    carry_out(queue, {take, move_item});
    EXPECT_FALSE(queue.four_peg_head() || queue.small_head());
    queue.take();
    EXPECT_FALSE(queue.four_peg_item());
    queue.requeue_item();
    EXPECT_EQ(shown<Texts>(queue, "queue"), (Texts{"(1,1,BACD)", "(2,3,0ACD)"}));
}

TEST(ItemQueueOrders, RefusesWhatNeedsAnotherItem) {
    Queue queue(on_four(3));
    auto const nested = [&] {
        try {
            queue.nested();
        } catch (std::logic_error const& refused) {
            return std::string(refused.what());
        }
        return std::string("none");
    };
    EXPECT_EQ(complaint(queue, take), "the queue is empty: there is no item to take");
    for (auto const order : {split_item, requeue_item, move_item})
        EXPECT_EQ(complaint(queue, order), "no item is in hand");
    EXPECT_EQ(nested(), "no item is in hand");
    carry_out(queue, {begin, take});
    EXPECT_EQ(complaint(queue, move_item), "(3,3,ABCD) is not two discs or less on four pegs");
    EXPECT_EQ(nested(), "discs on four pegs are no block of three");
    carry_out(queue, {split_item, take, move_item, take});
    EXPECT_EQ(complaint(queue, split_item), "discs on three pegs are moved as they are");
    EXPECT_EQ(complaint(queue, move_item), "(2,3,0ACD) is not two discs or less on four pegs");
    EXPECT_EQ(made(queue), moves({"1AB"}));
}

TEST(ItemQueueOrders, RefusesAMoveThatTheRulesForbid) {
    Queue queue(on_four(2));
    carry_out(queue, {begin, take, move_item, begin, take});
    EXPECT_EQ(complaint(queue, move_item), "disc 1 is not on top of A");
}

TEST(ItemQueueOrders, BearsItsOrdersInAnySequence) {
    for (unsigned discs : {0U, 1U, 2U, 4U, 99U})
        EXPECT_GT(refused_in_any_sequence<Queue>(on_four(discs), {begin, take, split_item, requeue_item, move_item}, 5),
                  0U);
}

}  // namespace
}  // namespace statewalk::hanoi::test
