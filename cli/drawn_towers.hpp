// The towers, drawn with the signs of a terminal.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "automata/core/log.hpp"
#include "cli/styled_line.hpp"

namespace statewalk::cli {

/// Which room there is, in columns and rows, and whether it can be filled with blocks (UTF-8) or with ASCII only.
struct Room {
    std::size_t columns = 80;
    std::size_t rows = 12;
    bool blocks = false;
};

/// Pegs with their discs from below, as an object of control describes them in its field "towers". `names`: of the
/// pegs; `tallest`: the height up to which pegs reach; `moved`: discs to be lit. Nothing if these are no towers (discs
/// are numbers from 1, the greater the wider), or need more room.
///
///        |          |          |
///        |         (1)         |
///     ((=3=))    ((=2=))       |
///     ---A----------B----------C---
std::optional<std::vector<StyledLine>> drawn_towers(Value const& towers, std::vector<std::string> const& names,
                                                    std::size_t tallest, Numbers const& moved, Room const& room);

/// How many discs they have; 0 for what is no towers.
std::size_t discs_in(Value const& towers);

}  // namespace statewalk::cli
