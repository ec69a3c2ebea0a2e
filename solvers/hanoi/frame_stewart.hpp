// The numbers of the four-peg problem in closed form: how many moves, and where to split the tower.
#pragma once

#include <cstdint>
#include <string>

#include "solvers/hanoi/task.hpp"

namespace statewalk::hanoi {

// To move n discs on four pegs, Frame and Stewart (American Mathematical Monthly 48, 1941, 216-219) move the n - r
// smallest out of the way, the r largest on the three pegs that are left, and the n - r smallest onto them:
//
//   F(0) = 0,  F(n) = min over 1 <= r <= n of  2 F(n-r) + 2^r - 1          0 1 3 5 9 13 17 25 33 41 49 65 ...
//
// With k the largest whole number for which k(k+1)/2 <= n: F(n) = (n - 1 - k(k-1)/2) 2^k + 1, and the best r are k and
// k + 1, or k alone if n = k(k+1)/2. That no other way needs fewer moves was proved by T. Bousch: La quatrieme tour de
// Hanoi (Bulletin of the Belgian Mathematical Society 21, 2014, 895-912).

inline constexpr unsigned most_discs_counted_on_four_pegs = 1717;  ///< F(1717) = 63 * 2^58 + 1; F(1718) = 2^64 + 1
inline constexpr unsigned most_discs_in_digits = 1'000'000;

/// F(discs). Throws std::overflow_error for more than 1717 discs: F does not fit 64 bits.
std::uint64_t fewest_moves_on_four_pegs(unsigned discs);

/// F(discs) in decimal digits. Throws std::invalid_argument for more than 1'000'000 discs.
std::string fewest_moves_on_four_pegs_in_digits(unsigned discs);

/// The best r of so many discs: the smallest, or with Ties::high the largest. Throws std::invalid_argument for 0 discs.
unsigned split(unsigned discs, Ties ties);

/// On three pegs 2^n - 1, or 2^64 - 1 for more than 64 discs; on four pegs F(n). Throws std::invalid_argument on other
/// numbers of pegs, and as fewest_moves_on_four_pegs().
std::uint64_t fewest_moves(Task const& task);

}  // namespace statewalk::hanoi
