// How each disc travels: along a cycle of the three pegs.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "solvers/hanoi/task.hpp"

namespace statewalk::hanoi {

/// The cycle along which a disc moves in the shortest solution on three pegs. The largest disc goes from start to goal,
/// so its cycle is start, goal, spare; that of the next smaller one is start, spare, goal; and so on by turns.
class Cycle {
public:
    /// Of a disc from 1 to the number of discs.
    Cycle(Task const& task, Disc disc) {
        bool const straight = (task.discs - disc) % 2 == 0;
        pegs_ = {task.from, straight ? task.to : task.spare(), straight ? task.spare() : task.to};
        for (std::size_t i = 0; i < 3; ++i) next_[pegs_[i]] = pegs_[(i + 1) % 3];
    }

    /// Where the disc lies after so many moves of its own.
    Peg after(std::uint64_t moves) const { return pegs_[moves % 3]; }
    /// Where it goes next from a peg.
    Peg next(Peg peg) const { return next_[peg]; }

private:
    std::array<Peg, 3> pegs_{};
    std::array<Peg, 3> next_{};
};

/// The move that a disc makes after so many others of its own.
inline Move move_of(Task const& task, Disc disc, std::uint64_t moves_before) {
    Cycle const cycle(task, disc);
    return {disc, cycle.after(moves_before), cycle.after(moves_before + 1)};
}

}  // namespace statewalk::hanoi
