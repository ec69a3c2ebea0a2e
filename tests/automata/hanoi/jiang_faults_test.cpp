// What is wrong in the three-peg program of Jiang, Li and Chen: where a move is copied, it asks whether the place of the
// copy's original in the list is odd, and should ask whether the disc is.
#include <gtest/gtest.h>

#include <functional>
#include <optional>
#include <vector>

#include "solvers/hanoi/towers.hpp"
#include "tests/solvers/hanoi/hanoi.hpp"

namespace statewalk::hanoi::test {
namespace {

/// The list of moves from A to C, doubled disc by disc; `goes_as_an_odd_disc(disc, place)` says which way round the disc of
/// the entry at that place, counted from 0, goes when it is copied.
std::vector<Move> doubled_list(unsigned discs, std::function<bool(Disc, std::size_t)> const& goes_as_an_odd_disc) {
    std::vector<Peg> peg_of(discs + 1, 0);
    std::vector<Move> list;
    // The discs of the largest one's parity go A, C, B; the others A, B, C.
    auto const append = [&](Disc disc, bool odd) {
        Peg const from = peg_of[disc];
        peg_of[disc] = (from + (odd == (discs % 2 == 1) ? 2 : 1)) % 3;
        list.push_back({disc, from, peg_of[disc]});
    };
    for (Disc disc = 1; disc <= discs; ++disc) {
        std::size_t const before = list.size();
        append(disc, disc % 2 == 1);
        for (std::size_t place = 0; place < before; ++place)
            append(list[place].disc, goes_as_an_odd_disc(list[place].disc, place));
    }
    return list;
}

bool by_disc(Disc disc, std::size_t) { return disc % 2 == 1; }
bool by_place(Disc, std::size_t place) { return place % 2 == 0; }

/// The number of the first move that the rules forbid.
std::optional<std::uint64_t> first_illegal(unsigned discs, std::vector<Move> const& list) {
    Towers towers(task(discs));
    try {
        for (Move const& move : list) towers.make(move);
    } catch (IllegalMove const&) {
        return towers.moves_made() + 1;
    }
    return std::nullopt;
}

TEST(JiangsList, IsRightWhenTheDiscIsAsked) {
    for (unsigned discs = 0; discs <= 10; ++discs)
        EXPECT_EQ(doubled_list(discs, by_disc), solution(task(discs))) << discs;
}

TEST(JiangsList, IsRightForUpToThreeDiscsWhenThePlaceIsAsked) {
    for (unsigned discs = 0; discs <= 3; ++discs)
        EXPECT_EQ(doubled_list(discs, by_place), solution(task(discs))) << discs;
}

TEST(JiangsList, MakesAnIllegalTwelfthMoveFromFourDiscsOnWhenThePlaceIsAsked) {
    // Behind disc 4's move come copies of 1 2 1 3 1 2 1. Entry 3, an odd place, is disc 3's: it goes round like an even disc.
    for (unsigned discs = 4; discs <= 10; ++discs)
        EXPECT_EQ(first_illegal(discs, doubled_list(discs, by_place)), std::uint64_t{12}) << discs;
}

}  // namespace
}  // namespace statewalk::hanoi::test
