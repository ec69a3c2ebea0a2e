// Moves that a program printed, as moves of a task.
#pragma once

#include <cstdint>
#include <memory>

#include "cli/logged_moves.hpp"

namespace statewalk::cli {

/// `lines_before`: how many lines of the log have been read already. What `asked` leaves open is 3 discs, and pegs with the
/// names, and of the number, that the first 64 moves show. Throws WrongCall if the task cannot be set.
std::unique_ptr<LoggedMoves> printed_log(std::unique_ptr<Input> log, TaskOptions const& asked,
                                         std::uint64_t lines_before);

}  // namespace statewalk::cli
