// A saved log, read like a run.
#pragma once

#include <istream>
#include <optional>
#include <vector>

#include "cli/walk.hpp"
#include "diagrams/json_lines.hpp"

namespace statewalk::cli {

/// Throws std::runtime_error, in one line that names the line of the log, when it is none of this automaton.
class LogWalk final : public Walk {
public:
    LogWalk(JsonLinesReader& reader, TransitionGraph graph, hanoi::Task task);

    TransitionGraph const& graph() const override { return graph_; }
    bool next() override;
    Record const& record() const override { return record_; }
    std::span<hanoi::Move const> moves() const override { return moves_; }
    void describe_object() override {}
    void end(Ending ending, std::string reason) override { outcome_ = {ending, record_.number, std::move(reason)}; }
    Outcome const& outcome() const override { return outcome_ ? *outcome_ : reader_.outcome(); }

private:
    JsonLinesReader& reader_;
    TransitionGraph graph_;
    hanoi::Task task_;
    Record record_;
    std::vector<hanoi::Move> moves_;
    std::optional<Outcome> outcome_;
};

}  // namespace statewalk::cli
