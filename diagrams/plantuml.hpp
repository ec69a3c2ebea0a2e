// A transition graph as a state diagram of PlantUML (1.2020 or later).
#pragma once

#include <string>

#include "automata/core/graph.hpp"
#include "diagrams/translation.hpp"

namespace statewalk {

/// One line for each state and each arrow, labelled as in UML, with PlantUML's own entry and exit points, forks and
/// history. What else there is to say of a state stands in its box, what the names mean in a legend. Regions are dashed
/// states: PlantUML takes no arrow into what it divides by `--`. A machine of several regions, or with something to do in
/// any state, is itself a state. Nothing is left out. The same graph gives the same bytes. Notes are as the graph has
/// them; our own words are in the language.
std::string plantuml(TransitionGraph const& graph, Language language = Language::en);

}  // namespace statewalk
