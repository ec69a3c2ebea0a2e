// What the automata that compute numbers of moves leave behind: cells of a table.
#pragma once

#include <cstdint>

#include "solvers/hanoi/task.hpp"

namespace statewalk::hanoi {

/// So many discs on four pegs need so many moves at least, and are best split so: the r in Frame's recursion.
struct Cell {
    unsigned discs = 0;
    std::uint64_t moves = 0;
    unsigned split = 0;

    bool operator==(Cell const&) const = default;
};

/// The tables end here: 53 * 2^44 + 1 moves.
inline constexpr unsigned most_discs_in_tables = 1000;

/// The task itself. Throws std::invalid_argument, in one line, unless it has four pegs and 1000 discs at most. Where
/// from and where to is no matter, but must be right.
Task for_a_table(Task task);

/// 2 * above + 2^r - 1: the moves of a split that leaves r discs to three pegs, when those above need `above` moves.
/// 2^64 - 1 if that does not fit.
std::uint64_t moves_of_split(std::uint64_t above, unsigned r);

}  // namespace statewalk::hanoi
