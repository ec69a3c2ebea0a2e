#include "diagrams/json.hpp"

#include <nlohmann/json.hpp>

#include "diagrams/labels.hpp"

namespace statewalk {
namespace {

using Json = nlohmann::ordered_json;
using State = TransitionGraph::State;
using Transition = TransitionGraph::Transition;

/// An array of what `item` makes of each.
template <class Range, class Item>
Json array_of(Range const& range, Item&& item) {
    Json all = Json::array();
    for (auto const& each : range) all.push_back(item(each));
    return all;
}

std::string kind(State const& state) {
    switch (state.kind) {
        case State::Kind::entry_point: return "entry point";
        case State::Kind::exit_point: return "exit point";
        case State::Kind::state: break;
    }
    return "state";
}

std::string history(State const& state) {
    switch (state.history) {
        case State::History::always: return "always";
        case State::History::after: return "after";
        case State::History::none: break;
    }
    return "none";
}

Json symbols(std::vector<Symbol> const& all) {
    return array_of(all, [](Symbol const& each) { return Json{{"name", each.name}, {"note", each.note}}; });
}

Json optional(std::optional<std::size_t> const& number) { return number ? Json(*number) : Json(nullptr); }

Json state(TransitionGraph const& graph, std::size_t number) {
    State const& state = graph.states[number];
    return {{"number", number},
            {"path", path_text(graph, number)},
            {"name", state.name},
            {"note", state.note},
            {"kind", kind(state)},
            {"parent", optional(state.parent)},
            {"region", state.region},
            {"initial", state.initial},
            {"final", state.final},
            {"terminate", state.terminate},
            {"history", history(state)},
            {"history_after", state.history_after},
            {"deferred", state.deferred},
            {"interrupt", state.interrupt},
            {"ends_interrupt", state.ends_interrupt},
            {"flags", state.flags},
            {"entry", state.entry},
            {"exit", state.exit}};
}

Json guard(Guard const& guard) {
    return array_of(guard.any_of, [](Clause const& clause) {
        return array_of(clause, [](Literal const& literal) {
            return Json{{"input", literal.input}, {"is", !literal.negated}};
        });
    });
}

Json transition(TransitionGraph const& graph, std::size_t number) {
    Transition const& transition = graph.transitions[number];
    bool const of_any_state = transition.source == TransitionGraph::any_state;
    return {{"row", number + 1},
            {"source", of_any_state ? Json(nullptr) : Json(transition.source)},
            {"targets", of_any_state ? Json::array() : Json(targets(transition))},
            {"event", optional(transition.event)},
            {"guard", guard(transition.guard)},
            {"outputs", transition.outputs},
            {"stays", transition.stays},
            {"internal", transition.internal},
            {"text", arrow_text(graph, number)},
            {"trigger", trigger_text(graph, transition)}};
}

}  // namespace

std::string json(TransitionGraph const& graph) {
    Json states = Json::array();
    for (std::size_t i = 0; i < graph.states.size(); ++i) states.push_back(state(graph, i));
    Json transitions = Json::array();
    for (std::size_t i = 0; i < graph.transitions.size(); ++i) transitions.push_back(transition(graph, i));
    Json const all{{"schema", "statewalk-graph/1"},
                   {"name", graph.name},
                   {"states", states},
                   {"events", symbols(graph.events)},
                   {"kinships", array_of(graph.kinships,
                                         [](TransitionGraph::Kinship const& kin) {
                                             return Json{{"event", kin.event}, {"base", kin.base}};
                                         })},
                   {"inputs", symbols(graph.inputs)},
                   {"outputs", symbols(graph.outputs)},
                   {"transitions", transitions},
                   {"has_queue", graph.has_queue},
                   {"omissions", graph.omissions}};
    return all.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace statewalk
