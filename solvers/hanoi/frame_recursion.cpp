#include "solvers/hanoi/frame_recursion.hpp"

#include <limits>
#include <stdexcept>
#include <string>

namespace statewalk::hanoi {
namespace {

constexpr std::uint64_t greatest = std::numeric_limits<std::uint64_t>::max();

/// 2F + T, or the greatest number there is.
std::uint64_t twice_and(std::uint64_t f, std::uint64_t t) { return f > (greatest - t) / 2 ? greatest : 2 * f + t; }

std::uint64_t moves_on_three_pegs(unsigned discs) { return discs >= 64 ? greatest : (std::uint64_t{1} << discs) - 1; }

}  // namespace

FrameRecursion::FrameRecursion(unsigned discs) {
    if (discs > most_discs)
        throw std::invalid_argument("at most " + std::to_string(most_discs) + " discs, not " + std::to_string(discs));
    best_.resize(discs + 1);
    best_[0].known = true;
    solve(discs);  // and with r = 1, 2, ... for all smaller numbers on the way
}

// NOLINTNEXTLINE(misc-no-recursion): the reference recursion
std::uint64_t FrameRecursion::solve(unsigned discs) {
    Best& best = best_[discs];
    if (best.known) return best.moves;
    best = {true, greatest, 0, 0};
    for (unsigned r = 1; r <= discs; ++r) {
        std::uint64_t const moves = twice_and(solve(discs - r), moves_on_three_pegs(r));
        if (moves < best.moves) best = {true, moves, r, r};
        if (moves == best.moves) best.largest_split = r;
    }
    return best.moves;
}

}  // namespace statewalk::hanoi
