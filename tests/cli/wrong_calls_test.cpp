#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/cli/command.hpp"

namespace statewalk::cli::test {
namespace {

std::string const how = "; `statewalk --help` shows how to call it";

TEST(WrongCall, OfACommandThatThereIsNot) {
    expect_refusal(statewalk("lst"), 2,
                   "there is no command 'lst'; did you mean list? (`statewalk --help` shows them all)");
    expect_refusal(statewalk("solve"), 2, "there is no command 'solve' (`statewalk --help` shows them all)");
    expect_refusal(statewalk("buneman-levy"), 2,
                   "there is no command 'buneman-levy' (`statewalk --help` shows them all)");
}

TEST(WrongCall, OfAnAutomatonThatThereIsNot) {
    for (std::string const command : {"draw", "trace", "check", "moves"}) {
        expect_refusal(
            statewalk(command + " bunemann-levy"), 2,
            "there is no automaton 'bunemann-levy'; did you mean buneman-levy? (`statewalk list` names them all)");
        expect_refusal(statewalk(command + " nobody"), 2,
                       "there is no automaton 'nobody' (`statewalk list` names them all)");
    }
    expect_refusal(statewalk("check buneman-levy nobody"), 2,
                   "there is no automaton 'nobody' (`statewalk list` names them all)");
}

TEST(WrongCall, WithANumberOfDiscsThatIsNone) {
    for (std::string const number :
         {"65", "-1", "abc", "3x", "+3", "1.5", "0x3", "99999999999999999999", "..3..", "3.."})
        for (std::string const command : {"check buneman-levy -n ", "check --discs "}) {
            Result const result = statewalk(command + number);
            EXPECT_EQ(result.status, 2) << number;
            EXPECT_EQ(result.out, "");
            EXPECT_EQ(lines(result.err).size(), 1U) << result.err;
            EXPECT_EQ(result.err.rfind("statewalk: --discs takes a number from 0 to 64, not '", 0), 0U) << result.err;
        }
    expect_refusal(statewalk("moves buneman-levy -n 65"), 2, "--discs takes a number from 0 to 64, not '65'");
    expect_refusal(statewalk({"trace", "buneman-levy", "-n", ""}), 2, "--discs takes a number from 0 to 64, not ''");
    expect_refusal(statewalk({"trace", "buneman-levy", "-n", " 3"}), 2,
                   "--discs takes a number from 0 to 64, not ' 3'");
}

TEST(WrongCall, WithARangeOfDiscsThatIsNone) {
    expect_refusal(statewalk("check -n 3..1"), 2, "--discs 3..1 holds no number; write the smaller one first");
    expect_refusal(statewalk("check -n 0..65"), 2, "--discs takes a number from 0 to 64, not '65'");
    expect_refusal(statewalk("trace buneman-levy -n 0..3"), 2, "--discs takes one number here, not the range 0..3");
    expect_refusal(statewalk("moves buneman-levy -n 0..3"), 2, "--discs takes one number here, not the range 0..3");
}

TEST(WrongCall, WithPegsThatCannotBe) {
    std::vector<std::pair<std::string, std::string>> const all{
        {"--from X", "there is no peg 'X'; the pegs are A, B, C"},
        {"--to a", "there is no peg 'a'; the pegs are A, B, C"},
        {"--pegs 1,2,3 --from A", "there is no peg 'A'; the pegs are 1, 2, 3"},
        {"--from B --to B", "start and goal are the same peg, B"},
        {"--from C", "start and goal are the same peg, C"},
        {"--pegs A,B", "--pegs takes 3 names, by commas, not 'A,B'"},
        {"--pegs A,B,C,D", "--pegs takes 3 names, by commas, not 'A,B,C,D'"},
        {"--pegs A,B,A", "two pegs are called A"},
        {"--pegs A,,C", "a peg has no name"},
    };
    for (auto const& [options, what] : all)
        for (std::string const command : {"trace", "moves", "check"})
            expect_refusal(statewalk(command + " buneman-levy " + options), 2, what);
    expect_refusal(statewalk("check --every-pair --from A"), 2,
                   "--every-pair asks for every start and goal; leave out --from and --to");
    expect_refusal(statewalk("check --every-pair --to A"), 2,
                   "--every-pair asks for every start and goal; leave out --from and --to");
}

TEST(WrongCall, WithABudgetThatIsNoNumber) {
    for (std::string const budget : {"x", "-1", "1.5", "1e3", "99999999999999999999"})
        expect_refusal(statewalk("trace buneman-levy --budget " + budget), 2,
                       "--budget: takes a whole number, not '" + budget + "'" + how);
}

TEST(WrongCall, WithAFormatOrStyleThatThereIsNot) {
    for (std::string const call : {"draw buneman-levy -f gif", "draw buneman-levy --style fancy",
                                   "trace buneman-levy -f xml", "moves buneman-levy --format pickled"}) {
        Result const result = statewalk(call);
        EXPECT_EQ(result.status, 2) << call;
        EXPECT_EQ(result.out, "") << call;
        EXPECT_EQ(lines(result.err).size(), 1U) << result.err;
    }
    EXPECT_TRUE(contains(statewalk("draw buneman-levy -f gif").err,
                         "gif not in {dot,svg,png,pdf,mermaid,plantuml,scxml,jff,json,text}"));
    EXPECT_TRUE(contains(statewalk("draw buneman-levy --style fancy").err, "fancy not in {switch,uml,plain}"));
}

TEST(WrongCall, WithAnOptionThatTheCommandDoesNotHaveOrThatLacksItsValue) {
    expect_refusal(statewalk("list --budget"), 2, "not expected: --budget" + how);
    expect_refusal(statewalk("trace buneman-levy --every-pair"), 2, "not expected: --every-pair" + how);
    expect_refusal(statewalk("list buneman-levy"), 2, "not expected: buneman-levy" + how);
    for (std::string const call :
         {"trace buneman-levy -n", "draw buneman-levy -o", "check --log", "trace buneman-levy -n 3 -n 4"}) {
        Result const result = statewalk(call);
        EXPECT_EQ(result.status, 2) << call;
        EXPECT_EQ(lines(result.err).size(), 1U) << result.err;
        EXPECT_TRUE(contains(result.err, how)) << result.err;
    }
}

TEST(WrongCall, WithoutACommandOrAName) {
    expect_refusal(statewalk(""), 2, "no command was given" + how);
    for (std::string const command : {"draw", "moves"}) expect_refusal(statewalk(command), 2, "NAME is required" + how);
    for (std::string const command : {"trace", "step", "play"})
        expect_refusal(statewalk(command), 2, "NAME is required, or --log FILE" + how);
}

TEST(WrongCall, WithALogAndSomethingElseToCheck) {
    for (std::string const other : {"buneman-levy", "-n 3", "--from A", "--to B", "--pegs A,B,C", "--every-pair"}) {
        Result const result = statewalk("check --log somewhere " + other);
        EXPECT_EQ(result.status, 2) << other;
        EXPECT_EQ(lines(result.err).size(), 1U) << result.err;
        EXPECT_TRUE(contains(result.err, "--log")) << result.err;
    }
}

TEST(WrongCall, WithAnEmptyNameOfAFile) {
    expect_refusal(statewalk({"check", "--log", ""}), 2, "--log: takes the name of a file, or -" + how);
    expect_refusal(statewalk({"list", "-o", ""}), 2, "--output: takes the name of a file, or -" + how);
}

TEST(WrongCall, IsToldInOneLineWhateverItHolds) {
    std::string const hostile = "a\nb\x1b[2J\xff";
    for (std::vector<std::string> const& call :
         std::vector<std::vector<std::string>>{{hostile},
                                               {"draw", hostile},
                                               {"trace", "buneman-levy", "-n", hostile},
                                               {"trace", "buneman-levy", "--from", hostile},
                                               {"trace", "buneman-levy", "--pegs", hostile},
                                               {"trace", "buneman-levy", "--budget", hostile},
                                               {"list", "--" + hostile},
                                               {"trace", "buneman-levy", "-f", hostile},
                                               {"check", "--log", hostile},
                                               {"list", "-o", hostile + "/x"}}) {
        Result const result = statewalk(call);
        EXPECT_NE(result.status, 0);
        EXPECT_EQ(lines(result.err).size(), 1U) << result.err;
        EXPECT_EQ(result.err.find_first_of("\x1b\xff"), std::string::npos) << result.err;
        EXPECT_TRUE(contains(result.err, R"(a\nb\x1b[2J\xff)")) << result.err;
    }
}

}  // namespace
}  // namespace statewalk::cli::test
