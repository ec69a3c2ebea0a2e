#include "automata/core/followed.hpp"

#include <algorithm>

namespace statewalk::detail {

bool shows_its_end(TransitionGraph const& graph) {
    using State = TransitionGraph::State;
    using Transition = TransitionGraph::Transition;
    auto const& states = graph.states;
    auto const& arrows = graph.transitions;
    auto const hides = [&](State const& state) {
        bool const first = state.initial && !state.parent;
        return state.terminate || state.interrupt ||
               (first && holds_machine(graph, static_cast<std::size_t>(&state - states.data())));
    };
    auto const leads_on = [&](Transition const& arrow) {
        if (arrow.source == TransitionGraph::any_state) return true;
        if (arrow.event) return false;
        auto const ends = targets(arrow);
        return states[arrow.source].initial || std::any_of(arrows.begin(), arrows.end(), [&](Transition const& next) {
                   return !next.event && std::find(ends.begin(), ends.end(), next.source) != ends.end();
               });
    };
    return !graph.has_queue && std::none_of(states.begin(), states.end(), hides) &&
           std::none_of(arrows.begin(), arrows.end(), leads_on);
}

}  // namespace statewalk::detail
