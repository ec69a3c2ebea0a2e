// The moves alone, in the forms that the sources print.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/cli/command.hpp"
#include "tests/cli/entries.hpp"

namespace statewalk::cli::test {
namespace {

// Two discs from A to C: 1 to B, 2 to C, 1 to C. In the article the pegs are 1, 2 and 3, and U+00A0 stands between
// words.

TEST(MovesFormat, NumberedIsNumberDiscFromTo) {
    EXPECT_EQ(statewalk("moves recursion-stack -n 2 -f numbered").out, "1 1 A B\n2 2 A C\n3 1 B C\n");
}

TEST(MovesFormat, ArrowIsAsJiangLiAndChenPrintThem) {
    EXPECT_EQ(statewalk("moves doubling-list -n 2 -f arrow").out, "1A->B\n2A->C\n1B->C\n");
}

TEST(MovesFormat, SentenceIsAsStructureOfHanoiPrintsThem) {
    EXPECT_EQ(statewalk("moves lowest-zero -n 2 -f sentence").out,
              "move 1 from A to B\nmove 2 from A to C\nmove 1 from B to C\n");
}

TEST(MovesFormat, StepsIsAsTheArticlesProgramPrintsThemWithHeadingAndResult) {
    Result const result = statewalk("moves buneman-levy -n 2 -f steps");
    EXPECT_EQ(result.status, 0) << result.err;
    EXPECT_EQ(result.out,
              "\nХаной\u00A0с\u00A02\u00A0дисками:\n"
              "Шаг\u00A01.\u00A0Диск\u00A01: 1 -> 2\n"
              "Шаг\u00A02.\u00A0Диск\u00A02: 1 -> 3\n"
              "Шаг\u00A03.\u00A0Диск\u00A01: 2 -> 3\n"
              "\nРезультат:\n1: \n2: \n3: 1-2\n");
}

TEST(MovesFormat, StepsTakesOtherNamesOfPegs) {
    EXPECT_EQ(statewalk("moves buneman-levy -n 1 -f steps --pegs x,y,z --from z --to y").out,
              "\nХаной\u00A0с\u00A01\u00A0дисками:\n"
              "Шаг\u00A01.\u00A0Диск\u00A01: z -> y\n"
              "\nРезультат:\nx: \ny: 1\nz: \n");
}

TEST(MovesFormat, StepsOfNoDiscsIsHeadingAndResult) {
    EXPECT_EQ(statewalk("moves arsac-alternation -n 0 -f steps").out,
              "\nХаной\u00A0с\u00A00\u00A0дисками:\n\nРезультат:\n1: \n2: \n3: \n");
}

TEST(MovesFormat, StepsOfARangeIsTheStepsAlone) {
    EXPECT_EQ(statewalk("moves action-tree -n 2 -f steps --range 2..3").out,
              "Шаг\u00A02.\u00A0Диск\u00A02: 1 -> 3\n"
              "Шаг\u00A03.\u00A0Диск\u00A01: 2 -> 3\n");
}

TEST(MovesFormat, StepsOfMoreDiscsThanTowersHoldNeedsARange) {
    expect_refusal(statewalk("moves hanoi-word -n 65 -f steps"), 2,
                   "-f steps shows the towers at the end, of 64 discs at most; with more, ask for a --range");
    EXPECT_EQ(statewalk("moves hanoi-word -n 65 -f steps --range 2").out,
              "Шаг\u00A02.\u00A0Диск\u00A02: 1 -> 2\n");  // 65 is odd: disc 1 to the goal, 2 to the spare peg
}

TEST(Moves, AreNoneWithoutDiscsWhicheverTheForm) {
    for (unsigned const pegs : {3U, 4U})
        for (Entry const& entry : moving_on(pegs))
            for (std::string const format : {"numbered", "arrow", "sentence"}) {
                Result const result = statewalk("moves " + entry.name + " -n 0 -f " + format);
                EXPECT_EQ(result.status, 0) << entry.name;
                EXPECT_EQ(result.out, "") << entry.name;
            }
}

TEST(Moves, OfEveryAutomatonOnThreePegsAreTheSame) {
    EXPECT_EQ(moving_on(3).size(), 10U);
    for (Entry const& entry : moving_on(3))
        EXPECT_EQ(statewalk("moves " + entry.name + " -f arrow --to B").out,
                  "1A->B\n2A->C\n1B->C\n3A->B\n1C->A\n2C->B\n1A->B\n")
            << entry.name;
}

TEST(Moves, OfMoreDiscsThanAListCanKeepAreRefusedWithTheMemory) {
    for (std::string const command : {"moves", "trace", "check"})
        expect_refusal(statewalk(command + " doubling-list -n 31"), 2,
                       "doubling-list keeps every move: 31 discs would need 2 GiB of memory; at most 30 discs");
}

}  // namespace
}  // namespace statewalk::cli::test
