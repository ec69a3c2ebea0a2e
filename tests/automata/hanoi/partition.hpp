// How many states an automaton that reads letters needs at least: partition refinement (Moore 1956).
//
// States that give different outputs are told apart. So are states that one letter leads to states already told apart.
// When nothing more is told apart, each class could be one state.
#pragma once

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "automata/core/graph.hpp"

namespace statewalk::hanoi::test {

/// Where each state goes on each event: of a graph without guards, complete in every state (std::out_of_range if not).
inline std::vector<std::vector<std::size_t>> successors(TransitionGraph const& graph) {
    std::vector<std::map<std::size_t, std::size_t>> next(graph.states.size());
    for (auto const& arrow : graph.transitions) next[arrow.source][arrow.event.value()] = arrow.target;
    std::vector<std::vector<std::size_t>> all(graph.states.size());
    for (std::size_t state = 0; state < all.size(); ++state)
        for (std::size_t event = 0; event < graph.events.size(); ++event) all[state].push_back(next[state].at(event));
    return all;
}

/// How many states can be reached from the first.
inline std::size_t reachable(TransitionGraph const& graph) {
    auto const next = successors(graph);
    std::set<std::size_t> found{0};
    for (std::size_t before = 0; before != found.size();) {
        before = found.size();
        for (std::size_t const state : std::set<std::size_t>(found))
            found.insert(next[state].begin(), next[state].end());
    }
    return found.size();
}

/// How many classes of states there are when a state's output is `output(state)`.
template <class Output>
std::size_t classes(TransitionGraph const& graph, Output&& output) {
    auto const next = successors(graph);
    std::vector<std::size_t> class_of(graph.states.size());
    std::size_t number = 0;
    auto const split = [&](auto&& signature) {
        std::map<decltype(signature(std::size_t{0})), std::size_t> known;
        std::vector<std::size_t> refined;
        for (std::size_t state = 0; state < graph.states.size(); ++state)
            refined.push_back(known.emplace(signature(state), known.size()).first->second);
        class_of = refined;
        return known.size();
    };
    std::size_t refined = split([&](std::size_t state) { return output(graph.states[state]); });
    while (refined != number) {
        number = refined;
        refined = split([&](std::size_t state) {
            std::vector<std::size_t> signature{class_of[state]};
            for (std::size_t const to : next[state]) signature.push_back(class_of[to]);
            return signature;
        });
    }
    return number;
}

}  // namespace statewalk::hanoi::test
