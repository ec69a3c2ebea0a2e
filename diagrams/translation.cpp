#include "diagrams/translation.hpp"

#include <algorithm>
#include <numeric>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

namespace statewalk {
namespace {

constexpr std::string_view gap = "{}";
constexpr std::string_view text_gap = "{text}";

using ByEnglish = std::unordered_map<std::string_view, std::string_view>;

ByEnglish by_english(Language language) {
    ByEnglish all;
    for (Translated const& entry : translations(language))
        if (!entry.english.empty() && !entry.other.empty()) all.emplace(entry.english, entry.other);
    return all;
}

std::string_view found(std::string_view english, Language language) {
    if (language == Language::en) return english;
    static ByEnglish const russian = by_english(Language::ru);
    auto const entry = russian.find(english);
    return entry == russian.end() ? english : entry->second;
}

std::string with_words(std::string_view text, std::vector<std::string> const& words) {
    std::string all;
    for (std::string const& word : words) {
        std::size_t const at = text.find(gap);
        if (at == std::string_view::npos) break;
        all += text.substr(0, at);
        all += word;
        text.remove_prefix(at + gap.size());
    }
    all += text;
    return all;
}

std::string in_context(std::string_view context, std::string_view text) {
    return std::string(context) + '\004' + std::string(text);
}

std::string found_in(std::string_view context, std::string_view text, Language language) {
    std::string const key = in_context(context, text);
    std::string_view const other = found(key, language);
    return std::string(other == key ? text : other);
}

/// What stands between the gaps of a text, one more than there are gaps; and whether a gap is for a text.
struct Pieces {
    explicit Pieces(std::string_view text) {
        while (true) {
            std::size_t const at = std::min(text.find(gap), text.find(text_gap));
            between.push_back(text.substr(0, at));
            if (at == std::string_view::npos) return;
            is_text.push_back(text.substr(at).starts_with(text_gap));
            text.remove_prefix(at + (is_text.back() ? text_gap : gap).size());
        }
    }
    std::size_t size() const {
        return std::accumulate(between.begin(), between.end(), std::size_t{0},
                               [](std::size_t sum, std::string_view piece) { return sum + piece.size(); });
    }

    std::vector<std::string_view> between;
    std::vector<bool> is_text;
};

struct Sentence {
    Pieces english;
    Pieces other;
};

/// Those of the catalogue. First those that begin with words of their own: what stands before a sentence in another one
/// is no name. Then those that have the most words of their own.
std::vector<Sentence> const& sentences() {
    static std::vector<Sentence> const all = [] {
        std::vector<Sentence> sentences;
        std::string const mark = in_context("sentence", "");
        for (Translated const& entry : translations(Language::ru))
            if (entry.english.starts_with(mark))
                sentences.push_back({Pieces(entry.english.substr(mark.size())), Pieces(entry.other)});
        std::stable_sort(sentences.begin(), sentences.end(), [](Sentence const& one, Sentence const& other) {
            bool const begins = !one.english.between.front().empty();
            if (begins != !other.english.between.front().empty()) return begins;
            return one.english.size() > other.english.size();
        });
        return sentences;
    }();
    return all;
}

/// What stands in a text where the pattern has gaps, if it is that pattern filled.
std::optional<std::vector<std::string_view>> words_in(std::string_view text, Pieces const& pattern) {
    std::vector<std::string_view> const& between = pattern.between;
    if (!text.starts_with(between.front())) return std::nullopt;
    text.remove_prefix(between.front().size());
    if (between.size() == 1) return text.empty() ? std::optional(std::vector<std::string_view>()) : std::nullopt;
    std::vector<std::string_view> words;
    for (std::size_t i = 1; i + 1 < between.size(); ++i) {
        std::size_t const at = text.find(between[i]);
        if (at == std::string_view::npos) return std::nullopt;
        words.push_back(text.substr(0, at));
        text.remove_prefix(at + between[i].size());
    }
    if (!text.ends_with(between.back())) return std::nullopt;
    words.push_back(text.substr(0, text.size() - between.back().size()));
    return words;
}

/// A part of a sentence: one that is said already, or one that is still to be translated.
struct Part {
    std::string_view text;
    bool is_open = false;
};

/// A text in the words of the first sentence that it is; none if it is none of them.
std::vector<Part> parts_of(std::string_view text) {
    std::vector<Part> parts;
    for (Sentence const& sentence : sentences()) {
        auto const words = words_in(text, sentence.english);
        if (!words) continue;
        for (std::size_t i = 0; i < words->size(); ++i) {
            parts.push_back({sentence.other.between[i]});
            parts.push_back({(*words)[i], sentence.english.is_text[i]});
        }
        parts.push_back({sentence.other.between.back()});
        break;
    }
    return parts;
}

}  // namespace

std::string translated(std::string_view english, Language language) { return std::string(found(english, language)); }

std::string translated_field(std::string_view name, Language language) { return found_in("field", name, language); }

std::string translated_value(std::string_view text, Language language) { return found_in("value", text, language); }

std::string filled(std::string_view english, std::vector<std::string> const& words, Language language) {
    return with_words(found(english, language), words);
}

std::string translated_sentence(std::string_view english, Language language) {
    if (language == Language::en) return std::string(english);
    std::string all;
    std::vector<Part> rest{{english, true}};  // the next one at the end
    while (!rest.empty()) {
        Part const part = rest.back();
        rest.pop_back();
        std::string_view const known = part.is_open ? found(part.text, language) : part.text;
        std::vector<Part> const parts = part.is_open && known == part.text ? parts_of(part.text) : std::vector<Part>();
        if (parts.empty()) all += known;
        rest.insert(rest.end(), parts.rbegin(), parts.rend());
    }
    return all;
}

std::string translated_lines(std::string_view english, Language language) {
    std::string all;
    for (std::size_t end = english.find('\n'); end != std::string_view::npos; end = english.find('\n')) {
        all += translated_sentence(english.substr(0, end), language) + '\n';
        english.remove_prefix(end + 1);
    }
    return all + translated_sentence(english, language);
}

std::string translated_places(std::string_view synopsis, Language language) {
    std::string all;
    while (!synopsis.empty()) {
        std::size_t const end = std::min(synopsis.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ"), synopsis.size());
        all += translated(synopsis.substr(0, end), language);
        synopsis.remove_prefix(end);
        if (synopsis.empty()) break;
        all += synopsis.front();
        synopsis.remove_prefix(1);
    }
    return all;
}

TransitionGraph translated(TransitionGraph graph, Language language) {
    for (TransitionGraph::State& state : graph.states) state.note = translated(state.note, language);
    for (auto* const symbols : {&graph.events, &graph.inputs, &graph.outputs})
        for (Symbol& symbol : *symbols) symbol.note = translated(symbol.note, language);
    return graph;
}

}  // namespace statewalk
