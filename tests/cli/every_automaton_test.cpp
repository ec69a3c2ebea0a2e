// What the command does with each automaton of the list.
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "cli/catalogue.hpp"
#include "tests/cli/command.hpp"

namespace statewalk::cli::test {
namespace {

/// Those that play the Towers of Hanoi.
std::vector<Entry> on_towers() {
    std::vector<Entry> playing;
    for (Entry const& entry : catalogue())
        if (entry.pegs > 0) playing.push_back(entry);
    return playing;
}

TEST(EveryAutomaton, IsListedByNameWithItsPegsAndASource) {
    std::vector<std::pair<std::string, std::string>> listed;
    for (std::string const& line : lines(statewalk("list").out)) {
        std::string pegs = "none";
        for (std::string const number : {"no", "3", "4"})
            if (contains(line, "  " + number + " pegs  ")) pegs = number;
        listed.emplace_back(line.substr(0, line.find(' ')), pegs);
        EXPECT_TRUE(line.back() == ')' && contains(line, " (")) << line;
    }
    EXPECT_EQ(listed, (std::vector<std::pair<std::string, std::string>>{{"recursion-stack", "3"},
                                                                        {"recursion-stack-folded", "3"},
                                                                        {"action-tree", "3"},
                                                                        {"buneman-levy", "3"},
                                                                        {"buneman-levy-analytic", "3"},
                                                                        {"arsac-alternation", "3"},
                                                                        {"arsac-move-number", "3"},
                                                                        {"lowest-zero", "3"},
                                                                        {"doubling-list", "3"},
                                                                        {"hanoi-word", "3"},
                                                                        {"frame-table", "4"},
                                                                        {"game-34", "4"},
                                                                        {"frame-stack", "4"},
                                                                        {"four-peg-queue", "4"},
                                                                        {"turnstile", "no"}}));
}

TEST(EveryAutomaton, TakesTheStepsOfItsFormula) {
    // For five discs: 2^7 - 5, 3 * 2^5 - 3, 3 * 2^5 - 2, 2^4 + 1 twice, 2^5, 3 * 2^5 - 5 - 2 twice, 2^5 + 5, and 31
    // numbers of five digits each. On four pegs R is 1 1 2 2 2, high 1 2 2 3 3: 1 + 5 + 8, and 1 + 2 * 5 + (5 - 3).
    // frame-stack: S(c) = 3 + 2 S(c-r) + 2^r + r for the call of c discs, S(1) = 1; so S(3) = 11, S(5) = 31, and 2
    // more. four-peg-queue: 1 to begin, 3 for each of four items that are split or queued again, 1, then 4 + 3 steps
    // for four items of one disc, 3 + 3 * 6 for three items of two discs, and 1 to end.
    std::vector<std::pair<std::string, std::string>> const taken{{"recursion-stack", "123 steps, 31 moves"},
                                                                 {"recursion-stack-folded", "93 steps, 31 moves"},
                                                                 {"action-tree", "94 steps, 31 moves"},
                                                                 {"buneman-levy", "17 steps, 31 moves"},
                                                                 {"buneman-levy-analytic", "17 steps, 31 moves"},
                                                                 {"arsac-alternation", "32 steps, 31 moves"},
                                                                 {"arsac-move-number", "89 steps, 31 moves"},
                                                                 {"lowest-zero", "89 steps, 31 moves"},
                                                                 {"doubling-list", "37 steps, 31 moves"},
                                                                 {"hanoi-word", "155 steps, 31 moves"},
                                                                 {"frame-table", "14 steps, 5 cells"},
                                                                 {"game-34", "13 steps, 5 cells"},
                                                                 {"frame-stack", "33 steps, 13 moves"},
                                                                 {"four-peg-queue", "43 steps, 13 moves"}};
    ASSERT_EQ(taken.size(), on_towers().size());
    for (auto const& [name, counts] : taken)
        EXPECT_TRUE(contains(statewalk("check " + name + " -n 5").out, "1 run, " + counts + "\n"))
            << statewalk("check " + name + " -n 5").out;
}

TEST(EveryAutomaton, WritesALogThatTheCheckReads) {
    for (Entry const& entry : on_towers()) {
        std::string const pegs = entry.pegs == 4 ? "--pegs w,x,y,z --ties high" : "--pegs x,y,z";
        for (std::string const task : {"-n 0", "-n 1", "-n 6", "-n 5 --from z --to y "}) {
            std::string const call = entry.name + " " + task + (contains(task, "from") ? pegs : "");
            Result const trace = statewalk("trace -f jsonl " + call);
            ASSERT_EQ(trace.status, 0) << trace.err;
            Result const check = statewalk("check --log -", trace.out);
            EXPECT_EQ(check.status, 0) << call << ": " << check.out << check.err;
            EXPECT_TRUE(contains(check.out, entry.name)) << check.out;
        }
    }
}

TEST(EveryAutomaton, WritesALogInWhichTheCheckFindsAWrongPegOrCell) {
    // The first move, 1AC or 1AB, made to lead to the other of the two; the first F kept in the table.
    for (Entry const& entry : on_towers()) {
        std::string const peg = entry.pegs == 3 ? "C" : "B";
        std::string const right = R"("disc":1,"from":"A","to":")" + peg + "\"";
        std::string const wrong = R"("disc":1,"from":"A","to":")" + std::string(peg == "C" ? "B" : "C") + "\"";
        std::string const was = entry.fills_table ? "[0,1]" : right;
        std::string log = statewalk("trace " + entry.name + " -f jsonl").out;
        ASSERT_TRUE(contains(log, was)) << entry.name;
        log.replace(log.find(was), was.size(), entry.fills_table ? "[0,2]" : wrong);
        Result const check = statewalk("check --log -", log);
        EXPECT_EQ(check.status, 1) << entry.name << ": " << check.out << check.err;
    }
}

TEST(EveryAutomaton, IsDrawnInEveryStyle) {
    for (Entry const& entry : catalogue())
        for (std::string const style : {"switch", "uml", "plain"}) {
            Result const result = statewalk("draw " + entry.name + " --style " + style);
            EXPECT_EQ(result.status, 0) << result.err;
            EXPECT_EQ(result.out.rfind("digraph", 0), 0U) << result.out;
        }
}

TEST(ALogOfSomeMoves, IsNoWholeRunToCheck) {
    Result const trace = statewalk("trace hanoi-word -f jsonl --range 2..3");
    ASSERT_EQ(trace.status, 0) << trace.err;
    expect_refusal(statewalk("check --log -", trace.out), 3,
                   "cannot read -: it is the log of some moves only, and no whole run");
}

}  // namespace
}  // namespace statewalk::cli::test
