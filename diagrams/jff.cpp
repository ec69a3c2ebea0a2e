#include "diagrams/jff.hpp"

#include <algorithm>
#include <pugixml.hpp>
#include <set>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "diagrams/labels.hpp"
#include "diagrams/text.hpp"

namespace statewalk {
namespace {

using State = TransitionGraph::State;
using Transition = TransitionGraph::Transition;
using Node = pugi::xml_node;

/// What of a state no Mealy machine has; empty for nothing.
std::string what_does_not_fit(State const& state) {
    if (state.parent) return "is inside another one";
    if (state.region > 0) return "is of another region";
    if (!state.deferred.empty()) return "defers events";
    if (state.interrupt) return "interrupts the machine";
    if (!state.entry.empty() || !state.exit.empty()) return "acts on entry or exit";
    if (state.terminate && !state.final) return "terminates the machine and has ways out";
    return "";
}

std::string what_does_not_fit(Transition const& transition) {
    if (!transition.event) return "waits for no event";
    if (!transition.guard.always()) return "has a condition";
    if (transition.source == TransitionGraph::any_state) return "is of any state";
    return "";
}

void require_mealy(TransitionGraph const& graph) {
    auto const refuse = [&](std::string const& why) {
        throw std::invalid_argument(
            printable(graph.name + " is no Mealy machine, which is all that JFLAP takes: " + why));
    };
    std::ptrdiff_t const initial =
        std::count_if(graph.states.begin(), graph.states.end(), [](State const& state) { return state.initial; });
    for (std::size_t i = 0; i < graph.states.size(); ++i)
        if (auto const why = what_does_not_fit(graph.states[i]); !why.empty())
            refuse("state " + path_text(graph, i) + " " + why);
    if (initial != 1) refuse("it has " + std::to_string(initial) + " initial states");
    std::set<std::pair<std::size_t, std::size_t>> taken;
    for (std::size_t i = 0; i < graph.transitions.size(); ++i) {
        Transition const& transition = graph.transitions[i];
        if (auto const why = what_does_not_fit(transition); !why.empty())
            refuse("arrow " + arrow_text(graph, i) + " " + why);
        for (std::size_t event = 0; event < graph.events.size(); ++event)
            if (takes(graph, transition, event) && !taken.insert({transition.source, event}).second)
                refuse("two arrows leave state " + path_text(graph, transition.source) + " on " +
                       graph.events[event].name);
    }
    for (Symbol const& one : graph.events)
        for (Symbol const& other : graph.events)
            if (&one != &other && printable(other.name).find(printable(one.name)) == 0)
                refuse("the name of event \"" + one.name + "\" begins that of \"" + other.name + "\"");
    if (graph.events.size() == 1 && graph.events.front().name.empty()) refuse("its event has no name");
}

void add_text(Node node, char const* name, std::string const& text) {
    node.append_child(name).text() = printable(text).c_str();
}

std::string comment(TransitionGraph const& graph) {
    std::string text = "\n";
    auto const tell = [&](std::string const& line) { text += "  " + printable(line) + "\n"; };
    tell("Made from " + graph.name);
    for (std::string const& each : legend(graph)) tell(each);
    for (State const& state : graph.states) {
        if (state.final) tell("Not said by a Mealy machine: state " + state.name + " is final");
        for (std::string const& flag : state.flags)
            tell("Not said by a Mealy machine: state " + state.name + " has flag " + flag);
    }
    return text;
}

}  // namespace

std::string jff(TransitionGraph const& graph) {
    require_mealy(graph);
    pugi::xml_document document;
    Node declaration = document.append_child(pugi::node_declaration);
    declaration.append_attribute("version") = "1.0";
    declaration.append_attribute("encoding") = "UTF-8";
    document.append_child(pugi::node_comment).set_value(comment(graph).c_str());
    Node structure = document.append_child("structure");
    add_text(structure, "type", "mealy");
    Node automaton = structure.append_child("automaton");
    for (std::size_t i = 0; i < graph.states.size(); ++i) {
        State const& state = graph.states[i];
        Node node = automaton.append_child("state");
        node.append_attribute("id") = std::to_string(i).c_str();
        node.append_attribute("name") = printable(state.name).c_str();
        if (!state.note.empty()) add_text(node, "label", state.note);
        if (state.initial) node.append_child("initial");
    }
    for (Transition const& transition : graph.transitions)
        for (std::size_t event = 0; event < graph.events.size(); ++event) {
            if (!takes(graph, transition, event)) continue;
            Node node = automaton.append_child("transition");
            add_text(node, "from", std::to_string(transition.source));
            add_text(node, "to", std::to_string(transition.target));
            add_text(node, "read", graph.events[event].name);
            add_text(node, "transout",
                     joined(transition.outputs, "", [&](std::size_t output) { return graph.outputs[output].name; }));
        }
    std::ostringstream out;
    document.save(out, "  ");
    return out.str();
}

}  // namespace statewalk
