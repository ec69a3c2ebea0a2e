// The lines of a log that some program printed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <istream>
#include <optional>
#include <string>
#include <utility>

namespace statewalk::cli {

struct LogLine {
    std::uint64_t number = 0;  ///< from 1
    std::string text;          ///< of a longer line, its first 1000 bytes
    bool is_whole = true;
};

/// Reads a log line by line. Lines end with "\n", "\r\n" or "\r". Memory: a line of 1000 bytes, whatever comes in.
class LogLines {
public:
    static constexpr std::size_t longest_line = 1000;     ///< that is kept
    static constexpr std::size_t longest_read = 1 << 20;  ///< that is read at all; without an end is /dev/zero

    /// `pause` is called with every line, and now and then within a long one; it may throw, to stop.
    /// `lines_before`: how many lines have been read from `in` already.
    explicit LogLines(std::istream& in, std::function<void()> pause = {}, std::uint64_t lines_before = 0)
        : in_(in), pause_(std::move(pause)), number_(lines_before) {}

    /// None at the end of the log. Throws std::length_error, in words, for a line that is too long to be read.
    std::optional<LogLine> next();

private:
    std::istream& in_;
    std::function<void()> pause_;
    std::uint64_t number_;
};

}  // namespace statewalk::cli
