#include "cli/log_lines.hpp"

#include <stdexcept>

namespace statewalk::cli {

std::optional<LogLine> LogLines::next() {
    if (pause_) pause_();
    std::streambuf& in = *in_.rdbuf();
    constexpr int end = std::streambuf::traits_type::eof();
    int c = in.sbumpc();
    if (c == end) return std::nullopt;
    LogLine line{++number_, {}};
    std::size_t size = 0;
    for (; c != end && c != '\n' && c != '\r'; c = in.sbumpc()) {
        constexpr std::size_t between_pauses = 1 << 16;
        if (++size % between_pauses == 0 && pause_) pause_();
        if (size > longest_read)
            throw std::length_error("line " + std::to_string(number_) + " has more than " +
                                    std::to_string(longest_read) + " bytes");
        if (size <= longest_line)
            line.text += static_cast<char>(c);
        else
            line.is_whole = false;
    }
    if (c == '\r' && in.sgetc() == '\n') in.sbumpc();
    return line;
}

}  // namespace statewalk::cli
