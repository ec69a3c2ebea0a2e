// The picture of one position of a run, as text: where the automaton is, its towers, what happened in the step.
//
//     buneman-levy: discs 2, pegs A B C, from A, to C
//     step 2 of 3
//
//         |      |      |
//         |      |    (#1#)
//         ...
//     state    1  the smallest disc has just moved
//     event    Step in state 1
//     arrows     1 -> 0 [x1]            no
//              > 1 -> 1 [!x1] / z2; z1  yes
//     ...
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "cli/recording.hpp"
#include "diagrams/translation.hpp"

namespace statewalk::cli {

/// What it is shown on. Towers that need more than the columns and half of the rows are written as in a table.
struct Page {
    Language language = Language::en;
    std::size_t columns = 80;
    std::size_t rows = 24;
    bool cut = false;     ///< nothing may stand outside
    bool colour = false;  ///< with escape sequences for weight and colour
    bool blocks = false;  ///< with signs that are not ASCII
};

/// Its lines. A function of its arguments alone. What matters most stands above: the step, how the run ended if this is
/// the last, the first difference, the towers, the state; then the event, each arrow that could have been taken with
/// its verdict, `>` before those that were, each input and its answer, the outputs, the moves, and the object's fields,
/// `*` before those that changed. On a page on which it does not fit, empty lines are left out, then the end.
std::vector<std::string> position_lines(Recording const& run, std::size_t position, Page const& page);

}  // namespace statewalk::cli
