#include "cli/log_walk.hpp"

#include <algorithm>
#include <stdexcept>
#include <type_traits>
#include <utility>
#include <variant>

#include "cli/task_options.hpp"

namespace statewalk::cli {
namespace {

bool is_empty_list(Value const& value) {
    auto const is_empty = [](auto const& held) {
        if constexpr (requires { held.empty(); } && !std::is_same_v<std::decay_t<decltype(held)>, std::string>)
            return held.empty();
        return false;
    };
    return std::visit(is_empty, value);
}

/// The same, but that one empty list reads back like another.
bool same(Fields const& one, Fields const& other) {
    return std::equal(one.begin(), one.end(), other.begin(), other.end(), [](Field const& left, Field const& right) {
        bool const both_empty = is_empty_list(left.value) && is_empty_list(right.value);
        return left.name == right.name && (both_empty || left.value == right.value);
    });
}

/// What a step of the log tells otherwise than the automaton, in a word; empty if it does not.
std::string told_otherwise(Record const& ours, Record const& logged) {
    if (ours.event != logged.event) return "event";
    if (ours.inputs != logged.inputs) return "inputs";
    if (ours.fired != logged.fired) return "arrows";
    if (ours.outputs != logged.outputs) return "outputs";
    if (ours.before != logged.before || ours.after != logged.after) return "states";
    for (std::size_t i = 0; i < std::min(ours.moves.size(), logged.moves.size()); ++i)
        if (!same(ours.moves[i], logged.moves[i])) return "moves";
    return {};
}

}  // namespace

LogWalk::LogWalk(JsonLinesReader& reader, std::unique_ptr<Walk> beside, hanoi::Task task)
    : reader_(reader), beside_(std::move(beside)), task_(std::move(task)), record_(reader_.start(beside_->graph())) {
    beside_->describe_object();
    if (!same(beside_->record().object, record_.object))
        misfit_ = "its start does not show the object as the automaton finds it";
    read_ahead();
}

bool LogWalk::next() {
    if (trouble_ahead_) std::rethrow_exception(trouble_ahead_);
    if (outcome_ || !ahead_) return false;
    record_ = std::move(*ahead_);
    read_ahead();
    compare();
    return true;
}

void LogWalk::read_ahead() {
    try {
        ahead_ = reader_.next();
    } catch (std::runtime_error const&) {
        trouble_ahead_ = std::current_exception();  // of the next step
    }
}

void LogWalk::compare() {
    moves_.clear();
    misfit_.clear();
    std::string const step = "step " + std::to_string(record_.number);
    try {
        for (Fields const& move : record_.moves) moves_.push_back(move_from(move, task_));
    } catch (std::invalid_argument const& wrong) {
        throw std::runtime_error(step + " of the log: " + wrong.what());
    }
    if (!beside_->next()) return;  // then the log makes moves that the recursion does not, or takes steps after its end
    beside_->describe_object();
    Record const& ours = beside_->record();
    if (!same(ours.object, record_.object)) misfit_ = step + " does not show the object as the automaton leaves it";
    bool const failed =
        !ahead_ && !trouble_ahead_ && outcome().ending == Ending::fault;  // then the step did not arrive
    if (std::string const what = told_otherwise(ours, record_); !what.empty() && !failed)
        misfit_ = step + " does not tell its " + what + " as the automaton does";
}

}  // namespace statewalk::cli
