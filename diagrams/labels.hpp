// What is written on the arrows and in the states, in words; what they look like is up to each notation. Where a language
// is asked for, it is that of our own words: notes are as the graph has them, and so are the words of UML.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "automata/core/graph.hpp"
#include "diagrams/translation.hpp"

namespace statewalk {

/// The condition of every arrow in the way of SWITCH-technology. An arrow without guard has "1". Where several arrows
/// leave a state on one event (or on two of which one is the other too), each carries its place in the order of trial: "1: x1", "2: x2", and "else" for what
/// is left at the end.
///
/// Exclusive guards say more than that needs: x1; !x1 & x2; !x1 & !x2. Where each of them denies the conditions before
/// it in the table, those denials are left out. Where not, each guard is shown in full, and the order is that in
/// which Boost.MSM tries the rows, the last one first.
std::vector<std::string> ordered_conditions(TransitionGraph const& graph);

/// The rows of the table, those that leave one state on one event in the order of ordered_conditions.
std::vector<std::size_t> order_of_trial(TransitionGraph const& graph);

/// The event of an arrow; empty for a completion transition.
std::string event_text(TransitionGraph const& graph, TransitionGraph::Transition const& transition);

/// What an event is called in the words of SWITCH-technology: Step is e1, others have their names.
std::string name_in_protocols(std::string_view event);

/// The automata by the states that hold them, numbered: 1 is the outermost one (A1), and behind it come those nested in
/// states, in the order of the graph.
std::map<std::optional<std::size_t>, std::size_t> numbers_of_automata(TransitionGraph const& graph);

/// What protocols and schemes call the automaton of that number: "A2".
std::string automaton_text(std::size_t number);

/// Its outputs in the order in which they run: "z2; z1".
std::string outputs_text(TransitionGraph const& graph, TransitionGraph::Transition const& transition);

/// What an arrow waits for, in the way of UML: "Step [!x1]".
std::string trigger_text(TransitionGraph const& graph, TransitionGraph::Transition const& transition);

/// All that is written on an arrow in UML: "Step [!x1] / z2; z1".
std::string transition_text(TransitionGraph const& graph, TransitionGraph::Transition const& transition);

/// The history of the machine that a state holds: "history", "history after play, stop", or empty.
std::string history_text(TransitionGraph const& graph, std::size_t number, Language language = Language::en);

/// Whether a transition enters the machine that its target holds where that was left.
bool goes_on_in(TransitionGraph const& graph, TransitionGraph::Transition const& transition, std::size_t target);

/// What else a state does or is, each in the way of UML: "entry / z1", "play / defer", "flag lit",
/// "interrupts until repaired", "terminates the whole machine".
std::vector<std::string> details(TransitionGraph const& graph, std::size_t number, Language language = Language::en);

/// Whether a transition has no arrow in any figure: one of any state, and one between a state that holds a machine and
/// itself or what is inside, where no arrow can end. It is written in the state that holds its other end.
bool has_no_arrow(TransitionGraph const& graph, TransitionGraph::Transition const& transition);

/// Whether it is written in a state in UML: has_no_arrow, or internal.
bool is_text_in_uml(TransitionGraph const& graph, TransitionGraph::Transition const& transition);

/// The state in which it is written. Of a transition that is not of any state.
std::size_t holder(TransitionGraph const& graph, TransitionGraph::Transition const& transition);

/// Its ends, where it does not lead from its state to itself: "Playing -> Second: ". Else empty.
std::string ends_text(TransitionGraph const& graph, TransitionGraph::Transition const& transition);

/// All that is written in a state in UML beside its name: its note, details, and the transitions without an arrow.
std::vector<std::string> texts_in_uml(TransitionGraph const& graph, std::size_t number,
                                      Language language = Language::en);

/// What the machine does in any state, as in UML.
std::vector<std::string> texts_of_any_state(TransitionGraph const& graph, Language language = Language::en);

/// Of an event that others are too, which ones: "also jump, hop", or "any event". Else empty.
std::string kin_text(TransitionGraph const& graph, std::size_t event, Language language = Language::en);

/// What the names of events, inputs and outputs mean, those with a note only; then the events
/// that others are too, with kin_text.
std::vector<Symbol> meanings(TransitionGraph const& graph, Language language = Language::en);

/// The meanings, and what the graph does not show, a sentence each.
std::vector<std::string> legend(TransitionGraph const& graph, Language language = Language::en);

/// What the graph does not show of its machine, a sentence each.
std::vector<std::string> omissions(TransitionGraph const& graph, Language language = Language::en);

/// What a figure has to say of that where the event is not always the same: the event, where there are several; "at once" of
/// a completion transition beside arrows that wait. Else empty.
std::string told_trigger(TransitionGraph const& graph, TransitionGraph::Transition const& transition);

/// The states in the order in which to list them, each followed by those of the machine that it holds: by number where all
/// names are numbers, else as in the graph.
std::vector<std::size_t> reading_order(TransitionGraph const& graph);

/// The whole graph in sentences, for those who cannot see the figure.
std::string in_words(TransitionGraph const& graph, Language language = Language::en);

/// In the order of their numbers, x1 before x2 before x10, where all are a letter and a number; else as they are.
std::vector<Symbol> by_number(std::vector<Symbol> symbols);

}  // namespace statewalk
