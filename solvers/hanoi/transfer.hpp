// What the four-peg algorithms are about: discs that are to go from peg to peg, and how such a task falls into three.
#pragma once

#include <array>
#include <string>

#include "solvers/hanoi/block.hpp"
#include "solvers/hanoi/task.hpp"

namespace statewalk::hanoi {

/// "Move `count` discs, the largest of them `largest`, from the first peg over the others to the last."
struct Transfer {
    static constexpr Peg none = ~Peg{0};

    unsigned count = 0;
    Disc largest = 0;
    std::array<Peg, 4> pegs{none, 0, 1, 2};  ///< the first is `none` if there are only three

    bool on_four_pegs() const { return pegs[0] != none; }
};

/// All discs of a task on four pegs.
Transfer transfer_of(Task const& task);

/// Frame's three steps for c discs up to disc m on pegs a, b, c', d, with the best r.
struct FrameSteps {
    Transfer aside;  ///< the c - r smaller discs, a over c' and d to b
    Transfer base;   ///< the r largest, a over c' to d, on three pegs
    Transfer onto;   ///< the c - r smaller discs, b over a and c' to d
};

/// The steps of a transfer on four pegs. r is as split() says; but 1 for two discs whatever the tie rule, as Jiang, Li
/// and Chen (2013) have it. Throws std::logic_error for a transfer of no disc or on three pegs.
FrameSteps steps_of(Transfer const& whole, Ties ties);

/// The discs and pegs of a transfer on three pegs as towers of their own. Throws std::logic_error for one on four.
Block block_of(FourTowers& towers, Transfer const& transfer);

/// "ACDB", or "0ACD" if there are three ("*ACD" where a peg is called 0). With commas where the task has a peg whose
/// name is longer than a letter.
std::string names_of(std::array<Peg, 4> const& pegs, Task const& task);

/// "(3,3,ACDB)", or "(3,6,0ACD)" on three pegs.
std::string to_text(Transfer const& transfer, Task const& task);

/// As Jiang, Li and Chen (2013) write it: "0303ACDB", "03060ACD".
std::string to_digits(Transfer const& transfer, Task const& task);

}  // namespace statewalk::hanoi
