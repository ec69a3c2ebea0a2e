#include "tree_walk.hpp"

#include <gtest/gtest.h>

#include "lines.hpp"

using namespace examples;

namespace {

std::vector<std::uint64_t> walked(Tree tree, std::uint64_t nodes) {
    Lines lines;
    Outcome const outcome = run<TreeWalk>(steps, lines, tree);
    EXPECT_EQ(outcome.ending, Ending::finished);
    EXPECT_EQ(outcome.steps, 2 * nodes + 2);
    return tree.visited();
}

using Keys = std::vector<std::uint64_t>;

}  // namespace

TEST(TreeWalk, visits_keys_in_sorted_order) {
    EXPECT_EQ(walked({2, 1, 3}, 3), (Keys{1, 2, 3}));
    EXPECT_EQ(walked({4, 2, 6, 1, 3, 5, 7}, 7), (Keys{1, 2, 3, 4, 5, 6, 7}));
    EXPECT_EQ(walked({1, 2, 3, 4}, 4), (Keys{1, 2, 3, 4}));  // every node has a right one only
    EXPECT_EQ(walked({4, 3, 2, 1}, 4), (Keys{1, 2, 3, 4}));  // a left one only
    EXPECT_EQ(walked({5, 1, 5}, 3), (Keys{1, 5, 5}));
    EXPECT_EQ(walked({9}, 1), (Keys{9}));
}

TEST(TreeWalk, takes_no_step_through_an_empty_tree) {
    Tree tree(std::initializer_list<std::uint64_t>{});
    Lines lines;
    EXPECT_EQ(run<TreeWalk>(steps, lines, tree).steps, 0U);
    EXPECT_TRUE(tree.visited().empty());
}

TEST(TreeWalk, runs_as_by_hand) {
    Tree tree{2, 1, 3};
    Lines lines;
    run<TreeWalk>(steps, lines, tree);
    EXPECT_EQ(lines.text(), R"(0 Step -> 1
1 Step [x1 no] / z1 -> 1
1 Step [x1 no] / z1 -> 1
1 Step [x1 yes, x2 no] / z2 -> 1
1 Step [x1 yes, x2 no] / z2 -> 1
1 Step [x1 no] / z1 -> 1
1 Step [x1 yes, x2 no] / z2 -> 1
1 Step [x1 yes, x2 yes] -> 0
finished
)");
}
