// The towers that the Buneman-Levy automaton controls without looking at them.
#include <gtest/gtest.h>

#include "solvers/hanoi/buneman_levy.hpp"
#include "tests/solvers/hanoi/orders.hpp"

namespace statewalk::hanoi::test {
namespace {

constexpr auto z1 = &ComputedTowers::move_smallest;
constexpr auto z2 = &ComputedTowers::move_other;

std::vector<Move> made_by(Task const& task, Orders<ComputedTowers> const& orders) {
    ComputedTowers towers(task);
    carry_out(towers, orders);
    return {towers.moves().begin(), towers.moves().end()};
}

TEST(ComputedTowers, MakeTheMovesOfThreeDiscsByTheirNumbers) {
    EXPECT_EQ(made_by(task(3), {z1, z2, z1, z2, z1, z2, z1}), moves({"1AC", "2AB", "1CB", "3AC", "1BA", "2BC", "1AC"}));
    EXPECT_EQ(made_by(task(2, 1, 0), {z1, z2, z1}), moves({"1BC", "2BA", "1CA"}));
}

TEST(ComputedTowers, AreDeliveredAfterTheLastMove) {
    ComputedTowers towers(task(2));
    for (auto const order : {z1, z2, z1}) {
        EXPECT_FALSE(towers.delivered());
        (towers.*order)();
    }
    EXPECT_TRUE(towers.delivered());
    EXPECT_TRUE(towers.done());
}

TEST(ComputedTowers, RefuseDiscOneTwiceRunning) {
    // Half of the one move made is none: the first move of disc 1 again, which is no longer on A.
    ComputedTowers towers(task(3));
    towers.move_smallest();
    EXPECT_EQ(complaint(towers, z1), "disc 1 is not on top of A");
    EXPECT_EQ(towers.moves_made(), 1U);
}

TEST(ComputedTowers, RefuseAnyMoveWithoutDiscs) {
    ComputedTowers towers(task(0));
    EXPECT_TRUE(towers.delivered());
    EXPECT_EQ(complaint(towers, z1), "disc 1 is not on top of A");
    EXPECT_EQ(complaint(towers, z2), "disc 1 is not on top of A");
}

TEST(ComputedTowers, BearTheirOrdersInAnySequence) {
    for (unsigned discs : {0U, 1U, 3U, 64U})
        EXPECT_GT(refused_in_any_sequence<ComputedTowers>(task(discs), {z1, z2}, 10), 0U);
}

}  // namespace
}  // namespace statewalk::hanoi::test
