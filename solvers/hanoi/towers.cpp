#include "solvers/hanoi/towers.hpp"

namespace statewalk::hanoi {

void LatestMoves::hand_over() {
    if (reader_) reader_(all());
    clear();
}

Towers::Towers(Task task) : task_(validated(std::move(task))), all_(task_.fewest_moves()), pegs_(task_.pegs.size()) {
    pegs_[task_.from] = all_;
}

std::vector<std::vector<std::uint64_t>> Towers::rows() const {
    std::vector<std::vector<std::uint64_t>> rows(pegs_.size());
    for (std::size_t peg = 0; peg < pegs_.size(); ++peg)
        for (Disc disc = task_.discs; disc > 0; --disc)
            if ((pegs_[peg] >> (disc - 1)) & 1) rows[peg].push_back(disc);
    return rows;
}

void Towers::forbid(Peg from, Peg to) const {
    if (from >= pegs_.size() || to >= pegs_.size()) throw IllegalMove("there is no such peg");
    std::string const start = task_.pegs[from];
    if (from == to) throw IllegalMove("a disc cannot go from " + start + " to " + start);
    if (top(from) == 0) throw IllegalMove("there is no disc on " + start + " to move to " + task_.pegs[to]);
    throw IllegalMove("disc " + std::to_string(top(from)) + " cannot go from " + start + " onto disc " +
                      std::to_string(top(to)) + " on " + task_.pegs[to]);
}

void Towers::forbid_disc(Disc disc, Peg from) const {
    if (from >= pegs_.size()) throw IllegalMove("there is no such peg");
    throw IllegalMove("disc " + std::to_string(disc) + " is not on top of " + task_.pegs[from]);
}

}  // namespace statewalk::hanoi
