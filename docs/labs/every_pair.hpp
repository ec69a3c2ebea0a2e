// What the checks of the later labs ask of an automaton for the Towers of Hanoi: the moves of the recursion, from every
// peg to every other one. Used with lab.hpp.
#pragma once

#include <statewalk/solvers/hanoi/recursion.hpp>
#include <towers.hpp>

namespace lab {

/// All tasks of up to `most` discs on three pegs. Whether all are done right; the first that is not is missing.
template <class Automaton>
bool every_pair(Report& report, unsigned most) {
    RightMoves const recursion = [](Task const& task, std::function<bool(Move const&)> const& visit) {
        statewalk::hanoi::recursive_solution(task, visit);
    };
    for (unsigned discs = 0; discs <= most; ++discs)
        for (statewalk::hanoi::Peg from = 0; from < 3; ++from)
            for (statewalk::hanoi::Peg to = 0; to < 3; ++to)
                if (from != to && !compare<Automaton>(report, {.discs = discs, .from = from, .to = to}, recursion))
                    return false;
    report.there("the right moves from every peg to every other one, for 0 to " + std::to_string(most) + " discs");
    return true;
}

}  // namespace lab
