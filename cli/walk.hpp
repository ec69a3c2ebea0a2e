// A run of some automaton of the Towers of Hanoi, or the log of one, read step by step.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "automata/core/graph.hpp"
#include "automata/core/log.hpp"
#include "solvers/hanoi/cell.hpp"
#include "solvers/hanoi/task.hpp"

namespace statewalk::cli {

class Walk {
public:
    virtual ~Walk() = default;

    virtual TransitionGraph const& graph() const = 0;
    /// Takes the next step. Returns false at the end, when outcome() is there.
    virtual bool next() = 0;
    /// The arrows that could be taken in the next step, if each were asked; the automaton stays where it is. Empty
    /// where that cannot be found out: of a log.
    virtual std::vector<std::size_t> willing() { return {}; }
    /// The last step taken; before the first, record 0: the start.
    virtual Record const& record() const = 0;
    /// The moves made in the last step.
    virtual std::span<hanoi::Move const> moves() const = 0;
    /// The cells filled in the last step, by an automaton that fills a table.
    virtual std::span<hanoi::Cell const> cells() const { return {}; }
    /// Adds moves and fields of the object of control to record(), which is spared where nobody reads them.
    virtual void describe_object() = 0;
    /// The same for a log, before it gets the record: told to its description() where that is possible.
    virtual void describe_object_to(Log&) { describe_object(); }
    /// Ends the walk from outside, unless it has ended.
    virtual void end(Ending ending, std::string reason) = 0;
    /// Once the walk has ended; a step that failed is known for the last one at once.
    virtual Outcome const& outcome() const = 0;
    /// What is wrong with the last step beside its way through the graph, in words; empty for a run.
    virtual std::string misfit() const { return {}; }
};

}  // namespace statewalk::cli
