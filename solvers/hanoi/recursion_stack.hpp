// The object of control of the recursion-stack automata: towers, the arguments of the recursion, and its stack.
#pragma once

#include <stdexcept>
#include <utility>
#include <vector>

#include "solvers/hanoi/towers.hpp"

namespace statewalk::hanoi {

/// The call in progress, "move k discs from i to j", and above it the calls that wait for it.
class CallStack : public ThreeTowers {
public:
    using ThreeTowers::ThreeTowers;

    bool one_disc() const { return k_ == 1; }
    bool empty() const { return waiting_.empty(); }
    bool returns_to_3() const { return !empty() && waiting_.back().y == 3; }
    bool returns_to_4() const { return !empty() && waiting_.back().y == 4; }

    void begin() {
        i_ = task().from;
        j_ = task().to;
        k_ = task().discs;
        waiting_.clear();
    }
    void move_disc() { move(i_, j_); }
    /// The first inner call: k - 1 discs out of the way. Throws std::logic_error, as the third does, if k is 0.
    void call_to_spare() {
        push(3);
        j_ = third(i_, j_);
        one_disc_less();
    }
    /// The second: the one disc that is left.
    void call_for_one() {
        push(4);
        k_ = 1;
    }
    /// The third: the k - 1 discs onto it.
    void call_from_spare() {
        push(2);
        i_ = third(i_, j_);
        one_disc_less();
    }
    /// Back to the call that waits on top. Throws std::logic_error if none does.
    void pop() {
        if (empty()) throw std::logic_error("the stack is empty: there is no call to return to");
        i_ = waiting_.back().i;
        j_ = waiting_.back().j;
        k_ = waiting_.back().k;
        waiting_.pop_back();
    }

    /// For a log: the towers; i, j and k; and the stack from the bottom up, each cell as i, j, k, y with pegs from 1.
    template <class Record>
    void describe(Record& record) const {
        Towers::describe(record);
        record.field("i", k_ == 0 ? "-" : task().pegs[i_]);
        record.field("j", k_ == 0 ? "-" : task().pegs[j_]);
        record.field("k", std::uint64_t{k_});
        std::vector<std::vector<std::uint64_t>> cells;
        for (Cell const& cell : waiting_) cells.push_back({cell.i + 1, cell.j + 1, cell.k, cell.y});
        record.field("stack", std::move(cells));
    }

private:
    struct Cell {
        Peg i, j;
        unsigned k;
        unsigned y;  ///< the state to return to
    };

    void push(unsigned y) { waiting_.push_back({i_, j_, k_, y}); }
    void one_disc_less() {
        if (k_ == 0) throw std::logic_error("k is 0: there is no disc to solve for");
        --k_;
    }

    Peg i_ = 0;
    Peg j_ = 1;
    unsigned k_ = 0;
    std::vector<Cell> waiting_;
};

}  // namespace statewalk::hanoi
