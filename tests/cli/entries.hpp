// The automata of the catalogue that make moves on so many pegs.
#pragma once

#include <vector>

#include "cli/catalogue.hpp"

namespace statewalk::cli::test {

inline std::vector<Entry> moving_on(unsigned pegs) {
    std::vector<Entry> all;
    for (Entry const& entry : catalogue())
        if (entry.pegs == pegs && !entry.fills_table) all.push_back(entry);
    return all;
}

}  // namespace statewalk::cli::test
