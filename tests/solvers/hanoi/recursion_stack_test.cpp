// The stack of calls that the recursion-stack automata control.
#include "solvers/hanoi/recursion_stack.hpp"

#include <gtest/gtest.h>

#include "tests/solvers/hanoi/orders.hpp"

namespace statewalk::hanoi::test {
namespace {

constexpr auto begin = &CallStack::begin;
constexpr auto move_disc = &CallStack::move_disc;
constexpr auto to_spare = &CallStack::call_to_spare;
constexpr auto for_one = &CallStack::call_for_one;
constexpr auto from_spare = &CallStack::call_from_spare;
constexpr auto pop = &CallStack::pop;

std::vector<Move> made_by(Task const& task, Orders<CallStack> const& orders) {
    CallStack stack(task);
    carry_out(stack, orders);
    return {stack.moves().begin(), stack.moves().end()};
}

TEST(CallStack, CallsForTheDiscsAboveForOneAndForTheDiscsAboveAgain) {
    Orders<CallStack> const all{begin, to_spare, move_disc, pop, for_one, move_disc, pop, from_spare, move_disc, pop};
    EXPECT_EQ(made_by(task(2), all), moves({"1AB", "2AC", "1BC"}));
    EXPECT_EQ(made_by(task(2, 2, 1), all), moves({"1CA", "2CB", "1AB"}));
}

TEST(CallStack, GoesBackToTheCallThatWaitsOnTop) {
    CallStack stack(task(3));
    carry_out(stack, {begin, to_spare, for_one});
    EXPECT_TRUE(stack.one_disc());
    EXPECT_TRUE(stack.returns_to_4());
    EXPECT_FALSE(stack.returns_to_3());
    stack.pop();  // k is 2 again
    EXPECT_FALSE(stack.one_disc());
    EXPECT_TRUE(stack.returns_to_3());
    stack.call_from_spare();
    EXPECT_FALSE(stack.returns_to_3() || stack.returns_to_4());
    carry_out(stack, {pop, pop});
    EXPECT_TRUE(stack.empty());
    EXPECT_FALSE(stack.returns_to_3() || stack.returns_to_4());
}

TEST(CallStack, BeginsAnewWithAnEmptyStack) {
    CallStack stack(task(3));
    carry_out(stack, {begin, to_spare, for_one, begin});
    EXPECT_TRUE(stack.empty());
    EXPECT_FALSE(stack.one_disc());
}

TEST(CallStack, RefusesToGoBackWhereNoCallWaits) {
    CallStack stack(task(3));
    EXPECT_EQ(complaint(stack, pop), "the stack is empty: there is no call to return to");
    carry_out(stack, {begin, to_spare, pop});
    EXPECT_EQ(complaint(stack, pop), "the stack is empty: there is no call to return to");
}

TEST(CallStack, RefusesToSolveForLessThanNoDisc) {
    CallStack stack(task(1));
    EXPECT_EQ(complaint(stack, to_spare), "k is 0: there is no disc to solve for");
    carry_out(stack, {begin, to_spare});
    EXPECT_EQ(complaint(stack, from_spare), "k is 0: there is no disc to solve for");
}

TEST(CallStack, RefusesAMoveThatTheRulesForbid) {
    CallStack stack(task(2));
    carry_out(stack, {begin, move_disc});
    EXPECT_EQ(complaint(stack, move_disc), "disc 2 cannot go from A onto disc 1 on C");
}

TEST(CallStack, BearsItsOrdersInAnySequence) {
    for (unsigned discs : {0U, 2U, 64U})
        EXPECT_GT(
            refused_in_any_sequence<CallStack>(task(discs), {begin, move_disc, to_spare, for_one, from_spare, pop}, 5),
            0U);
}

}  // namespace
}  // namespace statewalk::hanoi::test
