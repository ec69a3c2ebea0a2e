// The table that the frame-table automaton controls.
#include "solvers/hanoi/frame_table.hpp"

#include <gtest/gtest.h>

#include <ostream>
#include <stdexcept>
#include <string>
#include <vector>

#include "solvers/hanoi/frame_recursion.hpp"
#include "tests/solvers/hanoi/orders.hpp"

namespace statewalk::hanoi {

void PrintTo(Cell const& cell, std::ostream* out) {
    *out << cell.discs << " discs: " << cell.moves << " moves, split " << cell.split;
}

namespace test {
namespace {

constexpr auto begin = &SplitTable::begin;
constexpr auto scan = &SplitTable::scan;
constexpr auto advance = &SplitTable::advance;
constexpr auto keep = &SplitTable::keep;
constexpr auto next = &SplitTable::next;

/// Fills the table as its automaton does. Returns how often r went up.
std::size_t fill(SplitTable& table) {
    std::size_t advances = 0;
    table.begin();
    for (;; table.next()) {
        table.scan();
        for (; table.better(); ++advances) table.advance();
        table.keep();
        if (!table.more()) return advances;
    }
}

std::vector<Cell> cells(SplitTable const& table) { return {table.cells().begin(), table.cells().end()}; }

TEST(SplitTable, OfSixDiscsIsAsWrittenByHand) {
    SplitTable low(on_four(6));
    EXPECT_EQ(fill(low), 5U);
    EXPECT_EQ(cells(low), (std::vector<Cell>{{1, 1, 1}, {2, 3, 1}, {3, 5, 2}, {4, 9, 2}, {5, 13, 2}, {6, 17, 3}}));
    EXPECT_TRUE(low.done());
    SplitTable high(on_four(6, 0, 3, Ties::high));
    EXPECT_EQ(fill(high), 8U);
    EXPECT_EQ(cells(high), (std::vector<Cell>{{1, 1, 1}, {2, 3, 2}, {3, 5, 2}, {4, 9, 3}, {5, 13, 3}, {6, 17, 3}}));
}

TEST(SplitTable, IsTheRecursionsForEitherTieRuleAndFromWhereverItStarts) {
    FrameRecursion const recursion(1000);
    for (Ties const ties : {Ties::low, Ties::high})
        for (bool const from_bound : {false, true}) {
            SplitTable table(on_four(1000, 0, 3, ties), from_bound);
            fill(table);
            ASSERT_EQ(table.cells().size(), 1000U);
            for (unsigned discs = 1; discs <= 1000; ++discs)
                ASSERT_EQ(table.cells()[discs - 1],
                          (Cell{discs, recursion.moves(discs), recursion.split(discs, ties)}));
        }
}

/// Property 1 of Jiang, Li and Chen: no r below the bound is best. The bound that their paper lost is k of the closed
/// form.
TEST(SplitTable, SavesTheSearchForRByStartingAtTheBound) {
    // Ten discs: R = 1 1 2 2 2 3 3 3 3 4, so r goes up 0 + 0 + 1 + 1 + 1 + 2 + 2 + 2 + 2 + 3 times from 1.
    SplitTable from_one(on_four(10));
    EXPECT_EQ(fill(from_one), 14U);
    SplitTable from_bound(on_four(10), true);
    EXPECT_EQ(fill(from_bound), 0U);
    EXPECT_EQ(cells(from_bound), cells(from_one));
    // The largest r is one more, but for 1, 3, 6 and 10 discs: 6 more from 1, and these 6 are left from the bound.
    SplitTable high_from_one(on_four(10, 0, 3, Ties::high));
    EXPECT_EQ(fill(high_from_one), 20U);
    SplitTable high_from_bound(on_four(10, 0, 3, Ties::high), true);
    EXPECT_EQ(fill(high_from_bound), 6U);
}

TEST(SplitTable, AnswersForTheNextRAndTheNextM) {
    SplitTable table(on_four(3));
    EXPECT_FALSE(table.better() || table.done());
    carry_out(table, {begin, scan});
    EXPECT_FALSE(table.better());  // r = m = 1
    EXPECT_TRUE(table.more());
    carry_out(table, {keep, next, scan});
    EXPECT_FALSE(table.better());  // f(2, 1) = f(2, 2) = 3
    carry_out(table, {keep, next, scan});
    EXPECT_TRUE(table.better());  // f(3, 1) = 7, f(3, 2) = 5
    table.advance();
    EXPECT_FALSE(table.better() || table.more());
    EXPECT_FALSE(table.done());
    table.keep();
    EXPECT_TRUE(table.done());
}

TEST(SplitTable, MayKeepACellAgainWithABetterR) {
    SplitTable table(on_four(3));
    carry_out(table, {begin, scan, keep, next, scan, keep, next, scan, keep, advance, keep});
    EXPECT_EQ(cells(table), (std::vector<Cell>{{1, 1, 1}, {2, 3, 1}, {3, 7, 1}, {3, 5, 2}}));
    EXPECT_EQ(shown<Numbers>(table, "F"), (Numbers{0, 1, 3, 5}));
    EXPECT_TRUE(table.done());
}

TEST(SplitTable, DescribesItselfAndForgetsItsCellsWhenTold) {
    SplitTable table(on_four(4));
    carry_out(table, {begin, scan, keep, next, scan, keep, next, scan, advance});
    EXPECT_EQ(cells(table), (std::vector<Cell>{{1, 1, 1}, {2, 3, 1}}));
    table.forget_moves();
    EXPECT_TRUE(table.cells().empty());
    Record record;
    table.describe(record);
    EXPECT_EQ(record.object, (Fields{{"m", std::uint64_t{3}},
                                     {"r", std::uint64_t{2}},
                                     {"best", std::uint64_t{5}},
                                     {"F", Numbers{0, 1, 3}},
                                     {"R", Numbers{1, 1}}}));
}

TEST(MovesOfASplit, AreTwiceThoseAboveAndThoseOnThreePegsUpToTheGreatestNumber) {
    std::uint64_t const greatest = 18'446'744'073'709'551'615U;
    EXPECT_EQ(moves_of_split(9, 4), 33U);
    EXPECT_EQ(moves_of_split(0, 63), 9'223'372'036'854'775'807U);
    EXPECT_EQ(moves_of_split(0, 64), greatest);
    EXPECT_EQ(moves_of_split(9'223'372'036'854'775'807U, 1), greatest);  // 2^63 - 1 twice, and 1: it just fits
    EXPECT_EQ(moves_of_split(9'223'372'036'854'775'808U, 1), greatest);
    EXPECT_EQ(moves_of_split(1, 64), greatest);
    EXPECT_EQ(moves_of_split(1, 4'294'967'295U), greatest);
}

TEST(SplitTable, OfNoDiscsIsDoneAtOnce) { EXPECT_TRUE(SplitTable(on_four(0)).done()); }

TEST(SplitTable, GoesToAThousandDiscsAndRefusesWhatIsNotThere) {
    EXPECT_THROW(SplitTable(on_four(1001)), std::invalid_argument);
    EXPECT_THROW(SplitTable(task(3)), std::invalid_argument);
    EXPECT_THROW(SplitTable::require(on_four(1001)), std::invalid_argument);
    EXPECT_NO_THROW(SplitTable::require(on_four(1000)));
    SplitTable table(on_four(2));
    EXPECT_EQ(complaint(table, scan), "m is 0: F(0) is 0 without a search");
    EXPECT_EQ(complaint(table, keep), "no r is chosen");
    table.begin();
    EXPECT_EQ(complaint(table, advance), "no r is chosen");
    EXPECT_EQ(complaint(table, next), "F(1) is not kept yet");
    table.scan();
    EXPECT_EQ(complaint(table, advance), "r is 1, and so is m: there is no greater r");
    carry_out(table, {keep, next, scan, keep});
    EXPECT_EQ(complaint(table, next), "there are 2 discs and no more");
}

TEST(SplitTable, BearsItsOrdersInAnySequence) {
    for (unsigned discs : {0U, 2U, 1000U})
        EXPECT_GT(refused_in_any_sequence<SplitTable>(on_four(discs), {begin, scan, advance, keep, next}, 5), 0U);
}

}  // namespace
}  // namespace test
}  // namespace statewalk::hanoi
