// What is written on the arrows, in words; what they look like is up to dot.cpp.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "automata/core/graph.hpp"

namespace statewalk {

/// The condition of every arrow in the way of SWITCH-technology. An arrow without guard has "1". Where several arrows
/// leave a state on one event, each carries its place in the order of trial: "1: x1", "2: x2", and "else" for what
/// is left at the end.
///
/// Exclusive guards say more than that needs: x1; !x1 & x2; !x1 & !x2. Where each of them denies the conditions before
/// it in the table, those denials are left out. Where not, each guard is shown in full, and the order is that in
/// which Boost.MSM tries the rows, the last one first.
std::vector<std::string> ordered_conditions(TransitionGraph const& graph);

/// The event of an arrow; empty for a completion transition.
std::string event_text(TransitionGraph const& graph, TransitionGraph::Transition const& transition);

/// Its outputs in the order in which they run: "z2; z1".
std::string outputs_text(TransitionGraph const& graph, TransitionGraph::Transition const& transition);

/// What an arrow waits for, in the way of UML: "Step [!x1]".
std::string trigger_text(TransitionGraph const& graph, TransitionGraph::Transition const& transition);

/// What a figure has to say of that where the event is not always the same: the event, where there are several; "at once" of
/// a completion transition beside arrows that wait. Else empty.
std::string told_trigger(TransitionGraph const& graph, TransitionGraph::Transition const& transition);

/// The states in the order in which to list them, each followed by those of the machine that it holds: by number where all
/// names are numbers, else as in the graph.
std::vector<std::size_t> reading_order(TransitionGraph const& graph);

/// The whole graph in sentences, for those who cannot see the figure.
std::string in_words(TransitionGraph const& graph);

/// In the order of their numbers, x1 before x2 before x10, where all are a letter and a number; else as they are.
std::vector<Symbol> by_number(std::vector<Symbol> symbols);

}  // namespace statewalk
