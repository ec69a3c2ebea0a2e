// What is wrong in "Structure of Hanoi": its JavaScript counts in 32 bits, and two of its remarks do not hold.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <vector>

#include "tests/solvers/hanoi/hanoi.hpp"

namespace statewalk::hanoi::test {
namespace {

/// How many moves the loop `for (i = 0; i < (1 << n) - 1; i++)` makes in JavaScript, where << takes n modulo 32 and
/// gives a signed number of 32 bits.
std::uint64_t moves_in_javascript(unsigned discs) {
    std::int64_t const end = std::int64_t{static_cast<std::int32_t>(std::uint32_t{1} << (discs % 32))} - 1;
    return end > 0 ? static_cast<std::uint64_t>(end) : 0;
}

TEST(StructureOfHanoi, PrintsAllMovesOfUpToThirtyDiscsOnly) {
    for (unsigned discs = 0; discs <= 30; ++discs)
        EXPECT_EQ(moves_in_javascript(discs), task(discs).fewest_moves()) << discs;
    EXPECT_EQ(moves_in_javascript(31), 0U);
    EXPECT_EQ(moves_in_javascript(32), 0U);
    EXPECT_EQ(moves_in_javascript(33), 1U);
}

std::map<Disc, std::vector<Move>> by_disc(Task const& task) {
    std::map<Disc, std::vector<Move>> lists;
    for (Move const& move : solution(task)) lists[move.disc].push_back(move);
    return lists;
}

TEST(StructureOfHanoi, ExpectsDiscFourToGoAsDiscTwoWhichItDoesNotWithOneDiscMore) {
    // The lists are those of three discs from A to B, where disc 2 goes A, C, B. With four discs both go A, B, C.
    EXPECT_EQ(by_disc(task(3, 0, 1)).at(2), moves({"2AC", "2CB"}));
    auto const of_four = by_disc(task(4, 0, 1));
    EXPECT_EQ(of_four.at(4), moves({"4AB"}));
    EXPECT_EQ(of_four.at(2), moves({"2AB", "2BC", "2CA", "2AB"}));
    auto const of_five = by_disc(task(5, 0, 1));
    EXPECT_EQ(of_five.at(4), moves({"4AC", "4CB"}));
}

TEST(StructureOfHanoi, SaysThatTheWayDependsOnTheDiscWhereItDependsOnItsDepth) {
    for (unsigned discs = 1; discs <= 10; ++discs) {
        auto const now = by_disc(task(discs, 0, 1));
        auto const with_one_more = by_disc(task(discs + 1, 0, 1));
        for (Disc disc = 1; disc <= discs; ++disc) {
            EXPECT_NE(now.at(disc).front().to, with_one_more.at(disc).front().to) << disc << " of " << discs;
            EXPECT_EQ(now.at(disc).front().to, with_one_more.at(disc + 1).front().to) << disc << " of " << discs;
        }
    }
}

TEST(StructureOfHanoi, SaysThatTheThreePegsComeEquallyOftenWhichTheyNeverDo) {
    // A disc makes a power of two of moves, which is no multiple of 3. Once more or once less is as near as they come.
    for (unsigned discs = 1; discs <= 12; ++discs)
        for (auto const& [disc, list] : by_disc(task(discs, 0, 1))) {
            std::array<int, 3> times{};
            for (Move const& move : list) ++times.at(move.to);
            auto const [fewest, most] = std::minmax_element(times.begin(), times.end());
            EXPECT_EQ(*most - *fewest, 1) << disc << " of " << discs;
        }
}

}  // namespace
}  // namespace statewalk::hanoi::test
