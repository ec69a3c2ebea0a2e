// Automata that `statewalk` does not know, each as an entry for a catalogue of its own. They are compiled once, in
// machines.cpp.
#pragma once

#include <string>

#include "cli/catalogue.hpp"

namespace statewalk::cli::test {

/// "Toll", in bare Boost.MSM. From Shut a coin leads to Open if it is "big"; an earlier row keeps any coin. From Open a
/// "push" leads back.
Entry toll();

/// "fuse": the second "push" throws, for the fuse has blown.
Entry fuse();

/// "countdown": by Step from 3 over 2 and 1 to 0, its end.
Entry countdown();

/// "blinker": by Step from off to on and from on to off.
Entry blinker();

/// "endless", Buneman and Levy's automaton: what to do in state 1 when x1 says no was forgotten.
Entry endless();

/// "careless", the same: comes to the right moves, for a later row is tried before the one that asks nothing.
Entry careless();

/// "restless", the same: on the way to rest it tries another move of a disc that is not the smallest.
Entry restless();

/// "telling", on four pegs: knows no rules, and makes the moves that it is told, one a step, "1AB 2AD 1BD"; with `again`
/// without end. It is told by the latest call.
Entry telling(std::string const& moves, bool again = false);

inline Entry const& buneman_levy() { return catalogue().find("buneman-levy"); }

/// The command for one machine of one's own.
inline Catalogue alone(Entry const& entry) { return {"tool", {entry}}; }

}  // namespace statewalk::cli::test
