// A graph that holds machines, built by hand: state 2 holds one of two regions, and its state m another one.
//
//    1 -> 2 -> 3                 events: e, f
//         2/a -> 2/b
//         2/l -> 2/m
//                2/m/x -> 2/m/y
#pragma once

#include <cstddef>
#include <optional>
#include <stdexcept>
#include <string>

#include "automata/core/graph.hpp"

namespace statewalk::nested_graph {

// Numbers of arrows. `out` is a completion arrow; the others are on event e, but m_again on f.
enum Arrow : std::size_t { in, out, a_to_b, l_to_m, x_to_y, m_again };

inline TransitionGraph nested() {
    using Parent = std::optional<std::size_t>;
    TransitionGraph graph;
    auto const state = [&](std::string const& name, bool initial, Parent parent) {
        graph.states.push_back({.name = name, .note = "", .initial = initial, .parent = parent});
    };
    state("1", true, {});
    state("2", false, {});
    state("3", false, {});
    state("a", true, 1);
    state("b", false, 1);
    state("l", true, 1);
    state("m", false, 1);
    state("x", true, 6);
    state("y", false, 6);
    graph.events = {{"e", ""}, {"f", ""}};
    auto const arrow = [&](std::size_t source, std::size_t target, std::optional<std::size_t> event) {
        graph.transitions.push_back({.source = source, .target = target, .event = event, .guard = {}, .outputs = {}});
    };
    arrow(0, 1, 0);
    arrow(1, 2, std::nullopt);
    arrow(3, 4, 0);
    arrow(5, 6, 0);
    arrow(7, 8, 0);
    arrow(6, 6, 1);
    complete(graph);
    return graph;
}

/// The number of a state, by its path. Throws std::out_of_range where there is none.
inline std::size_t index(std::string const& path) {
    TransitionGraph const graph = nested();
    for (std::size_t state = 0; state < graph.states.size(); ++state)
        if (path_text(graph, state) == path) return state;
    throw std::out_of_range(path);
}

}  // namespace statewalk::nested_graph
