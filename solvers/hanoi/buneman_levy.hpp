// The object of control of the Buneman-Levy automaton: three towers, looked at to find each move.
#pragma once

#include <utility>

#include "solvers/hanoi/cycle.hpp"
#include "solvers/hanoi/towers.hpp"

namespace statewalk::hanoi {

/// Towers whose every move follows from where the discs lie now.
class SearchedTowers : public ThreeTowers {
public:
    /// Throws std::invalid_argument unless there are three pegs and the task can be set.
    explicit SearchedTowers(Task task)
        : ThreeTowers(std::move(task)), smallest_(this->task(), 1), smallest_on_(this->task().from) {}

    /// Moves disc 1 one peg on along its cycle. Throws IllegalMove if there is no disc.
    void move_smallest() {
        Peg const next = smallest_.next(smallest_on_);
        move_top(smallest_on_, next);
        smallest_on_ = next;
    }

    /// Makes the only legal move between the two pegs without disc 1. Throws IllegalMove if both are empty.
    void move_other() {
        Peg const next = smallest_.next(smallest_on_);
        move_between(next, third(next, smallest_on_));
    }

private:
    Cycle smallest_;
    Peg smallest_on_;
};

}  // namespace statewalk::hanoi
