#include "diagrams/scxml.hpp"

#include <algorithm>
#include <optional>
#include <pugixml.hpp>
#include <sstream>
#include <vector>

#include "diagrams/ids.hpp"
#include "diagrams/labels.hpp"
#include "diagrams/outline.hpp"
#include "diagrams/text.hpp"

namespace statewalk {
namespace {

using State = TransitionGraph::State;
using Transition = TransitionGraph::Transition;
using Node = pugi::xml_node;

void set(Node node, char const* name, std::string const& value) {
    node.append_attribute(name) = printable(value).c_str();
}

void set_if_any(Node node, char const* name, std::string const& value) {
    if (!value.empty()) set(node, name, value);
}

/// A string of ECMAScript.
std::string in_quotes(std::string const& text) {
    std::string safe;
    for (char const c : printable(text)) {
        if (c == '\'' || c == '\\') safe += '\\';
        safe += c;
    }
    return '\'' + safe + '\'';
}

void log(Node node, char const* label, std::string const& text) {
    Node entry = node.append_child("log");
    set(entry, "label", label);
    entry.append_attribute("expr") = in_quotes(text).c_str();
}

class Document {
public:
    explicit Document(TransitionGraph const& graph) : graph_(graph), nodes_(graph.states.size()) {
        Ids names;
        Ids events;
        for (std::size_t i = 0; i < graph.states.size(); ++i) ids_.push_back(names.of("state_" + path_text(graph, i)));
        for (Symbol const& event : graph.events) events_.push_back(events.of(event.name.empty() ? "_" : event.name));
        for (Symbol const& input : graph.inputs) inputs_.push_back(names.of("input_" + input.name));
        histories_.resize(graph.states.size());
        regions_.resize(graph.states.size());

        Node declaration = document_.append_child(pugi::node_declaration);
        set(declaration, "version", "1.0");
        set(declaration, "encoding", "UTF-8");
        add_comment();
        root_ = document_.append_child("scxml");
        set(root_, "xmlns", "http://www.w3.org/2005/07/scxml");
        set(root_, "xmlns:sw", "urn:statewalk:graph:1");
        set(root_, "version", "1.0");
        set(root_, "datamodel", "ecmascript");
        set(root_, "sw:name", graph.name);
        add_inputs();
        add_outermost();
        for (OutlineItem const& item : outline(graph))
            if (item.what == OutlineItem::What::state || item.what == OutlineItem::What::begin) add_state(*item.state);
        for (std::size_t i = 0; i < graph.states.size(); ++i) add_history(i, names);
        for (std::size_t i = graph.transitions.size(); i-- > 0;) add_transition(i);
    }

    std::string text() const {
        std::ostringstream out;
        document_.save(out, "  ");
        return out.str();
    }

private:
    void add_comment() {
        std::string text = "\n";
        auto const tell = [&](std::string const& line) { text += "  " + printable(line) + "\n"; };
        for (std::string const& each : legend(graph_)) tell(each);
        auto const& states = graph_.states;
        auto const some = [&](auto&& has) { return std::any_of(states.begin(), states.end(), has); };
        if (some([](State const& state) { return !state.deferred.empty(); }))
            tell("Only told in sw:says: the events that a state defers.");
        if (some([](State const& state) { return !state.flags.empty(); })) tell("Only told in sw:says: flags.");
        if (some([](State const& state) { return state.interrupt; }))
            tell("Only told in sw:says: that a state interrupts the whole machine.");
        bool const may_end = !is_wrapped();  // a <final> of the outermost machine ends it
        if (some([&](State const& state) { return state.terminate && !(may_end && !state.parent && state.final); }))
            tell("Only told in sw:says: that a state terminates the whole machine.");
        if (some([](State const& state) { return state.kind != State::Kind::state; }))
            tell(
                "Entry and exit points are states that are left at once; the events of their arrows stand in "
                "sw:label.");
        if (text.size() > 1) document_.append_child(pugi::node_comment).set_value(text.c_str());
    }

    void add_inputs() {
        if (inputs_.empty()) return;
        Node model = root_.append_child("datamodel");
        for (std::size_t i = 0; i < inputs_.size(); ++i) {
            Node data = model.append_child("data");
            set(data, "id", inputs_[i]);
            set(data, "expr", "false");
            set(data, "sw:name", graph_.inputs[i].name);
        }
    }

    bool has_regions(std::optional<std::size_t> machine) const { return region_count(graph_, machine) > 1; }
    bool is_wrapped() const { return has_regions(std::nullopt) || !texts_of_any_state(graph_).empty(); }

    /// The first initial state of a region of a machine, as an attribute; nothing if there is none.
    void set_initial(Node node, std::optional<std::size_t> machine, std::size_t region) const {
        for (std::size_t i = 0; i < graph_.states.size(); ++i) {
            State const& state = graph_.states[i];
            if (state.initial && state.parent == machine && (state.region == region || !has_regions(machine))) {
                set(node, "initial", ids_[i]);
                return;
            }
        }
    }

    /// Makes the place of a machine's states ready: its regions in `node` or, if it has but one, `node` itself.
    std::vector<Node> add_regions(Node node, std::string const& id, std::optional<std::size_t> machine) const {
        if (!has_regions(machine)) {
            set_initial(node, machine, 0);
            return {node};
        }
        std::vector<Node> regions;
        for (std::size_t region = 0; region < region_count(graph_, machine); ++region) {
            regions.push_back(node.append_child("state"));
            set(regions.back(), "id", id + "." + std::to_string(region + 1));  // no other identifier has a dot
            set_initial(regions.back(), machine, region);
        }
        return regions;
    }

    void add_outermost() {
        machine_ = root_;
        if (is_wrapped()) {
            set(root_, "initial", "machine");
            machine_ = root_.append_child(has_regions(std::nullopt) ? "parallel" : "state");
            set(machine_, "id", "machine");
        }
        outermost_ = add_regions(machine_, "machine", std::nullopt);
    }

    /// Where a state stands.
    Node place(std::size_t number) const {
        State const& state = graph_.states[number];
        std::vector<Node> const& regions = state.parent ? regions_[*state.parent] : outermost_;
        return regions[regions.size() > 1 ? state.region : 0];
    }

    void add_state(std::size_t number) {
        State const& state = graph_.states[number];
        bool const is_frame = holds_machine(graph_, number);
        bool const ends = state.kind == State::Kind::state && !is_frame && state.final;
        Node node = place(number).append_child(is_frame && has_regions(number) ? "parallel" : ends ? "final" : "state");
        nodes_[number] = node;
        set(node, "id", ids_[number]);
        set(node, "sw:name", state.name);
        set_if_any(node, "sw:note", state.note);
        std::vector<std::string> says = details(graph_, number);
        if (state.kind == State::Kind::entry_point) says.emplace_back("entry point");
        if (state.kind == State::Kind::exit_point) says.emplace_back("exit point");
        if (std::string const history = history_text(graph_, number); !history.empty()) says.push_back(history);
        set_if_any(node, "sw:says", joined(says, "; "));
        if (!state.entry.empty()) log(node.append_child("onentry"), "entry", state.entry);
        if (!state.exit.empty()) log(node.append_child("onexit"), "exit", state.exit);
        if (is_frame) regions_[number] = add_regions(node, ids_[number], number);
    }

    /// SCXML remembers the states that stand beside a <history>: one in each region.
    void add_history(std::size_t number, Ids& names) {
        if (graph_.states[number].history == State::History::none) return;
        for (Node region : regions_[number]) {
            pugi::xml_attribute const initial = region.attribute("initial");
            if (!initial) continue;
            std::string const id = names.of("history_" + path_text(graph_, number));
            histories_[number] += (histories_[number].empty() ? "" : " ") + id;
            Node history = region.prepend_child("history");
            set(history, "id", id);
            set(history, "type", "shallow");
            set(history.append_child("transition"), "target", initial.value());
        }
    }

    std::string condition(Guard const& guard) const {
        if (guard.any_of.empty()) return "false";
        return joined(guard.any_of, " || ", [&](Clause const& clause) {
            return joined(clause, " && ", [&](Literal const& literal) {
                return (literal.negated ? "!" : "") + inputs_[literal.input];
            });
        });
    }

    /// The events that a transition takes: its own first, then those that are that too.
    std::string taken(Transition const& transition) const {
        std::string all = events_[*transition.event];
        for (std::size_t event = 0; event < events_.size(); ++event)
            if (event != *transition.event && takes(graph_, transition, event)) all += " " + events_[event];
        return all;
    }

    void add_transition(std::size_t number) {
        Transition const& transition = graph_.transitions[number];
        bool const of_any_state = transition.source == TransitionGraph::any_state;
        bool const from_point = !of_any_state && graph_.states[transition.source].kind != State::Kind::state;
        Node node = (of_any_state ? machine_ : nodes_[transition.source]).append_child("transition");
        if (transition.event && !from_point) set(node, "event", taken(transition));
        if (!transition.guard.always()) set(node, "cond", condition(transition.guard));
        if (!of_any_state && !transition.stays)
            set(node, "target", joined(targets(transition), " ", [&](std::size_t target) {
                    bool const goes_on = goes_on_in(graph_, transition, target) && !histories_[target].empty();
                    return goes_on ? histories_[target] : ids_[target];
                }));
        set(node, "sw:row", std::to_string(number + 1));
        set(node, "sw:label", transition_text(graph_, transition));
        for (std::size_t const output : transition.outputs) log(node, "output", graph_.outputs[output].name);
    }

    TransitionGraph const& graph_;
    pugi::xml_document document_;
    Node root_;
    Node machine_;                            ///< the root, or the state that stands for the machine
    std::vector<Node> outermost_;             ///< where the states of the outermost machine stand, by region
    std::vector<Node> nodes_;                 ///< of the states
    std::vector<std::vector<Node>> regions_;  ///< of the machines in them: one node, or one for each region
    std::vector<std::string> histories_;      ///< what to enter to go on where the machine in a state was left
    std::vector<std::string> ids_;
    std::vector<std::string> events_;
    std::vector<std::string> inputs_;
};

}  // namespace

std::string scxml(TransitionGraph const& graph) { return Document(graph).text(); }

}  // namespace statewalk
