// A student's own automaton is graded without a log: by its moves, by lint, and by the arrows that its run took.
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <fstream>
#include <string>
#include <thread>

#include "tests/cli/grading.hpp"
#include "tests/cli/machines.hpp"

namespace statewalk::cli::test {
namespace {

TEST(GradeOfOnesOwn, IsTheWholeForARightAutomaton) {
    Result const result = called(alone(buneman_levy()), "grade");
    EXPECT_EQ(result.status, 0);
    EXPECT_EQ(result.out,
              "buneman-levy: 100 of 100 points, -n 3 --from A --to C\n"
              "  legal     20 of 20: legal moves: 7\n"
              "  arrival   20 of 20: every disc is on C\n"
              "  length    20 of 20: the fewest moves: 7\n"
              "  reference 20 of 20: the recursion's moves\n"
              "  lint      10 of 10: no fault\n"
              "  arrows    10 of 10: arrows taken: 3 of 3\n");
}

TEST(GradeOfOnesOwn, CountsWhatItDoesUntilItIsStuck) {
    // One move of seven, 20 / 7 = 2.85; one arrow of two.
    Result const result = called(alone(endless()), "grade -n 3");
    EXPECT_EQ(result.status, 1);
    Lines const told = lines(result.out);
    EXPECT_EQ(told.at(0), "endless: 10.7 of 100 points, -n 3 --from A --to C") << result.out;
    EXPECT_EQ(told.at(1), "  legal     2.85 of 20: legal moves: 1");
    EXPECT_TRUE(contains(result.out, "\n  arrows    5 of 10: arrows taken: 1 of 2; never ")) << result.out;
    EXPECT_TRUE(contains(result.out, "\n  expected  disc 2 from A to B\n  came      no more moves\n")) << result.out;
    EXPECT_TRUE(contains(result.out, "\n  note      the run ended: stuck, ")) << result.out;
    EXPECT_FALSE(contains(result.out, "\n  line")) << result.out;
}

TEST(GradeOfOnesOwn, SeesWhatLintFindsBehindRightMoves) {
    Result const result = called(alone(careless()), "grade -n 4 --from B");
    EXPECT_EQ(result.status, 1);
    EXPECT_EQ(lines(result.out).at(0), "careless: 90 of 100 points, -n 4 --from B --to C") << result.out;
    EXPECT_TRUE(contains(result.out, "\n  lint      0 of 10: ")) << result.out;
}

TEST(GradeOfOnesOwn, SeesThatARunDoesNotEndWell) {
    // All three moves of two discs, and then a fault on the way to rest: nothing for arrival and length, all the rest.
    Result const result = called(alone(restless()), "grade -n 2");
    EXPECT_EQ(result.status, 1);
    EXPECT_EQ(lines(result.out).at(0), "restless: 60 of 100 points, -n 2 --from A --to C") << result.out;
    EXPECT_TRUE(contains(result.out, "\n  arrival   0 of 20: every disc is on C, but the run did not end well\n"))
        << result.out;
    EXPECT_TRUE(contains(result.out, "\n  note      the run ended: fault, ")) << result.out;
}

TEST(GradeOfOnesOwn, HasARubricToo) {
    EXPECT_EQ(lines(called(alone(careless()), "grade --rubric -", R"({"lint": 5, "arrows": 1})").out).at(0),
              "careless: 1 of 6 points, -n 3 --from A --to C");
    Result const table = called(alone(buneman_levy()), "grade -f csv");
    EXPECT_EQ(table.out.rfind("log,points,of,legal,arrival,length,reference,lint,arrows,right,", 0), 0U) << table.out;
    EXPECT_TRUE(contains(table.out, "\nbuneman-levy,100,100,20,20,20,20,10,10,yes,7,7,")) << table.out;
}

TEST(GradeOfOnesOwn, IsOfAnAutomatonThatMakesMoves) {
    expect_refusal(called(alone(catalogue().find("frame-table")), "grade"), 2,
                   "frame-table fills a table and makes no moves; there is nothing to grade", "tool");
}

TEST(Grade, ReadsASavedLogFromAPipe) {
    Folder const folder;
    std::string const pipe = folder.path("pipe");
    ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
    std::thread writer([&] { std::ofstream(pipe) << text(two_discs()); });
    Result const result = statewalk("grade " + pipe);
    writer.join();
    EXPECT_EQ(result.status, 0) << result.out << result.err;
}

}  // namespace
}  // namespace statewalk::cli::test
