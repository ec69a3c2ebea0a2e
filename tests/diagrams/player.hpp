// A machine that has all that a graph can have, built by hand.
#pragma once

#include "automata/core/graph.hpp"

namespace statewalk::test {

/// A player of songs, beside a watch over its power. In order: where each thing stands in the graph.
struct PlayerStates {
    static constexpr std::size_t empty = 0, open = 1, playing = 2, paused = 3, good = 4, broken = 5, dead = 6,
                                 first = 7, second = 8, loud = 9, mute = 10, way_in = 11, way_out = 12;
};

inline TransitionGraph player() {
    using State = TransitionGraph::State;
    using S = PlayerStates;
    TransitionGraph graph;
    graph.name = "player";
    graph.events = {{"open", ""}, {"play", "the button"}, {"stop", ""},   {"pause", ""}, {"resume", ""},
                    {"next", ""}, {"fail", ""},           {"repair", ""}, {"knob", ""},  {"tick", ""}};
    enum Event : std::size_t { open, play, stop, pause, resume, next, fail, repair, knob, tick };
    graph.kinships = {{resume, play}};
    graph.has_queue = true;
    graph.inputs = {{"x1", "there is a disc"}, {"x2", "it is the last song"}};
    graph.outputs = {{"z1", "start the motor"}, {"z2", "show the time"}};

    graph.states = {{.name = "Empty", .note = "no disc", .region = 0, .initial = true},
                    {.name = "Open", .note = ""},
                    {.name = "Playing", .note = "the disc turns"},
                    {.name = "Paused", .note = ""},
                    {.name = "Good", .note = "", .region = 1, .initial = true},
                    {.name = "Broken", .note = "", .region = 1},
                    {.name = "Dead", .note = "", .region = 1, .final = true, .terminate = true}};
    State inner;
    inner.parent = S::playing;
    for (char const* name : {"First", "Second", "Loud", "Mute", "Begin", "Finish"}) {
        inner.name = name;
        graph.states.push_back(inner);
    }
    graph.states[S::first].initial = graph.states[S::loud].initial = true;
    graph.states[S::loud].region = graph.states[S::mute].region = 1;
    graph.states[S::way_in].kind = State::Kind::entry_point;
    graph.states[S::way_out].kind = State::Kind::exit_point;
    graph.states[S::empty].deferred = {play};
    graph.states[S::open].flags = {"lid_up", "cold"};
    graph.states[S::playing].history = State::History::after;
    graph.states[S::playing].history_after = {play, resume};
    graph.states[S::paused].entry = "on_entry";
    graph.states[S::paused].exit = "on_exit";
    graph.states[S::broken].interrupt = true;
    graph.states[S::broken].ends_interrupt = {repair};

    Guard const x1 = asks(0);
    Guard const x2 = asks(1);
    auto const arrow = [&](std::size_t from, std::size_t to, std::optional<std::size_t> event, Guard guard = {},
                           std::vector<std::size_t> outputs = {}, bool internal = false,
                           std::vector<std::size_t> fork = {}) {
        graph.transitions.push_back({from, to, event, guard, outputs, internal, internal, fork});
    };
    arrow(S::empty, S::open, open);                                                            // 0
    arrow(S::open, S::empty, open);                                                            // 1
    arrow(S::empty, S::playing, play, x1, {0});                                                // 2
    arrow(S::playing, S::empty, stop);                                                         // 3
    arrow(S::playing, S::paused, pause);                                                       // 4
    arrow(S::paused, S::playing, resume);                                                      // 5
    arrow(S::paused, S::second, next, {}, {0, 1}, false, {S::mute});                           // 6: a fork
    arrow(S::open, S::way_in, play);                                                           // 7
    arrow(S::way_out, S::empty, std::nullopt);                                                 // 8
    arrow(S::paused, S::paused, tick, !x1, {1}, true);                                         // 9: internal
    arrow(S::good, S::broken, fail);                                                           // 10
    arrow(S::broken, S::good, repair);                                                         // 11
    arrow(S::broken, S::dead, fail);                                                           // 12
    arrow(TransitionGraph::any_state, TransitionGraph::any_state, tick, x1 && x2, {1}, true);  // 13
    arrow(S::first, S::second, next, !x2);                                                     // 14
    arrow(S::second, S::first, next, x1 || x2);                                                // 15
    arrow(S::second, S::way_out, next, !x1 && !x2);                                            // 16
    arrow(S::loud, S::mute, knob);                                                             // 17
    arrow(S::mute, S::loud, knob);                                                             // 18
    arrow(S::way_in, S::second, play);                                                         // 19
    arrow(S::playing, S::playing, tick, {}, {1}, true);  // 20: internal, of the nested machine
    arrow(S::playing, S::second, next, x1);              // 21: from the whole to a part of it
    arrow(S::paused, S::paused, open);                   // 22: a loop that leaves and enters
    graph.omissions = {"a visitor"};
    return graph;
}

}  // namespace statewalk::test
