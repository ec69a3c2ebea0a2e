// Text that came from somewhere else, made fit to be shown.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace statewalk {

/// On one line whatever it holds: control characters, marks that turn the direction of writing and bytes that are
/// not UTF-8 are spelled out, as `\n` or `\x1b`.
std::string printable(std::string_view text);

/// Printable, and safe between the tags of HTML, XML and SVG and inside their quotes.
std::string markup(std::string_view text);

/// Printable, for a notation in which marks mean something: letters, digits, spaces, the signs of a label between them
/// ("[!x1 & x2] / z2"), all that is not ASCII and what is `harmless` stay, any other mark becomes what `spell` makes of its
/// code, and so does a text of nothing but spaces (U+00A0).
std::string unmarked(std::string_view text, std::string_view harmless, std::string (*spell)(unsigned code));

/// UTF-8, with U+FFFD for each byte that was not.
std::string utf8(std::string_view text);

/// Columns on a terminal: one for each character of printable UTF-8.
std::size_t columns(std::string_view text);

/// Broken at spaces into lines of at most `most` columns; a longer word keeps a line to itself.
std::vector<std::string> wrapped(std::string_view text, std::size_t most);

/// On which side of its column a cell stands.
enum class Side { left, right };

/// Rows of cells as lines. A column is as wide as its widest cell, and `separator` stands between two; no line ends in
/// blanks. A row may have fewer cells than another.
std::vector<std::string> aligned(std::vector<std::vector<std::string>> const& rows, std::string_view separator,
                                 Side side = Side::left);

/// Takes the text up to a mark off the front, and the mark with it; all of it where there is no such mark.
std::string_view take_until(std::string_view& text, std::string_view mark);

/// The texts of all items, `separator` between them.
template <class Range, class Text>
std::string joined(Range const& range, std::string_view separator, Text&& text) {
    std::string all;
    bool first = true;
    for (auto const& item : range) {
        if (!first) all += separator;
        all += text(item);
        first = false;
    }
    return all;
}
template <class Range>
std::string joined(Range const& range, std::string_view separator) {
    return joined(
        range, separator, [](auto const& text) -> auto const& { return text; });
}

}  // namespace statewalk
