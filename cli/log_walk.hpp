// A saved log, read like a run.
#pragma once

#include <exception>
#include <optional>
#include <vector>

#include "cli/walk.hpp"
#include "diagrams/json_lines.hpp"
#include "solvers/hanoi/towers.hpp"

namespace statewalk::cli {

/// Reads one step ahead, so that the last one is known as such. What the log says of the towers and of the numbers of moves
/// is held against its moves. Throws std::runtime_error, in one line that names the line or the step of the log, when it is
/// none of this automaton.
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
    std::string misfit() const override { return misfit_; }

private:
    void read_ahead();
    void replay();

    JsonLinesReader& reader_;
    TransitionGraph graph_;
    hanoi::Task task_;
    hanoi::Towers towers_;
    Record record_;
    std::optional<Record> ahead_;
    std::exception_ptr trouble_ahead_;
    std::vector<hanoi::Move> moves_;
    std::string misfit_;
    std::optional<Outcome> outcome_;
};

}  // namespace statewalk::cli
