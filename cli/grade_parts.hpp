// A grade: points for parts, by a rubric, and why.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

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
    /// In proportion: legal moves from the start, of the fewest that are needed.
    Points legal = 3000;
    /// All or none: every move is legal, every disc on the goal peg, and the run that made them ended well.
    Points arrival = 2000;
    /// When it arrived, in proportion: the fewest moves, of those made.
    Points length = 2000;
    /// In proportion: moves from the start that are the recursion's. On four pegs all of it for any shortest solution.
    Points reference = 3000;
    /// Of an automaton alone, all or none: no fault is found.
    Points lint = 0;
    /// Of an automaton alone, in proportion: arrows that its run took.
    Points arrows = 0;

    Points of_moves() const { return legal + arrival + length + reference; }
    Points all() const { return of_moves() + lint + arrows; }
};

/// Where nothing else is asked for, the rubric of an automaton.
inline constexpr Rubric automaton_rubric{2000, 2000, 2000, 2000, 1000, 1000};

/// The parts of a rubric by their names; the first four are those of moves.
inline constexpr std::array<std::pair<char const*, Points Rubric::*>, 6> rubric_parts{{
    {"legal", &Rubric::legal},
    {"arrival", &Rubric::arrival},
    {"length", &Rubric::length},
    {"reference", &Rubric::reference},
    {"lint", &Rubric::lint},
    {"arrows", &Rubric::arrows},
}};
inline constexpr std::size_t parts_of_moves = 4;

struct Part {
    std::string name;  ///< as in Rubric; "protocol" is the one part of a protocol
    Points points = 0;
    Points most = 0;
    std::string remark;  ///< why, in English
};

/// Where a log first is not what it should be.
struct ShownDifference {
    char const* unit = "move";  ///< what is counted; "step" in a protocol
    std::uint64_t number = 0;   ///< of the move or step, from 1
    std::uint64_t line = 0;     ///< of the log; 0: the log is at its end, or an automaton made the moves
    std::string text;           ///< what was printed there, fit to be shown; empty in a saved log
    std::string expected;       ///< in English, as `came`
    std::string came;
    std::vector<std::vector<std::uint64_t>> towers;  ///< before it: the discs of every peg, from the bottom up
};

struct Grade {
    std::string log;      ///< its name, or the automaton's; as `trouble` fit to be shown
    std::string trouble;  ///< why it could not be read at all; then nothing else is known
    hanoi::Task task;
    bool right = false;        ///< a shortest solution, by an automaton without a fault; or just the protocol
    std::uint64_t agreed = 0;  ///< moves, or steps of a protocol, from the start that are as expected
    std::optional<ShownDifference> difference;
    std::vector<Part> parts;
    std::vector<std::string> notes;

    // Of moves.
    std::uint64_t moves = 0;   ///< legal ones, from the start
    std::uint64_t fewest = 0;  ///< that the task needs
    std::string illegal;       ///< why the next one is not legal; empty: the log ends, and all are
    bool arrived = false;

    // Of a protocol.
    std::string automaton;              ///< that it was held against; empty: the log is of moves
    std::optional<std::string> events;  ///< that the automaton was given, by commas; none: the task
    std::uint64_t steps = 0;            ///< of the automaton's run

    Points points() const;
    Points most() const;
};

}  // namespace statewalk::cli
