// Graphs that the tests of this folder draw, built by hand.
#pragma once

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
                         {1, 1, 1, {}, {0, 2}, true},
                         {1, 0, 1, {{{yes(1), no(2)}, {yes(0)}}}, {1, 2, 0}, false},
                         {1, 0, 2, {}, {}, false},
                         {2, 2, 0, {}, {2}, false},
                         {2, 3, std::nullopt, {{{yes(2)}}}, {}, false},
                         {4, 5, 2, {}, {0}, false},
                         {5, 4, 2, {}, {}, false}};
    graph.omissions = {"the flag of state \"graph\"", "a kleene event"};
    return graph;
}

}  // namespace statewalk::test
