// Some discs of four-peg towers on three of the pegs, as towers of their own.
#pragma once

#include <array>

#include "solvers/hanoi/towers.hpp"

namespace statewalk::hanoi {

/// A three-peg task within towers on four pegs: disc 1 to disc `count` of the block are discs largest - count + 1 to
/// `largest` of the whole, and its pegs 0, 1, 2 are the ones to go from, over, and to. It is what ThreeTowers are to
/// the objects of control of three-peg automata. Every move is a move of the whole, which must outlive the block.
class Block {
public:
    /// Throws std::invalid_argument unless the whole has such discs and such pegs, one disc at least.
    Block(FourTowers& whole, unsigned count, Disc largest, std::array<Peg, 3> pegs);

    Task const& task() const { return task_; }
    /// Every disc of the block is on the peg to go to.
    bool delivered() const { return (whole_->on(pegs_[task_.to]) & all_) == all_; }
    bool done() const { return delivered(); }

    /// Makes a move whose disc and pegs have the block's numbers. Throws IllegalMove, and moves nothing, if the block
    /// has no such disc or peg, or the rules forbid the move in the whole.
    void make(Move const& wanted);

    /// For a log: as the whole describes itself.
    template <class Record>
    void describe(Record& record) const {
        whole_->describe(record);
    }

protected:
    /// Moves the top disc of one peg of the block to another. Throws as make() does.
    void move_top(Peg from, Peg to);
    void move_disc_one(Peg from, Peg to) { move_top(from, to); }
    /// Makes the only move that is legal between two pegs of the block. Throws as make() does.
    void move_between(Peg one, Peg other);
    static Peg third(Peg one, Peg other) { return 3 - one - other; }

private:
    FourTowers* whole_;
    Task task_;
    std::array<Peg, 3> pegs_;
    TallDiscSet all_ = 0;
    Disc smaller_ = 0;  ///< discs of the whole that are smaller than those of the block
};

}  // namespace statewalk::hanoi
