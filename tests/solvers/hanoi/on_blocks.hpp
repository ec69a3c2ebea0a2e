// Blocks of four-peg towers, and the objects of three-peg automata over them, driven to the end as their automata do.
#pragma once

#include <array>
#include <vector>

#include "solvers/hanoi/block.hpp"
#include "solvers/hanoi/buneman_levy.hpp"
#include "solvers/hanoi/doubling_list.hpp"
#include "tests/solvers/hanoi/hanoi.hpp"

namespace statewalk::hanoi::test {

/// S(d) = S(d-1), d, S(d-1).
template <class Place>
void deliver(MoveListOn<Place>& list) {
    list.begin();
    for (;; list.next_disc()) {
        list.append_disc_d();
        while (list.more_to_copy()) list.copy_entry();
        if (!list.more_discs()) return;
    }
}

/// The smallest disc, then by turns the only other move and the smallest disc again.
template <class Place>
void deliver(SearchedTowersOn<Place>& towers) {
    towers.move_smallest();
    while (!towers.delivered()) {
        towers.move_other();
        towers.move_smallest();
    }
}

/// Makes the moves of a three-peg solution of some discs in towers on four pegs. What it makes is then forgotten.
inline void bring(FourTowers& towers, unsigned discs, Peg from, Peg to, Peg over) {
    std::array<Peg, 3> const pegs{from, over, to};
    for (Move const& move : solution(task(discs))) towers.make({move.disc, pegs[move.from], pegs[move.to]});
    towers.forget_moves();
}

/// The three-peg solution of discs largest - count + 1 to `largest`, from over via to.
inline std::vector<Move> solution_of_block(unsigned count, Disc largest, std::array<Peg, 3> pegs) {
    std::vector<Move> all;
    for (Move const& move : solution(task(count)))
        all.push_back({move.disc + largest - count, pegs[move.from], pegs[move.to]});
    return all;
}

inline std::vector<Move> made(FourTowers const& towers) { return {towers.moves().begin(), towers.moves().end()}; }

}  // namespace statewalk::hanoi::test
