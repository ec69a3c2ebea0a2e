// Ten wrong logs, and what grade says of each, worked out by hand. Default rubric: legal 30, arrival 20, length 20,
// reference 30; a seventh of 30 is 4.2857.
#include <gtest/gtest.h>

#include <string>

#include "tests/cli/grading.hpp"

namespace statewalk::cli::test {
namespace {

/// The answer is no, begins with the points, and holds these lines one after the other, then the drawing.
void expect_no(Result const& result, std::string const& points, Printed const& difference) {
    EXPECT_EQ(result.status, 1);
    EXPECT_EQ(result.err, "");
    EXPECT_EQ(lines(result.out).at(0), "-: " + points + " of 100 points, -n 3 --from A --to C");
    EXPECT_TRUE(contains(result.out, "\n" + text(difference))) << result.out;
}

TEST(WrongLog, LacksAMove) {
    Printed log = three_discs();
    log.erase(log.begin() + 2);
    Result const result = grade(log);
    expect_no(result, "17.14",  // two legal moves, both the recursion's: 8.57 twice
              {"  legal     8.57 of 30: legal moves: 2; then, on line 3, disc 3 cannot go from A onto disc 1 on C",
               "  arrival   0 of 20: not every disc is on C",
               "  length    0 of 20: counts when every disc has arrived; the fewest moves are 7",
               "  reference 8.57 of 30: the recursion's moves up to move 2", "  move      3 is the first that differs",
               "  line      3: 3A->C", "  expected  disc 1 from C to B", "  came      disc 3 from A to C",
               "  towers    3 2 1   before the move"});
}

TEST(WrongLog, MakesAMoveTwice) {
    Printed log = three_discs();
    log.insert(log.begin() + 2, log[1]);
    Result const result = grade(log);
    expect_no(result, "17.14",
              {"  move      3 is the first that differs", "  line      3: 2A->B", "  expected  disc 1 from C to B",
               "  came      disc 2 from A to B", "  towers    3 2 1   before the move"});
    EXPECT_TRUE(contains(result.out, "legal moves: 2; then, on line 3, disc 2 is not on top of A"));
}

TEST(WrongLog, HasTwoMovesSwapped) {
    Printed log = three_discs();
    std::swap(log[4], log[5]);
    Result const result = grade(log);
    expect_no(result, "34.28",  // four legal moves: 17.14 twice
              {"  move      5 is the first that differs", "  line      5: 2B->C", "  expected  disc 1 from B to A",
               "  came      disc 2 from B to C", "  towers    . 21 3   before the move"});
    EXPECT_TRUE(contains(result.out, "legal moves: 4; then, on line 5, disc 2 is not on top of B"));
}

TEST(WrongLog, BreaksTheRules) {
    Printed log = three_discs();
    log[1] = "2A->C";
    Result const result = grade(log);
    expect_no(result, "8.56",  // one legal move: 4.28 twice
              {"  move      2 is the first that differs", "  line      2: 2A->C", "  expected  disc 2 from A to B",
               "  came      disc 2 from A to C", "  towers    32 . 1   before the move"});
    EXPECT_TRUE(contains(result.out, "legal moves: 1; then, on line 2, disc 2 cannot go from A onto disc 1 on C"));
}

TEST(WrongLog, ArrivesOnTheWrongPeg) {
    Result const result = grade({"1A->B", "2A->C", "1B->C", "3A->B", "1C->A", "2C->B", "1A->B"});
    expect_no(result, "30",  // all legal, and no more
              {"  move      1 is the first that differs", "  line      1: 1A->B", "  expected  disc 1 from A to C",
               "  came      disc 1 from A to B", "  towers    321 . .   before the move"});
    EXPECT_TRUE(contains(result.out, "  legal     30 of 30: legal moves: 7\n"));
    EXPECT_TRUE(contains(result.out, "  arrival   0 of 20: not every disc is on C\n"));
}

TEST(WrongLog, NamesAnotherDisc) {
    Printed log = three_discs();
    log[2] = "2C->B";
    Result const result = grade(log);
    expect_no(result, "17.14",
              {"  move      3 is the first that differs", "  line      3: 2C->B", "  expected  disc 1 from C to B",
               "  came      disc 2 from C to B", "  towers    3 2 1   before the move"});
    EXPECT_TRUE(contains(result.out, "legal moves: 2; then, on line 3, disc 2 is not on top of C"));
}

TEST(WrongLog, MakesMoreMovesThanItMust) {
    Printed log = three_discs();
    log[0] = "1A->B";
    log.insert(log.begin() + 1, "1B->C");
    Result const result = grade(log);
    expect_no(result, "67.5",  // 30 + 20 + 20 * 7 / 8 + 0
              {"  legal     30 of 30: legal moves: 8", "  arrival   20 of 20: every disc is on C",
               "  length    17.5 of 20: moves: 8; the fewest are 7",
               "  reference 0 of 30: the recursion's moves up to move 0", "  move      1 is the first that differs",
               "  line      1: 1A->B", "  expected  disc 1 from A to C", "  came      disc 1 from A to B",
               "  towers    321 . .   before the move"});
}

TEST(WrongLog, IsCutShort) {
    Printed log = three_discs();
    log.resize(4);
    expect_no(grade(log), "34.28",
              {"  legal     17.14 of 30: legal moves: 4", "  arrival   0 of 20: not every disc is on C",
               "  length    0 of 20: counts when every disc has arrived; the fewest moves are 7",
               "  reference 17.14 of 30: the recursion's moves up to move 4", "  move      5 is the first that differs",
               "  expected  disc 1 from B to A", "  came      no more moves", "  towers    . 21 3   before the move"});
    log.emplace_back("1B-");
    EXPECT_TRUE(contains(grade(log).out, "  note      behind the last move, line 5 is no move: 1B-\n"));
}

TEST(WrongLog, HasGarbageInTheMiddle) {
    Printed log = three_discs();
    log.insert(log.begin() + 3, "here \x1b[31mx = 7");
    Result const result = grade(log);
    expect_no(
        result, "25.7",  // three legal moves: 12.85 twice
        {"  move      4 is the first that differs", "  line      4: here \\x1b[31mx = 7",
         "  expected  disc 3 from A to C", "  came      no move can be read", "  towers    3 21 .   before the move"});
    EXPECT_TRUE(contains(result.out, "legal moves: 3; then, on line 4, no move can be read\n"));
}

TEST(WrongLog, HasMarkupInThePegsName) {
    Printed log = three_discs();
    log[3] = "Move disk 3 from <b>A</b> to C";
    Result const result = grade(log);
    expect_no(result, "25.7",
              {"  move      4 is the first that differs", "  line      4: Move disk 3 from <b>A</b> to C",
               "  expected  disc 3 from A to C", "  came      there is no peg '<b>A</b>'; the pegs are A, B, C",
               "  towers    3 21 .   before the move"});
    for (std::string const format : {"json", "gradescope"}) {
        std::string const json = grade(log, "-f " + format).out;
        EXPECT_TRUE(contains(json, "\\u003cb\\u003eA\\u003c/b\\u003e")) << json;
        EXPECT_EQ(json.find_first_of("<>&"), std::string::npos) << json;
    }
}

}  // namespace
}  // namespace statewalk::cli::test
