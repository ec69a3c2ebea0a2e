// The tables of the four-peg problem.
#include <gtest/gtest.h>

#include <sstream>
#include <string>

#include "solvers/hanoi/frame_recursion.hpp"
#include "tests/cli/command.hpp"

namespace statewalk::cli::test {
namespace {

TEST(TableFrameTable, IsOfElevenDiscsTheFewestMovesAndTheSmallestBestSplit) {
    Result const result = statewalk("table frame-table -n 11");
    EXPECT_EQ(result.status, 0);
    EXPECT_EQ(result.err, "");
    EXPECT_EQ(result.out,
              " n  F(n)  R(n)\n"
              " 0     0\n"
              " 1     1     1\n"
              " 2     3     1\n"
              " 3     5     2\n"
              " 4     9     2\n"
              " 5    13     2\n"
              " 6    17     3\n"
              " 7    25     3\n"
              " 8    33     3\n"
              " 9    41     3\n"
              "10    49     4\n"
              "11    65     4\n");
    EXPECT_EQ(statewalk("table frame-table -n 11 --ties low").out, result.out);
}

TEST(TableFrameTable, HasTheLargestBestSplitWithTiesHigh) {
    EXPECT_EQ(statewalk("table frame-table -n 6 --ties high").out,
              "n  F(n)  R(n)\n"
              "0     0\n"
              "1     1     1\n"
              "2     3     2\n"
              "3     5     2\n"
              "4     9     3\n"
              "5    13     3\n"
              "6    17     3\n");
}

TEST(TableFrameTable, HasThreeDiscsWhereNoneAreNamedAndOneRowForNone) {
    EXPECT_EQ(lines(statewalk("table frame-table").out).size(), 1U + 4U);
    EXPECT_EQ(statewalk("table frame-table -n 0").out, "n  F(n)  R(n)\n0     0\n");
}

TEST(TableFrameTable, IsTheRecursionsToAThousandDiscs) {
    hanoi::FrameRecursion const recursion(1000);
    for (std::string const ties : {"low", "high"}) {
        std::vector<std::string> const rows = lines(statewalk("table frame-table -n 1000 --ties " + ties).out);
        ASSERT_EQ(rows.size(), 1002U);
        for (unsigned n = 1; n <= 1000; ++n) {
            std::istringstream row(rows[n + 1]);
            std::uint64_t discs = 0, moves = 0;
            unsigned split = 0;
            row >> discs >> moves >> split;
            EXPECT_EQ(discs, n);
            EXPECT_EQ(moves, recursion.moves(n)) << n;
            EXPECT_EQ(split, recursion.split(n, ties == "low" ? hanoi::Ties::low : hanoi::Ties::high)) << n;
        }
    }
}

std::string const note =
    "\nThe source prints p = 1 for n = 5. That is not the best: 2 f4(1) + 2^4 - 1 = 17, 2 f4(2) + 2^3 - 1 = 13.\n";

TEST(TableGame34, IsOfElevenDiscsTheTableOfTheBookButForOneP) {
    // q stands at the triangular numbers 0, 1, 3, 6, 10; without discs there is no p.
    Result const result = statewalk("table game-34 -n 11");
    EXPECT_EQ(result.status, 0);
    EXPECT_EQ(result.err, "");
    EXPECT_EQ(result.out,
              " n  q  f4  p   d   h\n"
              " 0  0   0      1   0\n"
              " 1  1   1  0   2   2\n"
              " 2      3  0   2   3\n"
              " 3  2   5  1   4   5\n"
              " 4      9  1   4   6\n"
              " 5     13  2   4   7\n"
              " 6  3  17  3   8   9\n"
              " 7     25  3   8  10\n"
              " 8     33  4   8  11\n"
              " 9     41  5   8  12\n"
              "10  4  49  6  16  14\n"
              "11     65  6  16  15\n" +
                  note);
}

TEST(TableGame34, LeavesNoChoiceOfTies) {
    EXPECT_EQ(statewalk("table game-34 -n 11 --ties low").out, statewalk("table game-34 -n 11 --ties high").out);
}

TEST(TableGame34, SpeaksOfTheSourceOnlyWhereItsRowIsShown) {
    EXPECT_EQ(statewalk("table game-34 -n 4").out,
              "n  q  f4  p  d  h\n"
              "0  0   0     1  0\n"
              "1  1   1  0  2  2\n"
              "2      3  0  2  3\n"
              "3  2   5  1  4  5\n"
              "4      9  1  4  6\n");
    EXPECT_TRUE(contains(statewalk("table game-34 -n 5").out, note));
    EXPECT_EQ(statewalk("table game-34 -n 0").out, "n  q  f4  p  d  h\n0  0   0     1  0\n");
}

TEST(TablesOfFourPegs, HaveLimits) {
    expect_refusal(statewalk("table frame-table -n 1001"), 2, "--discs takes a number from 0 to 1000, not '1001'");
    expect_refusal(statewalk("table game-34 -n 1000"), 2, "--discs takes a number from 0 to 999, not '1000'");
    EXPECT_EQ(lines(statewalk("table game-34 -n 999").out).size(), 1U + 1000U + 2U);
    expect_refusal(statewalk("table game-34 --from X"), 2, "there is no peg 'X'; the pegs are A, B, C, D");
    expect_refusal(statewalk("table frame-table --pegs A,B,C"), 2, "--pegs takes 4 names, by commas, not 'A,B,C'");
    expect_refusal(statewalk("table frame-table -n 0..3"), 2, "--discs takes one number here, not the range 0..3");
}

}  // namespace
}  // namespace statewalk::cli::test
