// What broken automata are made of: the states, inputs and outputs of Buneman and Levy's figure, to be put together
// wrongly. Three discs go from A to C like this:
//
//   321 . .  1AC  32 . 1  2AB  3 2 1  1CB  3 21 .  3AC  . 21 3  1BA  1 2 3  2BC  1 . 32  1AC  . . 321
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "automata/core/notation.hpp"
#include "cli/check.hpp"
#include "cli/entry.hpp"
#include "solvers/hanoi/buneman_levy.hpp"

namespace statewalk::cli::test {

using Towers = hanoi::SearchedTowers;

struct Figure {
    struct Rest : State<"0"> {};
    struct Moving : State<"1"> {};
    using initial_state = Rest;
    using x1 = Input<"x1", &Towers::delivered>;
    using z1 = Output<"z1", &Towers::move_smallest>;
    using z2 = Output<"z2", &Towers::move_other>;
};

inline hanoi::Task discs(unsigned number) { return {number, {"A", "B", "C"}, 0, 2}; }

inline bool begins(std::string const& text, std::string const& with) { return text.compare(0, with.size(), with) == 0; }
inline bool ends(std::string const& text, std::string const& with) {
    return text.size() >= with.size() && text.compare(text.size() - with.size(), with.size(), with) == 0;
}

template <class Automaton>
Verdict verdict(unsigned number_of_discs, std::uint64_t patience = 100) {
    LiveWalk<Automaton> walk(discs(number_of_discs));
    return check(walk, discs(number_of_discs), patience, [](std::uint64_t) { return true; });
}

}  // namespace statewalk::cli::test
