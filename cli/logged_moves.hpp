// Moves to be graded: those of a saved log (-f jsonl of trace), those that a program printed, or an automaton's own.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/running.hpp"
#include "solvers/hanoi/task.hpp"

namespace statewalk::cli {

/// A move that a log makes; or a line in its place of which none can be made, and why.
struct LoggedMove {
    hanoi::Move move;
    std::uint64_t line = 0;  ///< of the log, from 1; 0: an automaton made it
    std::string text;        ///< that line, where it was printed; not yet fit to be shown
    std::string trouble;     ///< empty: none
};

class LoggedMoves {
public:
    virtual ~LoggedMoves() = default;

    virtual hanoi::Task const& task() const = 0;
    /// The next one; none at the end of the log. Memory does not grow with their number.
    virtual std::optional<LoggedMove> next() = 0;
    /// How the run ended that made them, if badly: stuck, by a fault, out of budget. Empty: it ended well, or is not known.
    /// This and notes() are to be asked at the end.
    virtual std::string bad_ending() const { return {}; }
    /// What else is to be said of the log, a sentence each. `right`: its moves are.
    virtual std::vector<std::string> notes(bool right) const = 0;
};

/// Throws WrongCall if it makes no moves.
void require_moves(Entry const& entry);

/// The moves of a log that is open; `name`: of its file, or "-". What `asked` leaves open is as a saved log has it; of
/// printed moves, 3 discs, and pegs with the names, and of the number, that the first 64 moves show. Throws FileTrouble
/// for a saved log that cannot be read, WrongCall if the task cannot be set, on three pegs or four.
std::unique_ptr<LoggedMoves> logged_moves(std::unique_ptr<Input> log, std::string const& name, TaskOptions const& asked,
                                          Context const& context);

/// The moves that an automaton makes, as its walk goes on; `seen` is told each step.
std::unique_ptr<LoggedMoves> own_moves(Walk& walk, hanoi::Task const& task, std::function<void(Record const&)> seen);

}  // namespace statewalk::cli
