// The check: some moves, held against the recursion's. The recursion drives, so that no list of moves is ever kept.
#pragma once

#include <cstdint>
#include <optional>

#include "solvers/hanoi/recursion.hpp"
#include "solvers/hanoi/towers.hpp"

namespace statewalk::hanoi {

/// The first place where some moves are not the recursion's.
struct Difference {
    std::uint64_t number = 0;      ///< of the move, from 1
    std::optional<Move> expected;  ///< none: the recursion is at its end
    std::optional<Move> came;      ///< none: the moves are at their end

    bool operator==(Difference const&) const = default;
};

/// Asks `next()`, which returns a std::optional<Move>, for a move wherever the recursion makes one, and once more at
/// its end. None when all agree. Memory does not grow with the number of moves. Errors as of recursive_solution().
template <class Next>
std::optional<Difference> difference_from_recursion(Task const& task, Next&& next) {
    std::optional<Difference> difference;
    std::uint64_t number = 0;
    recursive_solution(task, [&](Move const& expected) {
        ++number;
        std::optional<Move> const came = next();
        if (came != expected) difference = {number, expected, came};
        return !difference;
    });
    if (difference) return difference;
    if (std::optional<Move> const surplus = next()) return Difference{number + 1, std::nullopt, surplus};
    return std::nullopt;
}

/// The towers after so many moves of the recursion: what stood there before a difference at move `moves + 1`.
Towers towers_after(Task const& task, std::uint64_t moves);

}  // namespace statewalk::hanoi
