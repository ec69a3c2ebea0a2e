// A transition graph as a file of JFLAP 7 (Rodger, Finley 2006; Mealy machines 2009): a Mealy machine.
#pragma once

#include <string>

#include "automata/core/graph.hpp"

namespace statewalk {

/// Events are the letters to read, the names of the outputs, one behind the other, what is written; notes of states
/// are labels. An arrow is written once for each event that it takes. Without places, so that JFLAP lays it out.
/// Final states, which a Mealy machine has not, flags and what the names mean stand in a comment. The same graph
/// gives the same bytes.
///
/// Throws std::invalid_argument, in one line that says why, for what is no Mealy machine: guards, completion transitions, a
/// nested machine, regions, deferred events, interrupts, entry and exit actions, something to do in any state, none or
/// several initial states, ways out of a terminate state, and two arrows of a state on one event. And where the name of an
/// event is empty or begins that of another one, for JFLAP reads by beginnings.
std::string jff(TransitionGraph const& graph);

}  // namespace statewalk
