#include "solvers/hanoi/towers.hpp"

#include <gtest/gtest.h>

#include <map>
#include <stdexcept>
#include <string>
#include <vector>

#include "tests/solvers/hanoi/hanoi.hpp"

namespace statewalk::hanoi {
namespace {

using Rows = std::vector<std::vector<std::uint64_t>>;

std::string complaint(Towers& towers, Peg from, Peg to) {
    try {
        towers.move(from, to);
    } catch (IllegalMove const& illegal) {
        return illegal.what();
    }
    return "none";
}

TEST(Towers, StandOnTheStartPegAtFirst) {
    Towers const towers(test::task(3, 1, 0));
    EXPECT_EQ(towers.rows(), (Rows{{}, {3, 2, 1}, {}}));
    EXPECT_EQ(towers.on(1), 0b111U);
    EXPECT_EQ(towers.top(0), 0U);
    EXPECT_EQ(towers.top(1), 1U);
    EXPECT_FALSE(towers.delivered());
    EXPECT_EQ(towers.moves_made(), 0U);
    EXPECT_TRUE(towers.moves().empty());
    EXPECT_EQ(towers.task().to, 0U);
}

TEST(Towers, AreRefusedWhenTheTaskCannotBeSet) {
    EXPECT_THROW(Towers(test::task(65)), std::invalid_argument);
    EXPECT_THROW(Towers(test::task(3, 0, 0)), std::invalid_argument);
}

TEST(Towers, OfNoDiscsAreDeliveredAtOnce) {
    Towers towers(test::task(0));
    EXPECT_TRUE(towers.delivered());
    EXPECT_EQ(towers.rows(), (Rows{{}, {}, {}}));
    EXPECT_EQ(complaint(towers, 0, 2), "there is no disc on A to move to C");
}

TEST(Towers, MoveTheTopDisc) {
    Towers towers(test::task(2));
    towers.move(0, 1);
    EXPECT_EQ(towers.rows(), (Rows{{2}, {1}, {}}));
    towers.move(0, 2);
    EXPECT_EQ(towers.rows(), (Rows{{}, {1}, {2}}));
    EXPECT_FALSE(towers.delivered());
    towers.move(1, 2);
    EXPECT_EQ(towers.rows(), (Rows{{}, {}, {2, 1}}));
    EXPECT_TRUE(towers.delivered());
    EXPECT_EQ(towers.moves_made(), 3U);
}

TEST(Towers, SayInWordsWhichMoveIsIllegal) {
    // 3 on A, 2 on B, 1 on C, and D is empty.
    Towers towers({3, {"A", "B", "C", "D"}, 0, 3});
    towers.move(0, 2);
    towers.move(0, 1);
    ASSERT_EQ(towers.rows(), (Rows{{3}, {2}, {1}, {}}));
    EXPECT_EQ(complaint(towers, 0, 1), "disc 3 cannot go from A onto disc 2 on B");
    EXPECT_EQ(complaint(towers, 0, 2), "disc 3 cannot go from A onto disc 1 on C");
    EXPECT_EQ(complaint(towers, 1, 2), "disc 2 cannot go from B onto disc 1 on C");
    EXPECT_EQ(complaint(towers, 3, 0), "there is no disc on D to move to A");
    EXPECT_EQ(complaint(towers, 1, 1), "a disc cannot go from B to B");
    EXPECT_EQ(complaint(towers, 3, 3), "a disc cannot go from D to D");
    EXPECT_EQ(complaint(towers, 0, 4), "there is no such peg");
    EXPECT_EQ(complaint(towers, 4, 0), "there is no such peg");
    EXPECT_EQ(complaint(towers, 4'294'967'295U, 4'294'967'295U), "there is no such peg");
}

/// Four discs on three pegs can lie in 3^4 = 81 ways, and nine moves can be asked for in each: most of them are
/// illegal.
TEST(Towers, AllowInEveryPositionWhatTheRulesAllowAndChangeNothingOtherwise) {
    using test::Position;
    Position const start(4, 0);
    std::map<Position, Towers> known{{start, Towers(test::task(4))}};
    std::vector<Position> waiting{start};
    while (!waiting.empty()) {
        Position const here = waiting.back();
        waiting.pop_back();
        for (Peg from = 0; from < 3; ++from)
            for (Peg to = 0; to < 3; ++to) {
                Towers towers = known.at(here);
                towers.forget_moves();
                Rows const rows = towers.rows();
                std::uint64_t const made = towers.moves_made();
                bool const legal = test::legal(here, from, to);
                ASSERT_EQ(complaint(towers, from, to) == "none", legal);
                ASSERT_EQ(towers.moves_made(), made + (legal ? 1 : 0));
                ASSERT_EQ(towers.moves().size(), legal ? 1U : 0U);
                ASSERT_EQ(towers.rows() == rows, !legal);
                if (!legal) continue;
                ASSERT_EQ(towers.moves().front(), (Move{test::top(here, from), from, to}));
                Position const next = test::after(here, from, to);
                for (Disc disc = 1; disc <= 4; ++disc) ASSERT_EQ(towers.on(next[disc - 1]) >> (disc - 1) & 1, 1U);
                if (known.emplace(next, towers).second) waiting.push_back(next);
            }
    }
    EXPECT_EQ(known.size(), 81U);
}

TEST(Towers, TakeSixtyFourDiscsOnSeventyPegs) {
    std::vector<std::string> names;
    for (int peg = 0; peg < 70; ++peg) names.push_back("p" + std::to_string(peg));
    Towers towers({64, names, 69, 0});
    // Disc d goes to peg d - 1, one disc on each of the first 64 pegs.
    for (Peg peg = 0; peg < 64; ++peg) towers.move(69, peg);
    Rows expected(70);
    for (std::size_t peg = 0; peg < 64; ++peg) expected[peg] = {peg + 1};
    EXPECT_EQ(towers.rows(), expected);
    EXPECT_EQ(towers.top(63), 64U);
    EXPECT_EQ(complaint(towers, 63, 62), "disc 64 cannot go from p63 onto disc 63 on p62");

    // And onto the goal peg: disc 1, which lies there, makes room first.
    towers.move(0, 64);
    for (Peg peg = 63; peg > 0; --peg) towers.move(peg, 0);
    EXPECT_FALSE(towers.delivered());
    towers.move(64, 0);
    EXPECT_TRUE(towers.delivered());
    EXPECT_EQ(towers.on(0), 18'446'744'073'709'551'615U);
    EXPECT_EQ(towers.moves_made(), 64U + 1U + 63U + 1U);
}

}  // namespace
}  // namespace statewalk::hanoi
