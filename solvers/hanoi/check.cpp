#include "solvers/hanoi/check.hpp"

namespace statewalk::hanoi {

Towers towers_after(Task const& task, std::uint64_t moves) {
    Towers towers(task);
    recursive_solution(task, [&](Move const& move) {
        if (towers.moves_made() == moves) return false;
        towers.move(move.from, move.to);
        return true;
    });
    return towers;
}

}  // namespace statewalk::hanoi
