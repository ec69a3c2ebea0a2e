#include "diagrams/labels.hpp"

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>

#include "diagrams/text.hpp"

namespace statewalk {
namespace {

using State = TransitionGraph::State;
using Transition = TransitionGraph::Transition;
using Rows = std::vector<std::size_t>;

/// Whether there is an event that both take, in one state.
bool compete(TransitionGraph const& graph, Transition const& one, Transition const& other) {
    if (one.source != other.source) return false;
    if (one.event == other.event) return true;
    for (std::size_t event = 0; event < graph.events.size(); ++event)
        if (takes(graph, one, event) && takes(graph, other, event)) return true;
    return false;
}

/// Arrows that leave one state on one event, or on events of which one is the other one too: groups of rows in the order
/// of the table.
std::vector<Rows> rivals(TransitionGraph const& graph) {
    std::vector<Rows> groups;
    for (std::size_t row = 0; row < graph.transitions.size(); ++row) {
        Rows all;
        std::vector<Rows> others;
        for (Rows& group : groups) {
            bool const joins = std::any_of(group.begin(), group.end(), [&](std::size_t before) {
                return compete(graph, graph.transitions[before], graph.transitions[row]);
            });
            if (joins)
                all.insert(all.end(), group.begin(), group.end());
            else
                others.push_back(std::move(group));
        }
        std::sort(all.begin(), all.end());
        all.push_back(row);
        others.push_back(std::move(all));
        groups = std::move(others);
    }
    return groups;
}

/// The guards of the rows, each without the denials of those before it; nothing if one of them does not deny them all, or
/// is asked on another event.
std::optional<std::vector<Clause>> cascade(TransitionGraph const& graph, Rows const& rows) {
    std::vector<Clause> shown;
    for (std::size_t const row : rows) {
        Guard const& guard = graph.transitions[row].guard;
        if (graph.transitions[row].event != graph.transitions[rows.front()].event) return std::nullopt;
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

std::string event_names(TransitionGraph const& graph, Rows const& events) {
    return joined(events, ", ", [&](std::size_t event) { return graph.events[event].name; });
}

std::string sentence_of(TransitionGraph const& graph, std::size_t number, Language language) {
    State const& state = graph.states[number];
    auto const word = [&](char const* english) { return ", " + translated(english, language); };
    std::string text = filled("State {}", {path_text(graph, number)}, language);
    if (!state.note.empty()) text += " (" + state.note + ")";
    if (state.initial) text += word("initial");
    if (state.final || state.terminate) text += word("final");
    bool const several_regions = std::any_of(graph.states.begin(), graph.states.end(), [&](State const& other) {
        return other.parent == state.parent && other.region != 0;
    });
    if (several_regions) text += ", " + filled("region {}", {std::to_string(state.region + 1)}, language);
    if (state.kind == State::Kind::entry_point) text += word("entry point");
    if (state.kind == State::Kind::exit_point) text += word("exit point");
    if (std::string const history = history_text(graph, number, language); !history.empty()) text += ", " + history;
    for (std::string const& detail : details(graph, number, language)) text += ", " + detail;
    return text + ". ";
}

}  // namespace

std::vector<std::string> ordered_conditions(TransitionGraph const& graph) {
    std::vector<std::string> conditions;
    for (Transition const& transition : graph.transitions)
        conditions.push_back(condition_text(graph, transition.guard));

    for (Rows const& rows : rivals(graph)) {
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

std::vector<std::size_t> order_of_trial(TransitionGraph const& graph) {
    std::vector<Rows> groups = rivals(graph);
    std::sort(groups.begin(), groups.end());
    Rows all;
    for (Rows& rows : groups) {
        if (!cascade(graph, rows)) std::reverse(rows.begin(), rows.end());
        all.insert(all.end(), rows.begin(), rows.end());
    }
    return all;
}

std::string event_text(TransitionGraph const& graph, Transition const& transition) {
    return transition.event ? graph.events[*transition.event].name : "";
}

std::string name_in_protocols(std::string_view event) { return event == "Step" ? "e1" : std::string(event); }

std::map<std::optional<std::size_t>, std::size_t> numbers_of_automata(TransitionGraph const& graph) {
    std::map<std::optional<std::size_t>, std::size_t> numbers{{std::nullopt, 1}};
    for (std::size_t state = 0; state < graph.states.size(); ++state)
        if (holds_machine(graph, state)) numbers.emplace(state, numbers.size() + 1);
    return numbers;
}

std::string automaton_text(std::size_t number) { return "A" + std::to_string(number); }

std::string outputs_text(TransitionGraph const& graph, Transition const& transition) {
    return joined(transition.outputs, "; ", [&](std::size_t output) { return graph.outputs[output].name; });
}

std::string trigger_text(TransitionGraph const& graph, Transition const& transition) {
    std::string event = event_text(graph, transition);
    if (transition.guard.always()) return event;
    return event + (event.empty() ? "[" : " [") + condition_text(graph, transition.guard) + "]";
}

std::string transition_text(TransitionGraph const& graph, Transition const& transition) {
    std::string text = trigger_text(graph, transition);
    if (!transition.outputs.empty()) text += (text.empty() ? "/ " : " / ") + outputs_text(graph, transition);
    return text;
}

std::string history_text(TransitionGraph const& graph, std::size_t number, Language language) {
    State const& state = graph.states[number];
    if (state.history == State::History::none) return "";
    if (state.history == State::History::always) return translated("history", language);
    return filled("history after {}", {event_names(graph, state.history_after)}, language);
}

bool goes_on_in(TransitionGraph const& graph, Transition const& transition, std::size_t target) {
    State const& state = graph.states[target];
    if (state.history != State::History::after) return state.history == State::History::always;
    auto const& after = state.history_after;
    return transition.event && std::find(after.begin(), after.end(), *transition.event) != after.end();
}

std::vector<std::string> details(TransitionGraph const& graph, std::size_t number, Language language) {
    State const& state = graph.states[number];
    std::vector<std::string> all;
    if (!state.entry.empty()) all.push_back("entry / " + state.entry);
    if (!state.exit.empty()) all.push_back("exit / " + state.exit);
    for (std::size_t const event : state.deferred) all.push_back(graph.events[event].name + " / defer");
    for (std::string const& flag : state.flags) all.push_back(filled("flag {}", {flag}, language));
    if (state.interrupt)
        all.push_back(state.ends_interrupt.empty()
                          ? translated("interrupts the whole machine", language)
                          : filled("interrupts until {}", {event_names(graph, state.ends_interrupt)}, language));
    if (state.terminate) all.push_back(translated("terminates the whole machine", language));
    return all;
}

bool has_no_arrow(TransitionGraph const& graph, Transition const& transition) {
    if (transition.source == TransitionGraph::any_state) return true;
    std::size_t const outer = holder(graph, transition);
    return holds_machine(graph, outer) && is_within(graph, transition.source, outer) &&
           is_within(graph, transition.target, outer);
}

bool is_text_in_uml(TransitionGraph const& graph, Transition const& transition) {
    return transition.internal || has_no_arrow(graph, transition);
}

std::size_t holder(TransitionGraph const& graph, Transition const& transition) {
    return is_within(graph, transition.target, transition.source) ? transition.source : transition.target;
}

std::string ends_text(TransitionGraph const& graph, Transition const& transition) {
    if (transition.source == transition.target && transition.fork.empty()) return "";
    auto const name = [&](std::size_t state) { return graph.states[state].name; };
    return name(transition.source) + " -> " + joined(targets(transition), " and ", name) + ": ";
}

std::vector<std::string> texts_in_uml(TransitionGraph const& graph, std::size_t number, Language language) {
    std::vector<std::string> all = details(graph, number, language);
    if (std::string const& note = graph.states[number].note; !note.empty()) all.insert(all.begin(), note);
    for (Transition const& transition : graph.transitions)
        if (transition.source != TransitionGraph::any_state && is_text_in_uml(graph, transition) &&
            holder(graph, transition) == number)
            all.push_back(ends_text(graph, transition) + transition_text(graph, transition));
    return all;
}

std::vector<std::string> texts_of_any_state(TransitionGraph const& graph, Language language) {
    std::vector<std::string> all;
    for (Transition const& transition : graph.transitions)
        if (transition.source == TransitionGraph::any_state)
            all.push_back(translated("in any state", language) + ": " + transition_text(graph, transition));
    return all;
}

std::string kin_text(TransitionGraph const& graph, std::size_t event, Language language) {
    Rows others;
    for (TransitionGraph::Kinship const& kin : graph.kinships)
        if (kin.base == event) others.push_back(kin.event);
    if (others.empty()) return "";
    bool const is_any = others.size() > 1 && others.size() + 1 == graph.events.size();
    return is_any ? translated("any event", language) : filled("also {}", {event_names(graph, others)}, language);
}

std::vector<Symbol> meanings(TransitionGraph const& graph, Language language) {
    std::vector<Symbol> all;
    for (auto const* symbols : {&graph.events, &graph.inputs, &graph.outputs})
        for (Symbol const& symbol : by_number(*symbols))
            if (!symbol.note.empty()) all.push_back(symbol);
    for (std::size_t event = 0; event < graph.events.size(); ++event)
        if (std::string const kin = kin_text(graph, event, language); !kin.empty())
            all.push_back({graph.events[event].name, kin});
    return all;
}

std::vector<std::string> legend(TransitionGraph const& graph, Language language) {
    std::vector<std::string> all;
    for (Symbol const& symbol : meanings(graph, language)) all.push_back(symbol.name + ": " + symbol.note);
    for (std::string const& omission : omissions(graph, language)) all.push_back(omission);
    return all;
}

std::vector<std::string> omissions(TransitionGraph const& graph, Language language) {
    std::vector<std::string> all;
    for (std::string const& omission : graph.omissions)
        all.push_back(filled("Not shown: {}", {translated_sentence(omission, language)}, language));
    return all;
}

std::string told_trigger(TransitionGraph const& graph, Transition const& transition) {
    if (!transition.event) return "at once";
    return only_steps(graph) ? "" : event_text(graph, transition);
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

std::string in_words(TransitionGraph const& graph, Language language) {
    std::string text;
    for (std::size_t const state : reading_order(graph)) text += sentence_of(graph, state, language);
    for (std::size_t row = 0; row < graph.transitions.size(); ++row) {
        std::string const event = event_text(graph, graph.transitions[row]);
        std::string const arrow = translated_sentence(arrow_text(graph, row), language);
        text +=
            event.empty() ? filled("Arrow {}", {arrow}, language) : filled("Arrow {} on {}", {arrow, event}, language);
        text += (graph.transitions[row].internal ? ", " + translated("internal", language) : "") + ". ";
    }
    for (std::string const& omission : omissions(graph, language)) text += omission + ". ";
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
