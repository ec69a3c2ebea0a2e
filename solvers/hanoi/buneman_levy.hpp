// The object of control of the Buneman-Levy automaton: three towers, looked at to find each move.
#pragma once

#include "solvers/hanoi/towers.hpp"

namespace statewalk::hanoi {

/// Towers whose every move follows from where the discs lie now.
class SearchedTowers : public Towers {
public:
    static constexpr unsigned pegs = 3;

    /// Throws std::invalid_argument unless there are three pegs and the task can be set.
    explicit SearchedTowers(Task task);

    bool done() const { return delivered(); }

    /// Moves disc 1 one peg on along its cycle: start, goal, spare for an odd number of discs; start, spare, goal for
    /// an even one. Throws IllegalMove if there is no disc.
    void move_smallest() {
        Peg const next = next_peg_[smallest_on_];
        move_top(smallest_on_, next);
        smallest_on_ = next;
    }

    /// Makes the only legal move between the two pegs without disc 1. Throws IllegalMove if both are empty.
    void move_other() {
        Peg const one = next_peg_[smallest_on_];
        Peg const other = 3 - one - smallest_on_;
        Peg const from = height(one) < height(other) ? one : other;
        move_top(from, one + other - from);
    }

private:
    Peg smallest_on_;
    std::array<Peg, 3> next_peg_{};
};

}  // namespace statewalk::hanoi
