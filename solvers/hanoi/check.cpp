#include "solvers/hanoi/check.hpp"

#include "solvers/hanoi/frame_stewart.hpp"

namespace statewalk::hanoi {

TallTowers towers_after(Task const& task, std::uint64_t moves) {
    TallTowers towers(task);
    recursive_solution(task, [&](Move const& move) {
        if (towers.moves_made() == moves) return false;
        towers.move(move.from, move.to);
        return true;
    });
    return towers;
}

ShortestSolution::ShortestSolution(Task const& task) : towers_(on_three_or_four_pegs(task)) {}

bool ShortestSolution::take(Move const& move) {
    if (!illegal_.empty()) return false;
    try {
        towers_.make(move);
    } catch (IllegalMove const& illegal) {
        illegal_ = "move " + std::to_string(towers_.moves_made() + 1) + " is illegal: " + illegal.what();
    }
    return illegal_.empty();
}

std::string ShortestSolution::complaint() const {
    if (!illegal_.empty()) return illegal_;
    Task const& task = towers_.task();
    std::uint64_t const count = towers_.moves_made();
    std::string const made = std::to_string(count) + (count == 1 ? " move" : " moves");
    if (!towers_.delivered()) return "after " + made + " not every disc is on " + task.pegs[task.to];
    std::uint64_t const fewest = fewest_moves(task);
    return count == fewest ? "" : made + ", where the shortest solution has " + std::to_string(fewest);
}

}  // namespace statewalk::hanoi
