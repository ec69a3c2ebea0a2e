#include "automata/core/graph.hpp"

#include <algorithm>
#include <map>
#include <stdexcept>
#include <utility>

namespace statewalk {
namespace {

using State = TransitionGraph::State;
using Transition = TransitionGraph::Transition;

template <class Range, class Text>
std::string joined(Range const& range, std::string const& separator, Text&& text) {
    std::string all;
    for (auto const& item : range) all += (all.empty() ? "" : separator) + text(item);
    return all;
}

bool contradict(Literal const& left, Literal const& right) {
    return left.input == right.input && left.negated != right.negated;
}

/// No values of the inputs make both hold.
bool exclude(Clause const& left, Clause const& right) {
    return std::any_of(left.begin(), left.end(), [&](Literal const& literal) {
        return std::any_of(right.begin(), right.end(),
                           [&](Literal const& other) { return contradict(literal, other); });
    });
}

bool exclude(Guard const& left, Guard const& right) {
    return std::all_of(left.any_of.begin(), left.any_of.end(), [&](Clause const& clause) {
        return std::all_of(right.any_of.begin(), right.any_of.end(),
                           [&](Clause const& other) { return exclude(clause, other); });
    });
}

}  // namespace

void complete(TransitionGraph& graph) {
    std::vector<bool> placed(graph.states.size());
    std::map<std::optional<std::size_t>, std::size_t> regions;  // so far, of each machine
    for (std::size_t i = 0; i < graph.states.size(); ++i)
        if (graph.states[i].initial) {
            graph.states[i].region = regions[graph.states[i].parent]++;
            placed[i] = true;
        }
    auto const stays_in_machine = [&](Transition const& arrow) {
        return arrow.source != TransitionGraph::any_state &&
               graph.states[arrow.source].parent == graph.states[arrow.target].parent;
    };
    for (Transition const& arrow : graph.transitions)  // entered from outside: the region is known already
        if (!stays_in_machine(arrow))
            for (std::size_t const target : targets(arrow))
                if (target != TransitionGraph::any_state) placed[target] = true;
    for (bool grown = true; grown;) {
        grown = false;
        for (Transition const& arrow : graph.transitions)
            if (stays_in_machine(arrow) && placed[arrow.source] && !placed[arrow.target]) {
                graph.states[arrow.target].region = graph.states[arrow.source].region;
                placed[arrow.target] = grown = true;
            }
    }
    for (std::size_t i = 0; i < graph.states.size(); ++i)
        graph.states[i].final = std::none_of(graph.transitions.begin(), graph.transitions.end(),
                                             [&](auto const& arrow) { return arrow.source == i; });
}

Guard asks(std::size_t input) { return {{{{input, false}}}}; }

Guard operator&&(Guard const& left, Guard const& right) {
    Guard both{{}};
    for (Clause const& first : left.any_of)
        for (Clause const& second : right.any_of) {
            Clause clause = first;
            for (Literal const& literal : second)
                if (std::find(clause.begin(), clause.end(), literal) == clause.end()) clause.push_back(literal);
            both.any_of.push_back(std::move(clause));
        }
    return both;
}

Guard operator||(Guard const& left, Guard const& right) {
    Guard either = left;
    either.any_of.insert(either.any_of.end(), right.any_of.begin(), right.any_of.end());
    return either;
}

Guard operator!(Guard const& guard) {
    Guard none_of;
    for (Clause const& clause : guard.any_of) {
        Guard some_fails{{}};
        for (Literal const& literal : clause) some_fails.any_of.push_back({{literal.input, !literal.negated}});
        none_of = none_of && some_fails;
    }
    return none_of;
}

std::string guard_text(TransitionGraph const& graph, Guard const& guard) {
    return joined(guard.any_of, " | ", [&](Clause const& clause) {
        return joined(clause, " & ", [&](Literal const& literal) {
            return (literal.negated ? "!" : "") + graph.inputs[literal.input].name;
        });
    });
}

std::vector<std::size_t> targets(Transition const& transition) {
    std::vector<std::size_t> all{transition.target};
    all.insert(all.end(), transition.fork.begin(), transition.fork.end());
    return all;
}

bool takes(TransitionGraph const& graph, Transition const& transition, std::size_t event) {
    return transition.event == event || std::any_of(graph.kinships.begin(), graph.kinships.end(), [&](auto const& kin) {
               return kin.event == event && transition.event == kin.base;
           });
}

std::string arrow_text(TransitionGraph const& graph, std::size_t transition) {
    Transition const& arrow = graph.transitions[transition];
    std::string text =
        arrow.source == TransitionGraph::any_state
            ? "in any state"
            : path_text(graph, arrow.source) + " -> " +
                  joined(targets(arrow), " and ", [&](std::size_t target) { return path_text(graph, target); });
    if (!arrow.guard.always()) text += " [" + guard_text(graph, arrow.guard) + "]";
    if (!arrow.outputs.empty())
        text += " / " + joined(arrow.outputs, "; ", [&](std::size_t output) { return graph.outputs[output].name; });
    return text;
}

std::string states_text(TransitionGraph const& graph, std::vector<std::size_t> const& states) {
    return joined(states, ", ", [&](std::size_t state) { return path_text(graph, state); });
}

std::string path_text(TransitionGraph const& graph, std::size_t state) {
    std::string path = graph.states[state].name;
    for (auto parent = graph.states[state].parent; parent; parent = graph.states[*parent].parent)
        path.insert(0, graph.states[*parent].name + "/");
    return path;
}

bool is_flat(TransitionGraph const& graph) {
    return std::all_of(graph.states.begin(), graph.states.end(),
                       [](TransitionGraph::State const& state) { return state.region == 0 && !state.parent; });
}

bool is_within(TransitionGraph const& graph, std::size_t inner, std::size_t outer) {
    std::optional<std::size_t> state = inner;
    while (state && *state != outer) state = graph.states[*state].parent;
    return state.has_value();
}

Configuration entered(TransitionGraph const& graph, std::size_t state, std::vector<std::size_t> const& targets) {
    auto const is_targeted = [&](std::size_t place) {
        return std::any_of(targets.begin(), targets.end(),
                           [&](std::size_t target) { return is_within(graph, target, place); });
    };
    Configuration now{state};
    for (std::size_t place = 0; place < now.size();) {
        std::map<std::size_t, std::size_t> inside;  // by region
        for (std::size_t i = 0; i < graph.states.size(); ++i)
            if (graph.states[i].parent == now[place] && (is_targeted(i) || graph.states[i].initial))
                if (is_targeted(i) || inside.count(graph.states[i].region) == 0) inside[graph.states[i].region] = i;
        if (inside.empty()) {
            ++place;
            continue;
        }
        auto at = now.erase(now.begin() + static_cast<std::ptrdiff_t>(place));
        for (auto const& [region, entered] : inside) at = now.insert(at, entered) + 1;
    }
    return now;
}

Crossing crossing(TransitionGraph const& graph, Transition const& transition) {
    for (std::optional<std::size_t> left = transition.source; left; left = graph.states[*left].parent)
        for (std::optional<std::size_t> entered = transition.target; entered; entered = graph.states[*entered].parent)
            if (graph.states[*left].parent == graph.states[*entered].parent) return {*left, *entered};
    throw std::logic_error("every state is held by the outermost machine");
}

bool holds_machine(TransitionGraph const& graph, std::size_t state) {
    return std::any_of(graph.states.begin(), graph.states.end(),
                       [&](State const& other) { return other.parent == state; });
}

bool is_deferred(TransitionGraph const& graph, Configuration const& states, std::size_t event) {
    return std::any_of(states.begin(), states.end(), [&](std::size_t leaf) {
        for (std::optional<std::size_t> state = leaf; state; state = graph.states[*state].parent) {
            auto const& deferred = graph.states[*state].deferred;
            if (std::find(deferred.begin(), deferred.end(), event) != deferred.end()) return true;
        }
        return false;
    });
}

bool only_steps(TransitionGraph const& graph) {
    return graph.events.size() == 1 && graph.events.front().name == "Step";
}

bool is_initial(TransitionGraph const& graph, Configuration const& states) {
    return std::all_of(states.begin(), states.end(), [&](std::size_t leaf) {
        std::optional<std::size_t> state = leaf;
        while (state && graph.states[*state].initial) state = graph.states[*state].parent;
        return !state;
    });
}

bool is_final(TransitionGraph const& graph, Configuration const& states) {
    return std::all_of(states.begin(), states.end(), [&](std::size_t leaf) {
        std::optional<std::size_t> state = leaf;
        while (state && graph.states[*state].final) state = graph.states[*state].parent;
        return !state;
    });
}

bool is_configuration(TransitionGraph const& graph, std::vector<std::size_t> const& states) {
    auto const active = [&](std::size_t state) {
        return std::count_if(states.begin(), states.end(),
                             [&](std::size_t listed) { return is_within(graph, listed, state); });
    };
    std::map<std::pair<std::optional<std::size_t>, std::size_t>, int> active_in;  // each region that runs
    for (std::size_t i = 0; i < graph.states.size(); ++i) {
        State const& state = graph.states[i];
        if (active(i) > 1 && !holds_machine(graph, i)) return false;
        if (!state.parent || active(*state.parent) > 0)
            active_in[{state.parent, state.region}] += active(i) > 0 ? 1 : 0;
    }
    return std::all_of(active_in.begin(), active_in.end(), [](auto const& region) { return region.second == 1; }) &&
           std::none_of(states.begin(), states.end(), [&](std::size_t state) { return holds_machine(graph, state); });
}

std::vector<Overlap> overlaps(TransitionGraph const& graph) {
    std::vector<Overlap> found;
    for (std::size_t second = 0; second < graph.transitions.size(); ++second)
        for (std::size_t first = 0; first < second; ++first) {
            Transition const& one = graph.transitions[first];
            Transition const& other = graph.transitions[second];
            if (one.source == other.source && one.event == other.event && !exclude(one.guard, other.guard))
                found.push_back({first, second});
        }
    return found;
}

}  // namespace statewalk
