// Graphs built by hand, with names in place of numbers.
//
//   HandMade().initial("A").state("B").row("A", "e", "B").row("B", "e", "A", x1)
#pragma once

#include <algorithm>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "automata/core/graph.hpp"

namespace statewalk::hand_made {

/// Events are known by the rows that name them first. States of a nested machine are called by their path, "S/a".
class HandMade {
public:
    HandMade& initial(std::string const& path) { return add(path, true); }
    HandMade& state(std::string const& path) { return add(path, false); }
    /// On the event "" a completion arrow; from the state "" one that any state may take, and that leads nowhere.
    HandMade& row(std::string const& source, std::string const& event, std::string const& target, Guard guard = {}) {
        TransitionGraph::Transition arrow;
        bool const anywhere = source.empty();
        arrow.source = anywhere ? TransitionGraph::any_state : index(source);
        arrow.target = anywhere ? TransitionGraph::any_state : index(target);
        arrow.stays = arrow.internal = anywhere;
        if (!event.empty()) arrow.event = number(event);
        arrow.guard = std::move(guard);
        graph_.transitions.push_back(arrow);
        return *this;
    }
    /// The last arrow leads into another region too.
    HandMade& fork(std::string const& target) {
        graph_.transitions.back().fork.push_back(index(target));
        return *this;
    }
    /// The last arrow neither leaves its state nor enters it.
    HandMade& stays() {
        graph_.transitions.back().stays = true;
        return *this;
    }
    /// The last state.
    TransitionGraph::State& last() { return graph_.states.back(); }
    HandMade& terminate() {
        last().terminate = true;
        return *this;
    }
    HandMade& kind(TransitionGraph::State::Kind kind) {
        last().kind = kind;
        return *this;
    }
    HandMade& defers(std::string const& event) {
        last().deferred.push_back(number(event));
        return *this;
    }
    /// Rows for `base` take `event` as well.
    HandMade& kin(std::string const& event, std::string const& base) {
        std::size_t const derived = number(event);
        graph_.kinships.push_back({derived, number(base)});
        return *this;
    }
    /// x1, x2 ... are there already.
    HandMade& input(std::string const& name) {
        graph_.inputs.push_back({name, ""});
        return *this;
    }
    HandMade& output(std::string const& name) {
        graph_.outputs.push_back({name, ""});
        return *this;
    }
    std::size_t number(std::string const& event) {
        auto const known = std::find_if(graph_.events.begin(), graph_.events.end(),
                                        [&](Symbol const& each) { return each.name == event; });
        auto const position = static_cast<std::size_t>(known - graph_.events.begin());
        if (known == graph_.events.end()) graph_.events.push_back({event, ""});
        return position;
    }

    TransitionGraph graph() const {
        TransitionGraph graph = graph_;
        std::size_t asked = 0;
        for (auto const& arrow : graph.transitions)
            for (Clause const& clause : arrow.guard.any_of)
                for (Literal const& literal : clause) asked = std::max(asked, literal.input + 1);
        std::vector<Symbol> inputs;
        for (std::size_t i = 1; i <= asked; ++i) inputs.push_back({"x" + std::to_string(i), ""});
        graph.inputs.insert(graph.inputs.begin(), inputs.begin(), inputs.end());
        complete(graph);
        return graph;
    }

private:
    HandMade& add(std::string const& path, bool initial) {
        std::size_t const slash = path.rfind('/');
        graph_.states.push_back({.name = path.substr(slash + 1), .note = "", .initial = initial});
        if (slash != std::string::npos) graph_.states.back().parent = index(path.substr(0, slash));
        return *this;
    }
    std::size_t index(std::string const& path) const {
        for (std::size_t state = 0; state < graph_.states.size(); ++state)
            if (path_text(graph_, state) == path) return state;
        throw std::out_of_range(path);
    }

    TransitionGraph graph_;
};

}  // namespace statewalk::hand_made
