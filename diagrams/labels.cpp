#include "diagrams/labels.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <optional>
#include <utility>

#include "diagrams/text.hpp"

namespace statewalk {
namespace {

using State = TransitionGraph::State;
using Transition = TransitionGraph::Transition;
using Rows = std::vector<std::size_t>;

/// Arrows that leave one state on one event, in the order of the table.
auto rivals(TransitionGraph const& graph) {
    std::map<std::pair<std::size_t, std::optional<std::size_t>>, Rows> groups;
    for (std::size_t row = 0; row < graph.transitions.size(); ++row)
        groups[{graph.transitions[row].source, graph.transitions[row].event}].push_back(row);
    return groups;
}

/// The guards of the rows, each without the denials of those before it; nothing if one of them does not deny them all.
std::optional<std::vector<Clause>> cascade(TransitionGraph const& graph, Rows const& rows) {
    std::vector<Clause> shown;
    for (std::size_t const row : rows) {
        Guard const& guard = graph.transitions[row].guard;
        if (guard.any_of.size() != 1) return std::nullopt;
        Clause rest = guard.any_of.front();
        for (Clause const& before : shown) {
            if (before.size() != 1) return std::nullopt;
            Literal const denial{before.front().input, !before.front().negated};
            auto const found = std::find(rest.begin(), rest.end(), denial);
            if (found == rest.end()) return std::nullopt;
            rest.erase(found);
        }
        shown.push_back(rest);
    }
    return shown;
}

std::string condition_text(TransitionGraph const& graph, Guard const& guard) {
    if (guard.any_of.empty()) return "0";
    return guard.always() ? "1" : guard_text(graph, guard);
}

std::string sentence_of(TransitionGraph const& graph, std::size_t number) {
    State const& state = graph.states[number];
    std::string text = "State " + path_text(graph, number);
    if (!state.note.empty()) text += " (" + state.note + ")";
    if (state.initial) text += ", initial";
    if (state.final || state.terminate) text += ", final";
    bool const several_regions = std::any_of(graph.states.begin(), graph.states.end(), [&](State const& other) {
        return other.parent == state.parent && other.region != 0;
    });
    if (several_regions) text += ", region " + std::to_string(state.region + 1);
    return text + ". ";
}

}  // namespace

std::vector<std::string> ordered_conditions(TransitionGraph const& graph) {
    std::vector<std::string> conditions;
    for (Transition const& transition : graph.transitions)
        conditions.push_back(condition_text(graph, transition.guard));

    for (auto const& [source_and_event, rows] : rivals(graph)) {
        if (rows.size() == 1) continue;
        auto const shortened = cascade(graph, rows);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            std::string& condition = conditions[rows[i]];
            if (!shortened)
                condition.insert(0, std::to_string(rows.size() - i) + ": ");
            else if (Clause const& rest = (*shortened)[i]; rest.empty())
                condition = "else";
            else
                condition = std::to_string(i + 1) + ": " + guard_text(graph, Guard{{rest}});
        }
    }
    return conditions;
}

std::string event_text(TransitionGraph const& graph, Transition const& transition) {
    return transition.event ? graph.events[*transition.event].name : "";
}

std::string outputs_text(TransitionGraph const& graph, Transition const& transition) {
    return joined(transition.outputs, "; ", [&](std::size_t output) { return graph.outputs[output].name; });
}

std::string trigger_text(TransitionGraph const& graph, Transition const& transition) {
    std::string event = event_text(graph, transition);
    if (transition.guard.always()) return event;
    return event + (event.empty() ? "[" : " [") + condition_text(graph, transition.guard) + "]";
}

std::string told_trigger(TransitionGraph const& graph, Transition const& transition) {
    auto const waits = [](Transition const& other) { return other.event.has_value(); };
    if (!transition.event)
        return std::any_of(graph.transitions.begin(), graph.transitions.end(), waits) ? "at once" : "";
    return graph.events.size() > 1 ? event_text(graph, transition) : "";
}

std::vector<std::size_t> reading_order(TransitionGraph const& graph) {
    bool const by_name = std::all_of(graph.states.begin(), graph.states.end(), [](State const& state) {
        return !state.name.empty() && state.name.find_first_not_of("0123456789") == std::string::npos;
    });
    // Where a state stands: its place among those beside it, behind the places of those that hold it.
    using Place = std::vector<std::pair<std::size_t, std::string>>;
    std::vector<Place> places;
    for (std::size_t i = 0; i < graph.states.size(); ++i) {
        Place place;
        for (std::optional<std::size_t> state = i; state; state = graph.states[*state].parent) {
            std::string const& name = graph.states[*state].name;
            place.insert(place.begin(), by_name ? std::pair{name.size(), name} : std::pair{*state, std::string()});
        }
        places.push_back(place);
    }
    std::vector<std::size_t> order(graph.states.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t one, std::size_t other) { return places[one] < places[other]; });
    return order;
}

std::string in_words(TransitionGraph const& graph) {
    std::string text;
    for (std::size_t const state : reading_order(graph)) text += sentence_of(graph, state);
    for (std::size_t row = 0; row < graph.transitions.size(); ++row) {
        std::string const event = event_text(graph, graph.transitions[row]);
        text += "Arrow " + arrow_text(graph, row) + (event.empty() ? "" : " on " + event) + ". ";
    }
    for (std::string const& omission : graph.omissions) text += "Not shown: " + omission + ". ";
    return text.substr(0, text.find_last_not_of(' ') + 1);
}

std::vector<Symbol> by_number(std::vector<Symbol> symbols) {
    auto const numbered = [](Symbol const& symbol) {
        return symbol.name.size() > 1 && symbol.name.find_first_not_of("0123456789", 1) == std::string::npos;
    };
    auto const before = [](Symbol const& one, Symbol const& other) {
        return one.name.size() != other.name.size() ? one.name.size() < other.name.size() : one.name < other.name;
    };
    if (std::all_of(symbols.begin(), symbols.end(), numbered)) std::stable_sort(symbols.begin(), symbols.end(), before);
    return symbols;
}

}  // namespace statewalk
