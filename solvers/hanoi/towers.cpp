#include "solvers/hanoi/towers.hpp"

namespace statewalk::hanoi {
namespace {

template <class Set>
constexpr unsigned capacity = 8 * sizeof(Set);

template <class Set>
Set all_of(unsigned discs) {
    return discs == capacity<Set> ? ~Set{0} : (Set{1} << discs) - 1;
}

}  // namespace

void LatestMoves::hand_over() {
    if (reader_) reader_(all());
    clear();
}

template <class Set>
TowersOf<Set>::TowersOf(Task task)
    : task_(validated(std::move(task), capacity<Set>)), all_(all_of<Set>(task_.discs)), pegs_(task_.pegs.size()) {
    pegs_[task_.from] = all_;
}

template <class Set>
std::vector<std::vector<std::uint64_t>> TowersOf<Set>::rows() const {
    std::vector<std::vector<std::uint64_t>> rows(pegs_.size());
    for (std::size_t peg = 0; peg < pegs_.size(); ++peg)
        for (Disc disc = task_.discs; disc > 0; --disc)
            if ((pegs_[peg] >> (disc - 1)) & 1) rows[peg].push_back(disc);
    return rows;
}

template <class Set>
void TowersOf<Set>::forbid(Peg from, Peg to) const {
    if (from >= pegs_.size() || to >= pegs_.size()) throw IllegalMove("there is no such peg");
    std::string const start = task_.pegs[from];
    if (from == to) throw IllegalMove("a disc cannot go from " + start + " to " + start);
    if (top(from) == 0) throw IllegalMove("there is no disc on " + start + " to move to " + task_.pegs[to]);
    throw IllegalMove("disc " + std::to_string(top(from)) + " cannot go from " + start + " onto disc " +
                      std::to_string(top(to)) + " on " + task_.pegs[to]);
}

template <class Set>
void TowersOf<Set>::forbid_disc(Disc disc, Peg from) const {
    if (from >= pegs_.size()) throw IllegalMove("there is no such peg");
    throw IllegalMove("disc " + std::to_string(disc) + " is not on top of " + task_.pegs[from]);
}

template class TowersOf<DiscSet>;
template class TowersOf<TallDiscSet>;

}  // namespace statewalk::hanoi
