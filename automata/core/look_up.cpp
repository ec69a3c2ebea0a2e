#include "automata/core/look_up.hpp"

#include <algorithm>
#include <optional>
#include <stdexcept>

namespace statewalk {
namespace {

[[noreturn]] void refuse(TransitionGraph const& graph, std::string const& why) {
    throw std::invalid_argument(graph.name + " is no table to look things up in: " + why);
}

}  // namespace

LookUp::LookUp(TransitionGraph const& graph) : events_(graph.events.size()) {
    std::vector<std::optional<Place>> next(graph.states.size() * events_);
    if (!is_flat(graph)) refuse(graph, "it is in several states at a time");
    for (std::size_t row = 0; row < graph.transitions.size(); ++row) {
        auto const& arrow = graph.transitions[row];
        bool const only_reads =
            arrow.event && arrow.source != TransitionGraph::any_state && arrow.guard.always() && arrow.outputs.empty();
        if (!only_reads) refuse(graph, "the arrow " + arrow_text(graph, row) + " does more than read an event");
        auto& entry = next[arrow.source * events_ + *arrow.event];
        if (entry) refuse(graph, "two arrows leave " + path_text(graph, arrow.source) + " on one event");
        entry = place(arrow.target);
    }
    for (std::size_t cell = 0; cell < next.size(); ++cell) {
        if (!next[cell])
            refuse(graph,
                   "no arrow leaves " + path_text(graph, cell / events_) + " on " + graph.events[cell % events_].name);
        next_.push_back(*next[cell]);
    }
    auto const initial =
        std::find_if(graph.states.begin(), graph.states.end(), [](auto const& state) { return state.initial; });
    start_ = place(static_cast<std::size_t>(initial - graph.states.begin()));
}

}  // namespace statewalk
