// The object of control of the frame-stack automaton: towers, the arguments of Frame's recursion, and its stack.
#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "solvers/hanoi/towers.hpp"
#include "solvers/hanoi/transfer.hpp"

namespace statewalk::hanoi {

/// The call in progress, "move c discs up to disc m on pegs a, b, c', d", and above it the calls that wait for it.
/// `Inner` is the object of control of a three-peg automaton, over a Block: it moves the r largest discs of a call.
///
/// An order that splits the call, or moves its discs, throws std::logic_error if it has no disc.
template <class Inner>
class FrameCalls : public FourTowers {
public:
    using FourTowers::FourTowers;

    bool one_disc() const { return call_.count == 1; }
    bool empty() const { return waiting_.empty(); }
    bool returns_to_3() const { return !empty() && waiting_.back().y == 3; }

    void begin() {
        call_ = transfer_of(task());
        waiting_.clear();
    }
    /// Disc m from a to d.
    void move_disc() {
        if (call_.count == 0) throw std::logic_error("the call has no disc to move");
        make({call_.largest, call_.pegs[0], call_.pegs[3]});
    }
    /// The first inner call: the c - r smaller discs out of the way, to b.
    void call_to_store() { call(steps().aside, 3); }
    /// The second: the c - r smaller discs from b onto the others.
    void call_from_store() { call(steps().onto, 2); }
    /// Back to the call that waits on top. Throws std::logic_error if none does.
    void pop() {
        if (empty()) throw std::logic_error("the stack is empty: there is no call to return to");
        call_ = waiting_.back().call;
        waiting_.pop_back();
    }
    /// What moves the r largest discs of the call, from a over c' to d, made anew.
    Inner& nested() { return inner_.emplace(block_of(*this, steps().base)); }

    /// For a log: the towers; c, m and the pegs of the call, "-" if it has no disc; and the stack from the bottom up,
    /// each cell as c, m, the four pegs from 1, y.
    template <class Record>
    void describe(Record& record) const {
        FourTowers::describe(record);
        record.field("c", std::uint64_t{call_.count});
        record.field("m", std::uint64_t{call_.largest});
        record.field("pegs", call_.count == 0 ? "-" : names_of(call_.pegs, task()));
        std::vector<std::vector<std::uint64_t>> cells;
        for (auto const& [call, y] : waiting_) {
            cells.push_back({call.count, call.largest});
            for (Peg const peg : call.pegs) cells.back().push_back(std::uint64_t{peg} + 1);
            cells.back().push_back(y);
        }
        record.field("stack", std::move(cells));
    }

private:
    struct Cell {
        Transfer call;
        unsigned y;  ///< the state to return to
    };

    FrameSteps steps() const {
        if (call_.count == 0) throw std::logic_error("the call has no disc to solve for");
        return steps_of(call_, task().ties);
    }
    void call(Transfer const& inner, unsigned y) {
        waiting_.push_back({call_, y});
        call_ = inner;
    }

    Transfer call_;
    std::vector<Cell> waiting_;
    std::optional<Inner> inner_;
};

}  // namespace statewalk::hanoi
