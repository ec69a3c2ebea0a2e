// The towers that the Buneman-Levy automaton controls: what its z1 and z2 do.
#include "solvers/hanoi/buneman_levy.hpp"

#include <gtest/gtest.h>

#include <array>
#include <stdexcept>
#include <string>
#include <vector>

#include "tests/solvers/hanoi/hanoi.hpp"

namespace statewalk::hanoi {
namespace {

using Rows = std::vector<std::vector<std::uint64_t>>;
using Order = void (SearchedTowers::*)();

std::vector<Move> made_by(SearchedTowers towers, std::vector<Order> const& orders) {
    for (Order const order : orders) (towers.*order)();
    return {towers.moves().begin(), towers.moves().end()};
}

std::string complaint(SearchedTowers& towers, Order order) {
    try {
        (towers.*order)();
    } catch (IllegalMove const& illegal) {
        return illegal.what();
    }
    return "none";
}

/// On either of two empty pegs: which one is asked first is no matter.
bool says_that_there_is_no_disc(std::string const& complaint) {
    return complaint.rfind("there is no disc on ", 0) == 0;
}

constexpr Order z1 = &SearchedTowers::move_smallest;
constexpr Order z2 = &SearchedTowers::move_other;

TEST(SearchedTowers, SendDiscOneFromStartToGoalToSpareWhenTheNumberOfDiscsIsOdd) {
    std::vector<Order> const thrice{z1, z1, z1};
    for (unsigned discs : {1U, 3U, 63U}) {
        EXPECT_EQ(made_by(SearchedTowers(test::task(discs, 0, 1)), thrice), test::moves({"1AB", "1BC", "1CA"}));
        EXPECT_EQ(made_by(SearchedTowers(test::task(discs, 0, 2)), thrice), test::moves({"1AC", "1CB", "1BA"}));
        EXPECT_EQ(made_by(SearchedTowers(test::task(discs, 1, 0)), thrice), test::moves({"1BA", "1AC", "1CB"}));
        EXPECT_EQ(made_by(SearchedTowers(test::task(discs, 1, 2)), thrice), test::moves({"1BC", "1CA", "1AB"}));
        EXPECT_EQ(made_by(SearchedTowers(test::task(discs, 2, 0)), thrice), test::moves({"1CA", "1AB", "1BC"}));
        EXPECT_EQ(made_by(SearchedTowers(test::task(discs, 2, 1)), thrice), test::moves({"1CB", "1BA", "1AC"}));
    }
}

TEST(SearchedTowers, SendDiscOneFromStartToSpareToGoalWhenTheNumberOfDiscsIsEven) {
    std::vector<Order> const thrice{z1, z1, z1};
    for (unsigned discs : {2U, 4U, 64U}) {
        EXPECT_EQ(made_by(SearchedTowers(test::task(discs, 0, 1)), thrice), test::moves({"1AC", "1CB", "1BA"}));
        EXPECT_EQ(made_by(SearchedTowers(test::task(discs, 0, 2)), thrice), test::moves({"1AB", "1BC", "1CA"}));
        EXPECT_EQ(made_by(SearchedTowers(test::task(discs, 1, 0)), thrice), test::moves({"1BC", "1CA", "1AB"}));
        EXPECT_EQ(made_by(SearchedTowers(test::task(discs, 1, 2)), thrice), test::moves({"1BA", "1AC", "1CB"}));
        EXPECT_EQ(made_by(SearchedTowers(test::task(discs, 2, 0)), thrice), test::moves({"1CB", "1BA", "1AC"}));
        EXPECT_EQ(made_by(SearchedTowers(test::task(discs, 2, 1)), thrice), test::moves({"1CA", "1AB", "1BC"}));
    }
}

TEST(SearchedTowers, FindTheOnlyOtherMoveWhicheverWayItGoes) {
    // 321 . .   z1   32 . 1   z2: A to the empty B        3 2 1
    //           z1   3 21 .   z2: A to the empty C        . 21 3
    //           z1   1 2 3    z2: 2 from B onto 3 on C    1 . 32
    EXPECT_EQ(made_by(SearchedTowers(test::task(3)), {z1, z2, z1, z2, z1, z2}),
              test::moves({"1AC", "2AB", "1CB", "3AC", "1BA", "2BC"}));
}

TEST(SearchedTowers, LookForTheOtherMoveOnAnyTwoPegs) {
    // Disc 1 goes straight from the start peg; disc 2, under it, can only go to the third.
    EXPECT_EQ(made_by(SearchedTowers(test::task(3, 0, 1)), {z1, z2}), test::moves({"1AB", "2AC"}));
    EXPECT_EQ(made_by(SearchedTowers(test::task(3, 0, 2)), {z1, z2}), test::moves({"1AC", "2AB"}));
    EXPECT_EQ(made_by(SearchedTowers(test::task(3, 1, 0)), {z1, z2}), test::moves({"1BA", "2BC"}));
    EXPECT_EQ(made_by(SearchedTowers(test::task(3, 1, 2)), {z1, z2}), test::moves({"1BC", "2BA"}));
    EXPECT_EQ(made_by(SearchedTowers(test::task(3, 2, 0)), {z1, z2}), test::moves({"1CA", "2CB"}));
    EXPECT_EQ(made_by(SearchedTowers(test::task(3, 2, 1)), {z1, z2}), test::moves({"1CB", "2CA"}));
}

TEST(SearchedTowers, MakeTheSecondOtherMoveBackAgain) {
    // Twice z2 without z1 between them: the same disc there and back.
    EXPECT_EQ(made_by(SearchedTowers(test::task(3)), {z1, z2, z2}), test::moves({"1AC", "2AB", "2BA"}));
}

TEST(SearchedTowers, WithoutDiscsHaveNoMoveAndAreDone) {
    SearchedTowers towers(test::task(0));
    EXPECT_TRUE(towers.done());
    EXPECT_EQ(complaint(towers, z1), "there is no disc on A to move to B");
    EXPECT_EQ(complaint(towers, z1), "there is no disc on A to move to B");
    EXPECT_TRUE(says_that_there_is_no_disc(complaint(towers, z2)));
    EXPECT_EQ(towers.moves_made(), 0U);
}

TEST(SearchedTowers, HaveNoOtherMoveWhileDiscOneLiesOnAllTheOthers) {
    SearchedTowers at_the_start(test::task(3));
    EXPECT_TRUE(says_that_there_is_no_disc(complaint(at_the_start, z2)));
    EXPECT_EQ(at_the_start.rows(), (Rows{{3, 2, 1}, {}, {}}));
    SearchedTowers of_one_disc(test::task(1));
    of_one_disc.move_smallest();
    EXPECT_TRUE(says_that_there_is_no_disc(complaint(of_one_disc, z2)));
    EXPECT_EQ(of_one_disc.rows(), (Rows{{}, {}, {1}}));
}

TEST(SearchedTowers, AreDoneWhenEveryDiscIsOnTheGoalPeg) {
    SearchedTowers towers(test::task(2));
    for (Order const order : {z1, z2, z1}) {
        EXPECT_FALSE(towers.done());
        (towers.*order)();
    }
    EXPECT_TRUE(towers.done());
}

TEST(SearchedTowers, StandOnThreePegsOnly) {
    EXPECT_THROW(SearchedTowers({3, {"A", "B", "C", "D"}, 0, 3}), std::invalid_argument);
    EXPECT_THROW(SearchedTowers(test::task(65)), std::invalid_argument);
    EXPECT_EQ(SearchedTowers::pegs, 3U);
}

}  // namespace
}  // namespace statewalk::hanoi
