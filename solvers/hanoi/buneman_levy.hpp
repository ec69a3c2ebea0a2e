// The objects of control of the Buneman-Levy automaton, which differ in how a move is found: by looking at the towers,
// or from its number.
#pragma once

#include <bit>
#include <cstdint>
#include <utility>

#include "solvers/hanoi/cycle.hpp"
#include "solvers/hanoi/towers.hpp"

namespace statewalk::hanoi {

/// Towers whose every move follows from where the discs lie now. `Place` is where they are: ThreeTowers, or a Block.
template <class Place>
class SearchedTowersOn : public Place {
public:
    explicit SearchedTowersOn(Place place)
        : Place(std::move(place)), smallest_(this->task(), 1), smallest_on_(this->task().from) {}

    /// Moves disc 1 one peg on along its cycle. Throws IllegalMove if there is no disc.
    void move_smallest() {
        Peg const next = smallest_.next(smallest_on_);
        this->move_disc_one(smallest_on_, next);
        smallest_on_ = next;
    }

    /// Makes the only legal move between the two pegs without disc 1. Throws IllegalMove if both are empty.
    void move_other() {
        Peg const next = smallest_.next(smallest_on_);
        this->move_between(next, this->third(next, smallest_on_));
    }

private:
    Cycle smallest_;
    Peg smallest_on_;
};

class SearchedTowers : public SearchedTowersOn<ThreeTowers> {
public:
    /// Throws std::invalid_argument unless there are three pegs and the task can be set.
    explicit SearchedTowers(Task task) : SearchedTowersOn(ThreeTowers(std::move(task))) {}
};

/// Towers that are never looked at: every move is computed from its number k = (2r + 1) * 2^(p-1), which says that it
/// is move r + 1 of disc p.
class ComputedTowers : public ThreeTowers {
public:
    using ThreeTowers::ThreeTowers;

    bool delivered() const { return moves_made() == task().fewest_moves(); }

    /// Makes the next move, which must be one of disc 1: of odd number. Throws IllegalMove if there is none.
    void move_smallest() { make(move_of(task(), 1, moves_made() / 2)); }

    /// Makes the next move, which must be one of another disc: of even number. Throws IllegalMove if there is none.
    void move_other() {
        std::uint64_t const k = moves_made() + 1;
        auto const halvings = static_cast<Disc>(std::countr_zero(k));
        make(move_of(task(), halvings + 1, halvings < 63 ? k >> (halvings + 1) : 0));
    }
};

}  // namespace statewalk::hanoi
