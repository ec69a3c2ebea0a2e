// Logs that are right, in whatever form they come.
#include <gtest/gtest.h>

#include <string>

#include "tests/cli/grading.hpp"
#include "tests/cli/logs.hpp"

namespace statewalk::cli::test {
namespace {

TEST(Grade, IsTheWholeForTheRecursionsMoves) {
    Result const result = grade(three_discs());
    EXPECT_EQ(result.status, 0);
    EXPECT_EQ(result.out,
              "-: 100 of 100 points, -n 3 --from A --to C\n"
              "  legal     30 of 30: legal moves: 7\n"
              "  arrival   20 of 20: every disc is on C\n"
              "  length    20 of 20: the fewest moves: 7\n"
              "  reference 30 of 30: the recursion's moves\n");
}

TEST(Grade, TakesEveryFormThatMovesPrints) {
    for (std::string const format : {"numbered", "arrow", "sentence", "steps"}) {
        Result const result = statewalk("grade - -n 5", statewalk("moves lowest-zero -n 5 -f " + format).out);
        EXPECT_EQ(result.status, 0) << format << result.out;
        EXPECT_TRUE(contains(result.out, "-: 100 of 100 points, -n 5 --")) << result.out;
    }
}

TEST(Grade, FindsOutHowThePegsAreCalled) {
    for (std::string const pegs : {"1,2,3", "0,1,2", "a,b,c", "left,middle,right", "X,Y,Z"}) {
        std::string const log = statewalk("moves buneman-levy -n 4 -f sentence --pegs " + pegs).out;
        Result const result = statewalk("grade - -n 4", log);
        EXPECT_EQ(result.status, 0) << result.out;
        EXPECT_TRUE(contains(result.out, "--pegs " + pegs + " ")) << result.out;
    }
    EXPECT_TRUE(contains(grade({"1 1 1 3"}, "-n 1").out, "-n 1 --pegs 1,2,3 --from 1 --to 3\n"));
    EXPECT_TRUE(contains(grade({"1 1 0 2"}, "-n 1").out, "-n 1 --pegs 0,1,2 --from 0 --to 2\n"));
}

TEST(Grade, IsToldWhereToByLettersToo) {
    Printed const to_the_second{"move 1 from 0 to 2", "move 2 from 0 to 1", "move 1 from 2 to 1"};
    EXPECT_EQ(grade(to_the_second, "-n 2 --to B").status, 0);
    EXPECT_EQ(grade(to_the_second, "-n 2 --to 1").status, 0);
    EXPECT_EQ(grade(to_the_second, "-n 2").status, 1);
}

TEST(Grade, TakesNamesOfPegsThatItIsGiven) {
    EXPECT_EQ(grade({"Move disk 1 from rot to gelb"}, "-n 1 --pegs rot,blau,gelb").status, 0);
    EXPECT_EQ(grade({"1A->C"}, "-n 1 --pegs C,B,A --from A --to C").status, 0);  // names, not places
    Result const mapped = grade({"1 1 1 3"}, "-n 1 --pegs rot,blau,gelb");
    EXPECT_EQ(mapped.status, 0) << mapped.out;
    EXPECT_TRUE(contains(mapped.out, "  note      the pegs 1 2 3 of the log are rot blau gelb\n")) << mapped.out;
}

TEST(Grade, FindsOutThatDiscsAreCountedFrom0) {
    Result const result =
        grade({"Move disk 0 from A to B", "Move disk 1 from A to C", "Move disk 0 from B to C"}, "-n 2");
    EXPECT_EQ(result.status, 0) << result.out;
    EXPECT_TRUE(contains(result.out, "  note      the log counts discs from 0\n"));
}

TEST(Grade, IsTheWholeForAnyShortestSolutionOnFourPegs) {
    // The two ways to split four discs: of r = 2 (low), and of r = 3 (high).
    Printed const low{"1A->C", "2A->B", "1C->B", "3A->C", "4A->D", "3C->D", "1B->A", "2B->D", "1A->D"};
    Printed const high{"1A->B", "2A->D", "3A->C", "2D->C", "4A->D", "2C->A", "3C->D", "2A->D", "1B->D"};
    Result const same = grade(low, "-n 4");
    EXPECT_EQ(same.status, 0);
    EXPECT_TRUE(contains(same.out, "  reference 30 of 30: the recursion's moves, --ties low\n")) << same.out;
    Result const other = grade(high, "-n 4");
    EXPECT_EQ(other.status, 0);
    EXPECT_EQ(lines(other.out).at(0), "-: 100 of 100 points, -n 4 --from A --to D --ties low");
    EXPECT_TRUE(contains(other.out,
                         "  reference 30 of 30: another shortest solution; "
                         "the recursion's moves, --ties low up to move 0\n"))
        << other.out;
    EXPECT_TRUE(contains(grade(high, "-n 4 --ties high").out, "30 of 30: the recursion's moves, --ties high\n"));
}

TEST(Grade, OnFourPegsAsksForTheFewestMoves) {
    // Two discs by way of both spare pegs: one move too many.
    Result const result = grade({"1A->B", "1B->C", "2A->D", "1C->D"}, "-n 2 --pegs A,B,C,D");
    EXPECT_EQ(result.status, 1);
    EXPECT_EQ(lines(result.out).at(0), "-: 75 of 100 points, -n 2 --from A --to D --ties low");  // 30 + 20 + 15 + 10
}

TEST(Grade, OfATowerThatArrivedIsSpoiltByAMoveTooMany) {
    for (std::string const more : {"2A->B", "1C->Q", "8A->B"}) {  // not legal; no peg; no disc
        Printed log = three_discs();
        log.push_back(more);
        Result const result = grade(log);
        EXPECT_EQ(result.status, 1) << more;
        EXPECT_EQ(lines(result.out).at(0), "-: 60 of 100 points, -n 3 --from A --to C") << more;  // legal, reference
        EXPECT_TRUE(contains(result.out, "\n  move      8 is the first that differs\n  line      8: " + more +
                                             "\n  expected  no more moves\n"))
            << result.out;
    }
}

TEST(Grade, TakesASavedLogWithItsOwnTask) {
    EXPECT_EQ(statewalk("grade -", text(two_discs())).status, 0);
    Result const four = statewalk("grade -", statewalk("trace four-peg-queue -n 5 --ties high -f jsonl").out);
    EXPECT_EQ(four.status, 0) << four.out;
    EXPECT_TRUE(contains(four.out, "--ties high"));

    Result const wrong =
        statewalk("grade -", text(changed(3, R"("disc":2,"from":"A","to":"C")", R"("disc":2,"from":"A","to":"B")")));
    EXPECT_EQ(wrong.status, 1);
    EXPECT_TRUE(contains(wrong.out,
                         "  move      2 is the first that differs\n  line      3\n  expected  disc 2 from A to C\n"
                         "  came      disc 2 from A to B\n  towers    2 1 .   before the move\n"))
        << wrong.out;
    EXPECT_EQ(statewalk("grade - -n 3", text(two_discs())).status, 1);  // which was asked for
}

TEST(Grade, OfASavedRunSaysHowItEnded) {
    Result const result = statewalk("grade -", text(changed(5, R"("ended":"finished")", R"("ended":"fault")")));
    EXPECT_EQ(result.status, 1) << result.out;
    EXPECT_TRUE(contains(result.out, "  arrival   0 of 20: every disc is on C, but the run did not end well\n"));
    EXPECT_TRUE(contains(result.out, "  note      the run ended: fault, ")) << result.out;
}

TEST(Grade, ReadsASavedLogAsFarAsItGoes) {
    Result const result = statewalk("grade -", text(without(4, without(5))));
    EXPECT_EQ(result.status, 0) << result.out;  // all three moves are there
    Result const broken = statewalk("grade -", text({two_discs().at(0), two_discs().at(1), "{"}));
    EXPECT_EQ(broken.status, 1);
    EXPECT_TRUE(contains(broken.out, "  came      no more moves\n")) << broken.out;
    EXPECT_TRUE(contains(broken.out, "  note      the run ended: ")) << broken.out;
}

TEST(Grade, OfNoDiscsIsTheWholeForNoMoves) {
    EXPECT_EQ(grade({}, "-n 0").status, 0);
    EXPECT_EQ(lines(grade({}, "-n 1").out).at(0), "-: 0 of 100 points, -n 1 --from A --to C");
}

}  // namespace
}  // namespace statewalk::cli::test
