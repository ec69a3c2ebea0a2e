#include "diagrams/text.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace statewalk {
namespace {

/// The first character of a text, or one byte that belongs to none.
struct Character {
    std::string_view bytes;
    char32_t code = 0;
    bool valid = false;
};

Character first_of(std::string_view text) {
    auto const byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    Character const broken{text.substr(0, 1)};

    char32_t const lead = byte(0);
    if (lead < 0x80) return {text.substr(0, 1), lead, true};
    std::size_t const size = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || text.size() < size) return broken;

    char32_t code = lead & (0xFFU >> (size + 1));
    for (std::size_t i = 1; i < size; ++i) {
        if ((byte(i) & 0xC0U) != 0x80) return broken;
        code = code << 6U | (byte(i) & 0x3FU);
    }
    constexpr std::array<char32_t, 5> smallest{0, 0, 0x80, 0x800, 0x10000};
    bool const surrogate = code >= 0xD800 && code <= 0xDFFF;
    if (code < smallest.at(size) || code > 0x10FFFF || surrogate) return broken;
    return {text.substr(0, size), code, true};
}

bool shows(char32_t code) {
    bool const control = code < 0x20 || (code >= 0x7F && code <= 0x9F);
    bool const direction = (code >= 0x2028 && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069);
    bool const no_character = code == 0xFEFF || code == 0xFFFE || code == 0xFFFF;
    return !control && !direction && !no_character;
}

std::string spelled_out(std::string_view bytes) {
    if (bytes == "\n") return "\\n";
    if (bytes == "\r") return "\\r";
    if (bytes == "\t") return "\\t";
    std::string text;
    for (char const c : bytes) {
        constexpr std::string_view digits = "0123456789abcdef";
        auto const byte = static_cast<unsigned char>(c);
        text += "\\x";
        text += digits[byte >> 4U];
        text += digits[byte & 15U];
    }
    return text;
}

template <class Change>
std::string each_character(std::string_view text, Change&& change) {
    std::string all;
    while (!text.empty()) {
        Character const character = first_of(text);
        all += change(character);
        text.remove_prefix(character.bytes.size());
    }
    return all;
}

}  // namespace

std::string printable(std::string_view text) {
    return each_character(text, [](Character const& character) {
        bool const shown = character.valid && shows(character.code);
        return shown ? std::string{character.bytes} : spelled_out(character.bytes);
    });
}

std::string markup(std::string_view text) {
    std::string safe;
    for (char const c : printable(text)) {
        switch (c) {
            case '&': safe += "&amp;"; break;
            case '<': safe += "&lt;"; break;
            case '>': safe += "&gt;"; break;
            case '"': safe += "&quot;"; break;
            case '\'': safe += "&#39;"; break;
            default: safe += c;
        }
    }
    return safe;
}

std::string unmarked(std::string_view text, std::string_view harmless, std::string (*spell)(unsigned code)) {
    auto const is_word = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               (static_cast<unsigned char>(c) & 0x80U) != 0;
    };
    std::string const shown = printable(text);
    if (shown.find_first_not_of(' ') == std::string::npos) return spell(0xA0);
    std::string all;
    for (std::size_t i = 0; i < shown.size(); ++i) {
        char const c = shown[i];
        char const before = i > 0 ? shown[i - 1] : ' ';
        char const after = i + 1 < shown.size() ? shown[i + 1] : ' ';
        bool const between_words = is_word(before) && is_word(after);
        bool const between_spaces = i > 0 && before == ' ' && after == ' ';
        bool const keep = is_word(c) || c == ' ' || harmless.find(c) != std::string_view::npos ||
                          (between_words && (c == '_' || c == '-')) || (c == ',' && is_word(before)) ||
                          ((c == '&' || c == '|') && between_spaces) || (c == '/' && after == ' ' && before == ' ') ||
                          ((c == '[' || c == ']') && before != c && after != c) || (c == '!' && i > 0 && before != c);
        all += keep ? std::string(1, c) : spell(static_cast<unsigned char>(c));
    }
    return all;
}

std::string utf8(std::string_view text) {
    return each_character(text, [](Character const& character) {
        return character.valid ? std::string{character.bytes} : std::string{"\xEF\xBF\xBD"};
    });
}

std::size_t columns(std::string_view text) {
    auto const starts = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80; };
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), starts));
}

std::vector<std::string> wrapped(std::string_view text, std::size_t most) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        std::size_t const end = std::min(text.find(' '), text.size());
        std::string const word{text.substr(0, end)};
        text.remove_prefix(std::min(end + 1, text.size()));
        if (word.empty()) continue;
        if (lines.empty() || columns(lines.back()) + 1 + columns(word) > most)
            lines.push_back(word);
        else
            lines.back() += " " + word;
    }
    return lines;
}

std::vector<std::string> aligned(std::vector<std::vector<std::string>> const& rows, std::string_view separator,
                                 Side side) {
    std::vector<std::size_t> widths;
    for (auto const& row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], columns(row[i]));
    }
    std::vector<std::string> lines;
    for (auto const& row : rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (i > 0) line += separator;
            std::string const gap(widths[i] - columns(row[i]), ' ');
            line += side == Side::left ? row[i] + gap : gap + row[i];
        }
        line.erase(line.find_last_not_of(' ') + 1);
        lines.push_back(std::move(line));
    }
    return lines;
}

std::string_view take_until(std::string_view& text, std::string_view mark) {
    std::size_t const at = text.find(mark);
    std::string_view const before = text.substr(0, at);
    text.remove_prefix(at == std::string_view::npos ? text.size() : at + mark.size());
    return before;
}

}  // namespace statewalk
