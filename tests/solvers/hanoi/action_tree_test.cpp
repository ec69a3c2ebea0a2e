// The place in the tree of moves that the action-tree automaton controls.
#include "solvers/hanoi/action_tree.hpp"

#include <gtest/gtest.h>

#include "tests/solvers/hanoi/orders.hpp"

namespace statewalk::hanoi::test {
namespace {

constexpr auto begin = &TreePlace::begin;
constexpr auto move_disc = &TreePlace::move_disc;
constexpr auto left = &TreePlace::go_left;
constexpr auto right = &TreePlace::go_right;
constexpr auto up_from_left = &TreePlace::go_up_from_left;
constexpr auto up_from_right = &TreePlace::go_up_from_right;

std::vector<Move> made_by(Task const& task, Orders<TreePlace> const& orders) {
    TreePlace place(task);
    carry_out(place, orders);
    return {place.moves().begin(), place.moves().end()};
}

TEST(TreePlace, FindsTheMovesOfTwoDiscsOnItsWayThroughTheTree) {
    Orders<TreePlace> const in_order{begin, left, move_disc, up_from_left, move_disc, right, move_disc};
    EXPECT_EQ(made_by(task(2), in_order), moves({"1AB", "2AC", "1BC"}));
    EXPECT_EQ(made_by(task(2, 1, 0), in_order), moves({"1BC", "2BA", "1CA"}));
}

TEST(TreePlace, ComputesAParentsArgumentsFromItsChildrens) {
    // From the left leaf of four discs (disc 1 from A to B) all the way up, the root is again disc 4 from A to C.
    TreePlace place(task(4));
    carry_out(place, {begin, left, left, left});
    EXPECT_FALSE(place.has_children());
    carry_out(place, {up_from_left, up_from_left, up_from_left});
    EXPECT_TRUE(place.at_root());
    carry_out(place, {right, right, left, up_from_left, up_from_right, up_from_right, move_disc});
    EXPECT_EQ(place.moves().front(), move("1AC"));  // the top disc, from the root's i to its j
}

TEST(TreePlace, RemembersForEveryLevelWhetherTheWayDownWasToTheLeft) {
    TreePlace place(task(64));
    carry_out(place, {begin, left, right, left});
    EXPECT_TRUE(place.is_left_child());
    place.go_up_from_left();
    EXPECT_FALSE(place.is_left_child());
    place.go_up_from_right();
    EXPECT_TRUE(place.is_left_child());
    place.go_up_from_left();
    EXPECT_TRUE(place.at_root());
    EXPECT_FALSE(place.is_left_child());
    place.go_right();  // where it was to the left before
    EXPECT_FALSE(place.is_left_child());
}

TEST(TreePlace, RefusesToGoUpFromTheRootAndDownFromALeaf) {
    for (unsigned discs : {1U, 64U}) {
        TreePlace place(task(discs));
        place.begin();
        std::string const above = "the tree has no level " + std::to_string(discs + 1);
        EXPECT_EQ(complaint(place, up_from_left), above);
        EXPECT_EQ(complaint(place, up_from_right), above);
        for (unsigned level = discs; level > 1; --level) place.go_left();
        EXPECT_EQ(complaint(place, left), "the tree has no level 0");
        EXPECT_EQ(complaint(place, right), "the tree has no level 0");
    }
}

TEST(TreePlace, IsNowhereWithoutDiscs) {
    TreePlace place(task(0));
    place.begin();
    EXPECT_FALSE(place.has_children());
    EXPECT_TRUE(place.at_root());
    for (auto const order : {left, right, up_from_left, up_from_right, move_disc})
        EXPECT_NE(complaint(place, order), "none");
}

TEST(TreePlace, BearsItsOrdersInAnySequence) {
    for (unsigned discs : {0U, 1U, 3U, 64U})
        EXPECT_GT(refused_in_any_sequence<TreePlace>(task(discs),
                                                     {begin, move_disc, left, right, up_from_left, up_from_right}, 5),
                  0U);
}

}  // namespace
}  // namespace statewalk::hanoi::test
