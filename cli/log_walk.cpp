#include "cli/log_walk.hpp"

#include <stdexcept>

#include "cli/task_options.hpp"

namespace statewalk::cli {

LogWalk::LogWalk(JsonLinesReader& reader, TransitionGraph graph, hanoi::Task task)
    : reader_(reader), graph_(std::move(graph)), task_(std::move(task)), record_(reader_.start(graph_)) {}

bool LogWalk::next() {
    if (outcome_) return false;
    std::optional<Record> read = reader_.next();
    if (!read) return false;
    record_ = std::move(*read);
    moves_.clear();
    try {
        for (Fields const& move : record_.moves) moves_.push_back(move_from(move, task_));
    } catch (std::invalid_argument const& wrong) {
        throw std::runtime_error("step " + std::to_string(record_.number) + " of the log: " + wrong.what());
    }
    return true;
}

}  // namespace statewalk::cli
