// A figure written by hand, from the table of the algorithm, and the graph of an automaton:
//
//   struct Figure {
//       using Automaton = ...;
//       static constexpr std::string_view name;                    // in the list of automata
//       static std::vector<std::string> states();                  // by path; the initial one of each machine first
//       static std::vector<std::pair<std::string, int>> arrows();  // and how often each fires
//   };
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

#include "automata/core/graph_of.hpp"

namespace statewalk::hanoi::test {

template <class Figure>
void expect_the_graph_of() {
    TransitionGraph const graph = graph_of<typename Figure::Automaton>();
    EXPECT_EQ(graph.name, Figure::name);
    std::vector<std::string> states;
    std::vector<std::string> initial;
    std::vector<std::string> first;
    for (std::size_t state = 0; state < graph.states.size(); ++state) {
        states.push_back(path_text(graph, state));
        if (graph.states[state].initial) initial.push_back(states.back());
        if (state == 0 || graph.states[state].parent != graph.states[state - 1].parent) first.push_back(states.back());
    }
    EXPECT_EQ(states, Figure::states());
    EXPECT_EQ(initial, first);
    std::vector<std::string> arrows;
    for (std::size_t arrow = 0; arrow < graph.transitions.size(); ++arrow) arrows.push_back(arrow_text(graph, arrow));
    std::vector<std::string> expected;
    for (auto const& [text, fired] : Figure::arrows()) expected.push_back(text);
    EXPECT_EQ(arrows, expected);
    EXPECT_TRUE(graph.omissions.empty());
}

/// How often each arrow fires, as the figure says.
template <class Figure>
std::map<std::string, int> arrow_counts() {
    std::map<std::string, int> counts;
    for (auto const& [text, fired] : Figure::arrows()) counts[text] = fired;
    return counts;
}

}  // namespace statewalk::hanoi::test
