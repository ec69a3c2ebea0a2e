// Arsac's game 34: the best p from first differences, and the inequalities behind it.
#include "solvers/hanoi/game_34.hpp"

#include <gtest/gtest.h>

#include <ostream>
#include <stdexcept>
#include <string>
#include <vector>

#include "solvers/hanoi/frame_recursion.hpp"
#include "tests/solvers/hanoi/orders.hpp"

namespace statewalk::hanoi::test {
namespace {

constexpr auto begin = &FirstDifferences::begin;
constexpr auto next_p = &FirstDifferences::next_p;
constexpr auto keep = &FirstDifferences::keep;
constexpr auto next_n = &FirstDifferences::next_n;

/// Runs as its automaton does. Returns how often p went up.
std::size_t fill(FirstDifferences& game) {
    std::size_t steps = 0;
    game.begin();
    for (;; game.next_n()) {
        for (; game.larger_p(); ++steps) game.next_p();
        game.keep();
        if (!game.more()) return steps;
    }
}

TEST(Game34, FillsTheTableOfTheBookWithTwoForOneAtFiveDiscs) {
    unsigned const unused = 0;
    std::vector<std::uint64_t> const f4{0, 1, 3, 5, 9, 13, 17, 25, 33, 41, 49, 65},
        d{1, 2, 2, 4, 4, 4, 8, 8, 8, 8, 16, 16};
    std::vector<unsigned> const p{unused, 0, 0, 1, 1, 2, 3, 3, 4, 5, 6, 6}, h{0, 2, 3, 5, 6, 7, 9, 10, 11, 12, 14, 15};
    FirstDifferences game(on_four(12));
    fill(game);
    for (unsigned n = 0; n < 12; ++n) {
        EXPECT_EQ(game.f4(n), f4[n]) << n;
        EXPECT_EQ(game.d(n), d[n]) << n;
        EXPECT_EQ(game.h(n), h[n]) << n;
    }
    for (unsigned n = 1; n < 12; ++n) EXPECT_EQ(game.p(n), p[n]) << n;
}

TEST(Game34, NeedsTwoForPAtFiveDiscsWhereTheBookHasOne) {
    // 2 f4(1) + 2^4 - 1 = 17 and 2 f4(2) + 2^3 - 1 = 13
    FirstDifferences game(on_four(5));
    carry_out(game, {begin, keep, next_n, keep, next_n, next_p, keep, next_n, keep, next_n});
    EXPECT_TRUE(game.larger_p());  // p is 1
    game.keep();
    EXPECT_EQ(game.f4(5), 17U);
    carry_out(game, {next_p, keep});
    EXPECT_EQ(game.f4(5), 13U);
    EXPECT_FALSE(game.larger_p());
}

TEST(Game34, WalksUpToSixForElevenDiscs) {
    FirstDifferences game(on_four(11));
    EXPECT_EQ(fill(game), 6U);
    EXPECT_TRUE(game.done());
}

TEST(Game34, CountsAsTheRecursionAndTakesItsLargestSplitWhateverTheTieRule) {
    FrameRecursion const recursion(1000);
    for (Ties const ties : {Ties::low, Ties::high}) {
        FirstDifferences game(on_four(1000, 0, 3, ties));
        fill(game);
        ASSERT_EQ(game.cells().size(), 1000U);
        for (unsigned n = 1; n <= 1000; ++n) {
            ASSERT_EQ(game.cells()[n - 1], (Cell{n, recursion.moves(n), recursion.split(n, Ties::high)}));
            ASSERT_EQ(game.p(n), n - recursion.split(n, Ties::high));
        }
    }
}

TEST(Game34, FindsABestPForWhichTheInequalitiesHold) {
    FirstDifferences game(on_four(1000));
    fill(game);
    for (unsigned n = 2; n <= 1000; ++n) {
        unsigned const p = game.p(n);
        ASSERT_GE(game.d(p), std::uint64_t{1} << (n - p - 2)) << n;
        ASSERT_GE(game.h(p), n - 2) << n;  // g(p) = 2^h(p) >= 2^(n-2)
        if (p == 0) continue;
        ASSERT_LE(game.d(p - 1), std::uint64_t{1} << (n - p - 1)) << n;
        ASSERT_LE(game.h(p - 1), n - 2) << n;
    }
}

/// As the book prints it, h(p-1) < n-1 <= h(p): no slip, but the other of two equally good p.
TEST(Game34, FindsTheLargestBestPByTheOtherInequality) {
    FrameRecursion const recursion(200);
    FirstDifferences game(on_four(400));
    fill(game);
    for (unsigned n = 1; n <= 200; ++n) {
        unsigned p = 0;
        while (game.h(p) < n - 1) ++p;
        ASSERT_EQ(n - p, recursion.split(n, Ties::low)) << n;
    }
}

TEST(Game34, KnowsEveryHAsTheSumOfPAndTheLogarithmOfD) {
    FirstDifferences game(on_four(1000));
    fill(game);
    for (unsigned p = 0; p < 1000; ++p) {
        ASSERT_GE(game.h(p), p);
        ASSERT_EQ(game.d(p), std::uint64_t{1} << (game.h(p) - p)) << p;
        ASSERT_EQ(game.d(p), game.f4(p + 1) - game.f4(p)) << p;
    }
}

TEST(Game34, DescribesItselfAndForgetsItsCellsWhenTold) {
    FirstDifferences game(on_four(4));
    carry_out(game, {begin, keep, next_n, keep, next_n, next_p});
    EXPECT_EQ(game.cells().size(), 2U);
    game.forget_moves();
    EXPECT_TRUE(game.cells().empty());
    Record record;
    game.describe(record);
    EXPECT_EQ(record.object, (Fields{{"n", std::uint64_t{3}},
                                     {"p", std::uint64_t{1}},
                                     {"f4", Numbers{0, 1, 3}},
                                     {"p(n)", Numbers{0, 0}},
                                     {"d", Numbers{1, 2}},
                                     {"h", Numbers{0, 2}}}));
}

TEST(Game34, GoesToAThousandDiscsAndRefusesWhatIsNotThere) {
    EXPECT_THROW(FirstDifferences(on_four(1001)), std::invalid_argument);
    EXPECT_THROW(FirstDifferences(task(3)), std::invalid_argument);
    EXPECT_NO_THROW(FirstDifferences::require(on_four(1000)));
    EXPECT_TRUE(FirstDifferences(on_four(0)).done());
    FirstDifferences game(on_four(1));
    EXPECT_EQ(complaint(game, keep), "n is 0: f4(0) is 0 without a search");
    game.begin();
    EXPECT_EQ(complaint(game, next_p), "there is no greater p than 0");
    EXPECT_EQ(complaint(game, next_n), "there are 1 discs and no more");
    EXPECT_THROW(game.f4(1), std::out_of_range);
    FirstDifferences of_two(on_four(2));
    of_two.begin();
    EXPECT_EQ(complaint(of_two, next_n), "f4(1) is not kept yet");
}

TEST(Game34, BearsItsOrdersInAnySequence) {
    for (unsigned discs : {0U, 2U, 1000U})
        EXPECT_GT(refused_in_any_sequence<FirstDifferences>(on_four(discs), {begin, next_p, keep, next_n}, 5), 0U);
}

}  // namespace
}  // namespace statewalk::hanoi::test
