// Moves that are named with their disc, and moves that are named by two pegs.
#include <gtest/gtest.h>

#include <string>

#include "solvers/hanoi/towers.hpp"
#include "tests/solvers/hanoi/hanoi.hpp"

namespace statewalk::hanoi::test {
namespace {

/// Towers whose inner moves are open.
struct OpenTowers : ThreeTowers {
    using ThreeTowers::move_between;
    using ThreeTowers::third;
    using ThreeTowers::ThreeTowers;
};

std::string complaint(Towers& towers, Move const& wanted) {
    try {
        towers.make(wanted);
    } catch (IllegalMove const& illegal) {
        return illegal.what();
    }
    return "none";
}

TEST(TowersMake, TheMoveWhoseDiscIsOnTop) {
    Towers towers(task(3));
    for (Move const& wanted : moves({"1AC", "2AB", "1CB", "3AC"})) towers.make(wanted);
    EXPECT_EQ(std::vector<Move>(towers.moves().begin(), towers.moves().end()), moves({"1AC", "2AB", "1CB", "3AC"}));
}

TEST(TowersMake, NoMoveWhoseDiscIsNotOnTop) {
    Towers towers(task(3));
    EXPECT_EQ(complaint(towers, move("2AB")), "disc 2 is not on top of A");
    EXPECT_EQ(complaint(towers, move("1BC")), "disc 1 is not on top of B");
    EXPECT_EQ(complaint(towers, {0, 0, 1}), "disc 0 is not on top of A");
    EXPECT_EQ(complaint(towers, {4'294'967'295U, 0, 1}), "disc 4294967295 is not on top of A");
    EXPECT_EQ(towers.moves_made(), 0U);
}

TEST(TowersMake, NoMoveOfNoDiscFromAnEmptyPeg) {
    // The top of an empty peg is 0, which is no disc.
    Towers towers(task(3));
    EXPECT_EQ(complaint(towers, {0, 1, 2}), "there is no disc on B to move to C");
}

TEST(TowersMake, NoMoveThatTheRulesForbid) {
    Towers towers(task(3));
    towers.make(move("1AC"));
    EXPECT_EQ(complaint(towers, move("2AC")), "disc 2 cannot go from A onto disc 1 on C");
    EXPECT_EQ(complaint(towers, move("2AA")), "a disc cannot go from A to A");
    EXPECT_EQ(complaint(towers, {1, 3, 0}), "there is no such peg");
    EXPECT_EQ(complaint(towers, {2, 0, 3}), "there is no such peg");
    EXPECT_EQ(complaint(towers, {2, 0, 4'294'967'295U}), "there is no such peg");
    EXPECT_EQ(towers.moves_made(), 1U);
}

TEST(TowersMoveBetween, TwoPegsTheSmallerOfTheTopDiscs) {
    //  321 . .   32 1 .   3 1 2   3 . 21
    OpenTowers towers(task(3));
    towers.move_between(0, 1);
    towers.move_between(0, 2);
    towers.move_between(1, 2);
    EXPECT_EQ(std::vector<Move>(towers.moves().begin(), towers.moves().end()), moves({"1AB", "2AC", "1BC"}));
    towers.forget_moves();
    towers.move_between(2, 0);  //  31 . 2
    towers.move_between(2, 1);  //  31 2 .
    towers.move_between(1, 0);  //  3 21 .
    EXPECT_EQ(std::vector<Move>(towers.moves().begin(), towers.moves().end()), moves({"1CA", "2CB", "1AB"}));
}

TEST(TowersMoveBetween, TwoEmptyPegsNothing) {
    OpenTowers towers(task(64));
    EXPECT_THROW(towers.move_between(1, 2), IllegalMove);
    EXPECT_THROW(towers.move_between(2, 1), IllegalMove);
    EXPECT_EQ(towers.moves_made(), 0U);
}

TEST(ThreeTowers, KnowTheThirdOfThreePegs) {
    EXPECT_EQ(OpenTowers::third(0, 1), 2U);
    EXPECT_EQ(OpenTowers::third(2, 0), 1U);
    EXPECT_EQ(OpenTowers::third(1, 2), 0U);
}

}  // namespace
}  // namespace statewalk::hanoi::test
