// The object of control of the action-tree automaton: towers, and a place in the tree of their moves.
#pragma once

#include <stdexcept>
#include <string>

#include "solvers/hanoi/towers.hpp"

namespace statewalk::hanoi {

/// The solution of n discs is a complete binary tree of depth n: the move of disc n at the root, the solutions of n - 1
/// discs to its left and right, to be walked in order. A node is "disc k from i to j". What leads back up is one bit a
/// level: whether the way down was to the left.
class TreePlace : public ThreeTowers {
public:
    using ThreeTowers::ThreeTowers;

    bool has_children() const { return k_ > 1; }
    bool at_root() const { return k_ == task().discs; }
    /// The root is no child.
    bool is_left_child() const { return k_ < task().discs && (went_left_ & bit(k_ + 1)) != 0; }

    void begin() {
        i_ = task().from;
        j_ = task().to;
        k_ = task().discs;
        went_left_ = 0;
    }
    void move_disc() { move(i_, j_); }
    /// Down to a child. Throws std::logic_error at a leaf.
    void go_left() {
        go_to(k_ - 1);
        went_left_ |= bit(k_ + 1);
        j_ = third(i_, j_);
    }
    void go_right() {
        go_to(k_ - 1);
        went_left_ &= ~bit(k_ + 1);
        i_ = third(i_, j_);
    }
    /// Up from a left child: its parent has the same i, and the other j. Throws std::logic_error at the root.
    void go_up_from_left() {
        go_to(k_ + 1);
        j_ = third(i_, j_);
    }
    void go_up_from_right() {
        go_to(k_ + 1);
        i_ = third(i_, j_);
    }

    /// For a log: the towers, and the place in the tree; `way` is the way down to it from the root, L or R a level.
    template <class Record>
    void describe(Record& record) const {
        Towers::describe(record);
        record.field("i", k_ == 0 ? "-" : task().pegs[i_]);
        record.field("j", k_ == 0 ? "-" : task().pegs[j_]);
        record.field("k", std::uint64_t{k_});
        std::string way;
        for (Disc level = task().discs; k_ > 0 && level > k_; --level)
            way += (went_left_ & bit(level)) != 0 ? 'L' : 'R';
        record.field("way", way);
    }

private:
    void go_to(Disc level) {
        if (level < 1 || level > task().discs) throw std::logic_error("the tree has no level " + std::to_string(level));
        k_ = level;
    }
    static DiscSet bit(Disc level) { return DiscSet{1} << (level - 1); }

    Peg i_ = 0;
    Peg j_ = 1;
    Disc k_ = 0;
    DiscSet went_left_ = 0;
};

}  // namespace statewalk::hanoi
