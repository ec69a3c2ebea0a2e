// TASK: how the command line says what is asked of an automaton.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "automata/core/log.hpp"
#include "solvers/hanoi/task.hpp"

namespace CLI {
class App;
class Validator;
class Option;
}  // namespace CLI

namespace statewalk::cli {

/// Numbers of moves, in decimal digits of any length.
struct Range {
    std::string first;
    std::string last;
};

/// TASK as it stands on the command line.
struct TaskOptions {
    std::string discs = "3";
    std::string pegs;  ///< names, by commas; empty: A, B, C ...
    std::string from;  ///< a peg's name; empty: the first
    std::string to;    ///< empty: the last
    std::string ties = "low";
    bool every_pair = false;
};

/// Refuses an empty word: it "takes" `what`.
CLI::Validator not_empty(std::string const& what);

/// Adds -n/--discs, --pegs, --from, --to and --ties to a subcommand; `many`: also LO..HI and --every-pair. Returns
/// them.
std::vector<CLI::Option*> add_task_options(CLI::App& command, TaskOptions& options, bool many);

/// The tasks asked for, on so many pegs: for each number of discs, the one pair of pegs or every one.
/// Throws WrongCall, in words, if they cannot be set, with `most` discs at the most.
std::vector<hanoi::Task> tasks(TaskOptions const& options, unsigned pegs, unsigned most = hanoi::most_discs);

/// The one task asked for.
hanoi::Task one_task(TaskOptions const& options, unsigned pegs, unsigned most = hanoi::most_discs);

/// "--from A --to C"; on four pegs with the tie rule.
std::string pegs_text(hanoi::Task const& task);

/// " --ties low" on four pegs; else empty.
std::string ties_text(hanoi::Task const& task);

/// A task and a move as the fields of a log, and back. The way back throws std::invalid_argument, in words.
Fields task_fields(hanoi::Task const& task, std::optional<Range> const& range = {});
hanoi::Task task_from(Fields const& fields, unsigned pegs, unsigned most);
hanoi::Move move_from(Fields const& fields, hanoi::Task const& task);
hanoi::Move move_from(std::uint64_t disc, std::string const& from, std::string const& to, hanoi::Task const& task);

/// A word for a shell: in quotes, unless a shell would leave it as it is. Fit to be printed.
std::string shell_word(std::string const& text);

/// The options that ask for this task, ready for a shell: "-n 3 --from A --to C", with --pegs where the pegs have other
/// names.
std::string task_text(hanoi::Task const& task);

}  // namespace statewalk::cli
