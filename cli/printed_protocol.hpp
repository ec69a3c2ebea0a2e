// A protocol (diagrams/protocol.hpp) as a student's automaton prints it, in whatever words.
#pragma once

#include <cstdint>
#include <functional>
#include <istream>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/log_lines.hpp"

namespace statewalk::cli {

/// What counts in a line of a protocol: the words between may be others, and of another language.
struct ProtocolLine {
    char mark = ' ';                 ///< one of { i * T } !
    std::string symbol;              ///< A1, x1, z1
    std::vector<std::string> facts;  ///< states and events in their order; of an input its answer, "yes" or "no";
                                     ///< of input and output more symbols, where there are any

    bool operator==(ProtocolLine const&) const = default;
};

/// Of a line; `names`: those of states and events. None for a line without a mark.
std::optional<ProtocolLine> protocol_line(std::string_view text, std::set<std::string> const& names);

/// The lines of a log that have a mark, one by one; blank lines and lines without a mark are passed over.
class PrintedProtocol {
public:
    /// `names`: those of states and events.
    PrintedProtocol(std::istream& in, std::set<std::string> names, std::function<void()> pause = {})
        : lines_(in, std::move(pause)), names_(std::move(names)) {}

    /// The next line; none at the end. Memory does not grow with their number. Throws what LogLines throws.
    std::optional<ProtocolLine> next();
    /// Of the last line: its number, from 1, and its text; of a long one the beginning. Empty at the end.
    std::uint64_t number() const { return number_; }
    std::string const& text() const { return text_; }

private:
    LogLines lines_;
    std::set<std::string> names_;
    std::string text_;
    std::uint64_t number_ = 0;
};

}  // namespace statewalk::cli
