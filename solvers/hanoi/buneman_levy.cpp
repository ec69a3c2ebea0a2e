#include "solvers/hanoi/buneman_levy.hpp"

namespace statewalk::hanoi {

SearchedTowers::SearchedTowers(Task task) : Towers(on_three_pegs(std::move(task))), smallest_on_(this->task().from) {
    Task const& set = this->task();
    bool const odd = set.discs % 2 == 1;
    Peg const second = odd ? set.to : set.spare();
    Peg const third = odd ? set.spare() : set.to;
    next_peg_[set.from] = second;
    next_peg_[second] = third;
    next_peg_[third] = set.from;
}

}  // namespace statewalk::hanoi
