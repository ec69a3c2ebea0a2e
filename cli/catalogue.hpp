// The automata that the command knows. Each is compiled by itself; they are listed in cli/CMakeLists.txt, one line
// each.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/task_options.hpp"
#include "cli/walk.hpp"

namespace statewalk::cli {

struct Entry {
    std::string name;
    std::string note;    ///< what it is, in one line
    std::string source;  ///< authors and year
    unsigned pegs = 3;   ///< how many it plays on
    unsigned most_discs = hanoi::most_discs;
    bool reads_numbers =
        false;                 ///< makes any move at once, given its number; else a run makes them one after the other
    bool fills_table = false;  ///< makes no moves
    std::optional<hanoi::Ties> ties;  ///< the tie rule, where the automaton leaves no choice
    TransitionGraph (*graph)() = nullptr;
    /// Throws std::invalid_argument, in words, if the automaton cannot take the task; at once, whatever the task.
    void (*require)(hanoi::Task const& task) = nullptr;
    /// Of an automaton that reads numbers: gives `visit` the moves in the range, unobserved, until it answers false.
    void (*read_moves)(hanoi::Task const& task, Range const& range,
                       std::function<bool(hanoi::Move const&)> const& visit) = nullptr;
    /// A run from the start; of an automaton that reads numbers, of the moves in the range, or of all.
    /// Throws std::invalid_argument if the task cannot be set.
    std::unique_ptr<Walk> (*walk)(hanoi::Task const& task, std::optional<Range> const& range) = nullptr;
};

/// The entry of an automaton; defined in cli/entry.hpp.
template <class Automaton>
Entry entry();

std::vector<Entry> const& catalogue();

/// The automaton of that name. Throws WrongCall, with the nearest name, where there is none.
Entry const& find(std::string const& name);

}  // namespace statewalk::cli
