// The numbers of the four-peg problem: the closed form, held against the recursion that tries every split.
#include "solvers/hanoi/frame_stewart.hpp"

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <vector>

#include "solvers/hanoi/frame_recursion.hpp"
#include "tests/solvers/hanoi/hanoi.hpp"

namespace statewalk::hanoi {
namespace {

/// OEIS A007664, from 0 discs.
std::vector<std::uint64_t> const listed{0, 1, 3, 5, 9, 13, 17, 25, 33, 41, 49, 65, 81, 97, 113, 129, 161};

TEST(FrameStewart, NeedsAsManyMovesAsAreListed) {
    for (unsigned discs = 0; discs < listed.size(); ++discs)
        EXPECT_EQ(fewest_moves_on_four_pegs(discs), listed[discs]) << discs;
}

TEST(FrameStewart, Needs163841MovesForNinetyNineDiscs) { EXPECT_EQ(fewest_moves_on_four_pegs(99), 163'841U); }

TEST(FrameStewart, SplitsAsInTheTable) {
    std::vector<unsigned> const low{1, 1, 2, 2, 2, 3}, high{1, 2, 2, 3, 3, 3};
    for (unsigned discs = 1; discs <= 6; ++discs) {
        EXPECT_EQ(split(discs, Ties::low), low[discs - 1]) << discs;
        EXPECT_EQ(split(discs, Ties::high), high[discs - 1]) << discs;
    }
}

TEST(FrameStewart, SplitsNoDiscsInNoWay) {
    EXPECT_THROW(split(0, Ties::low), std::invalid_argument);
    EXPECT_THROW(split(0, Ties::high), std::invalid_argument);
}

TEST(FrameStewart, CountsAsTheRecursionDoes) {
    FrameRecursion const recursion(1000);
    for (unsigned discs = 0; discs <= 1000; ++discs)
        ASSERT_EQ(fewest_moves_on_four_pegs(discs), recursion.moves(discs)) << discs;
}

TEST(FrameStewart, SplitsAsTheRecursionDoesForEitherTieRule) {
    FrameRecursion const recursion(1000);
    for (unsigned discs = 1; discs <= 1000; ++discs)
        for (Ties const ties : {Ties::low, Ties::high})
            ASSERT_EQ(split(discs, ties), recursion.split(discs, ties)) << discs;
}

TEST(FrameStewart, HasOneBestSplitForTriangularNumbersOfDiscsAndTwoForAllOthers) {
    FrameRecursion const recursion(200);
    std::vector<unsigned> with_one;
    for (unsigned discs = 1; discs <= 200; ++discs) {
        unsigned const more = recursion.split(discs, Ties::high) - recursion.split(discs, Ties::low);
        ASSERT_LE(more, 1U) << discs;
        if (more == 0) with_one.push_back(discs);
    }
    EXPECT_EQ(with_one,
              (std::vector<unsigned>{1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78, 91, 105, 120, 136, 153, 171, 190}));
}

TEST(FrameStewart, CountsInDigitsWhatItCountsInNumbers) {
    for (unsigned discs = 0; discs <= most_discs_counted_on_four_pegs; ++discs)
        ASSERT_EQ(fewest_moves_on_four_pegs_in_digits(discs), std::to_string(fewest_moves_on_four_pegs(discs)));
}

TEST(FrameStewart, CountsBeyondSixtyFourBitsInDigits) {
    // 58 * 59 / 2 = 1711, so k is 58: (1718 - 57 * 58 / 2 - 1) 2^58 + 1 = 64 * 2^58 + 1 = 2^64 + 1
    EXPECT_EQ(fewest_moves_on_four_pegs_in_digits(1718), "18446744073709551617");
    // 64 * 65 / 2 = 2080, so k is 64: (2080 - 63 * 64 / 2 - 1) 2^64 + 1 = 63 * 18 446 744 073 709 551 616 + 1
    EXPECT_EQ(fewest_moves_on_four_pegs_in_digits(2080), "1162144876643701751809");
    // 1413 * 1414 / 2 = 998 991, so k is 1413: 2421 * 2^1413 + 1, whose logarithm is 3.384 + 1413 * 0.30103 = 428.7
    EXPECT_EQ(fewest_moves_on_four_pegs_in_digits(1'000'000).size(), 429U);
}

TEST(FrameStewart, CountsNoFurtherThanItCan) {
    EXPECT_EQ(fewest_moves_on_four_pegs(1717), 18'158'513'697'557'839'873U);  // 63 * 2^58 + 1
    try {
        fewest_moves_on_four_pegs(1718);
        FAIL() << "2^64 + 1 does not fit";
    } catch (std::overflow_error const& too_many) {
        EXPECT_STREQ(too_many.what(), "1718 discs on four pegs need more than 2^64 - 1 moves");
    }
    EXPECT_THROW(fewest_moves_on_four_pegs(4'294'967'295U), std::overflow_error);
    EXPECT_THROW(fewest_moves_on_four_pegs_in_digits(1'000'001), std::invalid_argument);
}

TEST(FewestMoves, OfATaskDependsOnItsPegs) {
    EXPECT_EQ(fewest_moves(test::task(8)), 255U);
    EXPECT_EQ(fewest_moves(test::on_four(8)), 33U);
    EXPECT_EQ(fewest_moves(test::on_four(8, 2, 1, Ties::high)), 33U);
    EXPECT_EQ(fewest_moves(test::task(0)), 0U);
    EXPECT_EQ(fewest_moves(test::on_four(0)), 0U);
    EXPECT_EQ(fewest_moves(test::task(64)), 18'446'744'073'709'551'615U);
}

TEST(FewestMoves, OfATaskAreAsManyAsCanBeCounted) {
    EXPECT_EQ(fewest_moves(test::task(65)), 18'446'744'073'709'551'615U);
    EXPECT_EQ(fewest_moves(test::on_four(1717)), 18'158'513'697'557'839'873U);
    EXPECT_THROW(fewest_moves(test::on_four(1718)), std::overflow_error);
}

TEST(FewestMoves, OfATaskOnOtherNumbersOfPegsAreNotKnown) {
    EXPECT_THROW(fewest_moves({3, {"A", "B"}, 0, 1}), std::invalid_argument);
    EXPECT_THROW(fewest_moves({3, {"A", "B", "C", "D", "E"}, 0, 1}), std::invalid_argument);
}

TEST(FrameRecursion, IsAsWrittenByHand) {
    // f(4, 1) = 2 * 5 + 1 = 11, f(4, 2) = 2 * 3 + 3 = 9, f(4, 3) = 2 * 1 + 7 = 9, f(4, 4) = 15
    FrameRecursion const recursion(16);
    EXPECT_EQ(recursion.moves(4), 9U);
    EXPECT_EQ(recursion.split(4, Ties::low), 2U);
    EXPECT_EQ(recursion.split(4, Ties::high), 3U);
    for (unsigned discs = 0; discs < listed.size(); ++discs) EXPECT_EQ(recursion.moves(discs), listed[discs]) << discs;
}

TEST(FrameRecursion, GoesToAThousandDiscsAndNoFurther) {
    EXPECT_EQ(FrameRecursion(1000).moves(1000), 932'385'860'354'049U);  // 53 * 2^44 + 1
    EXPECT_THROW(FrameRecursion(1001), std::invalid_argument);
    EXPECT_EQ(FrameRecursion(0).moves(0), 0U);
    EXPECT_THROW(FrameRecursion(5).moves(6), std::out_of_range);
    EXPECT_THROW(FrameRecursion(5).split(6, Ties::low), std::out_of_range);
}

}  // namespace
}  // namespace statewalk::hanoi
