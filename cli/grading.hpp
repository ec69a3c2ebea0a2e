// What moves are worth, held against the rules, the goal, the fewest possible and the recursion; and an automaton.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "automata/core/coverage.hpp"
#include "automata/core/lint.hpp"
#include "cli/logged_moves.hpp"
#include "solvers/hanoi/task.hpp"

namespace statewalk::cli {

/// Points, in hundredths.
using Points = std::uint64_t;

/// "12.5" for 1250.
std::string points_text(Points points);

/// As much of `most` as `done` is of `all`, rounded down.
Points share(Points most, std::uint64_t done, std::uint64_t all);

/// How many points each part is worth.
struct Rubric {
    Points legal = 3000;    ///< in proportion: legal moves from the start, of the fewest that are needed
    Points arrival = 2000;  ///< all or none: every move is legal, and every disc on the goal peg
    Points length = 2000;   ///< when it arrived, in proportion: the fewest moves, of those made
    Points reference =
        3000;           ///< in proportion: moves from the start that are the recursion's. On four pegs all of it for
                        ///< any shortest solution
    Points lint = 0;    ///< of an automaton alone; all or none: no fault is found
    Points arrows = 0;  ///< the same; in proportion: arrows that its run took

    Points of_moves() const { return legal + arrival + length + reference; }
    Points all() const { return of_moves() + lint + arrows; }
};

/// Where nothing else is asked for, the rubric of an automaton.
inline constexpr Rubric automaton_rubric{2000, 2000, 2000, 2000, 1000, 1000};

struct Part {
    std::string name;  ///< as in Rubric
    Points points = 0;
    Points most = 0;
    std::string remark;  ///< why, in English
};

/// Where the moves first are not the recursion's.
struct FirstFault {
    std::uint64_t move = 0;  ///< its number, from 1
    std::uint64_t line = 0;  ///< of the log; 0: the log is at its end
    std::string text;        ///< what was printed there, fit to be shown; empty in a saved log
    std::string expected;    ///< in English, as `came`
    std::string came;
    std::vector<std::vector<std::uint64_t>> towers;  ///< before it: the discs of every peg, from the bottom up
    char const* unit = "move";                       ///< what `move` counts; "step" in a protocol
};

struct Grade {
    std::string log;      ///< its name, or the automaton's; as `trouble` fit to be shown
    std::string trouble;  ///< why it could not be read at all; then nothing else is known
    hanoi::Task task;
    std::string automaton{};   ///< that a protocol was held against; empty: the log is of moves
    std::string events{};      ///< that it was given, by commas; empty: the task
    std::uint64_t moves = 0;   ///< legal ones, from the start
    std::uint64_t fewest = 0;  ///< that the task needs
    std::uint64_t agreed = 0;  ///< moves from the start that are the recursion's
    std::string illegal;       ///< why the next one is not legal; empty: the log ends, and all are
    bool arrived = false;
    bool right = false;  ///< a shortest solution
    std::optional<FirstFault> difference;
    std::vector<Part> parts;
    std::vector<std::string> notes;

    Points points() const;
    Points most() const;
};

/// Reads a log to its end, or to the first move that is not legal. Memory does not grow with the number of moves.
/// `progress` is told the moves seen, now and then.
Grade graded(LoggedMoves& log, Rubric const& rubric, std::function<void(std::uint64_t)> const& progress);

/// Adds what lint found in an automaton, and which arrows its run took.
void add_parts_of_automaton(Grade& grade, std::vector<Finding> const& findings, TransitionGraph const& graph,
                            Coverage const& coverage, Rubric const& rubric);

/// Nothing, out of all, for a log that cannot be read.
Grade unreadable(std::string const& why, Rubric const& rubric);

}  // namespace statewalk::cli
