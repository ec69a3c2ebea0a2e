// The task that a log is graded for: what the caller asks for, and what the log itself says.
#pragma once

#include <string>
#include <vector>

#include "cli/task_options.hpp"
#include "solvers/hanoi/task.hpp"

namespace statewalk::cli {

/// Names by commas: "A,B,C". Behind a last comma stands an empty one.
std::vector<std::string> names_in(std::string const& text);

/// The task asked for, on pegs that are called so in the log. What names no peg of the log names one of A, B, C (D).
/// Throws WrongCall if it cannot be set, on three pegs or four.
hanoi::Task task_on(std::vector<std::string> const& pegs, TaskOptions asked);

/// The task of a saved log, but for what is asked for. Throws as the other.
hanoi::Task task_on(hanoi::Task const& own, TaskOptions asked);

}  // namespace statewalk::cli
