// What stands before, between and behind the moves of a log, and how it counts its discs and calls its pegs.
#include <gtest/gtest.h>

#include <string>

#include "tests/cli/grading.hpp"
#include "tests/cli/logs.hpp"
#include "tests/cli/machines.hpp"

namespace statewalk::cli::test {
namespace {

TEST(GradeOfASavedLog, TakesAMarkBlankLinesAndComments) {
    Lines log = two_discs();
    log.insert(log.begin() + 2, "");
    log.insert(log.begin() + 3, "# half way");
    log.insert(log.begin(), {"# by hand", "  "});
    for (std::string& line : log) line += "\r";
    Result const result = statewalk("grade -", "\xEF\xBB\xBF" + text(log));
    EXPECT_EQ(result.status, 0) << result.out;
    EXPECT_EQ(statewalk("check --log -", "\xEF\xBB\xBF" + text(two_discs())).status, 0);
}

TEST(GradeOfASavedLog, TakesEveryKindOfComment) {
    for (std::string const comment : {"# a", "; b", "// c"})
        EXPECT_EQ(statewalk("grade -", comment + "\n" + text(two_discs())).status, 0) << comment;
}

TEST(GradeOfASavedLog, HasItsOwnTaskButForWhatIsAskedFor) {
    std::string const log = statewalk("trace buneman-levy -n 4 --from B --to A -f jsonl").out;
    for (std::string const same : {"", " -n 4", " --from B", " --to A", " --from B --to A -n 4"})
        EXPECT_EQ(statewalk("grade -" + same, log).status, 0) << same;
    for (std::string const other : {" -n 3", " --from C", " --to C"})
        EXPECT_EQ(statewalk("grade -" + other, log).status, 1) << other;
    Result const renamed = statewalk("grade - --pegs a,b,c", statewalk("trace buneman-levy -n 1 -f jsonl").out);
    EXPECT_EQ(lines(renamed.out).at(0).substr(0, 18), "-: 0 of 100 points") << renamed.out;  // there is no peg A
}

TEST(GradeOfASavedLog, OfATableIsRefused) {
    expect_refusal(statewalk("grade -", statewalk("trace frame-table -n 3 -f jsonl").out), 2,
                   "frame-table fills a table and makes no moves; there is nothing to grade");
}

TEST(GradeOfASavedLog, OfAnAutomatonOfOnesOwnIsForItsOwnProgram) {
    Catalogue const own = alone(restless());
    std::string const log = called(own, "trace -n 2 -f jsonl").out;
    EXPECT_TRUE(contains(statewalk("grade -", log).out, "there is no automaton 'restless'"));
    Result const result = called(own, "grade -", log);
    EXPECT_EQ(result.status, 1);
    EXPECT_TRUE(contains(result.out, "every disc is on C, but the run did not end well")) << result.out;
    EXPECT_EQ(called(own, "grade -", text(three_discs())).status, 0);
}

TEST(GradeOfMoves, TakesCommentsBeforeTheFirstAndCountsTheirLines) {
    Printed log = three_discs();
    log.insert(log.begin(), {"# mine", "", "; yours"});
    log[5] = "8A->B";
    EXPECT_TRUE(contains(grade(log).out, "\n  line      6: 8A->B\n")) << grade(log).out;
}

TEST(GradeOfMoves, FindsAMoveBehindAQuestionOnTheSameLine) {
    Result const result = grade(
        {"Enter the number of disks: Move disk 1 from A to B", "Move disk 2 from A to C", "Move disk 1 from B to C"},
        "-n 2");
    EXPECT_EQ(result.status, 0) << result.out;
}

TEST(GradeOfMoves, QuotesTheFirstLineThatIsNone) {
    Result const result = grade({"[1] Move disk 1 from A to C", "2A->B"});
    EXPECT_TRUE(contains(result.out,
                         "lines before the first move that are no moves: 1; "
                         "the first of them: [1] Move disk 1 from A to C\n"))
        << result.out;
}

TEST(GradeOfMoves, CountsDiscsFrom0WhereverDisc0Is) {
    Printed const right{"Move disk 0 from A to B", "Move disk 1 from A to C", "Move disk 0 from B to C"};
    Printed lacking = right;
    lacking.erase(lacking.begin());
    EXPECT_TRUE(contains(grade(lacking, "-n 2").out, "\n  came      disc 2 from A to C\n"))
        << grade(lacking, "-n 2").out;
    Printed wrong = right;
    wrong[1] = "Move disk 2 from A to C";
    Result const result = grade(wrong, "-n 2");
    EXPECT_EQ(result.status, 1);
    EXPECT_TRUE(contains(result.out, "\n  came      there is no disc 2\n")) << result.out;
}

TEST(GradeOfMoves, AsksForTheNamesOfPegsThatItDoesNotKnow) {
    Result const result = grade({"Move disk 1 from P1 to P3"}, "-n 1");
    EXPECT_EQ(result.status, 1);
    EXPECT_TRUE(
        contains(result.out, "  note      pegs have other names here: P1 P3; --pegs tells them, in their order\n"))
        << result.out;
    EXPECT_EQ(grade({"Move disk 1 from P1 to P3"}, "-n 1 --pegs P1,P2,P3").status, 0);
    EXPECT_EQ(grade({"Move disk 1 from A to C"}, "-n 1 --pegs a,b,c --from A --to C").status, 0);
}

TEST(GradeOfMoves, SaysWhatItCannotRead) {
    EXPECT_TRUE(contains(statewalk("grade -", std::string("\xFF\xFE"
                                                          "1\0",
                                                          4))
                             .out,
                         "it is UTF-16; save it as UTF-8"));
    std::string const endless = "1A->C\n" + std::string(2'000'000, 'x');
    EXPECT_TRUE(contains(statewalk("grade -", endless).out, "line 2 has more than 1048576 bytes"));
    EXPECT_TRUE(contains(statewalk("grade - --automaton buneman-levy", "{ A1: 0 e1\n" + endless).out,
                         "line 3 has more than 1048576 bytes"));
}

TEST(GradeOfMany, GoesOnBehindALogThatHasNoGrade) {
    Folder const folder;
    folder.write("four.txt", "1A->B\n2A->D\n1B->D\n");
    folder.write("crash.txt", "Segmentation fault\n");
    std::string const files = folder.path("four.txt") + " " + folder.path("crash.txt") + " " + folder.path("none.txt");
    Result const table = statewalk("grade " + files + " -n 2 --to D -f csv");
    EXPECT_EQ(table.status, 3);  // a file is not there
    EXPECT_EQ(lines(table.out).size(), 4U) << table.out;
    EXPECT_TRUE(contains(table.out, "four.txt,100,100,")) << table.out;
    EXPECT_TRUE(contains(table.out, "there is no peg 'D'; the pegs are A, B, C")) << table.out;
    EXPECT_TRUE(contains(table.out, "there is no such file, or it is not yours to read")) << table.out;
}

TEST(GradeOfMany, IsRefusedWhereTheCallFitsNoneOfThem) {
    Folder const folder;
    folder.write("one.txt", "1A->C\n");
    folder.write("two.txt", "1A->C\n");
    Result const result =
        statewalk("grade " + folder.path("one.txt") + " " + folder.path("two.txt") + " -n 1 --from Z");
    expect_refusal(result, 2, "there is no peg 'Z'; the pegs are A, B, C");
}

TEST(GradeOfMany, TellsThemInTheirOrder) {
    Folder const folder;
    folder.write("three.txt", "1A->C\n");
    folder.write("four.txt", "1A->D\n");
    Result const result =
        statewalk("grade " + folder.path("three.txt") + " " + folder.path("four.txt") + " -n 1 --to D");
    EXPECT_EQ(result.status, 1);
    EXPECT_TRUE(contains(lines(result.out).front(), "three.txt: 0 of 100 points")) << result.out;
    EXPECT_TRUE(contains(result.out, "four.txt: 100 of 100 points")) << result.out;
}

}  // namespace
}  // namespace statewalk::cli::test
