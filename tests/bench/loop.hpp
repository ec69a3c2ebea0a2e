// The loop in which two machines are compared: the same events over the same towers.
#pragma once

#include <cstdio>

#include "automata/core/notation.hpp"
#include "solvers/hanoi/buneman_levy.hpp"

namespace statewalk::bench {

/// Runs a Buneman-Levy machine over 18 discs and prints the number of moves.
template <class BackEnd>
int play() {
    hanoi::SearchedTowers towers({.discs = 18});
    BackEnd machine;
    machine.control(towers);
    machine.start();
    do machine.process_event(Step{});
    while (!towers.done());
    std::printf("%llu\n", static_cast<unsigned long long>(towers.moves_made()));
    return 0;
}

}  // namespace statewalk::bench
