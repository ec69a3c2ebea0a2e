// Where one is in a recorded run, and the commands that lead elsewhere.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/recording.hpp"
#include "diagrams/translation.hpp"

namespace statewalk::cli {

enum class Verb {
    next,
    back,
    next_move,
    move_before,
    go_to,
    next_in_state,
    end,
    restart,
    difference,
    help,
    quit,
};

/// What a line or a key asks for. `argument`: of go_to a step, of next_in_state a state.
struct Command {
    Verb verb = Verb::next;
    std::string argument{};

    bool operator==(Command const&) const = default;
};

/// The command on a line: a letter or a word and, behind a blank, what it needs; an empty line is `next`.
/// Throws WrongCall, in this language, if there is no such command.
Command command_in(std::string const& line, Language language);

/// The verb of a letter, if there is one.
std::optional<Verb> verb_of_letter(std::string_view letter);

/// What a verb takes behind it: "N", "STATE", or empty.
std::string argument_of(Verb verb);

/// All commands, one a line. `keys`: with the keys of a terminal.
std::vector<std::string> commands_text(Language language, bool keys);

/// A place in a run.
class Stepping {
public:
    /// Begins at the step `at`, or where the run has no such step, at its last. Keeps a reference to `run`.
    Stepping(Recording const& run, std::size_t at, Language language)
        : run_(run), language_(language), at_(std::min(at, run.last())) {}

    std::size_t at() const { return at_; }

    /// Goes where the command says. Returns why it stays, in words; empty if it need not.
    /// Throws WrongCall if there is no such place.
    std::string take(Command const& command);

private:
    std::string go(std::optional<std::size_t> position, std::string const& why_not);
    std::size_t step_in(std::string const& argument) const;
    std::string go_to_state(std::string const& name);

    Recording const& run_;
    Language language_;
    std::size_t at_;
};

}  // namespace statewalk::cli
