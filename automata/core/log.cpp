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

ValueView::ValueView(Value const& value)
    : ValueView(std::visit([](auto const& kept) { return ValueView(kept); }, value)) {}

void Description::move(Fields const& fields) {
    std::vector<FieldView> views;
    for (Field const& field : fields) views.push_back({field.name, field.value});
    told_move(views);
}

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
    for (auto const& arrow : graph.transitions) {
        ways_.emplace_back();
        if (arrow.source == TransitionGraph::any_state) continue;
        Crossing const across = crossing(graph, arrow);
        Way way{across.left, entered(graph, across.entered, targets(arrow)), {}};
        for (std::size_t const leaf : way.reached)
            for (std::optional<std::size_t> state = leaf; state; state = graph.states[*state].parent)
                if (graph.states[*state].history != TransitionGraph::State::History::none &&
                    is_within(graph, *state, across.entered))
                    way.remembering.push_back(*state);
        ways_.back() = std::move(way);
    }
}

std::string LogAgainstGraph::misfit(Record const& record) {
    std::string const step = "step " + std::to_string(record.number);
    if (record.number != number_ + 1) return step + " follows step " + std::to_string(number_);
    if (record.restarted) states_ = start_;
    if (record.before != states_)
        return step + " starts in " + states_text(graph_, record.before) + ", but the step before ended in " +
               states_text(graph_, states_);

    remembering_.clear();
    moved_.assign(states_.size(), false);
    outputs_.clear();
    for (std::size_t transition : record.fired) {
        if (transition >= graph_.transitions.size())
            return step + " takes arrow " + std::to_string(transition + 1) + ", which the graph does not have";
        if (std::string const why_not = take(record, transition); !why_not.empty())
            return step + " takes the arrow " + arrow_text(graph_, transition) + why_not;
    }
    if (record.outputs != outputs_) return step + " does not run the outputs of its arrows";
    if (record.fired.empty() && !record.moves.empty()) return step + " makes moves, but takes no arrow";
    if (record.after != states_ && as_far_as_known(record.after) != as_far_as_known(states_))
        return step + " ends in " + states_text(graph_, record.after) + ", but its arrows lead to " +
               states_text(graph_, states_);
    states_ = record.after;
    number_ = record.number;
    return {};
}

std::string LogAgainstGraph::take(Record const& record, std::size_t transition) {
    TransitionGraph::Transition const& arrow = graph_.transitions[transition];
    bool const passes_on = arrow.source != TransitionGraph::any_state &&
                           graph_.states[arrow.source].kind != TransitionGraph::State::Kind::state;
    if (arrow.source != TransitionGraph::any_state) {
        Way const& way = ways_[transition];
        auto const memory = entered_by_memory(arrow.source);
        if (!is_active(arrow.source) && !(memory && is_active(*memory))) return " from " + states_text(graph_, states_);
        // What is active in one state stands side by side.
        auto const leaves = [&](std::size_t state) { return is_within(graph_, state, way.left); };
        auto const first = std::find_if(states_.begin(), states_.end(), leaves);
        auto const last = std::find_if_not(first, states_.end(), leaves);
        auto const first_moved = moved_.begin() + (first - states_.begin());
        auto const last_moved = moved_.begin() + (last - states_.begin());
        if (arrow.event && !graph_.has_queue && !passes_on && std::find(first_moved, last_moved, true) != last_moved)
            return " after another one on the same event";
        if (first == states_.end()) {
            // Within a machine that was left nobody knows where.
        } else if (arrow.stays) {
            std::fill(first_moved, last_moved, true);
        } else {
            moved_.insert(moved_.erase(first_moved, last_moved), way.reached.size(), true);
            states_.insert(states_.erase(first, last), way.reached.begin(), way.reached.end());
            remembering_.insert(remembering_.end(), way.remembering.begin(), way.remembering.end());
        }
    }
    auto const event = std::find_if(graph_.events.begin(), graph_.events.end(),
                                    [&](Symbol const& known) { return known.name == record.event; });
    bool const may_be_another = (graph_.has_queue || passes_on) && transition != record.fired.front();
    // One that the graph does not name may be derived from one that it does.
    if (arrow.event && !may_be_another && event != graph_.events.end() &&
        !takes(graph_, arrow, static_cast<std::size_t>(event - graph_.events.begin())))
        return ", which is for " + graph_.events[*arrow.event].name + ", on " + record.event;
    if (record.fired.size() == 1 && !may_hold(arrow.guard, record.inputs)) return " against the answers of its inputs";
    outputs_.insert(outputs_.end(), arrow.outputs.begin(), arrow.outputs.end());
    return {};
}

bool LogAgainstGraph::is_active(std::size_t state) const {
    return std::any_of(states_.begin(), states_.end(),
                       [&](std::size_t active) { return is_within(graph_, active, state); });
}

std::optional<std::size_t> LogAgainstGraph::entered_by_memory(std::size_t state) const {
    std::optional<std::size_t> outermost;
    for (auto holder = graph_.states[state].parent; holder; holder = graph_.states[*holder].parent)
        if (std::find(remembering_.begin(), remembering_.end(), *holder) != remembering_.end()) outermost = holder;
    return outermost;
}

Configuration LogAgainstGraph::as_far_as_known(Configuration const& states) const {
    Configuration known;
    for (std::size_t const leaf : states) {
        std::size_t const shown = entered_by_memory(leaf).value_or(leaf);
        if (known.empty() || known.back() != shown) known.push_back(shown);
    }
    return known;
}

}  // namespace statewalk
