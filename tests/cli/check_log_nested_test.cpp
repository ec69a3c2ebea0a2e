// Saved logs of automata on four pegs, also of those that hold another one: the check finds every field that was
// spoiled.
#include <gtest/gtest.h>

#include <string>

#include "tests/cli/command.hpp"
#include "tests/cli/logs.hpp"

namespace statewalk::cli::test {
namespace {

Lines log_of(std::string const& call) { return lines(statewalk("trace -f jsonl " + call).out); }
Result check(Lines const& log) { return statewalk("check --log -", text(log)); }

void expect_no(Lines const& log, std::string const& account, int step) {
    Result const result = check(log);
    EXPECT_EQ(result.status, 1) << result.out << result.err;
    EXPECT_TRUE(contains(result.out, "no   -: " + account)) << result.out;
    EXPECT_TRUE(contains(result.out, more_of_log(step))) << result.out;
}

/// The place of a field's value in the line of a step, which has its fields in the order of the format.
std::pair<std::size_t, std::size_t> place(std::string const& line, std::string const& name, std::string const& next) {
    std::size_t const begin = line.find("\"" + name + "\":") + name.size() + 3;
    std::size_t const end = next.empty() ? line.rfind('}') : line.find(",\"" + next + "\":");
    return {begin, end - begin};
}

/// Each field of each step, with what the steps near it have there. Returns how many changes there were.
int expect_every_change_to_be_found(std::string const& call) {
    Lines const log = log_of(call);
    EXPECT_EQ(check(log).status, 0) << call;
    std::vector<std::pair<std::string, std::string>> const fields{
        {"step", "states"},  {"states", "event"}, {"inputs", "arrows"}, {"arrows", "outputs"},
        {"outputs", "next"}, {"next", "moves"},   {"moves", "object"},  {"object", ""}};
    int changes = 0;
    for (std::size_t step = 1; step + 1 < log.size(); ++step)
        for (std::size_t other = step > 2 ? step - 2 : 1; other + 1 < log.size() && other <= step + 2; ++other)
            for (auto const& [field, next] : fields) {
                auto const [here, size] = place(log[step], field, next);
                auto const [there, other_size] = place(log[other], field, next);
                std::string const value = log[other].substr(there, other_size);
                if (log[step].substr(here, size) == value) continue;
                Lines spoiled = log;
                spoiled[step].replace(here, size, value);
                EXPECT_NE(check(spoiled).status, 0) << call << ": line " << step + 1 << ", " << field << " " << value;
                ++changes;
            }
    return changes;
}

TEST(CheckLogOfNested, FindsEveryFieldThatIsNotThatOfItsStep) {
    EXPECT_GT(expect_every_change_to_be_found("four-peg-queue -n 3"), 200);
    EXPECT_GT(expect_every_change_to_be_found("frame-stack -n 3 --ties high"), 150);
}

TEST(CheckLogOfNested, FindsALastStepInsideThatIsHalfTold) {
    Lines const log = log_of("four-peg-queue -n 3");
    std::size_t last_inside = 0;  // two arrows: inside to the first state, and out
    while (!contains(log.at(last_inside), "\"arrows\":[17,12]")) ++last_inside;
    auto const spoiled = [&](std::string const& right, std::string const& wrong) {
        Lines told = log;
        std::size_t const place = told[last_inside].find(right);
        EXPECT_NE(place, std::string::npos) << right;
        told[last_inside].replace(place, right.size(), wrong);
        return told;
    };
    int const step = static_cast<int>(last_inside);
    std::string const name = "the log is no run of the automaton: step " + std::to_string(step);
    expect_no(spoiled("[17,12]", "[12]"), name, step);
    expect_no(spoiled(R"(["x15",true])", R"(["x15",false])"), name + " does not tell its inputs", step);
    expect_no(spoiled(R"(["x1",false],)", ""), name + " does not tell its inputs", step);
    expect_no(spoiled(R"("towers":[[],[1])", R"("towers":[[1],[])"), name + " does not show the object", step);
    expect_no(spoiled("\"queued\":1", "\"queued\":\"1\""), name + " does not show the object", step);
}

TEST(CheckLogOfATable, FindsEveryFieldThatIsNotThatOfItsStep) {
    EXPECT_GT(expect_every_change_to_be_found("frame-table -n 3"), 40);
    EXPECT_GT(expect_every_change_to_be_found("game-34 -n 3"), 40);
}

// Of three discs: in step 9 the nested automaton goes from 8/1 to 8/2 and moves disc 2 from A to C; in step 13 it ends,
// and state 8 is left.

TEST(CheckLogOfNested, SaysWhatIsWrongInside) {
    Lines const log = log_of("four-peg-queue -n 3");
    std::string const no_run = "the log is no run of the automaton: step ";
    expect_no(changed(10, R"("next":["8/2"])", R"("next":["8/0"])", log),
              no_run + "9 ends in 8/0, but its arrows lead to 8/2", 9);
    expect_no(changed(10, R"("states":["8/1"])", R"("states":["8/2"])", log),
              no_run + "9 starts in 8/2, but the step before ended in 8/1", 9);
    expect_no(changed(10, R"("arrows":[14])", R"("arrows":[13])", log),
              no_run + "9 takes the arrow 8/0 -> 8/1 / z0 from 8/1", 9);
    expect_no(changed(10, R"("event":"Step")", R"("event":"Jump")", log),
              no_run + "9 does not tell its event as the automaton does", 9);
    expect_no(changed(11, R"(["x2",true])", R"(["x2",false])", log),
              no_run + "10 takes the arrow 8/2 -> 8/1 [!x1 & x2] / z3 against the answers of its inputs", 10);
    expect_no(changed(14, R"("arrows":[17,12])", R"("arrows":[17])", log),
              no_run + "13 ends in 4, but its arrows lead to 8/0", 13);
    expect_no(changed(14, R"("arrows":[17,12])", R"("arrows":[12,17])", log),
              no_run + "13 takes the arrow 8/2 -> 8/0 [!x1 & !x2] from 4", 13);
    expect_no(without(10, log), no_run + "10 follows step 8", 9);
}

TEST(CheckLogOfNested, SaysWhereTheObjectIsNotAsTheAutomatonLeavesIt) {
    Lines const log = log_of("four-peg-queue -n 3");
    std::string const no_run =
        "the log is no run of the automaton: step 5 does not show the object as the automaton "
        "leaves it";
    std::vector<std::pair<std::string, std::string>> const changes{{"[[3,2,1],[],[],[]]", "[[3,2],[1],[],[]]"},
                                                                   {"(1,1,ACDB)", "(1,1,ACBD)"},
                                                                   {"\"queued\":2", "\"queued\":3"},
                                                                   {"\"queued\"", "\"waiting\""},
                                                                   {"(2,3,0ACD)", "(2,3,0ADC)"},
                                                                   {"02030ACD", "0203ACD0"}};
    for (auto const& [was, is] : changes) expect_no(changed(6, was, is, log), no_run, 5);
    expect_no(changed(1, R"("queued":0)", R"("queued":1)", log),
              "the log is no run of the automaton: its start does not show the object as the automaton finds it: "
              "queued 1, and not 0",
              0);
    EXPECT_TRUE(contains(check(changed(1, R"("states":["1"])", R"("states":["2"])", log)).out,
                         "the log does not begin in the initial state"));
}

TEST(CheckLogOfNested, NamesTheMoveThatDiffersAndTheTowersBeforeIt) {
    Lines const log = log_of("four-peg-queue -n 3");
    expect_no(changed(10, R"("from":"A","to":"C")", R"("from":"A","to":"D")", log),
              "move 2 differs\n"
              "  step      9\n"
              "  state     8/1\n"
              "  arrow     8/1 -> 8/2 / z1\n"
              "  expected  disc 2 from A to C\n"
              "  came      disc 2 from A to D\n"
              "  towers    32 1 . .   before the move",
              9);
}

TEST(CheckLogOfNested, FindsAHeaderOrAFooterThatIsNotThatOfTheRun) {
    Lines const log = log_of("four-peg-queue -n 4");
    EXPECT_EQ(check(changed(1, R"("ties":"low")", R"("ties":"high")", log)).status, 1);
    EXPECT_EQ(check(changed(1, R"("discs":4)", R"("discs":3)", log)).status, 1);
    EXPECT_EQ(check(changed(1, R"("to":"D")", R"("to":"C")", log)).status, 1);
    EXPECT_NE(check(changed(1, R"("automaton":"four-peg-queue")", R"("automaton":"frame-stack")", log)).status, 0);
    std::size_t const last = log.size();
    EXPECT_EQ(check(changed(last, R"("ended":"finished")", R"("ended":"stuck")", log)).status, 1);
    EXPECT_EQ(check(changed(last, R"("moves":9)", R"("moves":8)", log)).status, 3);
    EXPECT_EQ(check(changed(last, R"("truncated":false)", R"("truncated":true)", log)).status, 3);
    EXPECT_EQ(check(changed(last, R"("steps":16)", R"("steps":17)", log)).status, 1);
    EXPECT_EQ(check(without(last - 1, log)).status, 1) << "the way to the end";
}

TEST(CheckLogOfNested, ReadsTheTieRuleInTheHeader) {
    for (std::string const ties : {"low", "high"}) {
        Lines const log = log_of("frame-stack -n 4 --ties " + ties);
        EXPECT_TRUE(contains(log.front(), R"("to":"D","ties":")" + ties + "\"}")) << log.front();
        EXPECT_TRUE(contains(check(log).out, "yes  -n 4 --from A --to D --ties " + ties + ": ")) << check(log).out;
    }
    Lines const log = log_of("frame-stack -n 1");
    expect_refusal(check(changed(1, R"(,"ties":"low")", "", log)), 3, "cannot read -: it does not say ties");
    expect_refusal(check(changed(1, R"("ties":"low")", R"("ties":"lw")", log)), 3,
                   "cannot read -: ties are low or high, not 'lw'");
    expect_refusal(check(changed(1, R"("discs":1)", R"("discs":100)", log)), 3,
                   "cannot read -: at most 99 discs, not 100");
    expect_refusal(check(changed(1, R"(["A","B","C","D"])", R"(["A","B","D"])", log)), 3,
                   "cannot read -: 4 pegs, not 3");
    EXPECT_FALSE(contains(log_of("buneman-levy -n 1").front(), "ties"));
}

TEST(CheckLogOfNested, TakesAnyShortestSolutionWhereThatIsAsked) {
    Lines const log = log_of("four-peg-queue -n 4 --ties high");
    Result const result = statewalk("check --shortest --log -", text(log));
    EXPECT_EQ(result.status, 0) << result.out;
    EXPECT_TRUE(contains(result.out, "--ties high: legal, arrived, no move too many, 1 run, 21 steps, 9 moves"));
}

TEST(CheckLogOfNested, RefusesStatesThatTheAutomatonHasNot) {
    Lines const log = log_of("four-peg-queue -n 3");
    expect_refusal(check(changed(10, R"(["8/1"])", R"(["8/7"])", log)), 3,
                   R"(cannot read -: line 10 of the log: the automaton has no state "8/7")");
    expect_refusal(check(changed(10, R"(["8/1"])", R"(["8"])", log)), 3,
                   "cannot read -: line 10 of the log: \"states\" does not name one state of each region of "
                   "the automaton");
}

}  // namespace
}  // namespace statewalk::cli::test
