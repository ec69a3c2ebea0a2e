// The puzzle on four pegs searched: nothing but its rules, and every position.
#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "solvers/hanoi/check.hpp"
#include "solvers/hanoi/frame_stewart.hpp"
#include "tests/solvers/hanoi/hanoi.hpp"

namespace statewalk::hanoi {
namespace {

/// Where each disc lies, two bits a disc, the smallest lowest: so a position is a number below 4^n.
using Packed = std::uint32_t;

/// Gives `visit` every legal move from a position, and the position that it leads to.
template <class Visit>
void each_step(Packed here, unsigned discs, Visit&& visit) {
    unsigned covered = 0;  // the pegs on which a smaller disc lies, as a mask
    for (Disc disc = 1; disc <= discs; ++disc) {
        unsigned const shift = 2 * (disc - 1);
        Peg const from = here >> shift & 3;
        if ((covered >> from & 1) == 0)
            for (Peg to = 0; to < 4; ++to)
                if (to != from && (covered >> to & 1) == 0)
                    visit(Move{disc, from, to}, (here & ~(3U << shift)) | to << shift);
        covered |= 1U << from;
    }
}

Packed tower_on(Peg peg, unsigned discs) {
    Packed position = 0;
    for (Disc disc = 1; disc <= discs; ++disc) position = position << 2 | peg;
    return position;
}

struct Found {
    std::uint64_t reached = 0;  ///< positions
    std::uint64_t moves = 0;    ///< to the tower on D, at least
    std::uint64_t ways = 0;     ///< to get there in so many
};

/// Breadth first from the tower on A.
Found search(unsigned discs) {
    constexpr unsigned unknown = ~0U;
    std::vector<unsigned> distance(std::size_t{1} << (2 * discs), unknown);
    std::vector<std::uint64_t> ways(distance.size());
    std::vector<Packed> order{tower_on(0, discs)};
    distance[order[0]] = 0;
    ways[order[0]] = 1;
    for (std::size_t place = 0; place < order.size(); ++place) {
        Packed const here = order[place];
        each_step(here, discs, [&](Move const&, Packed next) {
            if (distance[next] == unknown) {
                distance[next] = distance[here] + 1;
                order.push_back(next);
            }
            if (distance[next] == distance[here] + 1) ways[next] += ways[here];
        });
    }
    Packed const goal = tower_on(3, discs);
    return {order.size(), distance[goal], ways[goal]};
}

TEST(FourPegSearch, FindsNoShorterWayThanFrameAndStewartsAmongAllPositions) {
    for (unsigned discs = 0; discs <= 9; ++discs) {
        Found const found = search(discs);
        EXPECT_EQ(found.reached, std::uint64_t{1} << (2 * discs)) << discs;
        EXPECT_EQ(found.moves, fewest_moves_on_four_pegs(discs)) << discs;
        EXPECT_EQ(found.moves, test::solution(test::on_four(discs)).size()) << discs;
    }
}

TEST(FourPegSearch, FindsAsManyShortestWaysAsAreKnown) {
    std::vector<std::uint64_t> const known{1, 2, 2, 22, 40, 18, 2468, 11698};
    for (unsigned discs = 1; discs <= 8; ++discs) EXPECT_EQ(search(discs).ways, known[discs - 1]) << discs;
}

TEST(FourPegSearch, FindsTwentyTwoSolutionsOfFourDiscsAllOfWhichTheCheckTakesForShortest) {
    // In turn all shortest ways to the positions that are 1, 2, ... 9 moves away from the tower on A.
    using Way = std::pair<Packed, std::vector<Move>>;
    std::vector<unsigned> first_seen(256, ~0U);
    std::vector<Way> ways{{tower_on(0, 4), {}}};
    first_seen[ways[0].first] = 0;
    for (unsigned length = 1; length <= 9; ++length) {
        std::vector<Way> longer;
        for (Way const& way : ways)
            each_step(way.first, 4, [&](Move const& move, Packed next) {
                if (first_seen[next] < length) return;
                first_seen[next] = length;
                longer.emplace_back(next, way.second);
                longer.back().second.push_back(move);
            });
        ways = std::move(longer);
    }
    std::size_t shortest = 0;
    std::size_t others = 0;
    for (auto const& [there, made] : ways) {
        ShortestSolution solution(test::on_four(4));
        for (Move const& move : made) EXPECT_TRUE(solution.take(move));
        bool const arrived = there == tower_on(3, 4);
        EXPECT_EQ(solution.complaint(), arrived ? "" : "after 9 moves not every disc is on D");
        ++(arrived ? shortest : others);
    }
    EXPECT_EQ(shortest, 22U);
    EXPECT_GT(others, 0U);
}

}  // namespace
}  // namespace statewalk::hanoi
