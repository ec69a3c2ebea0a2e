// What is wrong in Arsac's game 34: a p in the table, and a sign in an inequality.
#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "automata/hanoi/game_34.hpp"
#include "solvers/hanoi/frame_recursion.hpp"
#include "tests/automata/hanoi/play.hpp"
#include "tests/solvers/hanoi/hanoi.hpp"

namespace statewalk::hanoi::test {
namespace {

constexpr unsigned most = 60;  // so that powers of two fit
FrameRecursion const& frame() {
    static FrameRecursion const recursion(most + 1);
    return recursion;
}
std::uint64_t f4(unsigned n) { return frame().moves(n); }
std::uint64_t d(unsigned p) { return f4(p + 1) - f4(p); }
/// The moves of n discs of which p are put aside.
std::uint64_t cost(unsigned n, unsigned p) { return 2 * f4(p) + (std::uint64_t{1} << (n - p)) - 1; }

/// Every p for which `question` says yes.
template <class Question>
std::vector<unsigned> those(unsigned n, Question&& question) {
    std::vector<unsigned> all;
    for (unsigned p = 0; p < n; ++p)
        if (question(p)) all.push_back(p);
    return all;
}
std::vector<unsigned> best(unsigned n) {
    return those(n, [&](unsigned p) { return cost(n, p) == f4(n); });
}
/// 2^(n-p-1), of which the book asks that it is not less than d(p-1), or greater.
std::uint64_t right_side(unsigned n, unsigned p) { return std::uint64_t{1} << (n - p - 1); }
bool is_large_enough(unsigned n, unsigned p) { return 2 * d(p) >= right_side(n, p); }  // d(p) >= 2^(n-p-2)

TEST(ArsacsTable, HasAPForFiveDiscsThatIsNotTheBest) {
    // The book has f4 = 13 and p = 1 in that row.
    EXPECT_EQ(cost(5, 1), 17U);
    EXPECT_EQ(cost(5, 2), 13U);
    EXPECT_EQ(distances(Position(5, 0), 4).at(Position(5, 3)), 13U);
    Cell const cell = play<Game34>(on_four(5)).cells.back();
    EXPECT_EQ(cell.moves, 13U);
    EXPECT_EQ(5 - cell.split, 2U);
}

TEST(ArsacsTable, HasTheBestPForAllOthers) {
    std::vector<unsigned> const printed{1, 1, 1, 3, 3, 4, 5, 6, 6};  // for 3 to 11 discs
    for (unsigned n = 3; n <= 11; ++n) {
        bool const agrees = printed[n - 3] == best(n).front();
        EXPECT_EQ(agrees, n != 5) << n;
    }
}

TEST(ArsacsInequality, HoldsForEveryBestPWhenItAllowsEqualSides) {
    for (unsigned n = 1; n <= most; ++n)
        EXPECT_EQ(
            those(n, [&](unsigned p) { return (p == 0 || d(p - 1) <= right_side(n, p)) && is_large_enough(n, p); }),
            best(n))
            << n;
}

TEST(ArsacsInequality, AsPrintedLeavesOutTheLargerOfTwoThatAreEquallyGood) {
    // Four discs: p = 1 and p = 2 cost 9 moves; d(1) = 2 is not less than 2^(4-2-1).
    EXPECT_EQ(best(4), (std::vector<unsigned>{1, 2}));
    for (unsigned n = 1; n <= most; ++n)
        EXPECT_EQ(
            those(n, [&](unsigned p) { return (p == 0 || d(p - 1) < right_side(n, p)) && is_large_enough(n, p); }),
            std::vector<unsigned>{best(n).front()})
            << n;
}

}  // namespace
}  // namespace statewalk::hanoi::test
