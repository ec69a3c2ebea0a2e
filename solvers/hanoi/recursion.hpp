// The reference: the recursive solution, which every automaton is held against.
#pragma once

#include "solvers/hanoi/task.hpp"

namespace statewalk::hanoi {

namespace detail {
template <class Visit>
// NOLINTNEXTLINE(misc-no-recursion): the reference recursion
bool solve(Disc discs, Peg from, Peg to, Peg spare, Visit& visit) {
    return discs == 0 || (solve(discs - 1, from, spare, to, visit) && visit(Move{discs, from, to}) &&
                          solve(discs - 1, spare, to, from, visit));
}
}  // namespace detail

/// Gives the moves of the recursive solution of a three-peg task to `visit`, in order, until it answers false:
///
///   to solve n discs from -> to:  solve n-1 from -> spare, move disc n from -> to, solve n-1 spare -> to
///
/// 2^n - 1 moves, the fewest possible; the recursion is as deep as there are discs. The puzzle is Lucas's (1883).
/// Returns whether `visit` saw every move. Throws std::invalid_argument unless the task can be set on three pegs.
template <class Visit>
bool recursive_solution(Task const& task, Visit&& visit) {
    on_three_pegs(task);
    return detail::solve(task.discs, task.from, task.to, task.spare(), visit);
}

}  // namespace statewalk::hanoi
