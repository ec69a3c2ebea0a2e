// A log in a file (-f jsonl of trace), held against the automaton's graph while it is read.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "cli/running.hpp"
#include "diagrams/json_lines.hpp"

namespace statewalk::cli {

class SavedLog {
public:
    /// `name`: a file, or "-" for standard input. Throws FileTrouble if it cannot be read, or is of no automaton that is
    /// known.
    SavedLog(std::string name, Context const& context);

    Entry const& entry() const { return *entry_; }
    TransitionGraph const& graph() const { return *graph_; }
    Record const& start() const { return start_; }
    /// The next step; none at the end. Throws FileTrouble for what is no step of the automaton as it is now.
    std::optional<Record> next();
    /// Throws FileTrouble if the last step is none of the automaton, where it is the last one to be read.
    void require_fit();

private:
    [[noreturn]] void refuse(std::string const& what) const;

    std::string name_;
    Input input_;
    std::optional<JsonLinesReader> reader_;
    Entry const* entry_ = nullptr;
    std::unique_ptr<TransitionGraph> graph_;
    Record start_;
    std::optional<LogAgainstGraph> against_;
    std::string misfit_;  ///< of the last step; if it failed, it did not arrive
};

}  // namespace statewalk::cli
