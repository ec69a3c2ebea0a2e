#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

#include "solvers/hanoi/recursion.hpp"
#include "tests/cli/command.hpp"
#include "tests/cli/logs.hpp"

namespace statewalk::cli::test {
namespace {

using Cells = std::vector<std::string>;

std::string trimmed(std::string const& text) {
    std::size_t const first = text.find_first_not_of(' ');
    return first == std::string::npos ? "" : text.substr(first, text.find_last_not_of(' ') - first + 1);
}

/// The rows of a table: the cells of each line that has some, without the blanks around them.
std::vector<Cells> rows(std::string const& table) {
    std::vector<Cells> all;
    for (std::string const& line : lines(table)) {
        if (!contains(line, " | ")) continue;
        Cells cells;
        std::istringstream split(line);
        for (std::string cell; std::getline(split, cell, '|');) cells.push_back(trimmed(cell));
        cells.resize(8);
        all.push_back(cells);
    }
    return all;
}

bool has_line_that_begins(std::string const& text, std::string const& beginning) {
    for (std::string const& line : lines(text))
        if (line.rfind(beginning, 0) == 0) return true;
    return false;
}

TEST(Trace, OfTwoDiscsIsTheTableWrittenByHand) {
    Result const trace = statewalk("trace buneman-levy -n 2");
    EXPECT_EQ(trace.status, 0);
    EXPECT_EQ(trace.err, "");
    EXPECT_EQ(rows(trace.out), (std::vector<Cells>{
                                   {"#", "state", "event", "inputs", "outputs", "next", "towers", "move"},
                                   {"0", "", "", "", "", "0", "21 . .", ""},
                                   {"1", "0", "Step", "", "z1", "1", "2 1 .", "1 1 A B"},
                                   {"2", "1", "Step", "x1 no", "z2; z1", "1", ". . 21", "2 2 A C, 3 1 B C"},
                                   {"3", "1", "Step", "x1 yes", "", "0", ". . 21", ""},
                               }));
    EXPECT_TRUE(has_line_that_begins(trace.out, "finished after 3 steps and 3 moves")) << trace.out;
}

TEST(Trace, OfTwoDiscsAsJsonLinesIsTheLogWrittenByHand) {
    Result const trace = statewalk("trace buneman-levy -n 2 -f jsonl");
    EXPECT_EQ(trace.status, 0);
    EXPECT_EQ(lines(trace.out), two_discs());
}

TEST(Trace, CallsPegsByTheNamesGiven) {
    Result const trace = statewalk("trace buneman-levy -n 1 --pegs left,middle,right --from right --to left");
    EXPECT_EQ(rows(trace.out).at(2).back(), "1 1 right left");
    EXPECT_EQ(rows(trace.out).at(1).at(6), ". . 1");
}

TEST(Trace, OfAnEmptyTaskTakesNoStep) {
    Result const trace = statewalk("trace buneman-levy -n 0");
    EXPECT_EQ(trace.status, 0);
    EXPECT_EQ(rows(trace.out).size(), 2U);
    EXPECT_TRUE(has_line_that_begins(trace.out, "finished after 0 steps and 0 moves")) << trace.out;
}

TEST(Trace, OfSixtyFourDiscsIsCutByItsBudgetAndSaysSo) {
    // Step 1 makes one move, every later one two: 1 + 2 * 999.
    Result const trace = statewalk("trace buneman-levy -n 64 --budget 1000");
    EXPECT_EQ(trace.status, 0);
    EXPECT_EQ(trace.err, "");
    EXPECT_EQ(rows(trace.out).size(), 1U + 1U + 1000U);
    EXPECT_TRUE(has_line_that_begins(trace.out, "out of budget after 1000 steps and 1999 moves"))
        << lines(trace.out).back();
}

TEST(Trace, IsNotCutByABudgetThatIsJustEnough) {
    EXPECT_TRUE(has_line_that_begins(statewalk("trace buneman-levy -n 3 --budget 5").out, "finished after 5 steps"));
    EXPECT_TRUE(
        has_line_that_begins(statewalk("trace buneman-levy -n 3 --budget 4").out, "out of budget after 4 steps"));
    EXPECT_TRUE(
        has_line_that_begins(statewalk("trace buneman-levy -n 3 --budget 0").out, "out of budget after 0 steps"));
}

TEST(Moves, OfTwoDiscsAreAsWrittenByHand) {
    Result const moves = statewalk("moves buneman-levy -n 2");
    EXPECT_EQ(moves.status, 0);
    EXPECT_EQ(moves.out, "1 1 A B\n2 2 A C\n3 1 B C\n");
    EXPECT_EQ(moves.err, "");
    EXPECT_EQ(statewalk("moves buneman-levy -n 2 -f numbered").out, moves.out);
}

TEST(Moves, OfAnEmptyTaskAreNone) {
    Result const moves = statewalk("moves buneman-levy -n 0");
    EXPECT_EQ(moves.status, 0);
    EXPECT_EQ(moves.out, "");
}

TEST(Moves, AreTheRecursionsAlsoWhereTheyFillManyBlocks) {
    hanoi::Task const task{14, {"x", "y", "z"}, 2, 1};
    std::string expected;
    int number = 0;
    hanoi::recursive_solution(task, [&](hanoi::Move const& move) {
        expected += std::to_string(++number) + " " + std::to_string(move.disc) + " " + task.pegs[move.from] + " " +
                    task.pegs[move.to] + "\n";
        return true;
    });
    EXPECT_TRUE(statewalk("moves buneman-levy -n 14 --pegs x,y,z --from z --to y").out == expected);
}

}  // namespace
}  // namespace statewalk::cli::test
