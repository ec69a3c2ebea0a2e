// Automata that make a wrong move, or could: the check says which, and where.
#include <gtest/gtest.h>

#include "tests/cli/broken.hpp"

namespace statewalk::cli::test {
namespace {

// clang-format off

/// z1; z2 where the figure has z2; z1.
struct Swapped : Automaton<Swapped, Towers>, Figure {
    struct transition_table : Table<
        Row < Rest   , Step , Moving , z1         , none    >,
        Row < Moving , Step , Rest   , none       , x1      >,
        Row < Moving , Step , Moving , Do<z1, z2> , Not<x1> >
    > {};
};

/// The way back to rest has lost its guard. The loop, being the last row, is tried first, and hides that.
struct RestUnguarded : Automaton<RestUnguarded, Towers>, Figure {
    struct transition_table : Table<
        Row < Rest   , Step , Moving , z1         , none    >,
        Row < Moving , Step , Rest   , none       , none    >,
        Row < Moving , Step , Moving , Do<z2, z1> , Not<x1> >
    > {};
};

/// The loop has lost its guard, and is always taken.
struct LoopUnguarded : Automaton<LoopUnguarded, Towers>, Figure {
    struct transition_table : Table<
        Row < Rest   , Step , Moving , z1         , none    >,
        Row < Moving , Step , Rest   , none       , x1      >,
        Row < Moving , Step , Moving , Do<z2, z1> , none    >
    > {};
};

/// Moves disc 1 for ever.
struct Restless : Automaton<Restless, Towers>, Figure {
    struct transition_table : Table<
        Row < Rest   , Step , Moving , z1 , none >,
        Row < Moving , Step , Moving , z1 , none >,
        Row < Moving , Step , Moving , z1 , x1   >
    > {};
};

// clang-format on

TEST(CheckOfABrokenAutomaton, NamesTheMoveThatDiffersWithStateArrowAndTowers) {
    // Step 1 is right: 1AC. Step 2 should begin with 2AB; but z1 comes first, and sends disc 1 on along A, C, B.
    Verdict const verdict = test::verdict<Swapped>(3);
    EXPECT_FALSE(verdict.agrees);
    EXPECT_EQ(verdict.account,
              "move 2 differs\n"
              "  step      2\n"
              "  state     1\n"
              "  arrow     1 -> 1 [!x1] / z1; z2\n"
              "  expected  disc 2 from A to B\n"
              "  came      disc 1 from C to B\n"
              "  towers    32 . 1   before the move");
    EXPECT_EQ(verdict.steps, 2U);
    EXPECT_EQ(verdict.moves, 2U);
}

TEST(CheckOfABrokenAutomaton, NamesArrowsThatMayFireTogetherThoughEveryMoveAgrees) {
    Verdict const verdict = test::verdict<RestUnguarded>(3);
    EXPECT_FALSE(verdict.agrees);
    EXPECT_EQ(verdict.account,
              "two arrows may fire together, and only the order of the rows decides\n"
              "  arrow     1 -> 0\n"
              "  arrow     1 -> 1 [!x1] / z2; z1");
    EXPECT_EQ(verdict.moves, 7U);
}

TEST(CheckOfABrokenAutomaton, NamesTheFaultThatComesAfterTheLastMove) {
    // 2^(3-1) = 4 steps make all seven moves. The fifth should be the way back to rest; but the loop is taken, and z2
    // finds nothing to move beside the one tower.
    Verdict const verdict = test::verdict<LoopUnguarded>(3);
    EXPECT_FALSE(verdict.agrees);
    EXPECT_EQ(verdict.account.rfind("all moves agree, but the run ended: fault, there is no disc on ", 0), 0U)
        << verdict.account;
    EXPECT_NE(verdict.account.find("\n  step      5\n  state     1\n  arrow     1 -> 1 / z2; z1"), std::string::npos)
        << verdict.account;
    EXPECT_EQ(verdict.moves, 7U);
}

TEST(CheckOfABrokenAutomaton, NamesAMoveTooMany) {
    // One disc is on C after step 1; step 2 sends it on along A, C, B.
    Verdict const verdict = test::verdict<Restless>(1);
    EXPECT_FALSE(verdict.agrees);
    EXPECT_EQ(verdict.account,
              "move 2 differs\n"
              "  step      2\n"
              "  state     1\n"
              "  arrow     1 -> 1 [x1] / z1\n"
              "  expected  no more moves\n"
              "  came      disc 1 from C to B\n"
              "  towers    . . 1   before the move\n"
              "  besides   two arrows may fire together, and only the order of the rows decides\n"
              "  arrow     1 -> 1 / z1\n"
              "  arrow     1 -> 1 [x1] / z1");
}

TEST(CheckOfABrokenAutomaton, AnswersYesToAnEmptyTaskWhichTakesNoStep) {
    EXPECT_TRUE(test::verdict<Swapped>(0).agrees);
    EXPECT_EQ(test::verdict<Swapped>(0).steps, 0U);
}

}  // namespace
}  // namespace statewalk::cli::test
