#include "diagrams/trace_table.hpp"

#include <gtest/gtest.h>

#include <sstream>

#include "tests/diagrams/graphs.hpp"
#include "tests/diagrams/runs.hpp"

namespace statewalk {
namespace {

using Rows = std::vector<Numbers>;

std::string table(TransitionGraph const& graph, test::Run const& run) {
    std::ostringstream out;
    TraceTable log{out, true};
    test::write(log, graph, run);
    return out.str();
}

bool has(std::string const& text, std::string const& part) { return text.find(part) != std::string::npos; }

TEST(TraceTable, OfTwoDiscsIsAsWrittenByHand) {
    EXPECT_EQ(table(test::buneman_levy(), test::two_discs()),
              R"(buneman-levy: discs 2, from A, to C

States
  0  at rest: not started, or all discs delivered
  1  the smallest disc has just moved

Inputs
  x1  every disc is delivered

Outputs
  z1  move the smallest disc one peg on along its cycle
  z2  make the only legal move of another disc

   # | state | event | inputs | outputs | next | pegs   | move
   0 |       |       |        |         | 0    | 21 . . |
   1 | 0     | Step  |        | z1      | 1    | 2 1 .  | 1 1 A B
   2 | 1     | Step  | x1 no  | z2; z1  | 1    | . . 21 | 2 2 A C, 3 1 B C
   3 | 1     | Step  | x1 yes |         | 0    | . . 21 |

finished after 3 steps and 3 moves: every disc is on peg C
)");
}

TEST(TraceTable, ShowsThatNoArrowFired) {
    test::Run run = test::two_discs();
    run.steps.resize(1);
    run.steps[0].fired.clear();
    run.steps[0].outputs.clear();
    run.steps[0].after = run.steps[0].before;
    run.outcome = {Ending::stuck, 1, "state 0: x1 said no"};
    std::string const text = table(test::buneman_levy(), run);
    EXPECT_TRUE(has(text, "   1 | 0     | Step  |        |         | -    | 2 1 .  | 1 1 A B\n")) << text;
    EXPECT_TRUE(has(text, "\nstuck after 1 step and 1 move: state 0: x1 said no\n")) << text;
}

TEST(TraceTable, SaysThatTheRunWasCut) {
    test::Run run = test::two_discs();
    run.steps.clear();
    run.outcome = {Ending::out_of_budget, 0, ""};
    EXPECT_TRUE(has(table(test::buneman_levy(), run), "\nout of budget after 0 steps and 0 moves\n"));
}

TEST(TraceTable, GrowsAColumnForAWiderCell) {
    test::Run run = test::two_discs();
    run.steps[1].object[0].value = "a rather wide cell";
    std::string const text = table(test::buneman_levy(), run);
    EXPECT_TRUE(has(text, "| a rather wide cell | 2 2 A C")) << text;
    EXPECT_TRUE(has(text, "| . . 21             |\n")) << text;
}

TEST(TraceTable, KeepsHostileTextOnItsLine) {
    test::Run run = test::two_discs();
    run.task = {{"peg\n", "A\x1b[2J"}};
    run.start.after = run.start.before = {2, 4};
    run.steps.resize(1);
    run.steps[0].before = run.steps[0].after = {2, 4};
    run.steps[0].event = "ev\nent";
    run.steps[0].moves = {{{"from", "x\ny"}}};
    run.outcome.reason = "line\nbreak";
    std::string const text = table(test::hostile(), run);
    EXPECT_TRUE(has(text, R"(: peg\n A\x1b[2J)"));
    EXPECT_TRUE(has(text, R"(  a->b      line\nbreak and \xff a broken byte)"));
    EXPECT_TRUE(has(text, R"(   1 | a->b, lamp off  | ev\nent |)")) << text;
    EXPECT_TRUE(has(text, R"(| x\ny)"));
    EXPECT_TRUE(has(text, R"(: line\nbreak)"));
}

TEST(TraceTable, ShowsNumbersAndTextsAsTheyAre) {
    EXPECT_EQ(to_text(Value{~std::uint64_t{0}}), "18446744073709551615");
    EXPECT_EQ(to_text(Value{std::string{"0303ACDB"}}), "0303ACDB");
    EXPECT_EQ(to_text(Value{std::vector<std::string>{"A", "B\n", "C"}}), "A B\\n C");
    EXPECT_EQ(to_text(Value{std::vector<std::string>{}}), "-");
    EXPECT_EQ(to_text(Value{Numbers{0, 1, 3, 5, 10}}), "0 1 3 5 10");
    EXPECT_EQ(to_text(Value{Numbers{}}), "-");
}

TEST(TraceTable, RunsDigitsTogetherWhileAllAreBelowTen) {
    EXPECT_EQ(to_text(Value{Rows{{3, 2, 1}, {}, {}}}), "321 . .");
    EXPECT_EQ(to_text(Value{Rows{{9}, {0}}}), "9 0");
    EXPECT_EQ(to_text(Value{Rows{}}), "-");
}

TEST(TraceTable, ShortensRunsOfLargerNumbers) {
    EXPECT_EQ(to_text(Value{Rows{{10, 9, 8, 7}, {}, {6}}}), "10..7 . 6");
    EXPECT_EQ(to_text(Value{Rows{{12, 10, 9, 8, 5, 4}, {11, 7}, {6, 3, 2, 1}}}), "12,10..8,5,4 11,7 6,3..1");
    EXPECT_EQ(to_text(Value{Rows{{1, 2, 10, 10, 0}}}), "1,2,10,10,0");
    EXPECT_EQ(to_text(Value{Rows{{0, ~std::uint64_t{0}, 2, 1, 0}}}), "0,18446744073709551615,2..0");
}

}  // namespace
}  // namespace statewalk
