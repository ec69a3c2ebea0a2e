// The automata that a command knows. Those of `statewalk` are compiled each by itself, and listed in
// cli/CMakeLists.txt, one line each.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "automata/core/mutants.hpp"
#include "cli/move_stream.hpp"
#include "cli/task_options.hpp"
#include "cli/walk.hpp"
#include "solvers/hanoi/packed_moves.hpp"

namespace statewalk::cli {

struct Entry {
    std::string name;
    std::string note;    ///< what it is, in one line
    std::string source;  ///< authors and year
    TransitionGraph (*graph)() = nullptr;

    /// Of an automaton that plays no towers: the names of its events, and a run that is given some of them, one after
    /// the other. Throws std::invalid_argument for a name that is none of these. Here and below: the run of a mutant,
    /// if one is named.
    std::vector<std::string> events;
    std::function<std::unique_ptr<Walk>(std::vector<std::string> const& script, std::optional<Mutant> const& mutant)>
        run;
    /// Where its only event is Step: a run that is given it again and again.
    std::function<std::unique_ptr<Walk>(std::optional<Mutant> const& mutant)> run_by_itself;

    // Of an automaton that plays the Towers of Hanoi:
    unsigned pegs = 0;  ///< how many it plays on; 0: it plays no towers
    unsigned most_discs = hanoi::most_discs;
    bool reads_numbers =
        false;                 ///< makes any move at once, given its number; else a run makes them one after the other
    bool fills_table = false;  ///< makes no moves
    std::optional<hanoi::Ties> ties;  ///< the tie rule, where the automaton leaves no choice
    /// Throws std::invalid_argument, in words, if the automaton cannot take the task; at once, whatever the task.
    void (*require)(hanoi::Task const& task) = nullptr;
    /// Of one that makes moves: these, made by a run from the start at whose steps nobody looks; of an automaton that
    /// reads numbers, those in the range, or all. Throws std::invalid_argument if the task cannot be set.
    std::unique_ptr<MoveStream> (*moves)(hanoi::Task const& task, std::optional<Range> const& range) = nullptr;
    /// Of an automaton that reads numbers: its table as a substitution.
    hanoi::Substitution (*substitution)() = nullptr;
    /// A run from the start; of an automaton that reads numbers, of the moves in the range, or of all.
    /// Throws std::invalid_argument if the task cannot be set.
    std::unique_ptr<Walk> (*walk)(hanoi::Task const& task, std::optional<Range> const& range,
                                  std::optional<Mutant> const& mutant) = nullptr;
};

/// The entry of an automaton; defined in cli/entry.hpp.
template <class Automaton>
Entry entry();

class Catalogue {
public:
    /// `program`: the command that knows them, as it is called.
    Catalogue(std::string program, std::vector<Entry> entries)
        : program_(std::move(program)), entries_(std::move(entries)) {}

    std::string const& program() const { return program_; }

    /// How one of its commands is called for an automaton: "statewalk trace buneman-levy".
    std::string call(std::string const& command, Entry const& entry) const;

    /// The automaton of that name. Throws WrongCall, with the nearest name, where there is none.
    Entry const& find(std::string const& name) const;

    /// How a line about an automaton begins: "statewalk: buneman-levy: "; with its program alone, where there is one
    /// only.
    std::string speaker(Entry const& entry) const;

    /// A name, with blanks behind it so that what follows stands in a column.
    std::string padded(std::string const& name) const;

    auto begin() const { return entries_.begin(); }
    auto end() const { return entries_.end(); }
    /// Where there is only one, no command needs to be told its name.
    Entry const* only_one() const { return entries_.size() == 1 ? &entries_.front() : nullptr; }

private:
    std::string program_;
    std::vector<Entry> entries_;
};

/// The automata of `statewalk`.
Catalogue const& catalogue();

}  // namespace statewalk::cli
