// A run of some automaton of the Towers of Hanoi, or the log of one, read step by step.
#pragma once

#include <span>
#include <string>

#include "automata/core/graph.hpp"
#include "automata/core/log.hpp"
#include "solvers/hanoi/task.hpp"

namespace statewalk::cli {

class Walk {
public:
    virtual ~Walk() = default;

    virtual TransitionGraph const& graph() const = 0;
    /// Takes the next step. Returns false at the end, when outcome() is there.
    virtual bool next() = 0;
    /// The last step taken; before the first, record 0: the start.
    virtual Record const& record() const = 0;
    /// The moves made in the last step.
    virtual std::span<hanoi::Move const> moves() const = 0;
    /// Adds moves and fields of the object of control to record(), which is spared where nobody reads them.
    virtual void describe_object() = 0;
    /// Ends the walk from outside, unless it has ended.
    virtual void end(Ending ending, std::string reason) = 0;
    virtual Outcome const& outcome() const = 0;
};

}  // namespace statewalk::cli
