// Towers of more than 64 discs: the same rules, over a larger set.
#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <vector>

#include "solvers/hanoi/towers.hpp"
#include "tests/solvers/hanoi/hanoi.hpp"

namespace statewalk::hanoi {
namespace {

using Rows = std::vector<std::vector<std::uint64_t>>;

template <class AnyTowers>
std::string complaint(AnyTowers& towers, Peg from, Peg to) {
    try {
        towers.move(from, to);
    } catch (IllegalMove const& illegal) {
        return illegal.what();
    }
    return "none";
}

/// Disc d on peg d, and nothing on peg 0.
TallTowers one_disc_a_peg(unsigned discs) {
    std::vector<std::string> names;
    for (unsigned peg = 0; peg <= discs; ++peg) names.push_back("p" + std::to_string(peg));
    TallTowers towers({discs, names, 0, discs});
    for (Peg peg = 1; peg <= discs; ++peg) towers.move(0, peg);
    return towers;
}

TEST(TallTowers, StandOnTheStartPegAtFirst) {
    TallTowers const towers({128, {"A", "B", "C", "D"}, 2, 0});
    Rows const rows = towers.rows();
    ASSERT_EQ(rows[2].size(), 128U);
    EXPECT_EQ(rows[2].front(), 128U);
    EXPECT_EQ(rows[2].back(), 1U);
    EXPECT_EQ(towers.top(2), 1U);
    EXPECT_EQ(towers.top(0), 0U);
    EXPECT_FALSE(towers.delivered());
}

TEST(TallTowers, AreRefusedBeyond128Discs) {
    EXPECT_THROW(TallTowers({129, {"A", "B", "C"}, 0, 2}), std::invalid_argument);
    EXPECT_TRUE(TallTowers({0, {"A", "B", "C"}, 0, 2}).delivered());
}

TEST(TallTowers, KnowEveryDiscByItsNumber) {
    TallTowers towers = one_disc_a_peg(128);
    for (Peg peg = 1; peg <= 128; ++peg) {
        EXPECT_EQ(towers.top(peg), peg);
        EXPECT_EQ(towers.rows()[peg], (std::vector<std::uint64_t>{peg}));
    }
    towers.forget_moves();
    towers.move(100, 0);
    EXPECT_EQ(towers.moves()[0], (Move{100, 100, 0}));
    EXPECT_EQ(towers.moves_made(), 129U);
}

TEST(TallTowers, PutNoDiscOntoASmallerOneOnEitherSideOfTheSixtyFourth) {
    TallTowers towers = one_disc_a_peg(128);
    EXPECT_EQ(complaint(towers, 65, 64), "disc 65 cannot go from p65 onto disc 64 on p64");
    EXPECT_EQ(complaint(towers, 128, 1), "disc 128 cannot go from p128 onto disc 1 on p1");
    EXPECT_EQ(complaint(towers, 128, 127), "disc 128 cannot go from p128 onto disc 127 on p127");
    EXPECT_EQ(complaint(towers, 0, 64), "there is no disc on p0 to move to p64");
    EXPECT_EQ(complaint(towers, 64, 65), "none");
    EXPECT_EQ(complaint(towers, 127, 128), "none");
    EXPECT_EQ(towers.rows()[65], (std::vector<std::uint64_t>{65, 64}));
    EXPECT_EQ(towers.rows()[128], (std::vector<std::uint64_t>{128, 127}));
}

TEST(TallTowers, AreDeliveredWithTheLastDisc) {
    TallTowers towers = one_disc_a_peg(128);
    for (Peg peg = 127; peg > 0; --peg) {
        EXPECT_FALSE(towers.delivered());
        towers.move(peg, 128);
    }
    EXPECT_TRUE(towers.delivered());
}

TEST(TallTowers, AllowAndForbidWhatTowersDo) {
    // All 16 moves in each of the positions that a solution goes through.
    Task const task = test::on_four(9);
    Towers towers(task);
    TallTowers tall(task);
    for (Move const& move : test::solution(task)) {
        for (Peg from = 0; from < 4; ++from)
            for (Peg to = 0; to < 4; ++to) {
                Towers low_twin = towers;
                TallTowers tall_twin = tall;
                ASSERT_EQ(complaint(tall_twin, from, to), complaint(low_twin, from, to));
                ASSERT_EQ(tall_twin.rows(), low_twin.rows());
            }
        towers.make(move);
        tall.make(move);
    }
    EXPECT_TRUE(towers.delivered());
    EXPECT_TRUE(tall.delivered());
}

TEST(FourTowers, StandOnFourPegsWithNinetyNineDiscsAtMost) {
    EXPECT_THROW(FourTowers(test::task(3)), std::invalid_argument);
    EXPECT_THROW(FourTowers({3, {"A", "B", "C", "D", "E"}, 0, 3}), std::invalid_argument);
    EXPECT_THROW(FourTowers(test::on_four(100)), std::invalid_argument);
    EXPECT_THROW(FourTowers::require(test::on_four(100)), std::invalid_argument);
    EXPECT_NO_THROW(FourTowers::require(test::on_four(99)));
    EXPECT_EQ(FourTowers::pegs, 4U);
    EXPECT_EQ(FourTowers::most_discs, 99U);
}

TEST(FourTowers, AreDoneWhenEveryDiscIsOnTheGoalPeg) {
    FourTowers towers(test::on_four(2));
    for (Move const& move : test::moves({"1AB", "2AD", "1BD"})) {
        EXPECT_FALSE(towers.done());
        towers.make(move);
    }
    EXPECT_TRUE(towers.done());
}

}  // namespace
}  // namespace statewalk::hanoi
