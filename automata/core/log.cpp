#include "automata/core/log.hpp"

#include <algorithm>

namespace statewalk {
namespace {

/// The answers satisfy a clause of the guard. An input that was not asked satisfies nothing.
bool may_hold(Guard const& guard, std::vector<Asked> const& answers) {
    auto const answered = [&](Literal const& literal) {
        return std::find(answers.begin(), answers.end(), Asked{literal.input, !literal.negated}) != answers.end();
    };
    return std::any_of(guard.any_of.begin(), guard.any_of.end(),
                       [&](Clause const& clause) { return std::all_of(clause.begin(), clause.end(), answered); });
}

}  // namespace

std::string to_string(Ending ending) {
    switch (ending) {
        case Ending::finished: return "finished";
        case Ending::stuck: return "stuck";
        case Ending::out_of_budget: return "out of budget";
        case Ending::fault: return "fault";
        case Ending::interrupted: return "interrupted";
    }
    return "unknown ending";
}

std::string budget_text(std::uint64_t budget) {
    return "cut after the " + std::to_string(budget) + " steps that were allowed";
}

LogAgainstGraph::LogAgainstGraph(TransitionGraph const& graph, Record const& start)
    : graph_(graph), number_(start.number), start_(start.after), states_(start.after) {
    for (std::size_t state = 0; state < graph.states.size(); ++state) entered_.push_back(entered(graph, state));
}

std::string LogAgainstGraph::misfit(Record const& record) {
    auto const step = [&] { return "step " + std::to_string(record.number); };
    if (record.number != number_ + 1) return step() + " follows step " + std::to_string(number_);
    if (record.restarted) states_ = start_;
    if (record.before != states_)
        return step() + " starts in " + states_text(graph_, record.before) + ", but the step before ended in " +
               states_text(graph_, states_);

    moved_.assign(states_.size(), false);
    outputs_.clear();
    for (std::size_t transition : record.fired) {
        if (transition >= graph_.transitions.size())
            return step() + " takes arrow " + std::to_string(transition + 1) + ", which the graph does not have";
        TransitionGraph::Transition const& arrow = graph_.transitions[transition];
        auto const takes = [&] { return step() + " takes the arrow " + arrow_text(graph_, transition); };
        // What the arrow leaves: its source, or all that is active in it. States of one region stand side by side.
        auto const held = [&](std::size_t state) { return is_within(graph_, state, arrow.source); };
        auto const first = std::find_if(states_.begin(), states_.end(), held);
        if (first == states_.end()) return takes() + " from " + states_text(graph_, states_);
        if (arrow.event && graph_.events[*arrow.event].name != record.event)
            return takes() + ", which is for " + graph_.events[*arrow.event].name + ", on " + record.event;
        auto const last = std::find_if_not(first, states_.end(), held);
        auto const first_moved = moved_.begin() + (first - states_.begin());
        auto const last_moved = moved_.begin() + (last - states_.begin());
        if (arrow.event && std::find(first_moved, last_moved, true) != last_moved)
            return takes() + " after another one on the same event";
        if (record.fired.size() == 1 && !may_hold(arrow.guard, record.inputs))
            return takes() + " against the answers of its inputs";
        Configuration const& reached = entered_[arrow.target];
        moved_.insert(moved_.erase(first_moved, last_moved), reached.size(), true);
        states_.insert(states_.erase(first, last), reached.begin(), reached.end());
        outputs_.insert(outputs_.end(), arrow.outputs.begin(), arrow.outputs.end());
    }
    if (record.outputs != outputs_) return step() + " does not run the outputs of its arrows";
    if (record.fired.empty() && !record.moves.empty()) return step() + " makes moves, but takes no arrow";
    if (record.after != states_)
        return step() + " ends in " + states_text(graph_, record.after) + ", but its arrows lead to " +
               states_text(graph_, states_);
    number_ = record.number;
    return {};
}

}  // namespace statewalk
