// What can be tabled about a task: the lists of "Structure of Hanoi".
#include <gtest/gtest.h>

#include <string>

#include "tests/cli/command.hpp"

namespace statewalk::cli::test {
namespace {

TEST(TableDiscs, OfThreeDiscsFromAToBIsTheListsThatArePrinted) {
    Result const result = statewalk("table discs --to B");
    EXPECT_EQ(result.status, 0) << result.err;
    EXPECT_EQ(result.out,
              "disc 1\n"
              "  moves   A->B B->C C->A A->B\n"
              "  numbers 0 2 4 6\n"
              "  binary  000 010 100 110\n"
              "disc 2\n"
              "  moves   A->C C->B\n"
              "  numbers 1 5\n"
              "  binary  001 101\n"
              "disc 3\n"
              "  moves   A->B\n"
              "  numbers 3\n"
              "  binary  011\n");
}

TEST(TableDiscs, CallsPegsByTheNamesGiven) {
    EXPECT_EQ(statewalk("table discs -n 1 --pegs x,y,z --from y --to x").out,
              "disc 1\n  moves   y->x\n  numbers 0\n  binary  0\n");
}

TEST(TableDiscs, OfNoDiscsIsEmpty) {
    Result const result = statewalk("table discs -n 0");
    EXPECT_EQ(result.status, 0);
    EXPECT_EQ(result.out, "");
}

TEST(TableDiscs, HasEveryMoveOnceUnderItsDisc) {
    // 1 + 2 + ... + 512 of them in 10 lists; the largest disc's one move is the middle one.
    Result const result = statewalk("table discs -n 10");
    std::size_t moves = 0;
    for (std::size_t at = result.out.find("->"); at != std::string::npos; at = result.out.find("->", at + 1)) ++moves;
    EXPECT_EQ(moves, 1023U);
    EXPECT_EQ(lines(result.out).size(), 40U);
    EXPECT_TRUE(contains(result.out, "disc 10\n  moves   A->C\n  numbers 511\n  binary  0111111111\n"));
}

TEST(Table, ThatThereIsNotIsRefused) {
    std::string const known = " (there are discs, frame-table and game-34)";
    expect_refusal(statewalk("table disks"), 2, "there is no table 'disks'; did you mean discs?" + known);
    expect_refusal(statewalk("table game34"), 2, "there is no table 'game34'; did you mean game-34?" + known);
    expect_refusal(statewalk("table pegs-by-night"), 2, "there is no table 'pegs-by-night'" + known);
    expect_refusal(statewalk("table four-peg-queue"), 2, "there is no table 'four-peg-queue'" + known);
    expect_refusal(statewalk("table"), 2, "NAME is required; `statewalk --help` shows how to call it");
    expect_refusal(statewalk("table discs -n 65"), 2, "--discs takes a number from 0 to 64, not '65'");
    expect_refusal(statewalk("table discs -n 0..3"), 2, "--discs takes one number here, not the range 0..3");
    expect_refusal(statewalk("table discs --from X"), 2, "there is no peg 'X'; the pegs are A, B, C");
}

}  // namespace
}  // namespace statewalk::cli::test
