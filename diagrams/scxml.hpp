// A transition graph as State Chart XML (W3C Recommendation, 2015).
#pragma once

#include <string>

#include "automata/core/graph.hpp"

namespace statewalk {

/// A document that a reader of SCXML takes and can run. Regions are <state>s of a <parallel>; a state without ways
/// out is <final>; a transition that stays has no target; those of one state stand in the order in which Boost.MSM
/// tries them, the last row first, each with all events that it takes. Inputs are data of ECMAScript, all false, for
/// whoever runs the document to set; outputs, entry and exit actions are written by <log>. Entry and exit points are
/// states that are left at once.
///
/// Names are made fit for XML; as they are, and with all that SCXML has no word for (deferred events, flags, interrupts),
/// they stand in attributes of the namespace "urn:statewalk:graph:1": `name`, `note` and `says` of a state, `row`
/// (counted from 1) and `label` of a transition. A comment tells what is left to them. The same graph gives the same bytes.
std::string scxml(TransitionGraph const& graph);

}  // namespace statewalk
