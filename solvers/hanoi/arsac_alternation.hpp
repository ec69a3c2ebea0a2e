// The object of control of Arsac's alternating automaton: towers, and the number of moves that are left.
#pragma once

#include <cstdint>

#include "solvers/hanoi/towers.hpp"

namespace statewalk::hanoi {

/// Arsac numbers the pegs from the start: 0 start, 1 goal, 2 spare. Disc 1, on peg d, always goes to d + s, modulo 3.
class CountdownTowers : public ThreeTowers {
public:
    using ThreeTowers::ThreeTowers;

    bool none_left() const { return k_ == 0; }

    void begin() {
        s_ = task().discs % 2 == 0 ? 2 : 1;
        d_ = 0;
        k_ = task().fewest_moves();
    }
    /// Throws IllegalMove if that is no legal move.
    void move_disc_1() {
        Peg const a = (d_ + s_) % 3;
        make({1, peg(d_), peg(a)});
        d_ = a;
        --k_;
    }
    /// The smallest disc that is not on peg d goes from its peg x to the third, 3 - x - d.
    /// Throws IllegalMove if all discs are on d.
    void move_other() {
        move_between(peg((d_ + 1) % 3), peg((d_ + 2) % 3));
        --k_;
    }

    /// For a log: the towers; s and d, with Arsac's numbers; and k, the moves that are left.
    template <class Record>
    void describe(Record& record) const {
        Towers::describe(record);
        record.field("s", std::uint64_t{s_});
        record.field("d", std::uint64_t{d_});
        record.field("k", k_);
    }

private:
    /// The peg that Arsac calls 0, 1 or 2.
    Peg peg(Peg number) const {
        if (number == 0) return task().from;
        return number == 1 ? task().to : task().spare();
    }

    Peg s_ = 0;
    Peg d_ = 0;
    std::uint64_t k_ = 0;
};

}  // namespace statewalk::hanoi
