#include "automata/core/graph.hpp"

#include <algorithm>

namespace statewalk {
namespace {

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
    std::size_t regions = 0;
    for (std::size_t i = 0; i < graph.states.size(); ++i)
        if (graph.states[i].initial) {
            graph.states[i].region = regions++;
            placed[i] = true;
        }
    for (bool grown = true; grown;) {
        grown = false;
        for (auto const& arrow : graph.transitions)
            if (placed[arrow.source] && !placed[arrow.target]) {
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

std::string arrow_text(TransitionGraph const& graph, std::size_t transition) {
    TransitionGraph::Transition const& arrow = graph.transitions[transition];
    std::string text = graph.states[arrow.source].name + " -> " + graph.states[arrow.target].name;
    if (!arrow.guard.always()) text += " [" + guard_text(graph, arrow.guard) + "]";
    if (!arrow.outputs.empty())
        text += " / " + joined(arrow.outputs, "; ", [&](std::size_t output) { return graph.outputs[output].name; });
    return text;
}

std::string states_text(TransitionGraph const& graph, std::vector<std::size_t> const& states) {
    return joined(states, ", ", [&](std::size_t state) { return graph.states[state].name; });
}

std::vector<Overlap> overlaps(TransitionGraph const& graph) {
    std::vector<Overlap> found;
    for (std::size_t second = 0; second < graph.transitions.size(); ++second)
        for (std::size_t first = 0; first < second; ++first) {
            TransitionGraph::Transition const& one = graph.transitions[first];
            TransitionGraph::Transition const& other = graph.transitions[second];
            if (one.source == other.source && one.event == other.event && !exclude(one.guard, other.guard))
                found.push_back({first, second});
        }
    return found;
}

}  // namespace statewalk
