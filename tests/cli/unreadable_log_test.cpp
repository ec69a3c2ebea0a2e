// Files that are no log of an automaton known here: refused, in one line.
#include <gtest/gtest.h>

#include <string>

#include "tests/cli/command.hpp"
#include "tests/cli/logs.hpp"

namespace statewalk::cli::test {
namespace {

void expect_unreadable(std::string const& log, std::string const& what) {
    expect_refusal(statewalk("check --log -", log), 3, "cannot read -: " + what);
}
void expect_unreadable(Lines const& log, std::string const& what) { expect_unreadable(text(log), what); }

TEST(UnreadableLog, IsOneThatBreaksOff) {
    Lines log = two_discs();
    log.pop_back();
    expect_unreadable(log, "the log breaks off after line 4: it has no footer");
    log.resize(1);
    expect_unreadable(log, "the log breaks off after line 1: it has no footer");
}

TEST(UnreadableLog, IsAnEmptyOne) { expect_unreadable("", "the log is empty"); }

TEST(UnreadableLog, IsGarbage) {
    expect_unreadable("1 1 A B\n2 2 A C\n", "line 1 of the log: not JSON");
    expect_unreadable(std::string("\x7f\x45\x4c\x46\0\0\xff", 7), "line 1 of the log: not JSON");
    expect_unreadable(changed(3, R"({"step")", R"("step")"), "line 3 of the log: not JSON");
    for (std::string const garbage : {"{}\n", "[]\n", "null\n", "\n", "{\"schema\":\"statewalk-log/1\"}\n"}) {
        Result const result = statewalk("check --log -", garbage);
        EXPECT_EQ(result.status, 3) << garbage;
        EXPECT_EQ(lines(result.err).size(), 1U) << result.err;
    }
}

TEST(UnreadableLog, IsAnAutomatonsThatIsNotKnown) {
    expect_unreadable(
        changed(1, "buneman-levy", "bunemann-levi"),
        "there is no automaton 'bunemann-levi'; did you mean buneman-levy? (`statewalk list` names them all)");
    expect_unreadable(changed(1, R"("buneman-levy")", R"("\u001b[2J\n")"),
                      R"(there is no automaton '\x1b[2J\n' (`statewalk list` names them all))");
}

TEST(UnreadableLog, IsOneOfATaskThatCannotBeSet) {
    expect_unreadable(changed(1, R"("discs":2)", R"("discs":65)"), "at most 64 discs, not 65");
    expect_unreadable(changed(1, R"("discs":2,)", ""), "it does not say discs");
    expect_unreadable(changed(1, R"("from":"A")", R"("from":"C")"), "start and goal are the same peg, C");
    expect_unreadable(changed(1, R"("from":"A")", R"("from":"\n")"), R"(there is no peg '\n'; the pegs are A, B, C)");
    expect_unreadable(changed(1, R"(["A","B","C"])", R"(["A","C"])"), "3 pegs, not 2");
    expect_unreadable(changed(1, R"(["A","B","C"])", R"(["A","B","C","D"])"), "3 pegs, not 4");
}

TEST(UnreadableLog, HasAnArrowOrAStateThatTheGraphHasNot) {
    expect_unreadable(changed(3, R"("arrows":[3])", R"("arrows":[4])"),
                      "line 3 of the log: the automaton has no arrow 4, only 1 to 3");
    expect_unreadable(changed(3, R"("next":["1"])", R"("next":["2"])"),
                      R"(line 3 of the log: the automaton has no state "2")");
}

TEST(UnreadableLog, HasAMoveThatTheTaskHasNot) {
    expect_unreadable(changed(3, R"("disc":2)", R"("disc":3)"), "step 2 of the log: there is no disc 3");
    expect_unreadable(changed(3, R"("disc":2)", R"("disc":0)"), "step 2 of the log: there is no disc 0");
    expect_unreadable(changed(3, R"("to":"C")", R"("to":"D")"),
                      "step 2 of the log: there is no peg 'D'; the pegs are A, B, C");
    expect_unreadable(changed(3, R"("disc":2,)", ""), "step 2 of the log: it does not say disc");
}

TEST(UnreadableLog, CountsItsMovesWrongly) {
    expect_unreadable(changed(5, R"("moves":3)", R"("moves":4)"),
                      R"(line 5 of the log: "moves" is not 3, which is how many the log has)");
}

TEST(UnreadableLog, GoesOnAfterItsFooter) {
    Lines log = two_discs();
    log.push_back(log.back());
    expect_unreadable(log, "line 6 of the log: nothing may follow the footer");
}

TEST(UnreadableLog, IsAFileThatIsNotThere) {
    Folder const folder;
    std::string const missing = folder.path("missing");
    expect_refusal(statewalk("check --log " + missing), 3,
                   "cannot read " + missing + ": there is no such file, or it is not yours to read");
}

TEST(UnreadableLog, IsAFolder) {
    Folder const folder;
    Result const result = statewalk("check --log " + folder.path(""));
    EXPECT_EQ(result.status, 3);
    EXPECT_EQ(lines(result.err).size(), 1U) << result.err;
}

TEST(UnreadableLog, LeavesNoAnswerFile) {
    Folder const folder;
    EXPECT_EQ(statewalk("check --log - -o " + folder.path("answer"), "garbage").status, 3);
    EXPECT_TRUE(folder.names().empty());
}

}  // namespace
}  // namespace statewalk::cli::test
