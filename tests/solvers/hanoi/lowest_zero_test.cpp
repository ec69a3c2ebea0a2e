// The binary counter that the lowest-zero automaton controls.
#include "solvers/hanoi/lowest_zero.hpp"

#include <gtest/gtest.h>

#include "tests/solvers/hanoi/orders.hpp"

namespace statewalk::hanoi::test {
namespace {

constexpr auto begin = &BinaryCounter::begin;
constexpr auto next_digit = &BinaryCounter::next_digit;
constexpr auto move_s = &BinaryCounter::move_disc_s;
constexpr auto next_number = &BinaryCounter::next_number;

TEST(BinaryCounter, MovesTheDiscAtWhosePlaceItStands) {
    // 0, 01, 10, 011.
    BinaryCounter counter(task(3));
    carry_out(counter, {begin, move_s, next_number, next_digit, move_s, next_number, move_s, next_number, next_digit,
                        next_digit, move_s});
    EXPECT_EQ(std::vector<Move>(counter.moves().begin(), counter.moves().end()), moves({"1AC", "2AB", "1CB", "3AC"}));
}

TEST(BinaryCounter, ReadsTheDigitsOfItsNumberFromTheLowestUp) {
    BinaryCounter counter(task(4));
    carry_out(counter, {begin, next_number, next_number, next_number, next_number, next_number});
    std::string digits;
    for (int place = 0; place < 4; ++place, counter.next_digit()) digits += counter.digit_is_one() ? '1' : '0';
    EXPECT_EQ(digits, "1010");  // 5 = 0101
}

TEST(BinaryCounter, KnowsTheLastNumber) {
    BinaryCounter counter(task(2));
    counter.begin();
    EXPECT_FALSE(counter.last());
    counter.next_number();
    EXPECT_FALSE(counter.last());
    counter.next_number();
    EXPECT_TRUE(counter.last());
}

TEST(BinaryCounter, HasZerosBeyondItsSixtyFourDigits) {
    BinaryCounter counter(task(64));
    counter.begin();
    for (int place = 1; place < 64; ++place) counter.next_digit();
    EXPECT_FALSE(counter.digit_is_one());
    EXPECT_EQ(complaint(counter, move_s), "disc 64 is not on top of A");
    counter.next_digit();
    EXPECT_FALSE(counter.digit_is_one());
    EXPECT_EQ(complaint(counter, move_s), "disc 65 is not on top of A");
}

TEST(BinaryCounter, BearsItsOrdersInAnySequence) {
    for (unsigned discs : {0U, 1U, 3U, 64U})
        EXPECT_GT(refused_in_any_sequence<BinaryCounter>(task(discs), {begin, next_digit, move_s, next_number}, 6), 0U);
}

}  // namespace
}  // namespace statewalk::hanoi::test
