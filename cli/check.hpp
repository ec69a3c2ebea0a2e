// The check of an automaton: its log against its graph, and the moves in it against the reference recursion.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "cli/catalogue.hpp"
#include "cli/walk.hpp"

namespace statewalk::cli {

/// What the moves must be. On three pegs there is only one shortest solution; on four there are many.
enum class Against {
    recursion,  ///< the recursion's, by the same tie rule
    shortest,   ///< any that are legal, arrive, and are as few as can be
};

struct Verdict {
    bool agrees = false;
    bool interrupted = false;  ///< neither yes nor no
    std::string account;       ///< where it does not agree: what, where, and the towers before it; several lines
    std::uint64_t steps = 0;   ///< taken until the end, or until the first difference
    std::uint64_t moves = 0;   ///< seen until then; of an automaton that fills a table, cells
    std::optional<FirstDifference> difference{};  ///< where it does not agree
    std::optional<Outcome> ending{};              ///< how the run ended, if it did until then
    std::vector<std::uint64_t> taken{};           ///< how often each arrow of the graph was; not of quick_check()
};

/// Takes the walk from its start to its end, or to the first fault: a record that is no way through the graph, a move
/// that is not as it must be, two arrows that may fire together, an end other than `finished`, or `patience` steps
/// without a move. On four pegs the recursion's moves are also held against the rules, the goal and the fewest
/// possible. Memory does not grow with the number of moves. `progress` is told the moves seen, now and then, and may
/// answer no to stop.
Verdict check(Walk& walk, hanoi::Task const& task, Against against, std::uint64_t patience,
              std::function<bool(std::uint64_t)> const& progress);

/// The same of an automaton that fills a table: its cells are held against the recursion's.
Verdict check_table(Walk& walk, hanoi::Task const& task, std::uint64_t patience,
                    std::function<bool(std::uint64_t)> const& progress);

/// A verdict without a look at single steps, about as fast as recursion and automaton go: on three pegs, of an automaton
/// in which all is right. None if anything is wrong, or may be: then check() says what.
std::optional<Verdict> quick_check(Entry const& entry, hanoi::Task const& task,
                                   std::function<bool(std::uint64_t)> const& progress);

/// The one of the two that the automaton is for, with patience_for(task).
Verdict check(Walk& walk, Entry const& entry, Against against, hanoi::Task const& task,
              std::function<bool(std::uint64_t)> const& progress);

/// "disc 1 from A to C"; none: "no more moves".
std::string text_of(std::optional<hanoi::Move> const& move, hanoi::Task const& task);

/// "the run ended: stuck, ..."
std::string ending_text(Outcome const& outcome);

/// How many steps without a move an automaton may need, generously.
std::uint64_t patience_for(hanoi::Task const& task);

}  // namespace statewalk::cli
