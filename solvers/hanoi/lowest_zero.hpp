// The object of control of the lowest-zero automaton: towers, a counter, and a place in its binary digits.
#pragma once

#include <cstdint>
#include <string>

#include "solvers/hanoi/cycle.hpp"
#include "solvers/hanoi/towers.hpp"

namespace statewalk::hanoi {

/// Moves counted from 0. The lowest 0 among the binary digits of i, at place s counted from 1, says that disc s moves;
/// the digits above it, k = i >> s, say for which time.
class BinaryCounter : public ThreeTowers {
public:
    using ThreeTowers::ThreeTowers;

    bool digit_is_one() const { return s_ <= 64 && ((i_ >> (s_ - 1)) & 1) == 1; }
    bool last() const { return i_ + 1 == task().fewest_moves(); }

    void begin() { take(0); }
    void next_number() { take(i_ + 1); }
    void next_digit() { ++s_; }
    /// Disc s goes from where it is after k moves of its own to where it is after k + 1.
    /// Throws IllegalMove if that is no legal move of disc s.
    void move_disc_s() { make(move_of(task(), s_, s_ < 64 ? i_ >> s_ : 0)); }

    /// For a log: the towers; i, its binary digits, and s.
    template <class Record>
    void describe(Record& record) const {
        Towers::describe(record);
        std::string digits;
        for (Disc place = task().discs; place > 0; --place) digits += ((i_ >> (place - 1)) & 1) == 1 ? '1' : '0';
        record.field("i", i_);
        record.field("digits", digits);
        record.field("s", std::uint64_t{s_});
    }

private:
    void take(std::uint64_t number) {
        i_ = number;
        s_ = 1;
    }

    std::uint64_t i_ = 0;
    Disc s_ = 1;
};

}  // namespace statewalk::hanoi
