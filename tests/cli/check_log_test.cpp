// Saved logs that can be read: the check says whether they are a run of the automaton, and where not.
#include <gtest/gtest.h>

#include <string>

#include "tests/cli/command.hpp"
#include "tests/cli/logs.hpp"

namespace statewalk::cli::test {
namespace {

Result check(Lines const& log) { return statewalk("check --log -", text(log)); }

/// A "no", with this account, after so many steps of the log.
void expect_no(Lines const& log, std::string const& account, int steps) {
    Result const result = check(log);
    EXPECT_EQ(result.status, 1) << result.err;
    EXPECT_EQ(result.err, "");
    EXPECT_EQ(unpadded(result.out), "buneman-levy  no   -: " + account +
                                        "\n  more      statewalk trace buneman-levy -n 2 --from A --to C --budget " +
                                        std::to_string(steps) + "\n");
}

TEST(CheckLog, SaysYesToALogWrittenByHand) {
    Result const result = check(two_discs());
    EXPECT_EQ(result.status, 0);
    EXPECT_EQ(result.err, "");
    EXPECT_EQ(unpadded(result.out),
              "buneman-levy  yes  -n 2 --from A --to C: the recursion's moves, 1 run, 3 steps, 3 moves\n");
}

TEST(CheckLog, SaysYesToEveryLogThatTraceWrites) {
    Folder const folder;
    std::string const log = folder.path("log.jsonl");
    for (std::string const task : {"-n 0", "-n 1", "-n 7", "-n 4 --pegs x,y,z --from z --to y"}) {
        ASSERT_EQ(statewalk("trace buneman-levy -f jsonl " + task + " -o " + log).status, 0);
        Result const result = statewalk("check --log " + log);
        EXPECT_EQ(result.status, 0) << result.out << result.err;
    }
}

TEST(CheckLog, FindsAMoveThatWasChanged) {
    expect_no(changed(3, R"("disc":2,"from":"A","to":"C")", R"("disc":2,"from":"A","to":"B")"),
              "move 2 differs\n"
              "  step      2\n"
              "  state     1\n"
              "  arrow     1 -> 1 [!x1] / z2; z1\n"
              "  expected  disc 2 from A to C\n"
              "  came      disc 2 from A to B\n"
              "  towers    2 1 .   before the move",
              2);
}

TEST(CheckLog, FindsARecordThatIsMissing) {
    expect_no(without(3), "the log is no way through the graph: step 3 follows step 1", 2);
    expect_no(without(2), "the log is no way through the graph: step 2 follows step 0", 1);
}

TEST(CheckLog, FindsThatTheLastRecordIsMissing) {
    expect_no(without(4), "all moves agree, but of the 3 steps that the log counts, it shows 2", 2);
    // And with an honest footer: it claims to be finished, but has not come back to state 0.
    expect_no(changed(4, R"("steps":3)", R"("steps":2)", without(4)),
              "all moves agree, but the run did not end in the initial state\n"
              "  step      2\n"
              "  state     1\n"
              "  arrow     1 -> 1 [!x1] / z2; z1",
              2);
}

TEST(CheckLog, FindsAnArrowThatDoesNotLeaveTheState) {
    expect_no(changed(3, R"("arrows":[3])", R"("arrows":[1])"),
              "the log is no way through the graph: step 2 takes the arrow 0 -> 1 / z1 from 1", 2);
}

TEST(CheckLog, FindsAnArrowThatIsMissing) {
    expect_no(changed(4, R"("arrows":[2])", R"("arrows":[])"),
              "the log is no way through the graph: step 3 ends in 0, but its arrows lead to 1", 3);
}

TEST(CheckLog, FindsAStateThatDoesNotFollow) {
    expect_no(changed(4, R"("states":["1"])", R"("states":["0"])"),
              "the log is no way through the graph: step 3 starts in 0, but the step before ended in 1", 3);
    expect_no(changed(2, R"("next":["1"])", R"("next":["0"])"),
              "the log is no way through the graph: step 1 ends in 0, but its arrows lead to 1", 1);
}

TEST(CheckLog, FindsAStartElsewhereThanInTheInitialState) {
    Result const result = check(changed(1, R"("states":["0"])", R"("states":["1"])"));
    EXPECT_EQ(result.status, 1);
    EXPECT_TRUE(contains(result.out, "the log does not begin in the initial state")) << result.out;
}

TEST(CheckLog, FindsAnEventThatTheArrowIsNotFor) {
    expect_no(changed(3, R"("event":"Step")", R"("event":"Jump")"),
              "the log is no way through the graph: step 2 takes an arrow for Step on Jump", 2);
}

TEST(CheckLog, SaysNoToARunThatWasCut) {
    Result const cut = statewalk("trace buneman-levy -n 2 --budget 1 -f jsonl");
    ASSERT_EQ(cut.status, 0);
    expect_no(lines(cut.out),
              "move 2 differs\n"
              "  step      1\n"
              "  state     0\n"
              "  arrow     0 -> 1 / z1\n"
              "  expected  disc 2 from A to C\n"
              "  came      no more moves; the run ended: out of budget, cut after the 1 steps that were allowed\n"
              "  towers    2 1 .   before the move",
              1);
}

TEST(CheckLog, SaysHowARunFailedWhoseLastStepDidNotArrive) {
    // As a machine writes it whose action throws on the way from 1 to 0.
    Lines log = changed(4, R"("next":["0"])", R"("next":["1"])");
    log.back() = R"({"ended":"fault","steps":3,"moves":3,"truncated":false,"reason":"the table\nshook"})";
    expect_no(log,
              "all moves agree, but the run ended: fault, the table\\nshook\n"
              "  step      3\n"
              "  state     1\n"
              "  arrow     1 -> 0 [x1]",
              3);
}

TEST(CheckLog, GivesACommandThatShowsMoreAndWorks) {
    Lines log = changed(1, R"(["A","B","C"],"from":"A","to":"C")", R"(["x","y","z"],"from":"x","to":"z")");
    log = changed(2, R"("from":"A","to":"B")", R"("from":"x","to":"z")", log);
    Result const result = check(log);
    EXPECT_EQ(result.status, 1) << result.err;
    std::string const more = "\n  more      statewalk ";
    ASSERT_TRUE(contains(result.out, more)) << result.out;
    Result const shown = statewalk(result.out.substr(result.out.find(more) + more.size()));
    EXPECT_EQ(shown.status, 0) << shown.err;
    EXPECT_TRUE(contains(shown.out, "1 1 x y")) << shown.out;
}

TEST(CheckLog, ShowsHostileNamesHarmlessly) {
    Lines log = changed(1, R"(["A","B","C"],"from":"A")", R"(["\u001b[2J","B","C"],"from":"\u001b[2J")");
    log = changed(2, R"("from":"A","to":"B")", R"("from":"\u001b[2J","to":"C")", log);
    Result const result = check(log);
    EXPECT_EQ(result.status, 1) << result.err;
    EXPECT_EQ(result.out.find('\x1b'), std::string::npos);
    EXPECT_TRUE(contains(result.out, R"(came      disc 1 from \x1b[2J to C)")) << result.out;
}

TEST(CheckLog, WritesItsAnswerToAFile) {
    Folder const folder;
    folder.write("log", text(two_discs()));
    Result const result = statewalk("check --log " + folder.path("log") + " -o " + folder.path("answer"));
    EXPECT_EQ(result.status, 0) << result.err;
    EXPECT_EQ(result.out, "");
    EXPECT_EQ(folder.read("answer"), check(two_discs()).out);
}

}  // namespace
}  // namespace statewalk::cli::test
