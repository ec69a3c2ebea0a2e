// What the commands that run an automaton share.
#pragma once

#include <cstdint>
#include <fstream>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/catalogue.hpp"
#include "cli/commands.hpp"
#include "cli/task_options.hpp"

namespace statewalk::cli {

/// A file to be read, or standard input for "-".
class Input {
public:
    /// Throws FileTrouble if it cannot be read.
    Input(Context const& context, std::string const& name);
    std::istream& stream() { return *stream_; }

private:
    std::ifstream file_;
    std::istream* stream_;
};

/// What is asked of an automaton that plays towers.
struct AskedMoves {
    hanoi::Task task;
    std::optional<Range> range;
};

/// `range`: K..M or K, the numbers of some moves; empty: all. Throws WrongCall if it cannot be done, or if the
/// automaton plays no towers.
AskedMoves asked(Entry const& entry, TaskOptions const& options, std::string const& range);

/// An automaton, what is asked of it, and its run, not yet begun.
struct Started {
    Entry const& entry;
    hanoi::Task task;
    std::optional<Range> range;
    std::unique_ptr<Walk> walk;
};

/// The same, and its run. Throws WrongCall, too, if it cannot be made.
Started start(Entry const& entry, TaskOptions const& options, std::string const& range);

/// Throws WrongCall if an event of an automaton has a name that no script can name, or that another one has.
void require_names(Catalogue const& automata);

/// The run of an automaton that waits for events. `script`: their names, by commas. Throws WrongCall for a name that is
/// none of its events, and if it plays towers instead.
std::unique_ptr<Walk> run_script(Entry const& entry, std::string const& script,
                                 std::optional<Mutant> const& mutant = {});

/// How it is given all of its events: "--events coin,pass".
std::string events_option(Entry const& entry);

/// Throws WrongCall if it waits for events, and none can be given to it by name.
void require_events(Entry const& entry);

/// A script that gives it each of its events twice, in their order: "coin,coin,pass,pass".
std::string every_event_twice(Entry const& entry);

/// The automata for so many pegs as are named, by commas; all that play towers where none is.
std::vector<Entry const*> playing_on(Catalogue const& automata, std::string const& pegs);

/// The tasks asked for, as the automaton takes them; to be checked move by move, so of 64 discs at most on three pegs.
std::vector<hanoi::Task> tasks_for(Entry const& entry, TaskOptions const& options);

/// The options that ask for these tasks: "-n 1..3 --from A --to C".
std::string tasks_text(std::vector<hanoi::Task> const& all, bool every_pair);

/// Throws WrongCall if the automaton cannot take the task.
void require(Entry const& entry, hanoi::Task const& task);

/// The walk of an entry; what it cannot do is a WrongCall.
std::unique_ptr<Walk> walk_of(Entry const& entry, hanoi::Task const& task, std::optional<Range> const& range = {},
                              std::optional<Mutant> const& mutant = {});

/// The moves of an entry, as walk_of().
std::unique_ptr<MoveStream> moves_of(Entry const& entry, hanoi::Task const& task,
                                     std::optional<Range> const& range = {});

/// A whole number in decimal digits, if the text is one.
std::optional<std::uint64_t> whole_number(std::string const& text);

/// No automaton here needs as many steps for so many discs; a wrong one that never halts is cut there.
std::uint64_t generous_budget(hanoi::Task const& task);

/// For a machine of which it is not known whether it ever ends.
inline constexpr std::uint64_t long_enough = 10'000;

/// The last step at which a walk may begin: all before it is kept.
inline constexpr std::uint64_t most_walked = 50'000;

/// Takes the walk's next step, unless the budget is spent or Ctrl-C was pressed.
bool next_step(Walk& walk, std::uint64_t budget);

/// Throws Interrupted if Ctrl-C was pressed.
void stop_if_interrupted();

/// Whether a run ended as asked; says so on standard error if not.
bool ended_well(Entry const& entry, Outcome const& outcome, bool cut_as_asked, Context const& context);

}  // namespace statewalk::cli
