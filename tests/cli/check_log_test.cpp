// Saved logs that can be read: the check says whether they are a run of the automaton, and where not.
#include <gtest/gtest.h>

#include <string>

#include "diagrams/translation.hpp"
#include "tests/cli/command.hpp"
#include "tests/cli/logs.hpp"

namespace statewalk::cli::test {
namespace {

Result check(Lines const& log) { return statewalk("check --log -", text(log)); }

/// A "no", with this account, at a step.
void expect_no(Lines const& log, std::string const& account, int step) {
    Result const result = check(log);
    EXPECT_EQ(result.status, 1) << result.err;
    EXPECT_EQ(result.err, "");
    EXPECT_EQ(unpadded(result.out), "buneman-levy  no   -: " + account + more_of_log(step));
    EXPECT_EQ(english_words(translated_lines(result.out, Language::ru)), "") << account;
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
    expect_no(without(3), "the log is no run of the automaton: step 3 follows step 1", 2);
    expect_no(without(2), "the log is no run of the automaton: step 2 follows step 0", 1);
}

TEST(CheckLog, FindsThatTheLastRecordIsMissing) {
    expect_no(without(4), "all moves agree, but of the 3 steps that the log counts, it shows 2", 2);
    // And with an honest footer: it claims to be finished, but has not come back to state 0.
    expect_no(changed(4, R"("steps":3)", R"("steps":2)", without(4)),
              "all moves agree, but the run did not end in the initial state\n"
              "  step      2\n"
              "  state     1\n"
              "  arrow     1 -> 1 [!x1] / z2; z1\n"
              "  towers    . . 21",
              2);
}

TEST(CheckLog, FindsAnArrowThatDoesNotLeaveTheState) {
    expect_no(changed(3, R"("arrows":[3])", R"("arrows":[1])"),
              "the log is no run of the automaton: step 2 takes the arrow 0 -> 1 / z1 from 1", 2);
}

TEST(CheckLog, FindsAnArrowThatIsMissing) {
    expect_no(changed(4, R"("arrows":[2])", R"("arrows":[])"),
              "the log is no run of the automaton: step 3 ends in 0, but its arrows lead to 1", 3);
}

TEST(CheckLog, FindsAStateThatDoesNotFollow) {
    expect_no(changed(4, R"("states":["1"])", R"("states":["0"])"),
              "the log is no run of the automaton: step 3 starts in 0, but the step before ended in 1", 3);
    expect_no(changed(2, R"("next":["1"])", R"("next":["0"])"),
              "the log is no run of the automaton: step 1 ends in 0, but its arrows lead to 1", 1);
}

TEST(CheckLog, FindsAStartElsewhereThanInTheInitialState) {
    Result const result = check(changed(1, R"("states":["0"])", R"("states":["1"])"));
    EXPECT_EQ(result.status, 1);
    EXPECT_TRUE(contains(result.out, "the log does not begin in the initial state")) << result.out;
}

TEST(CheckLog, FindsAnEventThatTheArrowIsNotFor) {
    expect_no(changed(3, R"("event":"Step")", R"("event":"Jump")"),
              "the log is no run of the automaton: step 2 does not tell its event as the automaton does", 2);
}

TEST(CheckLog, SaysNoToARunThatWasCut) {
    Result const cut = statewalk("trace buneman-levy -n 2 --budget 1 -f jsonl");
    ASSERT_EQ(cut.status, 0);
    expect_no(lines(cut.out),
              "move 2 does not come\n"
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
    log.back() = R"({"ended":"fault","steps":3,"moves":3,"truncated":false,"reason":"somebody\nshook us"})";
    expect_no(log,
              "all moves agree, but the run ended: fault, somebody\\nshook us\n"
              "  step      3\n"
              "  state     1\n"
              "  arrow     1 -> 0 [x1]\n"
              "  towers    . . 21",
              3);
}

TEST(CheckLog, RefusesHostileNamesHarmlessly) {
    Lines log = changed(1, R"(["A","B","C"],"from":"A")", R"(["\u001b[2J","B","C"],"from":"\u001b[2J")");
    expect_refusal(check(log), 3,
                   "cannot read -: the name of a peg holds no space, quote, backslash, comma or control character");
}

TEST(CheckLog, FindsAMoveThatIsToldInALaterStep) {
    std::string const move = R"({"number":1,"disc":1,"from":"A","to":"B"})";
    Lines const log = changed(3, R"("moves":[)", R"("moves":[)" + move + ",", changed(2, move, ""));
    expect_no(log, "the log is no run of the automaton: step 1 does not tell its moves as the automaton does", 1);
}

TEST(CheckLog, FindsTowersThatTheMovesDoNotMake) {
    expect_no(changed(2, "[[2],[1],[]]", "[[2],[],[1]]"),
              "the log is no run of the automaton: step 1 does not show the object as the automaton leaves it: "
              "towers 2 . 1, and not 2 1 .",
              1);
}

TEST(CheckLog, FindsMovesThatAreNotCountedRight) {
    expect_no(changed(3, R"("number":3)", R"("number":4)"),
              "the log is no run of the automaton: step 2 does not tell its moves as the automaton does", 2);
}

TEST(CheckLog, FindsAnswersAgainstTheGuard) {
    expect_no(changed(3, R"(["x1",false])", R"(["x1",true])"),
              "the log is no run of the automaton: step 2 takes the arrow 1 -> 1 [!x1] / z2; z1 against the answers "
              "of its inputs",
              2);
}

TEST(CheckLog, FindsOutputsThatTheArrowDoesNotHave) {
    expect_no(changed(3, R"("outputs":["z2","z1"])", R"("outputs":["z1","z2"])"),
              "the log is no run of the automaton: step 2 does not run the outputs of its arrows", 2);
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
