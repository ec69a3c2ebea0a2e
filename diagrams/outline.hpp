// The states of a graph as a text lists them: a machine's states between the beginning and the end of the one that holds it.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "automata/core/graph.hpp"

namespace statewalk {

/// How many regions the machine in a state has; of none, the outermost machine.
std::size_t region_count(TransitionGraph const& graph, std::optional<std::size_t> machine);

struct OutlineItem {
    enum class What {
        state,      ///< one that holds no machine
        begin,      ///< of a state that holds a machine, and
        end,        ///< of it
        region,     ///< of a machine that has several begins here: its states follow
        region_end  ///< and they end here
    };
    What what = What::state;
    std::optional<std::size_t> state{};  ///< this one; for regions the one that holds their machine, if any
    std::size_t region = 0;              ///< from 0
    std::size_t depth = 0;               ///< how many states and regions are open around it
};

/// Every state once, in the order of the graph: those of a machine behind the beginning of the state that holds it, first
/// its entry and exit points, then region by region.
std::vector<OutlineItem> outline(TransitionGraph const& graph);

}  // namespace statewalk
