// The check as a command, on four pegs.
#include <gtest/gtest.h>

#include <string>

#include "tests/cli/command.hpp"

namespace statewalk::cli::test {
namespace {

// frame-stack takes 10 steps for two discs and 13 for three; four-peg-queue 5 and 16.

TEST(CheckCommandOnFourPegs, SaysWhichTieRuleWasUsedAndWhatWasFound) {
    Result const check = statewalk("check four-peg-queue");
    EXPECT_EQ(check.status, 0);
    EXPECT_EQ(check.err, "");
    EXPECT_EQ(
        unpadded(check.out),
        "four-peg-queue  yes  -n 3 --from A --to D --ties low: the recursion's moves; legal, arrived, no move too "
        "many, 1 run, 16 steps, 5 moves\n");
    EXPECT_EQ(
        unpadded(statewalk("check frame-stack -n 2..3 --ties high --to B").out),
        "frame-stack  yes  -n 2..3 --from A --to B --ties high: the recursion's moves; legal, arrived, no move too "
        "many, 2 runs, 23 steps, 8 moves\n");
}

TEST(CheckCommandOnFourPegs, TakesAnyShortestSolutionWhereThatIsAsked) {
    EXPECT_EQ(
        unpadded(statewalk("check four-peg-queue --shortest").out),
        "four-peg-queue  yes  -n 3 --from A --to D --ties low: legal, arrived, no move too many, 1 run, 16 steps, "
        "5 moves\n");
    Result const all = statewalk("check --shortest -n 4");
    EXPECT_EQ(all.status, 0) << all.out;
    EXPECT_EQ(lines(all.out).size(), 14U);
}

TEST(CheckCommandOnFourPegs, TakesEveryPairOfPegs) {
    // Twelve pairs, of 0, 1 and 2 discs: 0 + 3 + 10 steps, 0 + 1 + 3 moves.
    EXPECT_EQ(unpadded(statewalk("check frame-stack -n 0..2 --every-pair --ties high").out),
              "frame-stack  yes  -n 0..2 --every-pair --ties high: the recursion's moves; legal, arrived, no move too "
              "many, 36 runs, 156 steps, 48 moves\n");
}

TEST(CheckCommandOnFourPegs, CountsCellsOfATable) {
    // 1 + 3 + (1 + 1 + 2) steps; 1 + 2 * 3 + 1.
    EXPECT_EQ(unpadded(statewalk("check frame-table").out),
              "frame-table  yes  -n 3 --from A --to D --ties low: the recursion's cells, 1 run, 8 steps, 3 cells\n");
    EXPECT_EQ(unpadded(statewalk("check frame-table -n 1 --shortest").out),
              "frame-table  yes  -n 1 --from A --to D --ties low: the recursion's cells, 1 run, 3 steps, 1 cell\n");
    for (std::string const ties : {"low", "high"})
        EXPECT_EQ(unpadded(statewalk("check game-34 --ties " + ties).out),
                  "game-34  yes  -n 3 --from A --to D --ties high: the recursion's cells, 1 run, 8 steps, 3 cells\n")
            << "it leaves no choice";
}

TEST(CheckCommandOnFourPegs, ChecksOnlyTheAutomataThatPlayOnSoManyPegsAsAreNamed) {
    std::vector<std::string> const three = lines(statewalk("check --pegs x,y,z").out);
    EXPECT_EQ(three.size(), 10U);
    for (std::string const& line : three)
        EXPECT_TRUE(contains(line, "  yes  -n 3 --pegs x,y,z --from x --to z: ")) << line;
    std::vector<std::string> const four = lines(statewalk("check --pegs w,x,y,z --from z").out);
    EXPECT_TRUE(four.empty()) << "from and to are the same";
    std::vector<std::string> const back = lines(statewalk("check --pegs w,x,y,z --from z --to w").out);
    EXPECT_EQ(back.size(), 4U);
    for (std::string const& line : back)
        EXPECT_TRUE(contains(line, "  yes  -n 3 --pegs w,x,y,z --from z --to w --ties ")) << line;
    expect_refusal(statewalk("check --pegs a,b"), 2, "no automaton plays on 2 pegs; name 3 pegs, or 4");
    expect_refusal(statewalk("check --pegs a"), 2, "no automaton plays on 1 peg; name 3 pegs, or 4");
    expect_refusal(statewalk("check --pegs a,b,c,d,e"), 2, "no automaton plays on 5 pegs; name 3 pegs, or 4");
}

TEST(CheckCommandOnFourPegs, SaysYesToUpToNinetyNineDiscs) {
    for (std::string const name : {"frame-stack", "four-peg-queue"})
        for (std::string const ties : {"low", "high"}) {
            Result const check = statewalk("check " + name + " -n 99 --ties " + ties);
            EXPECT_EQ(check.status, 0) << check.out;
            EXPECT_TRUE(contains(check.out, " steps, 163841 moves\n")) << check.out;
        }
    EXPECT_EQ(statewalk("check frame-table game-34 -n 1000").status, 0);
}

TEST(WrongCallOnFourPegs, WithMoreDiscsThanThereMayBe) {
    for (std::string const command : {"check", "moves", "trace"})
        for (std::string const name : {" frame-stack", " four-peg-queue"})
            expect_refusal(statewalk(command + name + " -n 100"), 2, "--discs takes a number from 0 to 99, not '100'");
    for (std::string const command : {"check", "trace"})
        for (std::string const name : {" frame-table", " game-34"})
            expect_refusal(statewalk(command + name + " -n 1001"), 2,
                           "--discs takes a number from 0 to 1000, not '1001'");
    expect_refusal(statewalk("check -n 65"), 2, "--discs takes a number from 0 to 64, not '65'");
    expect_refusal(statewalk("check --pegs w,x,y,z -n 100"), 2, "--discs takes a number from 0 to 99, not '100'");
}

TEST(WrongCallOnFourPegs, WithPegsOrTiesThatCannotBe) {
    std::vector<std::pair<std::string, std::string>> const all{
        {"--from X", "there is no peg 'X'; the pegs are A, B, C, D"},
        {"--from D", "start and goal are the same peg, D"},
        {"--pegs A,B,C", "--pegs takes 4 names, by commas, not 'A,B,C'"},
        {"--pegs A,B,C,D,E", "--pegs takes 4 names, by commas, not 'A,B,C,D,E'"},
        {"--pegs A,B,C,A", "two pegs are called A"},
    };
    for (auto const& [options, what] : all)
        for (std::string const command : {"trace", "moves", "check"})
            expect_refusal(statewalk(command + " frame-stack " + options), 2, what);
    for (std::string const command : {"trace", "moves", "check"})
        for (std::string const ties : {"middle", "LOW", "0"}) {
            Result const result = statewalk(command + " frame-stack --ties " + ties);
            EXPECT_EQ(result.status, 2) << ties;
            EXPECT_EQ(result.out, "");
            EXPECT_EQ(lines(result.err).size(), 1U) << result.err;
            EXPECT_TRUE(contains(result.err, ties + " not in {low,high}")) << result.err;
        }
    expect_refusal(statewalk("check --log - --shortest"), 3, "cannot read -: the log is empty");
    Result const both = statewalk("check --log somewhere --ties low");
    EXPECT_EQ(both.status, 2);
    EXPECT_EQ(lines(both.err).size(), 1U) << both.err;
}

}  // namespace
}  // namespace statewalk::cli::test
