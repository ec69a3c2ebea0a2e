#include "cli/printed_protocol.hpp"

#include <algorithm>
#include <utility>

namespace statewalk::cli {
namespace {

constexpr std::string_view marks = "{i*T}!";

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words;
    std::string word;
    for (std::size_t i = 0; i <= text.size(); ++i) {
        bool const no_break_space = text.substr(i, 2) == "\u00A0";
        bool const blank = i == text.size() || text[i] == ' ' || text[i] == '\t' || no_break_space;
        if (!blank) word += text[i];
        if (blank && !word.empty()) words.push_back(std::exchange(word, {}));
        if (no_break_space) ++i;
    }
    return words;
}

/// Without marks of a sentence at its ends.
std::string bare(std::string word) {
    constexpr std::string_view around = ".,:;!?\"'()";
    while (!word.empty() && around.find(word.back()) != std::string_view::npos) word.pop_back();
    word.erase(0, std::min(word.find_first_not_of(around), word.size()));
    return word;
}

/// "yes" or "no", in the words and figures that programs print; empty for any other.
std::string answer(std::string const& word) {
    static std::set<std::string> const yes{"yes", "YES", "Yes", "true", "1", "ДА", "Да", "да"};
    static std::set<std::string> const no{"no", "NO", "No", "false", "0", "НЕТ", "Нет", "нет"};
    return yes.count(word) > 0 ? "yes" : no.count(word) > 0 ? "no" : "";
}

/// "x1", "z12".
bool is_symbol(std::string_view word) {
    return word.size() > 1 && (word[0] == 'x' || word[0] == 'z') &&
           word.find_first_not_of("0123456789", 1) == std::string_view::npos;
}

}  // namespace

std::optional<ProtocolLine> protocol_line(std::string_view text, std::set<std::string> const& names) {
    if (text.starts_with("\uFEFF")) text.remove_prefix(3);
    std::vector<std::string> const words = words_of(text);
    if (words.size() < 2 || words[0].size() != 1 || marks.find(words[0][0]) == std::string_view::npos)
        return std::nullopt;
    ProtocolLine line{words[0][0], bare(words[1]), {}};
    if (line.mark == 'i') line.facts.push_back(answer(bare(words.back())));
    bool const has_symbols = line.mark == 'i' || line.mark == '*';
    bool const has_states = line.mark == '{' || line.mark == 'T' || line.mark == '}';
    for (std::size_t i = 2; i < words.size(); ++i) {
        std::string word = bare(words[i]);
        if ((has_symbols && is_symbol(word)) || (has_states && names.count(word) > 0))
            line.facts.push_back(std::move(word));
    }
    return line;
}

std::optional<ProtocolLine> PrintedProtocol::next() {
    while (auto line = lines_.next()) {
        number_ = line->number;
        text_ = std::move(line->text);
        if (auto read = protocol_line(text_, names_)) return read;
    }
    text_.clear();
    return std::nullopt;
}

}  // namespace statewalk::cli
