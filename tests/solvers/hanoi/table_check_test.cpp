// The check of tables: cells held against the recursion's.
#include <gtest/gtest.h>

#include <cstddef>
#include <optional>
#include <ostream>
#include <stdexcept>
#include <vector>

#include "solvers/hanoi/check.hpp"
#include "tests/solvers/hanoi/hanoi.hpp"

namespace statewalk::hanoi {
namespace {

using Wrong = DifferenceOf<Cell>;

struct Handing {
    std::vector<Cell> cells;
    std::size_t asked = 0;

    std::optional<Cell> operator()() { return asked++ < cells.size() ? std::optional(cells[asked - 1]) : std::nullopt; }
};

std::optional<Wrong> difference(unsigned discs, Ties ties, std::vector<Cell> const& cells) {
    return difference_from_table(test::on_four(discs, 0, 3, ties), Handing{cells});
}

TEST(DifferenceFromTable, IsNoneWhenAllCellsAgreeByTheTieRule) {
    std::vector<Cell> const low{{1, 1, 1}, {2, 3, 1}, {3, 5, 2}, {4, 9, 2}},
        high{{1, 1, 1}, {2, 3, 2}, {3, 5, 2}, {4, 9, 3}};
    EXPECT_EQ(difference(4, Ties::low, low), std::nullopt);
    EXPECT_EQ(difference(4, Ties::high, high), std::nullopt);
    EXPECT_EQ(difference(4, Ties::high, low), (Wrong{2, Cell{2, 3, 2}, Cell{2, 3, 1}}));
    EXPECT_EQ(difference(0, Ties::low, {}), std::nullopt);
}

TEST(DifferenceFromTable, IsTheFirstCellThatIsWrongMissingOrTooMany) {
    // 17 for five discs, as in Arsac's table, where 13 are enough.
    EXPECT_EQ(difference(5, Ties::high, {{1, 1, 1}, {2, 3, 2}, {3, 5, 2}, {4, 9, 3}, {5, 17, 4}}),
              (Wrong{5, Cell{5, 13, 3}, Cell{5, 17, 4}}));
    EXPECT_EQ(difference(2, Ties::low, {{1, 1, 1}}), (Wrong{2, Cell{2, 3, 1}, std::nullopt}));
    EXPECT_EQ(difference(1, Ties::low, {{1, 1, 1}, {2, 3, 1}}), (Wrong{2, std::nullopt, Cell{2, 3, 1}}));
    EXPECT_EQ(difference(2, Ties::low, {{2, 3, 1}, {1, 1, 1}}), (Wrong{1, Cell{1, 1, 1}, Cell{2, 3, 1}}));
}

TEST(DifferenceFromTable, IsNotAskedForOfMoreDiscsThanTheRecursionTakes) {
    Handing none;
    EXPECT_THROW(difference_from_table(test::on_four(1001), none), std::invalid_argument);
    EXPECT_EQ(none.asked, 0U);
}

}  // namespace
}  // namespace statewalk::hanoi
