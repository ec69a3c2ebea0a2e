// What surrounds the hanoi-word automaton: numbers of moves as digits for it to read, and its states as moves of a
// task.
#pragma once

#include <string>
#include <string_view>

#include "solvers/hanoi/task.hpp"

namespace statewalk::hanoi {

/// Numbers k of moves, one after the other: in decimal, and k - 1 in binary with as many digits as there are discs.
/// Numbers of any length.
class MoveNumbers {
public:
    static constexpr unsigned most_discs = 100'000;

    /// From `first` to `last`, in decimal digits without sign. Throws std::invalid_argument, in words, unless
    /// 1 <= first <= last <= 2^discs - 1.
    MoveNumbers(unsigned discs, std::string const& first, std::string const& last);

    std::string const& decimal() const { return decimal_; }
    std::string const& last() const { return last_; }
    /// Of k - 1, '0' and '1', the most significant first.
    std::string const& digits() const { return digits_; }
    /// The disc that move k moves: one more than k - 1 has ones at its end.
    Disc disc() const;
    /// Goes on to the next number; false, and stays, at the last.
    bool next();

private:
    std::string decimal_;
    std::string digits_;
    std::string last_;
};

/// Adds one to a number in decimal digits, of any length.
void count_up(std::string& decimal);

/// 2^discs - 1 in decimal: the number of the last move.
std::string last_move_number(unsigned discs);

/// The letters of the word.
inline constexpr std::string_view word_letters = "abcABC";

/// The move that one of them stands for in a task on three pegs.
/// Throws std::invalid_argument for any other letter.
Move letter_move(char letter, Disc disc, Task const& task);

}  // namespace statewalk::hanoi
