#include "cli/protocol_grading.hpp"

#include <algorithm>
#include <deque>
#include <sstream>
#include <utility>

#include "cli/running.hpp"
#include "cli/styled_line.hpp"
#include "diagrams/protocol.hpp"
#include "diagrams/text.hpp"

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

/// The protocol of a run, line by line.
class Told {
public:
    Told(Walk& walk, Language language, std::uint64_t budget)
        : walk_(walk), budget_(budget), protocol_(text_, language) {
        protocol_.begin(walk.graph(), {}, walk.record());
    }

    /// Empty at the end.
    std::string next() {
        while (lines_.empty() && !ended_) {
            ended_ = !next_step(walk_, budget_);
            if (ended_)
                protocol_.end(walk_.outcome());
            else
                protocol_.add(walk_.record());
            std::istringstream all(text_.str());
            text_.str("");
            for (std::string line; std::getline(all, line);) lines_.push_back(line);
        }
        if (lines_.empty()) return {};
        std::string line = std::move(lines_.front());
        lines_.pop_front();
        return line;
    }

private:
    Walk& walk_;
    std::uint64_t budget_;
    std::ostringstream text_;
    Protocol protocol_;
    std::deque<std::string> lines_;
    bool ended_ = false;
};

/// The lines of a log that have a mark.
class Printed {
public:
    Printed(std::istream& in, std::set<std::string> const& names) : in_(in), names_(names) {}

    std::optional<ProtocolLine> next() {
        while (read_line()) {
            ++number_;
            if (auto line = protocol_line(text_, names_)) return line;
        }
        text_.clear();
        return std::nullopt;
    }
    std::uint64_t number() const { return number_; }
    std::string const& text() const { return text_; }

private:
    /// Of an endless line, its beginning.
    bool read_line() {
        constexpr std::size_t longest = 1000;
        text_.clear();
        char c = 0;
        bool any = false;
        while (in_.get(c)) {
            any = true;
            if (c == '\n') break;
            if (c != '\r' && text_.size() < longest) text_ += c;
        }
        return any;
    }

    std::istream& in_;
    std::set<std::string> const& names_;
    std::string text_;
    std::uint64_t number_ = 0;
};

std::string shown(std::string const& line) {
    constexpr std::size_t most = 200;
    std::string const text = printable(line.substr(std::min(line.find_first_not_of(' '), line.size())));
    return columns(text) > most ? cut(text, most) + "..." : text;
}

}  // namespace

std::optional<ProtocolLine> protocol_line(std::string_view text, std::set<std::string> const& names) {
    if (text.starts_with("\uFEFF")) text.remove_prefix(3);
    std::vector<std::string> const words = words_of(text);
    if (words.size() < 2 || words[0].size() != 1 || marks.find(words[0][0]) == std::string_view::npos)
        return std::nullopt;
    ProtocolLine line{words[0][0], bare(words[1]), {}};
    if (line.mark == 'i') line.facts.push_back(answer(bare(words.back())));
    bool const has_states = line.mark == '{' || line.mark == 'T' || line.mark == '}';
    for (std::size_t i = 2; i < words.size() && has_states; ++i)
        if (std::string word = bare(words[i]); names.count(word) > 0) line.facts.push_back(std::move(word));
    return line;
}

Grade graded_protocol(std::istream& log, Walk& walk, std::uint64_t budget, Rubric const& rubric, Language language,
                      std::function<void(std::uint64_t)> const& progress) {
    std::set<std::string> names{"e1"};
    for (TransitionGraph::State const& state : walk.graph().states) names.insert(state.name);
    for (Symbol const& event : walk.graph().events) names.insert(event.name);

    Told told(walk, language, budget);
    Printed printed(log, names);
    std::optional<FirstFault> difference;
    std::uint64_t steps = 0;
    std::uint64_t agreed = 0;
    while (true) {
        std::string const expected = told.next();
        auto const wanted = protocol_line(expected, names);
        bool const begins = wanted && wanted->mark == '{' && wanted->symbol == "A1";
        if (begins && ++steps % 4096 == 0) progress(steps);
        if (difference && expected.empty()) break;
        if (difference) continue;  // to count the steps
        auto const came = printed.next();
        if (expected.empty() && !came) break;
        if (came == wanted) {
            if (wanted->mark == '}' && wanted->symbol == "A1") agreed = steps;
            continue;
        }
        difference = FirstFault{expected.empty() ? steps + 1 : steps,
                                came ? printed.number() : 0,
                                {},
                                expected.empty() ? "no more lines" : shown(expected),
                                came ? shown(printed.text()) : "no more lines",
                                {},
                                "step"};
        if (expected.empty()) break;
    }
    std::uint64_t const all = std::max(steps, difference ? difference->move : 0);  // with one that is too many

    Grade grade;
    grade.moves = agreed;
    grade.fewest = steps;
    grade.right = !difference;
    std::string const remark = "steps that agree: " + std::to_string(agreed) + " of " + std::to_string(steps);
    grade.difference = std::move(difference);
    grade.parts = {{"protocol", share(rubric.all(), agreed, all), rubric.all(), remark}};
    return grade;
}

}  // namespace statewalk::cli
