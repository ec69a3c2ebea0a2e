#include "cli/log_walk.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "cli/task_options.hpp"
#include "diagrams/trace_table.hpp"

namespace statewalk::cli {
namespace {

/// By what they show: an empty list of texts reads back as an empty list of rows.
bool same(Fields const& one, Fields const& other) {
    return std::equal(one.begin(), one.end(), other.begin(), other.end(), [](Field const& left, Field const& right) {
        return left.name == right.name && to_text(left.value) == to_text(right.value);
    });
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
    for (std::size_t i = 0; i < std::min(ours.moves.size(), record_.moves.size()); ++i)
        if (!same(ours.moves[i], record_.moves[i]))
            misfit_ = step + " does not tell its moves as the automaton makes them";
}

}  // namespace statewalk::cli
