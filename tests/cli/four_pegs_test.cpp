// The check of automata on four pegs, where a task has many shortest solutions.
#include <gtest/gtest.h>

#include "tests/cli/broken.hpp"
#include "tests/cli/machines.hpp"

namespace statewalk::cli::test {
namespace {

// Four discs with the tie rule low, with high, and with low over the other spare peg first: nine moves each.
constexpr auto by_low = "1AC 2AB 1CB 3AC 4AD 3CD 1BA 2BD 1AD";
constexpr auto by_high = "1AB 2AD 3AC 2DC 4AD 2CA 3CD 2AD 1BD";
constexpr auto by_other_spare = "1AB 2AC 1BC 3AB 4AD 3BD 1CA 2CD 1AD";

constexpr auto low = hanoi::Ties::low;
constexpr auto high = hanoi::Ties::high;
std::string const besides = "\n  besides   it is another shortest solution; with --shortest the answer would be yes";

TEST(CheckOnFourPegs, AgreesWithTheRecursionOfTheSameTieRule) {
    EXPECT_TRUE(verdict(telling(by_low), on_four(4, low), Against::recursion).agrees);
    EXPECT_TRUE(verdict(telling(by_high), on_four(4, high), Against::recursion).agrees);
}

TEST(CheckOnFourPegs, NamesTheDifferenceAndSaysThatItIsAnotherShortestSolution) {
    Verdict const verdict = test::verdict(telling(by_high), on_four(4, low), Against::recursion);
    EXPECT_FALSE(verdict.agrees);
    EXPECT_EQ(verdict.account,
              "move 1 differs\n"
              "  step      1\n"
              "  state     0\n"
              "  arrow     0 -> 1 / z1\n"
              "  expected  disc 1 from A to C\n"
              "  came      disc 1 from A to B\n"
              "  towers    4321 . . .   before the move" +
                  besides);
    EXPECT_EQ(verdict.steps, 1U) << "to the first difference";
    EXPECT_TRUE(ends(test::verdict(telling(by_low), on_four(4, high), Against::recursion).account, besides));
    EXPECT_TRUE(ends(test::verdict(telling(by_other_spare), on_four(4, low), Against::recursion).account, besides));
}

TEST(CheckOnFourPegs, TakesAnyShortestSolutionWhereThatIsAsked) {
    for (hanoi::Ties const ties : {low, high}) {
        EXPECT_TRUE(verdict(telling(by_low), on_four(4, ties), Against::shortest).agrees);
        EXPECT_TRUE(verdict(telling(by_high), on_four(4, ties), Against::shortest).agrees);
        EXPECT_TRUE(verdict(telling(by_other_spare), on_four(4, ties), Against::shortest).agrees);
    }
}

/// Held against the recursion, moves that are no shortest solution differ, and nothing more is said.
void expect_a_mere_difference(std::string const& moves, unsigned number_of_discs, std::uint64_t move) {
    Verdict const verdict = test::verdict(telling(moves), on_four(number_of_discs), Against::recursion);
    EXPECT_FALSE(verdict.agrees);
    EXPECT_TRUE(begins(verdict.account, "move " + std::to_string(move) + " d")) << verdict.account;
    EXPECT_EQ(verdict.account.find("besides"), std::string::npos) << verdict.account;
}

TEST(CheckOnFourPegs, FindsAnIllegalMove) {
    EXPECT_EQ(verdict(telling("1AB 2AB 1BD"), on_four(2), Against::shortest).account,
              "move 2 is illegal: disc 2 cannot go from A onto disc 1 on B\n"
              "  step      2\n"
              "  state     1\n"
              "  arrow     1 -> 1 [x1] / z1");
    EXPECT_TRUE(begins(verdict(telling("2AD 1AD"), on_four(2), Against::shortest).account,
                       "move 1 is illegal: disc 2 is not on top of A"));
    EXPECT_TRUE(begins(verdict(telling("1AB 1AD"), on_four(2), Against::shortest).account,
                       "move 2 is illegal: disc 1 is not on top of A"));
    expect_a_mere_difference("1AB 2AB 1BD", 2, 2);
    expect_a_mere_difference("2AD 1AD", 2, 1);
}

TEST(CheckOnFourPegs, FindsThatItDidNotArrive) {
    EXPECT_EQ(verdict(telling("1AB 2AD"), on_four(2), Against::shortest).account,
              "after 2 moves not every disc is on D; the run ended: finished, at rest, and the task is done\n"
              "  step      3\n"
              "  state     1\n"
              "  arrow     1 -> 0 [!x1]");
    EXPECT_TRUE(
        begins(verdict(telling("1AC"), on_four(1), Against::shortest).account, "after 1 move not every disc is on D"));
    EXPECT_TRUE(
        begins(verdict(telling(""), on_four(1), Against::shortest).account, "after 0 moves not every disc is on D"));
    expect_a_mere_difference("1AB 2AD", 2, 3);
    expect_a_mere_difference("1AB 2AD 1BC", 2, 3);
}

TEST(CheckOnFourPegs, FindsOneMoveTooMany) {
    std::string const account = verdict(telling("1AC 1CB 2AD 1BD"), on_four(2), Against::shortest).account;
    EXPECT_NE(account.find("the shortest solution has 3"), std::string::npos) << account;
    expect_a_mere_difference("1AC 1CB 2AD 1BD", 2, 1);
    expect_a_mere_difference("1AB 2AD 1BC 1CD", 2, 3);
}

TEST(CheckOnFourPegs, FindsMovesBehindTheLast) {
    EXPECT_EQ(verdict(telling("1AD 1DC"), on_four(1), Against::recursion).account,
              "move 2 differs\n"
              "  step      2\n"
              "  state     1\n"
              "  arrow     1 -> 1 [x1] / z1\n"
              "  expected  no more moves\n"
              "  came      disc 1 from D to C\n"
              "  towers    . . . 1   before the move");
    for (Verdict const& verdict : {test::verdict(telling("1AD 1DC"), on_four(1), Against::shortest),
                                   test::verdict(telling("1AD 1DC 1CD"), on_four(1), Against::shortest)})
        EXPECT_FALSE(verdict.agrees);
}

TEST(CheckOnFourPegs, EndsAlsoWhereTheMovesDoNot) {
    // Legal moves for ever: the recursion's first, another one first, and one that arrives.
    for (Against const against : {Against::recursion, Against::shortest})
        for (Verdict const& verdict : {test::verdict(telling("1AB 1BA", true), on_four(2), against),
                                       test::verdict(telling("1AC 1CA", true), on_four(2), against),
                                       test::verdict(telling("1AD 1DA", true), on_four(1), against)}) {
            EXPECT_FALSE(verdict.agrees);
            EXPECT_LE(verdict.moves, 4U) << verdict.account;
        }
}

TEST(CheckOnFourPegs, AgreesWithAnEmptyTaskWhichTakesNoStep) {
    for (Against const against : {Against::recursion, Against::shortest}) {
        Verdict const verdict = test::verdict(telling(""), on_four(0), against);
        EXPECT_TRUE(verdict.agrees) << verdict.account;
        EXPECT_EQ(verdict.steps, 0U);
    }
}

TEST(CheckOnThreePegs, OfAnyShortestSolutionIsThatOfTheOneThereIs) {
    EXPECT_TRUE(verdict(buneman_levy(), discs(5), Against::shortest).agrees);
}

}  // namespace
}  // namespace statewalk::cli::test
