// What is asked: how many discs, which pegs, from where to where.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace statewalk::hanoi {

using Disc = unsigned;  ///< 1 is the smallest
using Peg = unsigned;   ///< position in Task::pegs, from 0

/// As many as towers on three pegs can hold.
inline constexpr unsigned most_discs = 64;
/// On four pegs; the four-peg algorithm of Jiang, Li and Chen (2013) writes numbers of discs with two digits.
inline constexpr unsigned most_discs_on_four_pegs = 99;

/// On four pegs some numbers of discs can be split in two equally good ways: with fewer or with more discs in the part
/// that moves on three pegs.
enum class Ties { low, high };

/// Move all discs from one peg to another, one at a time, never a larger one onto a smaller one.
struct Task {
    unsigned discs = 3;                            ///< 0 or more
    std::vector<std::string> pegs{"A", "B", "C"};  ///< three or more different names, without spaces or quotes
    Peg from = 0;
    Peg to = 2;
    Ties ties = Ties::low;  ///< means nothing on three pegs

    /// The one peg of three that is neither start nor goal.
    Peg spare() const { return 3 - from - to; }
    /// 2^discs - 1: how many moves the shortest solution on three pegs has. For more than 64 discs, 2^64 - 1.
    std::uint64_t fewest_moves() const {
        if (discs >= 64) return ~std::uint64_t{0};
        return (std::uint64_t{1} << discs) - 1;
    }
};

/// The task itself. Throws std::invalid_argument, in one line that says what is wrong, unless it can be set with so
/// many discs at most.
Task validated(Task task, unsigned most = most_discs);
/// The same, and there must be three pegs.
Task on_three_pegs(Task task);
/// The same with up to 99 discs, or another limit, and there must be four pegs.
Task on_four_pegs(Task task, unsigned most = most_discs_on_four_pegs);
/// The same, and there must be three pegs, or four.
Task on_three_or_four_pegs(Task task);

/// From, the two spare pegs in the order in which the task names its pegs, to. Of a task on four pegs.
std::array<Peg, 4> pegs_in_order(Task const& task);

/// One disc from one peg to another.
struct Move {
    Disc disc = 0;
    Peg from = 0;
    Peg to = 0;

    bool operator==(Move const&) const = default;
};

}  // namespace statewalk::hanoi
