// Moves as programs print them, read back: in the forms of the four sources, and in plain English.
//
//     1 1 A C                     number, disc, from, to
//     1A->C                       source 000; also "1 A -> C", "1: A => C", and with the arrow U+2192
//     move 1 from A to C          source 002
//     Шаг 1. Диск 1: 1 -> 3       source 003, with U+00A0 between the words
//     Move disk 1 from A to C     also "1. Move the disc 1 from peg A to peg C.", and behind a question on the same line
//     Переместить диск 1 с A на C
//
// Nothing here knows towers or automata: a name is what stands where the name of a peg is to stand.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <istream>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "cli/log_lines.hpp"

namespace statewalk::cli {

/// A move as it was printed. Its number, where it has one, is passed over: what counts is the order.
struct PrintedMove {
    std::uint64_t disc = 0;  ///< 2^64 - 1 also for what is greater
    std::string from;        ///< not empty
    std::string to;

    bool operator==(PrintedMove const&) const = default;
};

/// The move that a line prints, if it prints one. "11->3", where nothing parts disc and peg, is disc 1 from peg 1.
std::optional<PrintedMove> printed_move(std::string_view line);

/// A line of a log: a move, or none.
struct PrintedLine {
    std::uint64_t number = 0;  ///< from 1
    std::string text;          ///< without blanks around it; of a longer line, its first 1000 bytes
    std::optional<PrintedMove> move{};
};

/// Reads a log line by line (log_lines.hpp). A byte order mark, blank lines and comments ("#", "//", ";") are passed over;
/// so is what a program says before its first move, and after its last. Memory: a line of 1000 bytes, whatever comes in.
/// Throws what LogLines throws.
class PrintedMoves {
public:
    /// As LogLines.
    explicit PrintedMoves(std::istream& in, std::function<void()> pause = {}, std::uint64_t lines_before = 0)
        : lines_(in, std::move(pause), lines_before) {}

    /// The next move; or the first line that is none, where more moves follow behind it. None at the end of the log.
    std::optional<PrintedLine> next();

    /// How many lines before the first move are none.
    std::uint64_t lines_before() const { return before_; }
    /// The first of them.
    std::optional<PrintedLine> const& before() const { return first_before_; }
    /// At the end of the log: the first line behind the last move that is none.
    std::optional<PrintedLine> const& after() const { return garbage_; }

private:
    std::optional<PrintedLine> line();

    LogLines lines_;
    std::uint64_t before_ = 0;
    std::optional<PrintedLine> first_before_;
    bool begun_ = false;                  ///< the first move has been read
    std::optional<PrintedLine> garbage_;  ///< the first line since the last move that is none
    std::optional<PrintedLine> held_;     ///< the move behind it
};

}  // namespace statewalk::cli
