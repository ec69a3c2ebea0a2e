#include "solvers/hanoi/block.hpp"

#include <algorithm>

namespace statewalk::hanoi {

Block::Block(FourTowers& whole, unsigned count, Disc largest, std::array<Peg, 3> pegs) : whole_(&whole), pegs_(pegs) {
    unsigned const discs = whole.task().discs;
    if (count < 1 || count > largest || largest > discs)
        throw std::invalid_argument("of " + std::to_string(discs) + " discs there are no " + std::to_string(count) +
                                    " up to disc " + std::to_string(largest));
    if (std::any_of(pegs.begin(), pegs.end(), [](Peg peg) { return peg >= 4; }))
        throw std::invalid_argument("there is no such peg");
    task_.discs = count;
    for (std::size_t place = 0; place < 3; ++place) task_.pegs[place] = whole.task().pegs[pegs[place]];
    validated(task_);
    smaller_ = largest - count;
    all_ = ((TallDiscSet{1} << count) - 1) << smaller_;
}

void Block::make(Move const& wanted) {
    if (wanted.from >= 3 || wanted.to >= 3) throw IllegalMove("there is no such peg");
    if (wanted.disc < 1 || wanted.disc > task_.discs)
        throw IllegalMove("the block has " + std::to_string(task_.discs) + " discs and no disc " +
                          std::to_string(wanted.disc));
    whole_->make({wanted.disc + smaller_, pegs_[wanted.from], pegs_[wanted.to]});
}

void Block::move_top(Peg from, Peg to) {
    Disc const disc = whole_->top(pegs_[from]);
    if (disc != 0 && ((all_ >> (disc - 1)) & 1) == 0)
        throw IllegalMove("disc " + std::to_string(disc) + " is not one of discs " + std::to_string(smaller_ + 1) +
                          " to " + std::to_string(smaller_ + task_.discs));
    whole_->move(pegs_[from], pegs_[to]);
}

void Block::move_between(Peg one, Peg other) {
    // An empty peg comes last: 0 - 1 is the greatest number.
    Peg const from = whole_->top(pegs_[one]) - 1 < whole_->top(pegs_[other]) - 1 ? one : other;
    move_top(from, one + other - from);
}

}  // namespace statewalk::hanoi
