// The stack of calls that the frame-stack automaton controls.
#include <gtest/gtest.h>

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "solvers/hanoi/frame_stack.hpp"
#include "tests/solvers/hanoi/on_blocks.hpp"
#include "tests/solvers/hanoi/orders.hpp"

namespace statewalk::hanoi::test {
namespace {

using Calls = FrameCalls<MoveListOn<Block>>;

constexpr auto begin = &Calls::begin;
constexpr auto move_disc = &Calls::move_disc;
constexpr auto to_store = &Calls::call_to_store;
constexpr auto from_store = &Calls::call_from_store;
constexpr auto pop = &Calls::pop;

/// As a program with a stack instead of recursion does.
template <class Inner>
void solve(FrameCalls<Inner>& calls) {
    calls.begin();
    for (;;) {
        while (!calls.one_disc()) calls.call_to_store();
        calls.move_disc();
        while (!calls.empty() && !calls.returns_to_3()) calls.pop();
        if (calls.empty()) return;
        calls.pop();
        deliver(calls.nested());
        calls.call_from_store();
    }
}

template <class Inner>
std::vector<Move> all_moves(FrameCalls<Inner>& calls) {
    std::vector<Move> all;
    calls.read_by([&](std::span<Move const> some) { all.insert(all.end(), some.begin(), some.end()); });
    solve(calls);
    all.insert(all.end(), calls.moves().begin(), calls.moves().end());
    return all;
}

/// c, m and pegs.
std::string call(Calls const& calls) {
    return std::to_string(shown<std::uint64_t>(calls, "c")) + " " + std::to_string(shown<std::uint64_t>(calls, "m")) +
           " " + shown<std::string>(calls, "pegs");
}

using Stack = std::vector<Numbers>;
Stack stack(Calls const& calls) { return shown<Stack>(calls, "stack"); }

TEST(FrameCalls, OfFourDiscsMoveAsWrittenByHandForEitherTieRule) {
    Calls low(on_four(4));
    EXPECT_EQ(all_moves(low), moves({"1AC", "2AB", "1CB", "3AC", "4AD", "3CD", "1BA", "2BD", "1AD"}));
    EXPECT_TRUE(low.done());
    Calls high(on_four(4, 0, 3, Ties::high));
    EXPECT_EQ(all_moves(high), moves({"1AB", "2AD", "3AC", "2DC", "4AD", "2CA", "3CD", "2AD", "1BD"}));
    EXPECT_TRUE(high.done());
}

template <class Inner>
class FrameCallsOver : public testing::Test {};
using Inners = testing::Types<MoveListOn<Block>, SearchedTowersOn<Block>>;
TYPED_TEST_SUITE(FrameCallsOver, Inners);

TYPED_TEST(FrameCallsOver, AnyObjectMoveAsTheRecursionForEveryPairOfPegs) {
    for (unsigned discs = 1; discs <= 10; ++discs)
        for (Task const& task : every_pair_of_four(discs)) {
            FrameCalls<TypeParam> calls(task);
            ASSERT_EQ(all_moves(calls), solution(task)) << words(task);
            ASSERT_TRUE(calls.done());
        }
}

TYPED_TEST(FrameCallsOver, AnyObjectMoveNinetyNineDiscs) {
    for (Ties const ties : {Ties::low, Ties::high}) {
        FrameCalls<TypeParam> calls(on_four(99, 0, 3, ties));
        EXPECT_EQ(all_moves(calls), solution(calls.task()));
        EXPECT_EQ(calls.moves_made(), 163'841U);
    }
}

TEST(FrameCalls, CallForTheSmallerDiscsGoBackAndCallForThemAgain) {
    Calls calls(on_four(4));
    EXPECT_EQ(call(calls), "0 0 -");
    calls.begin();
    EXPECT_EQ(call(calls), "4 4 ABCD");
    EXPECT_EQ(stack(calls), Stack{});
    calls.call_to_store();
    EXPECT_EQ(call(calls), "2 2 ACDB");
    EXPECT_EQ(stack(calls), (Stack{{4, 4, 1, 2, 3, 4, 3}}));
    EXPECT_TRUE(calls.returns_to_3());
    calls.call_to_store();
    EXPECT_EQ(call(calls), "1 1 ADBC");
    EXPECT_EQ(stack(calls), (Stack{{4, 4, 1, 2, 3, 4, 3}, {2, 2, 1, 3, 4, 2, 3}}));
    EXPECT_TRUE(calls.one_disc());
    carry_out(calls, {move_disc, pop});
    EXPECT_EQ(call(calls), "2 2 ACDB");
    EXPECT_EQ(stack(calls), (Stack{{4, 4, 1, 2, 3, 4, 3}}));
    deliver(calls.nested());
    calls.call_from_store();
    EXPECT_EQ(call(calls), "1 1 CADB");
    EXPECT_EQ(stack(calls), (Stack{{4, 4, 1, 2, 3, 4, 3}, {2, 2, 1, 3, 4, 2, 2}}));
    EXPECT_FALSE(calls.returns_to_3());
    EXPECT_EQ(made(calls), moves({"1AC", "2AB"}));
}

TEST(FrameCalls, BeginAnewWithAnEmptyStack) {
    Calls calls(on_four(4));
    carry_out(calls, {begin, to_store, begin});
    EXPECT_TRUE(calls.empty());
    EXPECT_FALSE(calls.returns_to_3());
    EXPECT_EQ(call(calls), "4 4 ABCD");
}

TEST(FrameCalls, RefuseToGoBackWhereNoCallWaits) {
    Calls calls(on_four(3));
    EXPECT_EQ(complaint(calls, pop), "the stack is empty: there is no call to return to");
    carry_out(calls, {begin, to_store, pop});
    EXPECT_EQ(complaint(calls, pop), "the stack is empty: there is no call to return to");
}

TEST(FrameCalls, RefuseToSolveForNoDisc) {
    Calls calls(on_four(1));
    for (auto const order : {to_store, from_store})
        EXPECT_EQ(complaint(calls, order), "the call has no disc to solve for");
    EXPECT_EQ(complaint(calls, move_disc), "the call has no disc to move");
    EXPECT_THROW(calls.nested(), std::logic_error);
    carry_out(calls, {begin, to_store});  // one disc has no smaller ones
    EXPECT_EQ(complaint(calls, to_store), "the call has no disc to solve for");
}

TEST(FrameCalls, RefuseAMoveThatTheRulesForbid) {
    Calls calls(on_four(2));
    calls.begin();
    EXPECT_EQ(complaint(calls, move_disc), "disc 2 is not on top of A");
}

TEST(FrameCalls, BearTheirOrdersInAnySequence) {
    for (unsigned discs : {0U, 1U, 2U, 4U, 99U})
        EXPECT_GT(refused_in_any_sequence<Calls>(on_four(discs), {begin, move_disc, to_store, from_store, pop}, 5), 0U);
}

}  // namespace
}  // namespace statewalk::hanoi::test
