// What moves are worth, held against the rules, the goal, the fewest possible and the recursion; and an automaton.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "automata/core/coverage.hpp"
#include "automata/core/lint.hpp"
#include "cli/grade_parts.hpp"

namespace statewalk::cli {

class LoggedMoves;

/// Reads moves to their end, or to the first that is not legal. Memory does not grow with the number of moves.
/// `progress` is told the moves seen, now and then.
Grade graded(LoggedMoves& log, Rubric const& rubric, std::function<void(std::uint64_t)> const& progress);

/// Adds what lint found in an automaton, and which arrows its run took.
void add_parts_of_automaton(Grade& grade, std::vector<Finding> const& findings, TransitionGraph const& graph,
                            Coverage const& coverage, Rubric const& rubric);

/// Nothing, out of all, for a log that cannot be read.
Grade unreadable(std::string const& why, Rubric const& rubric);

}  // namespace statewalk::cli
