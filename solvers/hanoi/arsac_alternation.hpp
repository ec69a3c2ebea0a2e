// The object of control of Arsac's alternating automaton: towers, and the number of moves that are left.
#pragma once

#include <cstdint>
#include <utility>

#include "solvers/hanoi/cycle.hpp"
#include "solvers/hanoi/towers.hpp"

namespace statewalk::hanoi {

/// Arsac numbers the pegs from the start: 0 start, 1 goal, 2 spare. Disc 1, on peg d, always goes s pegs on, modulo 3.
class CountdownTowers : public ThreeTowers {
public:
    /// Throws std::invalid_argument unless there are three pegs and the task can be set.
    explicit CountdownTowers(Task task)
        : ThreeTowers(std::move(task)), disc_1_(this->task(), 1), d_(this->task().from) {}

    bool none_left() const { return k_ == 0; }

    void begin() {
        d_ = task().from;
        k_ = task().fewest_moves();
    }
    void move_disc_1() {
        Peg const next = disc_1_.next(d_);
        move(d_, next);
        d_ = next;
        --k_;
    }
    /// The smallest disc that is not on peg d goes from its peg x to the third, 3 - x - d where pegs count from 0.
    /// Throws IllegalMove if all discs are on d.
    void move_other() {
        Peg const next = disc_1_.next(d_);
        move_between(next, third(next, d_));
        --k_;
    }

    /// For a log: the towers; d, the peg of disc 1; and k, the moves that are left.
    template <class Record>
    void describe(Record& record) const {
        Towers::describe(record);
        record.field("d", task().pegs[d_]);
        record.field("k", k_);
    }

private:
    Cycle disc_1_;
    Peg d_;
    std::uint64_t k_ = 0;
};

}  // namespace statewalk::hanoi
