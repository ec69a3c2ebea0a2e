// A machine that only reads, as a table to look things up in: where each state leads on each event.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "automata/core/graph.hpp"

namespace statewalk {

/// The finite automaton of the textbook, made from a machine's graph: one look-up a step, in place of MSM's dispatch.
/// What it reads is the machine's own table, written down once.
class LookUp {
public:
    /// Throws std::invalid_argument, in words, unless each state has just one arrow for each event, which asks nothing
    /// and does nothing, and the machine is in one state at a time.
    explicit LookUp(TransitionGraph const& graph);

    /// A state, as next() takes it.
    enum class Place : std::uint32_t {};

    Place start() const { return start_; }
    /// Where an event leads, given by its position in TransitionGraph::events.
    Place next(Place place, std::size_t event) const { return next_[static_cast<std::uint32_t>(place) + event]; }

    /// From and to a position in TransitionGraph::states.
    Place place(std::size_t state) const { return static_cast<Place>(state * events_); }
    std::size_t state(Place place) const { return static_cast<std::uint32_t>(place) / events_; }

private:
    std::size_t events_;
    std::vector<Place> next_;  ///< a row for each state; a place is where its row begins
    Place start_{};
};

}  // namespace statewalk
