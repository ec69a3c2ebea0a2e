// Given in lab 4: the object of control. Nothing is to be changed here, but the number of discs in a trace, if
// you like.
#pragma once

#include <cstdint>
#include <statewalk/solvers/hanoi/towers.hpp>
#include <stdexcept>
#include <utility>
#include <vector>

using namespace statewalk;

/// The towers, the call in progress "move k discs from i to j", and the stack of calls that wait for it. The middle peg
/// is the one that is neither i nor j.
class Calls : public hanoi::ThreeTowers {
public:
    static constexpr unsigned discs_in_a_trace = 1;

    explicit Calls(hanoi::Task task = {.discs = discs_in_a_trace}) : ThreeTowers(std::move(task)) {}

    bool is_nothing_to_move() const { return k_ == 0; }
    bool is_empty() const { return stack_.empty(); }
    bool returns_to_3() const { return !is_empty() && stack_.back().y == 3; }
    bool returns_to_4() const { return !is_empty() && stack_.back().y == 4; }

    void begin() {
        i_ = task().from;
        j_ = task().to;
        k_ = task().discs;
        stack_.clear();
    }
    void call_over() { call(3); }
    void call_back() {
        call(4);
        std::swap(i_, j_);
    }
    void call_again() { call(2); }
    void move_to_middle() { move(i_, third(i_, j_)); }
    void move_from_middle() { move(third(i_, j_), j_); }
    void pop() {
        if (is_empty()) throw std::logic_error("the stack is empty: there is no call to return to");
        i_ = stack_.back().i;
        j_ = stack_.back().j;
        k_ = stack_.back().k;
        stack_.pop_back();
    }

    /// What a trace shows: the towers, i, j, k, and each cell of the stack as its four numbers, with pegs from 1.
    template <class Record>
    void describe(Record& record) const {
        ThreeTowers::describe(record);
        record.field("i", task().pegs[i_]);
        record.field("j", task().pegs[j_]);
        record.field("k", std::uint64_t{k_});
        std::vector<Numbers> cells;
        for (Cell const& cell : stack_) cells.push_back({cell.i + 1, cell.j + 1, cell.k, cell.y});
        record.field("stack", std::move(cells));
    }

private:
    using Numbers = std::vector<std::uint64_t>;
    struct Cell {
        hanoi::Peg i, j;
        unsigned k;
        unsigned y;  ///< the state in which the caller goes on
    };

    void call(unsigned y) {
        if (k_ == 0) throw std::logic_error("k is 0: there is no disc to make a call for");
        stack_.push_back({i_, j_, k_, y});
        --k_;
    }

    hanoi::Peg i_ = 0;
    hanoi::Peg j_ = 2;
    unsigned k_ = 0;
    std::vector<Cell> stack_;
};
