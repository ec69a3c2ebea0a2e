#include "cli/printed_moves.hpp"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <utility>

namespace statewalk::cli {
namespace {

constexpr std::string_view arrow_word = "->";

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// With plain spaces for all others, and every arrow as " -> ".
std::string normalized(std::string_view line) {
    struct Change {
        std::string_view was, is;
    };
    static constexpr std::array<Change, 10> changes{{{"\t", " "},
                                                     {"\u00A0", " "},
                                                     {"\u2007", " "},
                                                     {"\u202F", " "},
                                                     {"\uFEFF", ""},
                                                     {"\u2192", " -> "},
                                                     {"-->", " -> "},
                                                     {"->", " -> "},
                                                     {"==>", " -> "},
                                                     {"=>", " -> "}}};
    std::string all;
    while (!line.empty()) {
        char const first = line.front();
        auto const* const change = std::find_if(changes.begin(), changes.end(), [&](Change const& each) {
            return first == each.was.front() && line.substr(0, each.was.size()) == each.was;
        });
        if (change == changes.end()) {
            all += first;
            line.remove_prefix(1);
        } else {
            all += change->is;
            line.remove_prefix(change->was.size());
        }
    }
    return all;
}

std::string_view trimmed(std::string_view text) {
    std::size_t const first = std::min(text.find_first_not_of(' '), text.size());
    text.remove_prefix(first);
    while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
    return text;
}

/// The words of a line, read from left to right.
class Words {
public:
    /// None of a line that has more words than any move.
    explicit Words(std::string_view text) {
        while (!(text = trimmed(text)).empty()) {
            if (size_ == all_.size()) {
                size_ = 0;
                return;
            }
            std::size_t const end = std::min(text.find(' '), text.size());
            all_.at(size_++) = text.substr(0, end);
            text.remove_prefix(end);
        }
    }

    std::size_t left() const { return size_ - at_; }
    /// The word so many places on; empty behind the end.
    std::string_view peek(std::size_t places = 0) const { return places < left() ? all_.at(at_ + places) : ""; }
    std::string_view take() {
        std::string_view const word = peek();
        skip(1);
        return word;
    }
    void skip(std::size_t words) { at_ += std::min(words, left()); }

    /// Passes over the next word if it is one of these, whatever the case of its ASCII letters.
    bool take_any(std::initializer_list<std::string_view> words) {
        bool const found = is_any(peek(), words);
        if (found) skip(1);
        return found;
    }
    static bool is_any(std::string_view word, std::initializer_list<std::string_view> words) {
        auto const lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
        return std::any_of(words.begin(), words.end(), [&](std::string_view each) {
            return std::equal(word.begin(), word.end(), each.begin(), each.end(),
                              [&](char one, char other) { return lower(one) == other; });
        });
    }

private:
    std::array<std::string_view, 16> all_{};
    std::size_t size_ = 0;
    std::size_t at_ = 0;
};

/// Digits; 2^64 - 1 for a greater number.
std::uint64_t number(std::string_view digits) {
    constexpr std::uint64_t most = ~std::uint64_t{0};
    std::uint64_t all = 0;
    for (char const c : digits) {
        auto const digit = static_cast<std::uint64_t>(c - '0');
        all = all > (most - digit) / 10 ? most : all * 10 + digit;
    }
    return all;
}

bool is_number(std::string_view word) { return !word.empty() && std::all_of(word.begin(), word.end(), is_digit); }

bool ends_a_number(char c) { return c == '.' || c == ':' || c == ')'; }

/// "1.", "1:", "1)".
bool is_numbering(std::string_view word) {
    return word.size() > 1 && ends_a_number(word.back()) && is_number(word.substr(0, word.size() - 1));
}

bool is_between_pegs(std::string_view word) {
    return word == arrow_word || Words::is_any(word, {"to", "onto", "into", "на"});
}

/// The name of a peg, behind "peg", "rod" and the like, unless that is the name itself: before `end` says yes.
template <class End>
std::string name(Words& words, End&& end) {
    words.take_any({"the"});
    if (!end(words.peek(1)))
        words.take_any({"peg", "rod", "tower", "pole", "post", "pin", "needle", "stick", "column", "stack", "source",
                        "destination", "target", "auxiliary", "стержень", "стержня", "колышек", "колышка"});
    return std::string(words.take());
}

std::optional<PrintedMove> from_here(Words words) {
    bool const has_arrow = words.peek(1) == arrow_word || words.peek(2) == arrow_word;
    if (words.left() == 4 && is_number(words.peek()) && is_number(words.peek(1)) && !has_arrow)
        return PrintedMove{number(words.peek(1)), std::string(words.peek(2)), std::string(words.peek(3))};

    words.take_any(
        {"move", "moves", "moving", "moved", "transfer", "переложить", "Переложить", "переместить", "Переместить"});
    words.take_any({"the"});
    words.take_any({"disk", "disc", "ring", "plate", "диск", "Диск"});
    words.take_any({"number", "no."});

    PrintedMove move;
    std::string_view const first = words.take();
    auto const digits =
        static_cast<std::size_t>(std::find_if_not(first.begin(), first.end(), is_digit) - first.begin());
    if (digits == 0) return std::nullopt;
    std::string_view rest = first.substr(digits);
    if (!rest.empty() && (rest.front() == ':' || rest.front() == ',')) rest.remove_prefix(1);
    move.disc = number(first.substr(0, digits));

    if (words.peek() == arrow_word) {  // "1A->C", "11->3"
        if (rest.empty() && digits < 2) return std::nullopt;
        move.from = rest.empty() ? first.substr(digits - 1, 1) : rest;
        if (rest.empty()) move.disc = number(first.substr(0, digits - 1));
    } else {
        if (!rest.empty()) return std::nullopt;
        words.take_any({"is", "was"});
        words.take_any({"moved", "moves", "goes"});
        bool const in_words = words.take_any({"from", "off", "с", "со", "из"});
        move.from = name(words, is_between_pegs);
        if (!in_words && words.peek() != arrow_word) return std::nullopt;
    }
    if (!is_between_pegs(words.peek())) return std::nullopt;
    words.skip(1);
    move.to = name(words, [](std::string_view next) { return next.empty(); });
    if (move.to.size() > 1 && std::string_view(".!;,").find(move.to.back()) != std::string_view::npos)
        move.to.pop_back();
    if (words.left() > 0 || move.from.empty() || move.to.empty()) return std::nullopt;
    return move;
}

/// The move in a line that is normalized.
std::optional<PrintedMove> move_in(std::string_view text) {
    Words const words(text);
    Words behind_number = words;
    bool const named = behind_number.take_any({"step", "шаг", "Шаг", "ход", "Ход"});
    if (!named && is_numbering(words.peek(1))) behind_number.take_any({"move"});
    if (is_numbering(behind_number.peek()) || (named && is_number(behind_number.peek()))) {
        behind_number.skip(1);
        behind_number.take_any({"-", ":"});
        if (auto move = from_here(behind_number)) return move;
    }
    if (auto move = from_here(words)) return move;
    // Behind a question that was asked on the same line: "How many disks? Move disk 1 from A to C".
    std::size_t const question = text.find_last_of(":?>");
    if (question == std::string_view::npos) return std::nullopt;
    Words const behind_question(text.substr(question + 1));
    return Words::is_any(behind_question.peek(), {"move"}) ? from_here(behind_question) : std::nullopt;
}

bool is_comment(std::string_view text) { return text.front() == '#' || text.front() == ';' || text.starts_with("//"); }

}  // namespace

std::optional<PrintedMove> printed_move(std::string_view line) { return move_in(normalized(line)); }

std::optional<PrintedLine> PrintedMoves::next() {
    if (held_) return std::exchange(held_, std::nullopt);
    while (auto read = line()) {
        if (read->text.empty() || is_comment(read->text)) continue;
        if (read->move) {
            begun_ = true;
            if (!garbage_) return read;
            held_ = std::move(read);
            return std::exchange(garbage_, std::nullopt);
        }
        if (!begun_) {
            if (before_++ == 0) first_before_ = std::move(read);
        } else if (!garbage_)
            garbage_ = std::move(read);
    }
    return std::nullopt;
}

std::optional<PrintedLine> PrintedMoves::line() {
    std::optional<LogLine> const line = lines_.next();
    if (!line) return std::nullopt;
    PrintedLine read{line->number, line->text};
    std::string const plain = normalized(line->text);
    if (line->is_whole) read.move = move_in(plain);
    if (trimmed(plain).empty())
        read.text.clear();
    else if (read.text.starts_with("\uFEFF"))
        read.text.erase(0, 3);
    std::size_t const first = std::min(read.text.find_first_not_of(" \t"), read.text.size());
    read.text.erase(0, first);
    while (!read.text.empty() && (read.text.back() == ' ' || read.text.back() == '\t')) read.text.pop_back();
    return read;
}

}  // namespace statewalk::cli
