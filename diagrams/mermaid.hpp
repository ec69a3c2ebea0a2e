// A transition graph in Mermaid's notation, stateDiagram-v2 (Mermaid 11), which many wikis draw.
#pragma once

#include <string>

#include "automata/core/graph.hpp"
#include "diagrams/translation.hpp"

namespace statewalk {

/// One line for each state and each arrow, labelled as in UML. A machine in a state is a composite state, regions are
/// divided by `--`, a fork is a bar. What stands in a state is written in its box or, where it holds a machine, in a note.
/// A machine of several regions, or with something to do in any state, is itself a composite state.
/// Mermaid has no history and no entry or exit points: they are states that say so, and a comment says it too. What the
/// names mean stands in comments. The same graph gives the same bytes. Notes are as the graph has
/// them; our own words are in the language.
std::string mermaid(TransitionGraph const& graph, Language language = Language::en);

}  // namespace statewalk
