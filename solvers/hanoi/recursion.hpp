// The reference: the recursive solution, which every automaton is held against.
#pragma once

#include <type_traits>
#include <utility>

#include "solvers/hanoi/frame_recursion.hpp"
#include "solvers/hanoi/task.hpp"

namespace statewalk::hanoi {

/// On which of the two spare pegs the recursion on four pegs puts the smaller discs aside.
enum class Spares { first, second };

namespace detail {

/// The three-peg solution of some discs, the largest of them `largest`.
template <class Visit>
// NOLINTNEXTLINE(misc-no-recursion): the reference recursion
bool solve(unsigned count, Disc largest, Peg from, Peg to, Peg spare, Visit& visit) {
    return count == 0 || (solve(count - 1, largest - 1, from, spare, to, visit) && visit(Move{largest, from, to}) &&
                          solve(count - 1, largest - 1, spare, to, from, visit));
}

template <class Visit>
struct FrameStewart {
    FrameRecursion best;
    Ties ties;
    Spares spares;
    Visit& visit;

    // NOLINTNEXTLINE(misc-no-recursion): the reference recursion
    bool solve(unsigned count, Disc largest, Peg a, Peg b, Peg c, Peg d) {
        if (count == 0) return true;
        if (spares == Spares::second) std::swap(b, c);
        unsigned const r = count == 2 ? 1 : best.split(count, ties);
        return solve(count - r, largest - r, a, c, d, b) && detail::solve(r, largest, a, d, c, visit) &&
               solve(count - r, largest - r, b, a, c, d);
    }
};

}  // namespace detail

/// Gives the moves of the recursive solution of a task to `visit`, in order, until it answers false. On three pegs:
///
///   to solve n discs from -> to:  solve n-1 from -> spare, move disc n from -> to, solve n-1 spare -> to
///
/// 2^n - 1 moves, the fewest possible; the recursion is as deep as there are discs. The puzzle is Lucas's (1883).
///
/// On four pegs, a -> d over the spare pegs b and c, in the order in which the task names them (Frame 1941, Stewart
/// 1941):
///
///   to solve n discs on (a, b, c, d):  solve the n-r smallest on (a, c, d, b), the r largest a -> d on the three pegs
///                                      a, c, d, and the n-r smallest on (b, a, c, d)
///
/// with the r of FrameRecursion that the task's tie rule picks; for two discs r is 1 whatever the rule, as Jiang, Li
/// and Chen (2013) have it: the smaller one to b, and back onto the larger. FrameRecursion::moves(n) moves, the fewest
/// possible (Bousch 2014). With Spares::second, b and c change places at each level.
///
/// Returns whether `visit` saw every move. Throws std::invalid_argument unless the task can be set on three or four
/// pegs.
template <class Visit>
bool recursive_solution(Task const& task, Visit&& visit, Spares spares = Spares::first) {
    on_three_or_four_pegs(task);
    if (task.pegs.size() == 3) return detail::solve(task.discs, task.discs, task.from, task.to, task.spare(), visit);
    auto const [a, b, c, d] = pegs_in_order(task);
    detail::FrameStewart<std::remove_reference_t<Visit>> four{FrameRecursion(task.discs), task.ties, spares, visit};
    return four.solve(task.discs, task.discs, a, b, c, d);
}

}  // namespace statewalk::hanoi
