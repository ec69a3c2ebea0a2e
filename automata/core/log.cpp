#include "automata/core/log.hpp"

#include <algorithm>

namespace statewalk {

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
    : graph_(graph), number_(start.number), start_(start.after), states_(start.after) {}

std::string LogAgainstGraph::misfit(Record const& record) {
    auto const step = [&] { return "step " + std::to_string(record.number); };
    if (record.number != number_ + 1) return step() + " follows step " + std::to_string(number_);
    if (record.restarted) states_ = start_;
    if (record.before != states_)
        return step() + " starts in " + states_text(graph_, record.before) + ", but the step before ended in " +
               states_text(graph_, states_);

    for (std::size_t transition : record.fired) {
        if (transition >= graph_.transitions.size())
            return step() + " takes arrow " + std::to_string(transition + 1) + ", which the graph does not have";
        TransitionGraph::Transition const& arrow = graph_.transitions[transition];
        auto const state = std::find(states_.begin(), states_.end(), arrow.source);
        if (state == states_.end())
            return step() + " takes the arrow " + arrow_text(graph_, transition) + " from " +
                   states_text(graph_, states_);
        if (arrow.event && graph_.events[*arrow.event].name != record.event)
            return step() + " takes an arrow for " + graph_.events[*arrow.event].name + " on " + record.event;
        *state = arrow.target;
    }
    if (record.after != states_)
        return step() + " ends in " + states_text(graph_, record.after) + ", but its arrows lead to " +
               states_text(graph_, states_);
    number_ = record.number;
    return {};
}

}  // namespace statewalk
