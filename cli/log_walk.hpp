// A saved log, read like a run.
#pragma once

#include <exception>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "cli/walk.hpp"
#include "diagrams/json_lines.hpp"

namespace statewalk::cli {

/// Reads one step ahead, so that the last one is known as such. Beside the log runs the automaton itself: as long as
/// their moves agree, so must what they say of the object of control. Throws std::runtime_error, in one line that names
/// the line or the step of the log, when it is none of this automaton.
class LogWalk final : public Walk {
public:
    /// `beside`: a run of the same automaton, from its start.
    LogWalk(JsonLinesReader& reader, std::unique_ptr<Walk> beside, hanoi::Task task);

    TransitionGraph const& graph() const override { return beside_->graph(); }
    bool next() override;
    Record const& record() const override { return record_; }
    std::span<hanoi::Move const> moves() const override { return moves_; }
    std::span<hanoi::Cell const> cells() const override { return beside_->cells(); }  // the log shows them as fields
    void describe_object() override {}
    void end(Ending ending, std::string reason) override { outcome_ = {ending, record_.number, std::move(reason)}; }
    Outcome const& outcome() const override { return outcome_ ? *outcome_ : reader_.outcome(); }
    std::string misfit() const override { return misfit_; }

private:
    void read_ahead();
    void compare();

    JsonLinesReader& reader_;
    std::unique_ptr<Walk> beside_;
    hanoi::Task task_;
    Record record_;
    std::optional<Record> ahead_;
    std::exception_ptr trouble_ahead_;
    std::vector<hanoi::Move> moves_;
    std::string misfit_;
    std::optional<Outcome> outcome_;
};

}  // namespace statewalk::cli
