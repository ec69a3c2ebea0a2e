// The moves of an automaton, one block after the other, made as fast as it goes: nobody looks at single steps.
#pragma once

#include <cstdint>
#include <span>

#include "solvers/hanoi/task.hpp"

namespace statewalk::cli {

class MoveStream {
public:
    static constexpr std::uint64_t steps_at_once = 50;

    virtual ~MoveStream() = default;

    /// The next moves, valid until the next call: those of so many steps at once, or some hundred; none where the run
    /// ends, or makes none for some thousand steps. Takes `budget` steps at most since the start, and ends when it would
    /// take more.
    virtual std::span<hanoi::Move const> next(std::uint64_t budget) = 0;
    /// There is nothing to come.
    virtual bool ended() const = 0;
    /// It ended as it should. If not, a Walk of the same task takes the same steps, and tells why.
    virtual bool finished() const = 0;
    /// As a Walk counts them.
    virtual std::uint64_t steps() const = 0;
    /// Each arrow is looked at: whether it starts where the one before ended. If not, the run is not finished.
    virtual bool is_followed() const { return false; }
};

}  // namespace statewalk::cli
