#include "cli/stepping.hpp"

#include <algorithm>
#include <array>

#include "cli/nearest.hpp"
#include "cli/output.hpp"
#include "cli/running.hpp"
#include "diagrams/text.hpp"

namespace statewalk::cli {
namespace {

struct Word {
    Verb verb;
    char letter;
    char const* word;
    char const* argument;
    char const* keys;  ///< of a terminal, beside the letter
    char const* what;
};

constexpr std::array<Word, 11> words{{
    {Verb::next, 'n', "next", "", "Right, Space, Enter", "a step forward"},
    {Verb::back, 'b', "back", "", "Left, Backspace", "a step back"},
    {Verb::next_move, 'm', "move", "", "Shift+Right", "on to the next move"},
    {Verb::move_before, 'M', "move-back", "", "Shift+Left", "back to the move before"},
    {Verb::go_to, 'g', "goto", "N", "", "to step N"},
    {Verb::next_in_state, 's', "state", "STATE", "", "on to the next time in a state"},
    {Verb::end, 'e', "end", "", "End", "to the end"},
    {Verb::restart, 'r', "restart", "", "Home", "to the start"},
    {Verb::difference, 'd', "difference", "", "", "to the first difference"},
    {Verb::help, '?', "help", "", "", "this list"},
    {Verb::quit, 'q', "quit", "", "Ctrl-D", "leave"},
}};

Word const& word_of(Verb verb) {
    return *std::find_if(words.begin(), words.end(), [&](Word const& each) { return each.verb == verb; });
}

std::string called(Word const& word) {
    return std::string(word.word) + (word.argument[0] == '\0' ? "" : " ") + word.argument;
}

std::string trimmed(std::string const& text) {
    constexpr char const* blanks = " \t\r";
    std::size_t const first = text.find_first_not_of(blanks);
    return first == std::string::npos ? "" : text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

bool makes_move(Record const& record) { return !record.moves.empty(); }

}  // namespace

Command command_in(std::string const& line, Language language) {
    std::string const text = trimmed(line);
    if (text.empty()) return {};
    std::string const name = text.substr(0, text.find_first_of(" \t"));
    std::string const rest = trimmed(text.substr(name.size()));
    auto const word = std::find_if(words.begin(), words.end(), [&](Word const& each) {
        return name == each.word || name == std::string(1, each.letter);
    });
    if (word == words.end()) {
        std::vector<std::string> known;
        for (Word const& each : words) known.emplace_back(each.word);
        throw WrongCall(filled("there is no command '{}'", {name}, language) + did_you_mean(name, known, language) +
                        filled(" (there are {})", {joined(words, ", ", called)}, language));
    }
    if (word->argument[0] == '\0' && !rest.empty())
        throw WrongCall(filled("{} takes nothing behind it, not '{}'", {word->word, rest}, language));
    return {word->verb, rest};
}

std::optional<Verb> verb_of_letter(std::string_view letter) {
    for (Word const& word : words)
        if (letter == std::string_view(&word.letter, 1)) return word.verb;
    return std::nullopt;
}

std::string argument_of(Verb verb) { return word_of(verb).argument; }

std::vector<std::string> commands_text(Language language, bool keys) {
    std::vector<std::vector<std::string>> rows;
    for (Word const& word : words) {
        std::string const letter(1, word.letter);
        rows.push_back({keys ? letter : letter + ", " + called(word), translated(word.what, language)});
        if (keys) rows.back().insert(rows.back().begin() + 1, translated(word.keys, language));
    }
    return aligned(rows, "  ");
}

std::string Stepping::take(Command const& command) {
    std::size_t const last = run_.last();
    auto const moved = [&](std::size_t position) { return makes_move(run_.at(position)); };
    switch (command.verb) {
        case Verb::next: return go(at_ < last ? std::optional(at_ + 1) : std::nullopt, "this is the end of the run");
        case Verb::back: return go(at_ > 0 ? std::optional(at_ - 1) : std::nullopt, "this is the start of the run");
        case Verb::next_move: {
            std::size_t position = at_ + 1;
            while (position <= last && !moved(position)) ++position;
            return go(position <= last ? std::optional(position) : std::nullopt, "no move comes after this step");
        }
        case Verb::move_before: {
            std::size_t position = at_;
            while (position > 0 && !moved(position - 1)) --position;
            return go(position > 0 ? std::optional(position - 1) : std::nullopt, "no move comes before this step");
        }
        case Verb::go_to: return go(step_in(command.argument), "");
        case Verb::next_in_state: return go_to_state(command.argument);
        case Verb::end: return go(last, "");
        case Verb::restart: return go(0, "");
        case Verb::difference: {
            std::optional<std::size_t> step;
            if (run_.difference()) step = run_.difference()->step;
            return go(step, "no difference was found in these steps");
        }
        case Verb::help:
        case Verb::quit: break;
    }
    return "";
}

std::string Stepping::go(std::optional<std::size_t> position, std::string const& why_not) {
    if (!position) return translated(why_not, language_);
    at_ = *position;
    return "";
}

std::size_t Stepping::step_in(std::string const& argument) const {
    auto const number = whole_number(argument);
    if (!number || *number > run_.last())
        throw WrongCall(filled("goto takes the number of a step, from 0 to {}, not '{}'",
                               {std::to_string(run_.last()), argument}, language_));
    return *number;
}

std::string Stepping::go_to_state(std::string const& name) {
    TransitionGraph const& graph = run_.graph();
    std::vector<std::string> paths;
    for (std::size_t state = 0; state < graph.states.size(); ++state) paths.push_back(path_text(graph, state));
    auto const is_wanted = [&](std::size_t state, bool by_path) {
        return (by_path ? paths[state] : graph.states[state].name) == name;
    };
    bool const by_path = std::find(paths.begin(), paths.end(), name) != paths.end();
    std::vector<std::size_t> wanted;
    for (std::size_t state = 0; state < paths.size(); ++state)
        if (is_wanted(state, by_path)) wanted.push_back(state);
    if (wanted.empty())
        throw WrongCall(filled("there is no state '{}'", {name}, language_) + did_you_mean(name, paths, language_) +
                        filled(" (there are {})", {joined(paths, ", ")}, language_));

    for (std::size_t position = at_ + 1; position <= run_.last(); ++position)
        for (std::size_t const leaf : run_.at(position).after)
            for (std::size_t const state : wanted)
                if (is_within(graph, leaf, state)) return go(position, "");
    return filled("state {} does not come after this step", {name}, language_);
}

}  // namespace statewalk::cli
