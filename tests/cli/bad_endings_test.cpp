// Automata that do not come to a good end: the check ends all the same, and says how they did.
#include <gtest/gtest.h>

#include "tests/cli/broken.hpp"

namespace statewalk::cli::test {
namespace {

/// Takes itself for done after three moves.
struct Impatient : hanoi::SearchedTowers {
    using SearchedTowers::SearchedTowers;
    bool done() const { return moves_made() == 3; }
};

// clang-format off

/// Makes every move, and then does not find back to rest.
struct NeverAtRest : Automaton<NeverAtRest, Towers>, Figure {
    struct transition_table : Table<
        Row < Rest   , Step , Moving , z1         , none    >,
        Row < Moving , Step , Moving , none       , x1      >,
        Row < Moving , Step , Moving , Do<z2, z1> , Not<x1> >
    > {};
};

/// The loop is missing.
struct Stuck : Automaton<Stuck, Towers>, Figure {
    struct transition_table : Table<
        Row < Rest   , Step , Moving , z1   , none >,
        Row < Moving , Step , Rest   , none , x1   >
    > {};
};

/// The first arrow asks for another move than disc 1's before disc 1 has made room.
struct Hasty : Automaton<Hasty, Towers>, Figure {
    struct transition_table : Table<
        Row < Rest   , Step , Moving , Do<z2, z1> , none >,
        Row < Moving , Step , Rest   , none       , x1   >
    > {};
};

/// The first arrow makes two moves, also where there is only one.
struct Thrower : Automaton<Thrower, Towers>, Figure {
    struct transition_table : Table<
        Row < Rest   , Step , Moving , Do<z1, z2> , none >,
        Row < Moving , Step , Rest   , none       , x1   >
    > {};
};

struct EarlyAtRest : Automaton<EarlyAtRest, Impatient>, Figure {
    using enough = Input<"x1", &Impatient::done>;
    struct transition_table : Table<
        Row < Rest   , Step , Moving , z1         , none        >,
        Row < Moving , Step , Rest   , none       , enough      >,
        Row < Moving , Step , Moving , Do<z2, z1> , Not<enough> >
    > {};
};

// clang-format on

TEST(CheckOfAnEndlessAutomaton, IsOutOfPatienceAfterSoManyStepsWithoutAMove) {
    // Step 1 makes the first move; ten steps later, after step 11, patience is at its end.
    Verdict const verdict = test::verdict<Silent>(3, 10);
    EXPECT_FALSE(verdict.agrees);
    EXPECT_EQ(verdict.account,
              "move 2 does not come\n"
              "  step      11\n"
              "  state     1\n"
              "  arrow     1 -> 1 [!x1]\n"
              "  expected  disc 2 from A to B\n"
              "  came      no more moves; the run ended: out of budget, no move in 10 steps\n"
              "  towers    32 . 1   before the move");
}

TEST(CheckOfAnEndlessAutomaton, EndsAlsoWhereEveryMoveHasBeenMade) {
    // Three moves take two steps; ten steps later it still has not come to rest.
    Verdict const verdict = test::verdict<NeverAtRest>(2, 10);
    EXPECT_FALSE(verdict.agrees);
    EXPECT_EQ(verdict.account,
              "all moves agree, but the run ended: out of budget, no move in 10 steps\n"
              "  step      12\n"
              "  state     1\n"
              "  arrow     1 -> 1 [x1]\n"
              "  towers    . . 21");
}

TEST(CheckOfAnEndlessAutomaton, HasPatienceForEveryNumberOfDiscs) {
    EXPECT_GE(patience_for(discs(0)), 1U);
    EXPECT_LE(patience_for(discs(64)), 1'000'000U);
    EXPECT_FALSE(test::verdict<Silent>(64, patience_for(discs(64))).agrees);
}

TEST(CheckOfAnAutomaton, NamesTheGuardsThatSaidNoWhereItGotStuck) {
    Verdict const verdict = test::verdict<Stuck>(3);
    EXPECT_FALSE(verdict.agrees);
    EXPECT_EQ(verdict.account,
              "move 2 does not come\n"
              "  step      2\n"
              "  state     1\n"
              "  expected  disc 2 from A to B\n"
              "  came      no more moves; the run ended: stuck, in 1 every guard said no on Step: 1 -> 0 [x1]\n"
              "  towers    32 . 1   before the move");
}

TEST(CheckOfAnAutomaton, NamesTheExceptionOfAnActionAndCountsTheMovesBeforeIt) {
    // z1 makes the one move of one disc; z2 finds nothing to move, so the arrow does not arrive.
    Verdict const verdict = test::verdict<Thrower>(1);
    EXPECT_FALSE(verdict.agrees);
    EXPECT_EQ(verdict.account.rfind("all moves agree, but the run ended: fault, there is no disc on ", 0), 0U)
        << verdict.account;
    EXPECT_NE(verdict.account.find("\n  step      1\n  state     0\n  arrow     0 -> 1 / z1; z2"), std::string::npos)
        << verdict.account;
    EXPECT_EQ(verdict.moves, 1U);
}

TEST(CheckOfAnAutomaton, NamesTheExceptionThatCameInsteadOfAMove) {
    // While all discs are under disc 1, z2 finds nothing to move.
    Verdict const verdict = test::verdict<Hasty>(3);
    EXPECT_FALSE(verdict.agrees);
    EXPECT_TRUE(begins(verdict.account,
                       "move 1 does not come\n"
                       "  step      1\n"
                       "  state     0\n"
                       "  arrow     0 -> 1 / z2; z1\n"
                       "  expected  disc 1 from A to C\n"
                       "  came      no more moves; the run ended: fault, there is no disc on "))
        << verdict.account;
    EXPECT_TRUE(ends(verdict.account, "\n  towers    321 . .   before the move")) << verdict.account;
    EXPECT_EQ(verdict.moves, 0U);
}

TEST(CheckOfAnAutomaton, NamesTheMoveThatIsMissingWhereItEndedEarly) {
    // Steps 1 and 2 make three moves of seven; step 3 goes to rest.
    Verdict const verdict = test::verdict<EarlyAtRest>(3);
    EXPECT_FALSE(verdict.agrees);
    EXPECT_EQ(verdict.account,
              "move 4 does not come\n"
              "  step      3\n"
              "  state     1\n"
              "  arrow     1 -> 0 [x1]\n"
              "  expected  disc 3 from A to C\n"
              "  came      no more moves; the run ended: finished, at rest, and the task is done\n"
              "  towers    3 21 .   before the move");
}

}  // namespace
}  // namespace statewalk::cli::test
