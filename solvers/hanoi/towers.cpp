#include "solvers/hanoi/towers.hpp"

#include <array>

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
    if (reader_) reader_(block());
    begin_block();
}

template <class Set>
TowersOf<Set>::TowersOf(Task task)
    : task_(validated(std::move(task), capacity<Set>)), all_(all_of<Set>(task_.discs)), pegs_(task_.pegs.size()) {
    pegs_[task_.from] = all_;
}

template <class Set>
std::vector<std::vector<std::uint64_t>> const& TowersOf<Set>::rows() const {
    rows_.resize(pegs_.size());
    std::array<std::uint64_t, capacity<Set>> discs;
    for (std::size_t peg = 0; peg < pegs_.size(); ++peg) {
        auto bottom = discs.end();
        for (Set left = pegs_[peg]; left != 0; left &= left - 1) *--bottom = smallest(left);
        rows_[peg].assign(bottom, discs.end());
    }
    return rows_;
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
