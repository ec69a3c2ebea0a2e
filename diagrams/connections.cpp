#include "diagrams/connections.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "diagrams/labels.hpp"
#include "diagrams/text.hpp"

namespace statewalk {
namespace {

using State = TransitionGraph::State;
using Transition = TransitionGraph::Transition;
using Holder = std::optional<std::size_t>;  ///< of an automaton: the state that holds it

/// The links of one automaton, as positions in the graph.
struct Links {
    std::set<std::size_t> events;                                   ///< that it is given, or passes on
    std::map<std::size_t, std::set<std::size_t>> events_of_nested;  ///< that it gets at exit points, by their states
    std::set<std::size_t> inputs;
    std::set<std::size_t> outputs;
    std::vector<Symbol> other_outputs;  ///< of states: name, where it is done
};

/// The automaton in whose table a transition is.
Holder automaton_of(TransitionGraph const& graph, Transition const& transition) {
    if (transition.source == TransitionGraph::any_state) return std::nullopt;
    return graph.states[crossing(graph, transition).left].parent;
}

class Collected {
public:
    Collected(TransitionGraph const& graph, Language language) : graph_(graph), language_(language) {
        for (auto const& [holder, number] : numbers_of_automata(graph)) all_[holder];
        for (Transition const& transition : graph.transitions) add(transition);
        for (std::size_t state = 0; state < graph.states.size(); ++state) add_state(state);
        std::set<std::size_t> known;
        for (auto const& [holder, links] : all_) {
            known.insert(links.events.begin(), links.events.end());
            for (auto const& [exit, events] : links.events_of_nested) known.insert(events.begin(), events.end());
        }
        for (std::size_t event = 0; event < graph.events.size(); ++event)
            if (known.count(event) == 0) all_[std::nullopt].events.insert(event);
    }

    std::map<Holder, Links> const& all() const { return all_; }

    std::vector<Symbol> events(std::set<std::size_t> const& numbers) const {
        std::vector<Symbol> all;
        for (std::size_t const number : numbers) {
            Symbol const& event = graph_.events[number];
            std::string note = event.note;
            if (name_in_protocols(event.name) != event.name)
                note = event.name + ": " + (note.empty() ? translated("take one step", language_) : note);
            std::string const kin = kin_text(graph_, number, language_);
            all.push_back({name_in_protocols(event.name), note + (note.empty() || kin.empty() ? "" : "; ") + kin});
        }
        return by_number(all);
    }

private:
    /// It goes in through all that hold the automaton which takes it.
    void add_event(Holder const& automaton, std::size_t event) {
        all_[automaton].events.insert(event);
        for (Holder holder = automaton; holder; holder = graph_.states[*holder].parent)
            all_[graph_.states[*holder].parent].events.insert(event);
    }

    void add(Transition const& transition) {
        Holder const automaton = automaton_of(graph_, transition);
        Links& links = all_[automaton];
        for (Clause const& clause : transition.guard.any_of)
            for (Literal const& literal : clause) links.inputs.insert(literal.input);
        links.outputs.insert(transition.outputs.begin(), transition.outputs.end());
        if (!transition.event) return;
        bool const has_source = transition.source != TransitionGraph::any_state;
        if (has_source && graph_.states[transition.source].kind == State::Kind::exit_point &&
            graph_.states[transition.source].parent)
            links.events_of_nested[*graph_.states[transition.source].parent].insert(*transition.event);
        else
            add_event(automaton, *transition.event);
    }

    void add_state(std::size_t number) {
        State const& state = graph_.states[number];
        for (std::size_t const event : state.deferred) add_event(state.parent, event);
        for (auto const& [actions, where] :
             {std::pair{state.entry, "on the way into {}"}, std::pair{state.exit, "on the way out of {}"}})
            for (std::string_view rest = actions; !rest.empty();)
                add_action(state.parent, std::string(take_until(rest, "; ")),
                           filled(where, {path_text(graph_, number)}, language_));
    }

    void add_action(Holder const& automaton, std::string const& name, std::string const& where) {
        auto const& outputs = graph_.outputs;
        auto const known =
            std::find_if(outputs.begin(), outputs.end(), [&](Symbol const& output) { return output.name == name; });
        Links& links = all_[automaton];
        if (known != outputs.end())
            links.outputs.insert(static_cast<std::size_t>(known - outputs.begin()));
        else
            links.other_outputs.push_back({name, where});
    }

    TransitionGraph const& graph_;
    Language language_;
    std::map<Holder, Links> all_;
};

std::vector<Symbol> taken(std::vector<Symbol> const& symbols, std::set<std::size_t> const& numbers) {
    std::vector<Symbol> all;
    for (std::size_t const number : numbers) all.push_back(symbols[number]);
    return by_number(all);
}

/// Those of one name are one, done in several places.
std::vector<Symbol> merged(std::vector<Symbol> const& actions) {
    std::vector<Symbol> all;
    for (Symbol const& action : actions) {
        auto const same =
            std::find_if(all.begin(), all.end(), [&](Symbol const& other) { return other.name == action.name; });
        if (same == all.end())
            all.push_back(action);
        else
            same->note += "; " + action.note;
    }
    return all;
}

/// A link as both the table and the words tell it.
struct Link {
    Symbol symbol;
    char const* kind;
    std::string from;
    std::string to;
};

std::vector<Link> links_of(Connected const& automaton, Language language) {
    std::string const name = automaton_text(automaton.number);
    std::string const object = translated("object of control", language);
    std::vector<Link> all;
    for (Connected::Source const& source : automaton.sources)
        for (Symbol const& event : source.events)
            all.push_back({event, "event",
                           source.automaton ? automaton_text(*source.automaton) : heading_of(source, language), name});
    for (Symbol const& input : automaton.inputs) all.push_back({input, "input", object, name});
    for (Symbol const& output : automaton.outputs) all.push_back({output, "output", name, object});
    return all;
}

}  // namespace

std::vector<Connected> connections(TransitionGraph const& graph, Language language) {
    Collected const collected(graph, language);
    auto const numbers = numbers_of_automata(graph);
    std::vector<Connected> all;
    for (auto const& [holder, links] : collected.all()) {
        Connected automaton{numbers.at(holder), holder};
        std::optional<std::size_t> outer;
        if (holder) outer = numbers.at(graph.states[*holder].parent);
        if (!links.events.empty()) automaton.sources.push_back({outer, collected.events(links.events)});
        for (auto const& [exit, events] : links.events_of_nested)
            automaton.sources.push_back({numbers.at(exit), collected.events(events)});
        automaton.inputs = taken(graph.inputs, links.inputs);
        automaton.outputs = taken(graph.outputs, links.outputs);
        for (Symbol const& other : merged(links.other_outputs)) automaton.outputs.push_back(other);
        all.push_back(std::move(automaton));
    }
    return all;
}

std::string heading_of(Connected::Source const& source, Language language) {
    return source.automaton ? filled("automaton {}", {automaton_text(*source.automaton)}, language)
                            : translated("source of events", language);
}

std::string title_of(TransitionGraph const& graph, Connected const& automaton, Language language) {
    if (!automaton.holder) return graph.name;
    std::string const note = graph.states[*automaton.holder].note;
    return filled("in state {}", {path_text(graph, *automaton.holder)}, language) + (note.empty() ? "" : ": " + note);
}

std::string connections_text(TransitionGraph const& graph, Language language) {
    std::string text;
    std::vector<std::vector<std::string>> rows{{}};
    for (char const* const heading : {"symbol", "kind", "from", "to", "what it means"})
        rows.front().push_back(translated(heading, language));
    for (Connected const& automaton : connections(graph, language)) {
        std::string const name = printable(title_of(graph, automaton, language));
        text += automaton_text(automaton.number) + (name.empty() ? "" : "  ") + name + '\n';
        for (Link const& link : links_of(automaton, language))
            rows.push_back({printable(link.symbol.name), translated(link.kind, language), link.from, link.to,
                            printable(link.symbol.note)});
    }
    text += '\n';
    for (std::string const& line : aligned(rows, " | ")) text += line + '\n';
    std::vector<std::string> const left_out = omissions(graph, language);
    if (!left_out.empty()) text += '\n';
    for (std::string const& omission : left_out) text += printable(omission) + '\n';
    return text;
}

std::string connections_in_words(TransitionGraph const& graph, Language language) {
    std::string text;
    for (Connected const& automaton : connections(graph, language)) {
        text += automaton_text(automaton.number) + ": " + title_of(graph, automaton, language) + ". ";
        for (Link const& link : links_of(automaton, language)) {
            text += translated(link.kind, language) + " " + link.symbol.name + ", " + link.from + " -> " + link.to;
            text += (link.symbol.note.empty() ? "" : ": " + link.symbol.note) + ". ";
        }
    }
    for (std::string const& omission : omissions(graph, language)) text += omission + ". ";
    return text.substr(0, text.find_last_not_of(' ') + 1);
}

}  // namespace statewalk
