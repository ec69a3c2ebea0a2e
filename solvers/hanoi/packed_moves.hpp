// Moves as letters, a byte each; and those on three pegs by substitution, any part of them, as fast as bytes are copied.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>

#include "solvers/hanoi/task.hpp"

namespace statewalk::hanoi {

/// The letter of a move, by the places of its pegs in Task::pegs:
///
///     a = 0 -> 1    b = 1 -> 2    c = 2 -> 0    and, on four pegs,   d = 0 -> 3    e = 1 -> 3    f = 2 -> 3
///
/// Capitals are the way back. The disc is not said: on three pegs it follows from the number of the move, else from the
/// towers. Throws std::invalid_argument for a move that has no letter.
char packed_letter(Peg from, Peg to);

/// The two letters that each letter of the word becomes, in the order of word_letters (hanoi_word.hpp): aC for a, ... By
/// such rules the first letter of the word grows into 2, 4, 8, ... letters.
using Substitution = std::array<std::array<char, 2>, 6>;

/// The solution of a task on three pegs, up to 64 discs, as packed letters. What each of the six letters becomes in 12
/// substitutions, 4096 letters, is written down once (48 KiB); every solution is put together of these blocks. Letter by
/// letter that is what the hanoi-word automaton reads from the digits of the numbers.
class PackedMoves {
public:
    /// Throws std::invalid_argument if the task cannot be set, or if by the rules there is no infinite word: they must
    /// be of the six letters, and what the first becomes begin with it, so that each word is the beginning of the next.
    PackedMoves(Substitution const& rules, Task const& task);

    /// The moves number `first` (from 1 on), `first` + 1, ...: as many as there is room for. They must be moves of the
    /// task.
    void copy(std::uint64_t first, std::span<char> letters) const;

private:
    static constexpr unsigned digits = 12;  ///< that a block stands for
    static constexpr std::size_t block = std::size_t{1} << digits;

    std::size_t after_digits_of(std::uint64_t number) const;

    std::array<std::array<std::size_t, 2>, 6> next_{};  ///< the rules, by the places of the letters
    std::array<std::string, 6> grown_;                  ///< what each becomes: the places of its letters,
    std::array<std::string, 6> packed_;                 ///< and these as the moves of the task
};

}  // namespace statewalk::hanoi
