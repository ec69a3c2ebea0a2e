// What the command does with each automaton of the list.
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "cli/catalogue.hpp"
#include "tests/cli/command.hpp"

namespace statewalk::cli::test {
namespace {

TEST(EveryAutomaton, IsListedByName) {
    std::vector<std::string> names;
    for (std::string const& line : lines(statewalk("list").out)) names.push_back(line.substr(0, line.find(' ')));
    EXPECT_EQ(names, (std::vector<std::string>{"recursion-stack", "recursion-stack-folded", "action-tree",
                                               "buneman-levy", "buneman-levy-analytic", "arsac-alternation",
                                               "arsac-move-number", "lowest-zero", "doubling-list", "hanoi-word"}));
}

TEST(EveryAutomaton, IsListedWithItsPegsAndASource) {
    for (std::string const& line : lines(statewalk("list").out)) {
        EXPECT_TRUE(contains(line, "  3 pegs  ")) << line;
        EXPECT_TRUE(line.back() == ')' && contains(line, " (")) << line;
    }
}

TEST(EveryAutomaton, TakesTheStepsOfItsFormula) {
    // For five discs: 2^7 - 5, 3 * 2^5 - 3, 3 * 2^5 - 2, 2^4 + 1 twice, 2^5, 3 * 2^5 - 5 - 2 twice, 2^5 + 5, and 31
    // numbers of five digits each.
    std::vector<std::pair<std::string, int>> const steps{{"recursion-stack", 123},      {"recursion-stack-folded", 93},
                                                         {"action-tree", 94},           {"buneman-levy", 17},
                                                         {"buneman-levy-analytic", 17}, {"arsac-alternation", 32},
                                                         {"arsac-move-number", 89},     {"lowest-zero", 89},
                                                         {"doubling-list", 37},         {"hanoi-word", 155}};
    for (auto const& [name, taken] : steps)
        EXPECT_TRUE(
            contains(statewalk("check " + name + " -n 5").out, "1 run, " + std::to_string(taken) + " steps, 31 moves"))
            << statewalk("check " + name + " -n 5").out;
}

TEST(EveryAutomaton, WritesALogThatTheCheckReads) {
    for (Entry const& entry : catalogue())
        for (std::string const task : {"-n 0", "-n 1", "-n 6", "-n 5 --pegs x,y,z --from z --to y"}) {
            Result const trace = statewalk("trace " + entry.name + " -f jsonl " + task);
            ASSERT_EQ(trace.status, 0) << trace.err;
            Result const check = statewalk("check --log -", trace.out);
            EXPECT_EQ(check.status, 0) << entry.name << " " << task << ": " << check.out << check.err;
            EXPECT_TRUE(contains(check.out, entry.name)) << check.out;
        }
}

TEST(EveryAutomaton, WritesALogInWhichTheCheckFindsAWrongPeg) {
    // The first move, 1AC, made to lead to B.
    std::string const right = R"("disc":1,"from":"A","to":"C")";
    for (Entry const& entry : catalogue()) {
        std::string log = statewalk("trace " + entry.name + " -f jsonl").out;
        ASSERT_TRUE(contains(log, right)) << entry.name;
        log.replace(log.find(right), right.size(), R"("disc":1,"from":"A","to":"B")");
        Result const check = statewalk("check --log -", log);
        EXPECT_EQ(check.status, 1) << entry.name << ": " << check.out << check.err;
    }
}

TEST(EveryAutomaton, IsDrawnInBothStyles) {
    for (Entry const& entry : catalogue())
        for (std::string const style : {"switch", "uml"}) {
            Result const result = statewalk("draw " + entry.name + " --style " + style);
            EXPECT_EQ(result.status, 0) << result.err;
            EXPECT_EQ(result.out.rfind("digraph", 0), 0U) << result.out;
        }
}

TEST(ALogOfSomeMoves, IsNoWholeRunToCheck) {
    Result const trace = statewalk("trace hanoi-word -f jsonl --range 2..3");
    ASSERT_EQ(trace.status, 0) << trace.err;
    expect_refusal(statewalk("check --log -", trace.out), 3,
                   "cannot read -: it is the log of some moves only, and check reads whole runs");
}

}  // namespace
}  // namespace statewalk::cli::test
