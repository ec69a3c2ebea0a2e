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

ShortestSolution::ShortestSolution(Task const& task)
    : towers_(on_three_or_four_pegs(task)), fewest_(fewest_moves(task)) {}

bool ShortestSolution::take(Move const& move) {
    if (!refused_.empty()) return false;
    std::string const number = "move " + std::to_string(towers_.moves_made() + 1);
    if (towers_.moves_made() == fewest_) {
        refused_ = number + " is one too many: the shortest solution has " + std::to_string(fewest_);
        return false;
    }
    try {
        towers_.make(move);
    } catch (IllegalMove const& illegal) {
        refused_ = number + " is illegal: " + illegal.what();
    }
    return refused_.empty();
}

std::string ShortestSolution::complaint() const {
    if (!refused_.empty()) return refused_;
    if (towers_.delivered()) return {};  // in no more moves than the fewest
    Task const& task = towers_.task();
    std::uint64_t const made = towers_.moves_made();
    return "after " + std::to_string(made) + (made == 1 ? " move" : " moves") + " not every disc is on " +
           task.pegs[task.to];
}

}  // namespace statewalk::hanoi
