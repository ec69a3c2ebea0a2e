#include "diagrams/outline.hpp"

#include <algorithm>
#include <iterator>

namespace statewalk {
namespace {

using State = TransitionGraph::State;
using Items = std::vector<OutlineItem>;

/// What is directly in a machine.
Items inside(TransitionGraph const& graph, std::optional<std::size_t> machine, std::size_t depth) {
    Items items;
    auto const add_states = [&](auto&& is_meant, std::size_t at_depth) {
        for (std::size_t i = 0; i < graph.states.size(); ++i)
            if (graph.states[i].parent == machine && is_meant(graph.states[i]))
                items.push_back({holds_machine(graph, i) ? OutlineItem::What::begin : OutlineItem::What::state, i,
                                 graph.states[i].region, at_depth});
    };
    auto const is_point = [](State const& state) { return state.kind != State::Kind::state; };
    std::size_t const count = region_count(graph, machine);
    add_states(is_point, depth);
    for (std::size_t region = 0; region < count; ++region) {
        if (count > 1) items.push_back({OutlineItem::What::region, machine, region, depth});
        add_states([&](State const& state) { return !is_point(state) && state.region == region; },
                   depth + (count > 1 ? 1 : 0));
        if (count > 1) items.push_back({OutlineItem::What::region_end, machine, region, depth});
    }
    return items;
}

}  // namespace

std::size_t region_count(TransitionGraph const& graph, std::optional<std::size_t> machine) {
    std::size_t count = 0;
    for (State const& state : graph.states)
        if (state.parent == machine && state.kind == State::Kind::state) count = std::max(count, state.region + 1);
    return count;
}

std::vector<OutlineItem> outline(TransitionGraph const& graph) {
    Items all;
    Items pending = inside(graph, std::nullopt, 0);
    std::reverse(pending.begin(), pending.end());
    while (!pending.empty()) {
        OutlineItem const item = pending.back();
        pending.pop_back();
        all.push_back(item);
        if (item.what != OutlineItem::What::begin) continue;
        pending.push_back({OutlineItem::What::end, item.state, item.region, item.depth});
        Items const next = inside(graph, item.state, item.depth + 1);
        pending.insert(pending.end(), next.rbegin(), next.rend());
    }
    return all;
}

}  // namespace statewalk
