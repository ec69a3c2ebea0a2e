// What the commands that run an automaton share.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/catalogue.hpp"
#include "cli/task_options.hpp"

namespace statewalk::cli {

/// An automaton, what is asked of it, and its run, not yet begun.
struct Started {
    Entry const& entry;
    hanoi::Task task;
    std::optional<Range> range;
    std::unique_ptr<Walk> walk;
};

/// `range`: K..M or K, the numbers of some moves; empty: all. Throws WrongCall if it cannot be done.
Started start(std::string const& name, TaskOptions const& options, std::string const& range);

/// The tasks asked for, as the automaton takes them; to be checked move by move, so of 64 discs at most on three pegs.
std::vector<hanoi::Task> tasks_for(Entry const& entry, TaskOptions const& options);

/// Throws WrongCall if the automaton cannot take the task.
void require(Entry const& entry, hanoi::Task const& task);

/// The walk of an entry; what it cannot do is a WrongCall.
std::unique_ptr<Walk> walk_of(Entry const& entry, hanoi::Task const& task, std::optional<Range> const& range = {});

/// Of two numbers in decimal digits, without leading zeros.
bool is_less(std::string const& one, std::string const& other);

/// No automaton here needs as many steps for so many discs; a wrong one that never halts is cut there.
std::uint64_t generous_budget(hanoi::Task const& task);

/// Takes the walk's next step, unless the budget is spent or Ctrl-C was pressed.
bool next_step(Walk& walk, std::uint64_t budget);

/// Throws Interrupted if Ctrl-C was pressed.
void stop_if_interrupted();

/// Whether a run ended as asked; says so on `err` if not.
bool ended_well(Entry const& entry, Outcome const& outcome, bool cut_as_asked, std::ostream& err);

}  // namespace statewalk::cli
