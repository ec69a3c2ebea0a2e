// The object of control of the automaton that finds each move from its number: towers, a number, and its factor of two.
#pragma once

#include <cstdint>

#include "solvers/hanoi/cycle.hpp"
#include "solvers/hanoi/towers.hpp"

namespace statewalk::hanoi {

/// Move k = (2r + 1) * 2^(p-1) is the (r + 1)-th move of disc p. While q is halved, k = q * 2^(p-1).
class NumberedMoves : public ThreeTowers {
public:
    using ThreeTowers::ThreeTowers;

    bool even() const { return q_ % 2 == 0; }
    bool last() const { return k_ == task().fewest_moves(); }

    void begin() { take(1); }
    void next_number() { take(k_ + 1); }
    void halve() {
        q_ /= 2;
        ++p_;
    }
    /// Disc p goes from where it is after r moves of its own to where it is after r + 1.
    /// Throws IllegalMove if that is no legal move of disc p.
    void move_disc_p() { make(move_of(task(), p_, q_ / 2)); }

    /// For a log: the towers; k, the number of the move; q and p.
    template <class Record>
    void describe(Record& record) const {
        Towers::describe(record);
        record.field("k", k_);
        record.field("q", q_);
        record.field("p", std::uint64_t{p_});
    }

private:
    void take(std::uint64_t number) {
        k_ = number;
        q_ = number;
        p_ = 1;
    }

    std::uint64_t k_ = 0;
    std::uint64_t q_ = 0;
    Disc p_ = 1;
};

}  // namespace statewalk::hanoi
