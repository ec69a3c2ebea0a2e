#include "solvers/hanoi/check.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <ostream>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include "tests/solvers/hanoi/hanoi.hpp"

namespace statewalk::hanoi {

void PrintTo(Difference const& difference, std::ostream* out) {
    auto const put = [&](std::optional<Move> const& move) {
        if (move)
            PrintTo(*move, out);
        else
            *out << "nothing";
    };
    *out << "move " << difference.number << ": expected ";
    put(difference.expected);
    *out << ", came ";
    put(difference.came);
}

namespace {

/// Hands out moves one by one, and counts how often it was asked.
struct Handing {
    std::vector<Move> moves;
    std::size_t asked = 0;

    std::optional<Move> operator()() { return asked++ < moves.size() ? std::optional(moves[asked - 1]) : std::nullopt; }
};

/// Hands them out in blocks of `size`, the last one shorter.
struct HandingBlocks {
    std::vector<Move> moves;
    std::size_t size;
    std::size_t given = 0;

    std::span<Move const> operator()() {
        std::span<Move const> const left = std::span<Move const>(moves).subspan(given);
        given += std::min(size, left.size());
        return left.first(std::min(size, left.size()));
    }
};

/// The same, however the moves are handed over.
std::optional<Difference> difference(Task const& task, std::vector<std::string> const& moves) {
    auto const found = difference_from_recursion(task, Handing{test::moves(moves)});
    for (std::size_t const size : {1, 2, 3, 100})
        EXPECT_EQ(difference_from_recursion(task, HandingBlocks{test::moves(moves), size}), found) << size;
    return found;
}

TEST(DifferenceFromRecursion, IsNoneWhenAllMovesAgree) {
    EXPECT_EQ(difference(test::task(3), {"1AC", "2AB", "1CB", "3AC", "1BA", "2BC", "1AC"}), std::nullopt);
    EXPECT_EQ(difference(test::task(2, 2, 0), {"1CB", "2CA", "1BA"}), std::nullopt);
}

TEST(DifferenceFromRecursion, OnFourPegsGoesByTheTieRuleOfTheTask) {
    std::vector<std::string> const two_on_three_pegs{"1AC", "2AB", "1CB", "3AC", "4AD", "3CD", "1BA", "2BD", "1AD"};
    EXPECT_EQ(difference(test::on_four(4), two_on_three_pegs), std::nullopt);
    EXPECT_EQ(difference(test::on_four(4, 0, 3, Ties::high), two_on_three_pegs),
              (Difference{1, test::move("1AB"), test::move("1AC")}));
}

TEST(DifferenceFromRecursion, IsNoneWhenAnEmptyTaskIsDoneWithoutAMove) {
    EXPECT_EQ(difference(test::task(0), {}), std::nullopt);
}

TEST(DifferenceFromRecursion, IsTheMoveThatIsWrong) {
    EXPECT_EQ(difference(test::task(2), {"1AC", "2AC", "1BC"}), (Difference{1, test::move("1AB"), test::move("1AC")}));
    EXPECT_EQ(difference(test::task(2), {"1AB", "2AC", "1BA"}), (Difference{3, test::move("1BC"), test::move("1BA")}));
}

TEST(DifferenceFromRecursion, IsAlsoAWrongDiscBetweenTheRightPegs) {
    EXPECT_EQ(difference(test::task(2), {"1AB", "1AC", "1BC"}), (Difference{2, test::move("2AC"), test::move("1AC")}));
}

TEST(DifferenceFromRecursion, IsTheFirstOfSeveral) {
    EXPECT_EQ(difference(test::task(3), {"1AC", "2AB", "1CA", "3AB", "1BA", "2BA", "1AC"}),
              (Difference{3, test::move("1CB"), test::move("1CA")}));
}

TEST(DifferenceFromRecursion, IsAMoveThatIsMissing) {
    EXPECT_EQ(difference(test::task(2), {"1AB", "2AC"}), (Difference{3, test::move("1BC"), std::nullopt}));
    EXPECT_EQ(difference(test::task(2), {}), (Difference{1, test::move("1AB"), std::nullopt}));
}

TEST(DifferenceFromRecursion, IsAMoveTooMany) {
    EXPECT_EQ(difference(test::task(1), {"1AC", "1CA"}), (Difference{2, std::nullopt, test::move("1CA")}));
    EXPECT_EQ(difference(test::task(0), {"1AB"}), (Difference{1, std::nullopt, test::move("1AB")}));
}

TEST(DifferenceFromRecursion, AsksForEachMoveAndOnceMoreAtTheEnd) {
    Handing right{test::moves({"1AB", "2AC", "1BC"})};
    difference_from_recursion(test::task(2), right);
    EXPECT_EQ(right.asked, 4U);
}

TEST(DifferenceFromRecursion, AsksNoMoreOnceItHasOne) {
    Handing wrong{test::moves({"1AB", "2AB", "1BC"})};
    difference_from_recursion(test::task(2), wrong);
    EXPECT_EQ(wrong.asked, 2U);
    Handing too_few{test::moves({"1AB"})};
    difference_from_recursion(test::task(2), too_few);
    EXPECT_EQ(too_few.asked, 2U);
    Handing of_64_discs{test::moves({"1AC"})};
    difference_from_recursion(test::task(64), of_64_discs);
    EXPECT_EQ(of_64_discs.asked, 1U);
}

TEST(DifferenceFromRecursion, IsNotAskedOfATaskThatCannotBeSet) {
    Handing none;
    EXPECT_THROW(difference_from_recursion(test::task(65), none), std::invalid_argument);
    EXPECT_THROW(difference_from_recursion(test::on_four(100), none), std::invalid_argument);
    EXPECT_THROW(difference_from_recursion({3, {"A", "B", "C", "D", "E"}, 0, 3}, none), std::invalid_argument);
    EXPECT_EQ(none.asked, 0U);
}

using Rows = std::vector<std::vector<std::uint64_t>>;

TEST(TowersAfter, SoManyMovesOfThreeDiscsAreAsWrittenByHand) {
    std::vector<Rows> const by_hand{
        {{3, 2, 1}, {}, {}}, {{3, 2}, {}, {1}}, {{3}, {2}, {1}},   {{3}, {2, 1}, {}},
        {{}, {2, 1}, {3}},   {{1}, {2}, {3}},   {{1}, {}, {3, 2}}, {{}, {}, {3, 2, 1}},
    };
    for (std::size_t moves = 0; moves < by_hand.size(); ++moves) {
        TallTowers const towers = towers_after(test::task(3), moves);
        EXPECT_EQ(towers.rows(), by_hand[moves]) << moves;
        EXPECT_EQ(towers.moves_made(), moves);
    }
}

TEST(TowersAfter, MoreMovesThanThereAreAreDelivered) {
    TallTowers const towers = towers_after(test::task(3), 1000);
    EXPECT_TRUE(towers.delivered());
    EXPECT_EQ(towers.moves_made(), 7U);
}

TEST(TowersAfter, AFewMovesOfSixtyFourDiscsAreThereAtOnce) {
    TallTowers const towers = towers_after(test::task(64), 2);  // 1AB, 2AC
    EXPECT_EQ(towers.rows()[0].size(), 62U);
    EXPECT_EQ(towers.rows()[0].back(), 3U);
    EXPECT_EQ(towers.rows()[1], (std::vector<std::uint64_t>{1}));
    EXPECT_EQ(towers.rows()[2], (std::vector<std::uint64_t>{2}));
}

TEST(TowersAfter, SoManyMovesOnFourPegsAreAsWrittenByHand) {
    // 1AC 2AB 1CB 3AC 4AD ...
    EXPECT_EQ(towers_after(test::on_four(4), 4).rows(), (Rows{{4}, {2, 1}, {3}, {}}));
    EXPECT_EQ(towers_after(test::on_four(4), 5).rows(), (Rows{{}, {2, 1}, {3}, {4}}));
    // ... and with the other split 1AB 2AD 3AC 2DC 4AD ...
    EXPECT_EQ(towers_after(test::on_four(4, 0, 3, Ties::high), 5).rows(), (Rows{{}, {1}, {3, 2}, {4}}));
    EXPECT_EQ(towers_after(test::on_four(99), 1'000'000).moves_made(), 163'841U);
}

}  // namespace
}  // namespace statewalk::hanoi
