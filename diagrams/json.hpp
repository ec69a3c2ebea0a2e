// A transition graph as JSON: all that it holds, for programs.
//
//     {"schema": "statewalk-graph/1", "name": "buneman-levy",
//      "states": [{"number": 0, "path": "0", "name": "0", "note": "at rest", "kind": "state", "parent": null, "region": 0,
//                  "initial": true, "final": false, "terminate": false, "history": "none", "history_after": [],
//                  "deferred": [], "interrupt": false, "ends_interrupt": [], "flags": [], "entry": "", "exit": ""}, ...],
//      "events": [{"name": "Step", "note": ""}], "kinships": [], "inputs": [...], "outputs": [...],
//      "transitions": [{"row": 3, "source": 1, "targets": [1], "event": 0, "guard": [[{"input": 0, "is": false}]],
//                       "outputs": [1, 0], "stays": true, "internal": false,
//                       "text": "1 -> 1 [!x1] / z2; z1", "trigger": "Step [!x1]"}, ...],
//      "has_queue": false, "omissions": []}
//
// docs/graph.md says what each field is, and docs/graph.schema.json is the JSON Schema. In short:
//
// States, events, inputs and outputs are referred to by their places in these lists, from 0; transitions also bear the
// number of their row, from 1, as in a log. "kind" is "state", "entry point" or "exit point", "parent" the state that holds
// its machine, "history" of the machine that it holds "none", "always" or "after" (the events of "history_after"). A
// "source" of null is any state; more than one of "targets" is a fork; an "event" of null is a completion transition. A
// "guard" holds when all inputs of one of its lists have the values said. A {"event": 3, "base": 1} of "kinships" says
// that event 3 is event 1 too: transitions on 1 take it as well.
#pragma once

#include <string>

#include "automata/core/graph.hpp"

namespace statewalk {

/// The graph as described above, indented. Bytes of names that are not UTF-8 become U+FFFD. The same graph gives the same
/// bytes.
std::string json(TransitionGraph const& graph);

}  // namespace statewalk
