// What "Structure of Hanoi" says of move numbers in binary, counted from 0: the identities with which a processor finds
// the lowest zero at once, and when each disc moves.
#include <gtest/gtest.h>

#include <bit>
#include <cstdint>
#include <map>
#include <vector>

#include "tests/solvers/hanoi/hanoi.hpp"

namespace statewalk::hanoi::test {
namespace {

/// The place of the lowest zero digit, counted from 1, by looking at one digit after the other.
unsigned place_of_lowest_zero(std::uint64_t i) {
    unsigned place = 1;
    for (; i % 2 == 1; i /= 2) ++place;
    return place;
}

TEST(LowestZero, OfTheSourcesExampleIsIsolatedAndTheOnesBelowAreAMask) {
    std::uint64_t const i = 0b010111;
    EXPECT_EQ((i + 1) & ~i, 0b001000U);
    EXPECT_EQ(~(i + 1) & i, 0b000111U);
}

TEST(LowestZero, IsIsolatedByOneIdentityAndMaskedByTheOther) {
    for (std::uint64_t i = 0; i < 100'000; ++i) {
        std::uint64_t const power = std::uint64_t{1} << (place_of_lowest_zero(i) - 1);
        ASSERT_EQ((i + 1) & ~i, power) << i;
        ASSERT_EQ(~(i + 1) & i, power - 1) << i;
        ASSERT_EQ(-~i & ~i, power) << i;  // as the source writes the first
    }
    // At the very end: sixty-three ones below a zero.
    std::uint64_t const i = 0x7FFF'FFFF'FFFF'FFFF;
    EXPECT_EQ((i + 1) & ~i, 0x8000'0000'0000'0000U);
    EXPECT_EQ(~(i + 1) & i, i);
}

TEST(LowestZero, SaysWhichDiscMovesAndTheDigitsAboveItForWhichTime) {
    for (unsigned discs = 1; discs <= 12; ++discs) {
        std::uint64_t i = 0;
        std::map<Disc, std::uint64_t> moved;
        for (Move const& move : solution(task(discs))) {
            ASSERT_EQ(move.disc, place_of_lowest_zero(i)) << "move " << i << " of " << discs << " discs";
            ASSERT_EQ(i >> move.disc, moved[move.disc]++);
            ++i;
        }
    }
}

TEST(Disc, SMovesFirstAtTwoToThePowerOfSMinusOneMinusOneAndThenAtEveryTwoToThePowerOfS) {
    for (unsigned discs = 1; discs <= 12; ++discs) {
        std::map<Disc, std::vector<std::uint64_t>> numbers;
        std::uint64_t i = 0;
        for (Move const& move : solution(task(discs))) numbers[move.disc].push_back(i++);
        for (Disc s = 1; s <= discs; ++s) {
            std::vector<std::uint64_t> expected;
            for (std::uint64_t number = (1U << (s - 1)) - 1; number < i; number += 1U << s) expected.push_back(number);
            EXPECT_EQ(numbers[s], expected) << "disc " << s << " of " << discs;
        }
    }
}

}  // namespace
}  // namespace statewalk::hanoi::test
