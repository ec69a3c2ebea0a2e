// What is asked: how many discs, which pegs, from where to where.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace statewalk::hanoi {

using Disc = unsigned;  ///< 1 is the smallest
using Peg = unsigned;   ///< position in Task::pegs, from 0

/// As many as towers can hold.
inline constexpr unsigned most_discs = 64;

/// Move all discs from one peg to another, one at a time, never a larger one onto a smaller one.
struct Task {
    unsigned discs = 3;                            ///< 0 or more
    std::vector<std::string> pegs{"A", "B", "C"};  ///< three or more different names, without spaces or quotes
    Peg from = 0;
    Peg to = 2;

    /// The one peg of three that is neither start nor goal.
    Peg spare() const { return 3 - from - to; }
    /// 2^discs - 1: how many moves the shortest solution on three pegs has. For more than 64 discs, 2^64 - 1.
    std::uint64_t fewest_moves() const {
        if (discs >= 64) return ~std::uint64_t{0};
        return (std::uint64_t{1} << discs) - 1;
    }
};

/// The task itself. Throws std::invalid_argument, in one line that says what is wrong, unless it can be set with so many
/// discs at most.
Task validated(Task task, unsigned most = most_discs);
/// The same, and there must be three pegs.
Task on_three_pegs(Task task);

/// One disc from one peg to another.
struct Move {
    Disc disc = 0;
    Peg from = 0;
    Peg to = 0;

    bool operator==(Move const&) const = default;
};

}  // namespace statewalk::hanoi
