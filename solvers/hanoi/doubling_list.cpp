#include "solvers/hanoi/doubling_list.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

namespace statewalk::hanoi {
void MoveList::require(Task const& task) {
    on_three_pegs(task);
    if (task.discs > most_discs_in_memory)
        throw std::invalid_argument("doubling-list keeps every move: " + std::to_string(task.discs) +
                                    " discs would need " + std::to_string(std::uint64_t{1} << (task.discs - 30)) +
                                    " GiB of memory; at most " + std::to_string(most_discs_in_memory) + " discs");
}

MoveList::MoveList(Task task) : ThreeTowers(std::move(task)), peg_of_(this->task().discs + 1, this->task().from) {
    require(this->task());
    list_.reserve(this->task().fewest_moves());
}

void MoveList::append(Disc disc) {
    Peg const from = peg_of_.at(disc);
    Peg const to = Cycle(task(), disc).next(from);
    make({disc, from, to});
    peg_of_[disc] = to;
    list_.push_back(static_cast<std::uint8_t>(disc));
}

std::vector<std::vector<std::uint64_t>> MoveList::latest_entries() const {
    std::size_t const shown = std::min<std::size_t>(list_.size(), 32);
    return {std::vector<std::uint64_t>(list_.end() - static_cast<std::ptrdiff_t>(shown), list_.end())};
}

}  // namespace statewalk::hanoi
