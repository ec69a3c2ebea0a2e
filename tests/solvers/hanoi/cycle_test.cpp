// How each disc travels.
#include "solvers/hanoi/cycle.hpp"

#include <gtest/gtest.h>

#include <map>
#include <vector>

#include "tests/solvers/hanoi/hanoi.hpp"

namespace statewalk::hanoi {
namespace {

/// Where a disc lies before its first move, and after each of the next three.
std::vector<Peg> way(Task const& task, Disc disc) {
    Cycle const cycle(task, disc);
    return {cycle.after(0), cycle.after(1), cycle.after(2), cycle.after(3)};
}

TEST(Cycle, OfTheLargestDiscIsStartGoalSpare) {
    EXPECT_EQ(way(test::task(3, 0, 2), 3), (std::vector<Peg>{0, 2, 1, 0}));
    EXPECT_EQ(way(test::task(64, 0, 1), 64), (std::vector<Peg>{0, 1, 2, 0}));
    EXPECT_EQ(way(test::task(1, 2, 1), 1), (std::vector<Peg>{2, 1, 0, 2}));
}

TEST(Cycle, OfTheNextSmallerDiscIsTheOtherWayRoundAndSoOnByTurns) {
    for (Disc const disc : {3U, 1U}) EXPECT_EQ(way(test::task(4, 1, 2), disc), (std::vector<Peg>{1, 0, 2, 1})) << disc;
    for (Disc const disc : {4U, 2U}) EXPECT_EQ(way(test::task(4, 1, 2), disc), (std::vector<Peg>{1, 2, 0, 1})) << disc;
}

TEST(Cycle, SaysFromEveryPegWhichIsNext) {
    for (Task const& task : test::every_pair(5))
        for (Disc disc = 1; disc <= 5; ++disc) {
            Cycle const cycle(task, disc);
            for (std::uint64_t moves = 0; moves < 3; ++moves)
                EXPECT_EQ(cycle.next(cycle.after(moves)), cycle.after(moves + 1)) << test::words(task);
        }
}

TEST(Cycle, GoesRoundHoweverOften) {
    // 2^64 - 1 is divisible by 3, since 4^32 leaves 1.
    Cycle const cycle(test::task(3), 3);
    EXPECT_EQ(cycle.after(18'446'744'073'709'551'615U), 0U);
    EXPECT_EQ(cycle.after(18'446'744'073'709'551'614U), 1U);
}

TEST(MoveOf, ADiscIsTheRecursionsAfterSoManyOfItsOwn) {
    for (unsigned discs = 1; discs <= 10; ++discs)
        for (Task const& task : test::every_pair(discs)) {
            std::map<Disc, std::uint64_t> made;
            for (Move const& move : test::solution(task))
                ASSERT_EQ(move_of(task, move.disc, made[move.disc]++), move) << test::words(task);
        }
}

}  // namespace
}  // namespace statewalk::hanoi
