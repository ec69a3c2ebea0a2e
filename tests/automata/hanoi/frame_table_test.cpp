// The table of Frame's algorithm, filled cell by cell.
#include "automata/hanoi/frame_table.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "tests/automata/hanoi/table_suite.hpp"

namespace statewalk::hanoi::test {
namespace {

// Six discs, ties low: r goes up once each for 3, 4 and 5 discs, and twice for 6.
struct Figure {
    using Automaton = FrameTable;
    static constexpr std::string_view name = "frame-table";
    static constexpr unsigned discs = 6;
    static std::vector<std::string> states() { return {"0", "1", "2"}; }
    static std::vector<std::pair<std::string, int>> arrows() {
        return {{"0 -> 1 / z0", 1},
                {"1 -> 2 / z1", 6},
                {"2 -> 2 [x1] / z2", 5},
                {"2 -> 1 [!x1 & x2] / z3; z4", 5},
                {"2 -> 0 [!x1 & !x2] / z3", 1}};
    }
    static unsigned split(FrameRecursion const& best, unsigned count, Ties ties) { return best.split(count, ties); }
    // 1 + n + R(1) + ... + R(n)
    static std::uint64_t steps(std::vector<unsigned> const& splits) {
        return 1 + splits.size() + std::accumulate(splits.begin(), splits.end(), 0U);
    }
};
INSTANTIATE_TYPED_TEST_SUITE_P(FrameTable, TableAutomaton, Figure);

std::vector<unsigned> splits(unsigned discs, Ties ties) {
    std::vector<unsigned> all;
    for (Cell const& cell : play<FrameTable>(on_four(discs, 0, 3, ties)).cells) all.push_back(cell.split);
    return all;
}

TEST(FrameTableSplits, OfSixDiscsAreAsTabledForEitherTieRule) {
    EXPECT_EQ(splits(6, Ties::low), (std::vector<unsigned>{1, 1, 2, 2, 2, 3}));
    EXPECT_EQ(splits(6, Ties::high), (std::vector<unsigned>{1, 2, 2, 3, 3, 3}));
}

TEST(FrameTableTrace, OfTwoDiscsIsTheOneWrittenByHand) {
    // f(1,1) = 2 F(0) + 1 = 1. f(2,1) = 2 F(1) + 1 = 3; f(2,2) = 2 F(0) + 3 = 3 is not better.
    // clang-format off
    Trace const by_hand{
        // arrow                       , m  , r  , best, F     , R
        {"0 -> 1 / z0"                 , "1", "0", "0", "0"    , "-"},
        {"1 -> 2 / z1"                 , "1", "1", "1", "0"    , "-"},
        {"2 -> 1 [!x1 & x2] / z3; z4"  , "2", "0", "0", "0 1"  , "1"},
        {"1 -> 2 / z1"                 , "2", "1", "3", "0 1"  , "1"},
        {"2 -> 0 [!x1 & !x2] / z3"     , "2", "1", "3", "0 1 3", "1 1"},
    };
    // clang-format on
    EXPECT_EQ(trace<FrameTable>(on_four(2)), by_hand);
}

TEST(FrameTableInvariant, InState2BestIsTheLeastOfAllThatWereTried) {
    FrameRecursion const recursion(60);
    for (Ties const ties : {Ties::low, Ties::high})
        play<FrameTable>(on_four(60, 0, 3, ties), [&](Record const& record, SplitTable const& table) {
            if (record.after != Configuration{2}) return;
            auto const m = static_cast<unsigned>(field_of<std::uint64_t>(table, "m"));
            auto const last = static_cast<unsigned>(field_of<std::uint64_t>(table, "r"));
            std::uint64_t least = ~std::uint64_t{0};
            for (unsigned r = 1; r <= last; ++r)
                least = std::min(least, 2 * recursion.moves(m - r) + (std::uint64_t{1} << r) - 1);
            EXPECT_EQ(field_of<std::uint64_t>(table, "best"), least) << m;
        });
}

}  // namespace
}  // namespace statewalk::hanoi::test
