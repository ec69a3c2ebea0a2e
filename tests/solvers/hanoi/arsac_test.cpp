// What Arsac's two automata control: towers with the moves that are left, and towers with a number to be halved.
#include <gtest/gtest.h>

#include "solvers/hanoi/arsac_alternation.hpp"
#include "solvers/hanoi/arsac_move_number.hpp"
#include "tests/solvers/hanoi/orders.hpp"

namespace statewalk::hanoi::test {
namespace {

template <class Object>
std::vector<Move> made_by(Task const& task, Orders<Object> const& orders) {
    Object object(task);
    carry_out(object, orders);
    return {object.moves().begin(), object.moves().end()};
}

constexpr auto begin_down = &CountdownTowers::begin;
constexpr auto disc_1 = &CountdownTowers::move_disc_1;
constexpr auto other = &CountdownTowers::move_other;

TEST(CountdownTowers, MoveDiscOneOnAlongItsCycle) {
    Orders<CountdownTowers> const thrice{begin_down, disc_1, disc_1, disc_1};
    EXPECT_EQ(made_by(task(3), thrice), moves({"1AC", "1CB", "1BA"}));
    EXPECT_EQ(made_by(task(64), thrice), moves({"1AB", "1BC", "1CA"}));
    EXPECT_EQ(made_by(task(2, 2, 1), thrice), moves({"1CA", "1AB", "1BC"}));
}

TEST(CountdownTowers, MoveTheSmallestDiscThatIsNotWithDiscOne) {
    EXPECT_EQ(made_by(task(3), Orders<CountdownTowers>{begin_down, disc_1, other, disc_1, other, disc_1, other}),
              moves({"1AC", "2AB", "1CB", "3AC", "1BA", "2BC"}));
}

TEST(CountdownTowers, CountTheMovesThatAreLeft) {
    CountdownTowers towers(task(2));
    towers.begin();
    for (auto const order : {disc_1, other, disc_1}) {
        EXPECT_FALSE(towers.none_left());
        (towers.*order)();
    }
    EXPECT_TRUE(towers.none_left());
}

TEST(CountdownTowers, HaveNoOtherMoveWhileAllDiscsAreTogether) {
    CountdownTowers towers(task(3));
    towers.begin();
    EXPECT_EQ(complaint(towers, other).rfind("there is no disc on ", 0), 0U);
    CountdownTowers empty(task(0));
    EXPECT_EQ(complaint(empty, disc_1), "disc 1 is not on top of A");
}

TEST(CountdownTowers, BearTheirOrdersInAnySequence) {
    for (unsigned discs : {0U, 1U, 3U, 64U})
        EXPECT_GT(refused_in_any_sequence<CountdownTowers>(task(discs), {begin_down, disc_1, other}, 7), 0U);
}

constexpr auto begin_up = &NumberedMoves::begin;
constexpr auto halve = &NumberedMoves::halve;
constexpr auto move_p = &NumberedMoves::move_disc_p;
constexpr auto next = &NumberedMoves::next_number;

TEST(NumberedMoves, HalveANumberUntilItIsOddAndThenMove) {
    // 1 is odd; 2 once even; 3 odd; 4 twice even.
    EXPECT_EQ(made_by(task(3), Orders<NumberedMoves>{begin_up, move_p, next, halve, move_p, next, move_p, next, halve,
                                                     halve, move_p}),
              moves({"1AC", "2AB", "1CB", "3AC"}));
}

TEST(NumberedMoves, KnowWhetherTheNumberIsEvenAndWhetherItIsTheLast) {
    NumberedMoves numbers(task(2));
    numbers.begin();
    EXPECT_FALSE(numbers.even());
    numbers.next_number();
    EXPECT_TRUE(numbers.even());
    numbers.halve();
    EXPECT_FALSE(numbers.even());
    EXPECT_FALSE(numbers.last());
    numbers.next_number();
    EXPECT_TRUE(numbers.last());
}

TEST(NumberedMoves, RefuseTheMoveOfADiscThatIsNotOnTopOrNotThere) {
    NumberedMoves numbers(task(2));
    carry_out(numbers, {begin_up, next, halve});
    EXPECT_EQ(complaint(numbers, move_p), "disc 2 is not on top of A");
    carry_out(numbers, {halve, halve});
    EXPECT_EQ(complaint(numbers, move_p), "disc 4 is not on top of A");
    EXPECT_EQ(numbers.moves_made(), 0U);
}

TEST(NumberedMoves, BearTheirOrdersInAnySequence) {
    for (unsigned discs : {0U, 1U, 3U, 64U})
        EXPECT_GT(refused_in_any_sequence<NumberedMoves>(task(discs), {begin_up, halve, move_p, next}, 6), 0U);
}

}  // namespace
}  // namespace statewalk::hanoi::test
