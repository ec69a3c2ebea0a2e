// Graphs that the tests of this folder draw, built by hand.
#pragma once

#include <string>

#include "automata/core/graph.hpp"

namespace statewalk::test {

inline Literal yes(std::size_t input) { return {input, false}; }
inline Literal no(std::size_t input) { return {input, true}; }

/// Figure 10 of "Towers of Hanoi and automata" (Tukkel, Shalyto, Shamgunov, 2002).
inline TransitionGraph buneman_levy() {
    TransitionGraph graph;
    graph.name = "buneman-levy";
    graph.states = {{"0", "at rest: not started, or all discs delivered", 0, true, false},
                    {"1", "the smallest disc has just moved"}};
    graph.events = {{"Step", ""}};
    graph.inputs = {{"x1", "every disc is delivered"}};
    graph.outputs = {{"z1", "move the smallest disc one peg on along its cycle"},
                     {"z2", "make the only legal move of another disc"}};
    graph.transitions = {
        {0, 1, 0, {}, {0}, false}, {1, 0, 0, {{{yes(0)}}}, {}, false}, {1, 1, 0, {{{no(0)}}}, {1, 0}, false}};
    return graph;
}

/// Two regions, several events, parallel arrows, loops, an internal and a completion transition, a final state,
/// and names that nobody should have given.
inline TransitionGraph hostile() {
    TransitionGraph graph;
    graph.name = "a \"quoted\" <b>&amp;\\N</b>\n--></svg>";
    graph.states = {{"Empty", "", 0, true, false},
                    {"graph", R"(\N \G <i>tags</i> & "quotes")", 0, false, false},
                    {"a->b", "line\nbreak and \xff a broken byte", 0, false, false},
                    {"", "", 0, false, true, false},
                    {"lamp off", "", 1, true, false},
                    {"lamp on", " ", 1, false, false}};
    graph.events = {{"open", ""}, {"close", ""}, {"press", ""}};
    graph.inputs = {{"x1", "the <door> \\N is shut"}, {"x2", "x & y"}, {"x3", ""}};
    graph.outputs = {{"z1", "ring"}, {"start_playback", ""}, {"z3", ""}};
    graph.transitions = {{0, 1, 0, {{{yes(0)}}}, {0}, false},
                         {0, 1, 0, {{{no(0), yes(1)}}}, {1}, false},
                         {0, 2, 0, {{{no(0), no(1)}}}, {}, false},
                         {1, 1, 1, {}, {0, 2}, true, true},
                         {1, 0, 1, {{{yes(1), no(2)}, {yes(0)}}}, {1, 2, 0}, false},
                         {1, 0, 2, {}, {}, false},
                         {2, 2, 0, {}, {2}, false},
                         {2, 3, std::nullopt, {{{yes(2)}}}, {}, false},
                         {4, 5, 2, {}, {0}, false},
                         {5, 4, 2, {}, {}, false}};
    graph.omissions = {"the flag of state \"graph\"", "a kleene event"};
    return graph;
}

/// State 8 holds a machine; when that is done, 8 is left at once. States by number: 1, 8, 8/0, 8/2, 10.
inline TransitionGraph nested() {
    TransitionGraph graph;
    graph.name = "nested";
    graph.states = {{"1", "at rest", 0, true, false, false, {}},
                    {"10", "the end", 0, false, true, false, {}},
                    {"8", "a machine runs", 0, false, false, false, {}},
                    {"2", "", 0, false, false, false, 2},
                    {"0", "it begins", 0, true, false, false, 2}};
    graph.events = {{"Step", ""}};
    graph.inputs = {{"x11", "it is done"}, {"x1", "once more"}};
    graph.outputs = {{"z11", ""}, {"z1", "go"}};
    graph.transitions = {{0, 2, 0, {}, {0}, false},
                         {2, 1, std::nullopt, {{{yes(0)}}}, {}, false},
                         {4, 3, 0, {}, {1}, false},
                         {3, 3, 0, {{{yes(1)}}}, {1}, false},
                         {3, 4, 0, {{{no(1)}}}, {}, false}};
    return graph;
}

/// Machines in states a and b, and another one within that of b.
inline TransitionGraph two_levels() {
    TransitionGraph graph;
    graph.name = "two levels";
    graph.states = {{"a", "", 0, true, false, false, {}},   {"b", "", 0, false, false, false, {}},
                    {"in a", "", 0, true, false, false, 0}, {"in b", "", 0, true, false, false, 1},
                    {"deep", "", 0, true, false, false, 3}, {"deeper", "", 0, false, true, false, 3}};
    graph.events = {{"e", ""}};
    graph.transitions = {{0, 1, 0, {}, {}, false},
                         {1, 0, 0, {}, {}, false},
                         {2, 2, 0, {}, {}, false},
                         {3, 3, 0, {}, {}, false},
                         {4, 5, 0, {}, {}, false}};
    return graph;
}

/// States in a row, each with an arrow to the next one.
inline TransitionGraph chain(std::size_t length) {
    TransitionGraph graph;
    graph.events = {{"next", ""}};
    for (std::size_t i = 0; i < length; ++i) {
        graph.states.push_back({.name = std::to_string(i), .note = "", .initial = i == 0});
        if (i > 0) graph.transitions.push_back({i - 1, i, 0, {}, {}});
    }
    return graph;
}

}  // namespace statewalk::test
