// A log in a file (-f jsonl of trace), read like a run.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "cli/running.hpp"
#include "cli/walk.hpp"
#include "diagrams/json_lines.hpp"

namespace statewalk::cli {

/// Reads one step ahead, so that the last one is known as such. Holds every step against the graph of the automaton as
/// it is now, and against a run of the automaton where one is set beside it.
class SavedLog final : public Walk {
public:
    /// `name`: a file, or "-" for standard input. Throws FileTrouble if it cannot be read, or is of no automaton that is
    /// known. For what is no step of a log next() does so too; or, `as_far_as_it_goes`, the run ends there, interrupted.
    SavedLog(std::string name, Context const& context, bool as_far_as_it_goes = false);
    /// The same of what is open already, `lines_before` of its lines read.
    SavedLog(std::unique_ptr<Input> input, std::string name, Context const& context, bool as_far_as_it_goes,
             std::size_t lines_before = 0);

    Entry const& entry() const { return *entry_; }
    Fields const& heading() const { return reader_->task(); }

    /// Whether it is of some moves of an automaton that reads their numbers, and no whole run.
    bool is_of_some_moves() const;
    /// The task of a whole run. Throws FileTrouble if it is of some moves only, or can be none of this automaton.
    hanoi::Task task() const;

    /// From now on the automaton itself runs beside the log: as long as their moves agree, so must all that they say.
    /// `beside`: a run of the same task. To be called at the start.
    void compare_with(std::unique_ptr<Walk> beside, hanoi::Task task);

    /// Throws FileTrouble if the last step is none of the automaton as it is now.
    void require_fit() const;

    TransitionGraph const& graph() const override { return *graph_; }
    bool next() override;
    Record const& record() const override { return record_; }
    /// Of a log that is compared with a run.
    std::span<hanoi::Move const> moves() const override { return moves_; }
    std::span<hanoi::Cell const> cells() const override;
    void describe_object() override {}
    void end(Ending ending, std::string reason) override;
    Outcome const& outcome() const override { return outcome_ ? *outcome_ : reader_->outcome(); }
    std::string misfit() const override { return misfit_; }

private:
    void read_ahead();
    std::string compared(bool failed);
    [[noreturn]] void refuse(std::string const& what) const;

    std::string name_;
    bool as_far_as_it_goes_;
    std::unique_ptr<Input> input_;
    std::optional<JsonLinesReader> reader_;
    Entry const* entry_ = nullptr;
    std::unique_ptr<TransitionGraph> graph_;
    std::optional<LogAgainstGraph> against_;
    Record record_;
    std::optional<Record> ahead_;
    std::string trouble_ahead_;
    std::string misfit_;  ///< of the last step; a step that failed did not arrive, and has none
    std::optional<Outcome> outcome_;
    std::unique_ptr<Walk> beside_;
    hanoi::Task task_;
    std::vector<hanoi::Move> moves_;
};

}  // namespace statewalk::cli
