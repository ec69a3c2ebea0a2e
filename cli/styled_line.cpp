#include "cli/styled_line.hpp"

#include <algorithm>

#include "diagrams/text.hpp"

namespace statewalk::cli {
namespace {

/// Weight first and colour second: bold, green, red and dim can be read on a light and on a dark ground.
char const* escape_of(Look look) {
    switch (look) {
        case Look::plain: return "";
        case Look::strong: return "\033[1m";
        case Look::lit: return "\033[1;32m";
        case Look::wrong: return "\033[1;31m";
        case Look::faint: return "\033[2m";
    }
    return "";
}

}  // namespace

StyledLine& StyledLine::pad(std::size_t column) {
    std::size_t const now = columns();
    return now < column ? add(std::string(column - now, ' ')) : *this;
}

std::size_t StyledLine::columns() const {
    std::size_t all = 0;
    for (Part const& part : parts_) all += statewalk::columns(part.text);
    return all;
}

std::string StyledLine::text(std::size_t most, bool colour) const {
    std::string all;
    for (Part const& part : parts_) {
        std::string const shown = cut(part.text, most);
        most -= statewalk::columns(shown);
        bool const has_look = colour && part.look != Look::plain && !shown.empty();
        all += has_look ? escape_of(part.look) + shown + "\033[0m" : shown;
    }
    return all.substr(0, all.find_last_not_of(' ') + 1);
}

std::string cut(std::string_view text, std::size_t most) {
    std::size_t end = 0;
    for (std::size_t column = 0; end < text.size(); ++end) {
        bool const starts = (static_cast<unsigned char>(text[end]) & 0xC0U) != 0x80;
        if (starts && column++ == most) break;
    }
    return std::string(text.substr(0, end));
}

std::string shortened(std::string const& text, std::size_t most) {
    std::string const shown = printable(text.substr(0, 4 * most));  // a character has at most 4 bytes
    return statewalk::columns(shown) > most || text.size() > 4 * most ? cut(shown, most) + "..." : shown;
}

}  // namespace statewalk::cli
