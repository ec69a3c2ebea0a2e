// What can be said of a machine by looking at its graph: what is surely wrong, and what is worth a look.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "automata/core/graph.hpp"

namespace statewalk {

/// Something found in a graph, in one line of plain words that names the state and the arrows.
struct Finding {
    enum class Kind {
        no_initial_state,
        unreachable,    ///< no way leads to a state
        no_way_out,     ///< from a state, no way leads to the end
        hidden,         ///< a later row always fires in place of a row
        no_else,        ///< in a state some answers of the inputs let no arrow fire on an event that it waits for
        unused,         ///< no arrow has an event, input or output
        order_decides,  ///< two guards may hold at once, so that the order of rows decides
        ignored_event,  ///< a state has no arrow for an event that other states wait for
    };
    Kind kind = Kind::unused;
    bool fault = true;  ///< else only worth a look: many machines are meant to be so
    std::string text;
};

/// Everything that the graph alone can tell. The end of a region is its final and terminate states or, where it has
/// none, its initial state, to which automata come back; a nested machine may also be left. Inputs are taken to be
/// independent of each other.
std::vector<Finding> lint(TransitionGraph const& graph);

}  // namespace statewalk
