// The reference for the numbers of the four-peg problem: Frame's recursion, which tries every way to split the tower.
#pragma once

#include <cstdint>
#include <vector>

#include "solvers/hanoi/task.hpp"

namespace statewalk::hanoi {

/// F(n) = min over 1 <= r <= n of 2 F(n-r) + 2^r - 1, F(0) = 0 (Frame 1941, Stewart 1941), computed as it stands: from
/// the top down, every F once. It knows nothing of the closed form. Time n^2.
class FrameRecursion {
public:
    static constexpr unsigned most_discs = 1000;

    /// For 0 to so many discs. Throws std::invalid_argument for more than 1000.
    explicit FrameRecursion(unsigned discs);

    /// F. Throws std::out_of_range, as split() does, for more discs than it was made for.
    std::uint64_t moves(unsigned discs) const { return best_.at(discs).moves; }
    /// The smallest or the largest of the best r; 0 for no discs.
    unsigned split(unsigned discs, Ties ties) const {
        return ties == Ties::low ? best_.at(discs).smallest_split : best_.at(discs).largest_split;
    }

private:
    struct Best {
        bool known = false;
        std::uint64_t moves = 0;
        unsigned smallest_split = 0;
        unsigned largest_split = 0;
    };

    std::uint64_t solve(unsigned discs);

    std::vector<Best> best_;  ///< by number of discs
};

}  // namespace statewalk::hanoi
