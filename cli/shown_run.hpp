// The run that `trace`, `step` and `play` are asked for: made now, or read from a saved log. Either way it is told once, to
// whoever shows it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "cli/catalogue.hpp"
#include "cli/commands.hpp"
#include "cli/output.hpp"
#include "cli/walk.hpp"

namespace statewalk::cli {

struct ShownRun {
    Entry const* entry;
    std::unique_ptr<Walk> walk;
    Fields heading;                     ///< what was asked of the automaton
    std::uint64_t budget = unlimited;   ///< more steps than a right automaton needs
    std::optional<hanoi::Task> task{};  ///< of towers

    /// Whether there is a recursion to hold it against: not of some moves alone.
    bool has_reference = false;
};

/// Throws WrongCall if it cannot be done, and FileTrouble if a log cannot be read.
ShownRun shown_run(RunOptions const& options, Context const& context);

/// After how many steps a run that is to be walked is cut: as asked for, else after 10 000, or where it is to begin.
/// Throws WrongCall if it is to begin too late.
std::uint64_t walked_steps(WalkOptions const& options, ShownRun const& run);

enum class Reference { none, recursion };

/// Tells the log the run, from its start to its end or to the budget's; held against the recursion, where there is one,
/// also where it first differs; and so of a saved log that is no run of the automaton. Returns how many steps it told.
std::uint64_t tell(ShownRun& run, Log& log, std::uint64_t budget, Reference reference, Progress& progress);

/// Throws WrongCall if a run of so many steps has no step `at`.
void require_step(std::uint64_t at, std::uint64_t steps);

}  // namespace statewalk::cli
