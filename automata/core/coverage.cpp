#include "automata/core/coverage.hpp"

#include <algorithm>

namespace statewalk {

Coverage::Coverage(TransitionGraph const& graph)
    : graph_(&graph), taken_(graph.transitions.size()), visited_(graph.states.size()) {}

void Coverage::add(Record const& record) {
    for (std::size_t const transition : record.fired) ++taken_.at(transition);
    for (std::size_t state = 0; state < visited_.size(); ++state)
        if (std::any_of(record.after.begin(), record.after.end(),
                        [&](std::size_t leaf) { return is_within(*graph_, leaf, state); }))
            ++visited_[state];
}

double Coverage::percent() const {
    if (taken_.empty()) return 100;
    auto const seen = std::count_if(taken_.begin(), taken_.end(), [](std::uint64_t count) { return count > 0; });
    return 100 * static_cast<double>(seen) / static_cast<double>(taken_.size());
}

}  // namespace statewalk
