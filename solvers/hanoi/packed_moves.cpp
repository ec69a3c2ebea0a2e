#include "solvers/hanoi/packed_moves.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <stdexcept>
#include <string_view>
#include <utility>

#include "solvers/hanoi/hanoi_word.hpp"

namespace statewalk::hanoi {
namespace {

bool writes_one_word(Substitution const& rules) {
    return rules.front().front() == word_letters.front() &&
           std::all_of(rules.begin(), rules.end(), [](auto const& two) {
               return word_letters.find(two[0]) != std::string_view::npos &&
                      word_letters.find(two[1]) != std::string_view::npos;
           });
}

}  // namespace

char packed_letter(Peg from, Peg to) {
    constexpr std::array<std::string_view, 4> letters{" aCd", "A be", "cB f", "DEF "};
    if (from >= letters.size() || to >= letters.size() || from == to)
        throw std::invalid_argument("a move from peg " + std::to_string(from) + " to peg " + std::to_string(to) +
                                    ", counted from 0, has no letter");
    return letters[from][to];
}

PackedMoves::PackedMoves(Substitution const& rules, Task const& task) {
    on_three_pegs(task);
    if (!writes_one_word(rules)) throw std::invalid_argument("by these rules there is no infinite word");
    for (std::size_t letter = 0; letter < rules.size(); ++letter)
        for (std::size_t const digit : {std::size_t{0}, std::size_t{1}})
            next_[letter][digit] = word_letters.find(rules[letter][digit]);
    for (std::size_t letter = 0; letter < rules.size(); ++letter) {
        std::string& grown = grown_[letter];
        grown = static_cast<char>(letter);
        while (grown.size() < block) {
            std::string twice;
            for (char const place : grown)
                for (std::size_t const next : next_[static_cast<unsigned char>(place)])
                    twice += static_cast<char>(next);
            grown = std::move(twice);
        }
        for (char const place : grown) {
            Move const move = letter_move(word_letters[static_cast<unsigned char>(place)], 1, task);
            packed_[letter] += packed_letter(move.from, move.to);
        }
    }
}

std::size_t PackedMoves::after_digits_of(std::uint64_t number) const {
    std::size_t letter = 0;
    for (int digit = 63 - std::countl_zero(number); digit >= 0; --digit) letter = next_[letter][(number >> digit) & 1];
    return letter;
}

void PackedMoves::copy(std::uint64_t first, std::span<char> letters) const {
    std::uint64_t number = first - 1;  // as the automaton reads it
    std::size_t letter = 0;            // of which the blocks around here have grown
    for (bool begun = false; !letters.empty(); begun = true) {
        std::uint64_t const which = number / block;
        if (!begun || which % block == 0) letter = after_digits_of(which / block);
        std::string const& from = packed_[static_cast<unsigned char>(grown_[letter][which % block])];
        std::size_t const at = number % block;
        std::size_t const size = std::min(letters.size(), block - at);
        std::memcpy(letters.data(), from.data() + at, size);
        letters = letters.subspan(size);
        number += size;
    }
}

}  // namespace statewalk::hanoi
