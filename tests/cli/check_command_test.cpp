#include <gtest/gtest.h>

#include <string>

#include "tests/cli/command.hpp"

namespace statewalk::cli::test {
namespace {

// Buneman and Levy's automaton takes 2^(n-1) + 1 steps for n >= 1 discs, none for 0, and makes 2^n - 1 moves.

TEST(CheckCommand, SaysYesAndCountsStepsAndMoves) {
    Result const check = statewalk("check buneman-levy");
    EXPECT_EQ(check.status, 0);
    EXPECT_EQ(check.err, "");
    EXPECT_EQ(unpadded(check.out),
              "buneman-levy  yes  -n 3 --from A --to C: the recursion's moves, 1 run, 5 steps, 7 moves\n");
}

TEST(CheckCommand, TakesARangeOfDiscs) {
    // Steps 0 + 2 + 3, moves 0 + 1 + 3.
    EXPECT_EQ(unpadded(statewalk("check buneman-levy -n 0..2").out),
              "buneman-levy  yes  -n 0..2 --from A --to C: the recursion's moves, 3 runs, 5 steps, 4 moves\n");
}

TEST(CheckCommand, TakesEveryPairOfPegs) {
    // Six times as many.
    EXPECT_EQ(unpadded(statewalk("check buneman-levy -n 0..2 --every-pair").out),
              "buneman-levy  yes  -n 0..2 --every-pair: the recursion's moves, 18 runs, 30 steps, 24 moves\n");
}

TEST(CheckCommand, SaysYesToEveryAutomatonForUpToTenDiscsAndEveryPairOfPegs) {
    Result const check = statewalk("check -n 0..10 --every-pair");
    EXPECT_EQ(check.status, 0) << check.out;
    EXPECT_EQ(lines(check.out).size() + 1, lines(statewalk("list").out).size()) << "the turnstile plays no towers";
    for (std::string const& line : lines(check.out)) EXPECT_TRUE(contains(line, "  yes  ")) << line;
}

TEST(CheckCommand, TakesSeveralAutomataOneLineEachAndEachOnce) {
    Result const check = statewalk("check buneman-levy arsac-alternation buneman-levy -n 1");
    ASSERT_EQ(lines(check.out).size(), 2U);
    for (std::string const& line : lines(check.out))
        EXPECT_TRUE(
            contains(unpadded(line), "  yes  -n 1 --from A --to C: the recursion's moves, 1 run, 2 steps, 1 move"))
            << line;
}

TEST(CheckCommand, TakesPegsByName) {
    EXPECT_EQ(statewalk("check buneman-levy -n 4 --pegs 1,2,3 --from 3 --to 2").status, 0);
}

TEST(CheckCommand, WritesItsAnswerToAFile) {
    Folder const folder;
    Result const check = statewalk("check buneman-levy -o " + folder.path("answer"));
    EXPECT_EQ(check.status, 0);
    EXPECT_EQ(check.out, "");
    EXPECT_EQ(folder.read("answer"), statewalk("check buneman-levy").out);
}

}  // namespace
}  // namespace statewalk::cli::test
