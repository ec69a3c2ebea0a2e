// The moves alone, on four pegs.
#include <gtest/gtest.h>

#include <string>

#include "solvers/hanoi/recursion.hpp"
#include "tests/cli/command.hpp"
#include "tests/cli/entries.hpp"

namespace statewalk::cli::test {
namespace {

// Two discs from A to D: 1 to B, 2 to D, 1 to D. Four discs, low: 1AC 2AB 1CB 3AC 4AD 3CD 1BA 2BD 1AD; high: 1AB 2AD
// 3AC 2DC 4AD 2CA 3CD 2AD 1BD.

TEST(MovesOnFourPegs, ComeInAllFormats) {
    EXPECT_EQ(moving_on(4).size(), 2U);
    for (Entry const& entry : moving_on(4)) {
        std::string const moves = "moves " + entry.name + " -n 2";
        EXPECT_EQ(statewalk(moves).out, "1 1 A B\n2 2 A D\n3 1 B D\n");
        EXPECT_EQ(statewalk(moves + " -f arrow").out, "1A->B\n2A->D\n1B->D\n");
        EXPECT_EQ(statewalk(moves + " -f sentence").out,
                  "move 1 from A to B\nmove 2 from A to D\nmove 1 from B to D\n");
        Result const steps = statewalk(moves + " -f steps");
        EXPECT_EQ(steps.out,
                  "\nХаной\u00A0с\u00A02\u00A0дисками:\n"
                  "Шаг\u00A01.\u00A0Диск\u00A01: 1 -> 2\n"
                  "Шаг\u00A02.\u00A0Диск\u00A02: 1 -> 4\n"
                  "Шаг\u00A03.\u00A0Диск\u00A01: 2 -> 4\n"
                  "\nРезультат:\n1: \n2: \n3: \n4: 1-2\n");
        EXPECT_EQ(steps.status, 0);
        EXPECT_EQ(steps.err, "");
    }
}

TEST(MovesOnFourPegs, FollowTheTieRule) {
    for (Entry const& entry : moving_on(4)) {
        std::string const moves = "moves " + entry.name + " -n 4 -f arrow";
        std::string const low = "1A->C\n2A->B\n1C->B\n3A->C\n4A->D\n3C->D\n1B->A\n2B->D\n1A->D\n";
        EXPECT_EQ(statewalk(moves).out, low);
        EXPECT_EQ(statewalk(moves + " --ties low").out, low);
        EXPECT_EQ(statewalk(moves + " --ties high").out,
                  "1A->B\n2A->D\n3A->C\n2D->C\n4A->D\n2C->A\n3C->D\n2A->D\n1B->D\n");
    }
}

TEST(MovesOnFourPegs, TakePegsByName) {
    // The spare pegs in the order of their names: w before y.
    for (Entry const& entry : moving_on(4))
        EXPECT_EQ(statewalk("moves " + entry.name + " -n 2 --pegs w,x,y,z --from z --to x -f arrow").out,
                  "1z->w\n2z->x\n1w->x\n");
}

TEST(MovesOnFourPegs, AreTheRecursionsForNinetyNineDiscs) {
    hanoi::Task const task{99, {"A", "B", "C", "D"}, 0, 3};
    std::string expected;
    hanoi::recursive_solution(task, [&](hanoi::Move const& move) {
        expected += std::to_string(move.disc) + task.pegs[move.from] + "->" + task.pegs[move.to] + "\n";
        return true;
    });
    for (Entry const& entry : moving_on(4))
        EXPECT_TRUE(statewalk("moves " + entry.name + " -n 99 -f arrow").out == expected) << entry.name;
}

TEST(RangeOnFourPegs, IsTheMovesOfItsNumbers) {
    for (Entry const& entry : moving_on(4)) {
        std::string const range = "moves " + entry.name + " -n 4 --range ";
        EXPECT_EQ(statewalk(range + "4..6").out, "4 3 A C\n5 4 A D\n6 3 C D\n");
        EXPECT_EQ(statewalk(range + "9").out, "9 1 A D\n");
        EXPECT_EQ(statewalk(range + "1..9").out, statewalk("moves " + entry.name + " -n 4").out);
        EXPECT_EQ(statewalk(range + "5 -f steps").out, "Шаг\u00A05.\u00A0Диск\u00A04: 1 -> 4\n");
    }
}

TEST(RangeOnFourPegs, EndsWithTheMovesOfTheShortestSolution) {
    for (Entry const& entry : moving_on(4)) {
        std::string const range = "moves " + entry.name + " -n 4 --range ";
        for (std::string const beyond : {"10", "1..10", "9..10", "15", "10..15"})
            expect_refusal(
                statewalk(range + beyond), 2,
                "--range: there is no move " + beyond.substr(beyond.size() - 2) + "; the solution has 9 moves");
        expect_refusal(statewalk(range + "16"), 2, "--range: there is no move 16; the solution has 9 moves");
        expect_refusal(statewalk("moves " + entry.name + " -n 0 --range 1"), 2,
                       "--range: there is no move 1; the solution has 0 moves");
        expect_refusal(statewalk("moves " + entry.name + " -n 99 --range 163842"), 2,
                       "--range: there is no move 163842; the solution has 163841 moves");
        EXPECT_EQ(statewalk("moves " + entry.name + " -n 99 --range 163841").out, "163841 1 B D\n");
        expect_refusal(statewalk(range + "0"), 2, "--range: moves are counted from 1");
        expect_refusal(statewalk(range + "3..2"), 2,
                       "--range: the range 3..2 holds no number; write the smaller one first");
        expect_refusal(statewalk("trace " + entry.name + " --range 1..2"), 2,
                       "--range is for automata that read numbers; " + entry.name + " makes every move in turn");
    }
}

TEST(Moves, OfAnAutomatonThatFillsATableAreRefused) {
    for (std::string const name : {"frame-table", "game-34"})
        for (std::string const options : {"", " -n 0", " -f steps", " --range 1", " --ties high"})
            expect_refusal(statewalk("moves " + name + options), 2,
                           name + " makes no moves; `statewalk table " + name + "` shows what it fills");
}

}  // namespace
}  // namespace statewalk::cli::test
