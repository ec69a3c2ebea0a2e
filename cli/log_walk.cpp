#include "cli/log_walk.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "cli/task_options.hpp"

namespace statewalk::cli {
namespace {

/// The fields that a record has, of those that are known, say something else.
bool differ(Fields const& known, Fields const& shown) {
    return std::any_of(known.begin(), known.end(), [&](Field const& field) {
        return std::any_of(shown.begin(), shown.end(),
                           [&](Field const& other) { return other.name == field.name && other.value != field.value; });
    });
}

}  // namespace

LogWalk::LogWalk(JsonLinesReader& reader, TransitionGraph graph, hanoi::Task task)
    : reader_(reader),
      graph_(std::move(graph)),
      task_(std::move(task)),
      towers_(task_),
      record_(reader_.start(graph_)) {
    read_ahead();
}

bool LogWalk::next() {
    if (trouble_ahead_) std::rethrow_exception(trouble_ahead_);
    if (outcome_ || !ahead_) return false;
    record_ = std::move(*ahead_);
    read_ahead();
    replay();
    return true;
}

void LogWalk::read_ahead() {
    try {
        ahead_ = reader_.next();
    } catch (std::runtime_error const&) {
        trouble_ahead_ = std::current_exception();  // of the next step
    }
}

void LogWalk::replay() {
    moves_.clear();
    misfit_.clear();
    std::string const step = "step " + std::to_string(record_.number);
    try {
        for (Fields const& move : record_.moves) moves_.push_back(move_from(move, task_));
    } catch (std::invalid_argument const& wrong) {
        throw std::runtime_error(step + " of the log: " + wrong.what());
    }
    towers_.forget_moves();
    try {
        for (hanoi::Move const& move : moves_) towers_.make(move);
    } catch (hanoi::IllegalMove const&) {
        return;  // then it is no move of the recursion either, and that is told
    }
    Record replayed;
    towers_.describe(replayed);
    if (differ(replayed.object, record_.object)) misfit_ = step + " shows towers that its moves do not make";
    for (std::size_t i = 0; i < moves_.size(); ++i)
        if (differ({replayed.moves[i].front()}, record_.moves[i])) misfit_ = step + " does not count its moves right";
}

}  // namespace statewalk::cli
