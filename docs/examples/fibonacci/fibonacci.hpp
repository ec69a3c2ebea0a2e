// The Fibonacci numbers, their recursion made an automaton by the general method. A call that waits is a cell on a
// stack, {n, a, y}: its argument, its local variable, and the state in which it goes on.
//
//    To find f(n):
//    state 1   if n < 2:  f := n, go on in 2
//              else:      call f(n - 1), afterwards go on in 3
//    state 3   a := f; call f(n - 2), afterwards go on in 4
//    state 4   f := a + f, go on in 2
//    state 2   a call has returned: take the cell on top off, go on where it says; if there is none, all is done
//    (To call is to push a cell, set n, and go to state 1.)
//
// Source     The method of N. Tukkel, A. Shalyto and N. Shamgunov: Towers of Hanoi and automata (2002, in Russian).
// Invariant  The stack, n and a hold what the recursion's stack holds.
// Cost       6 f(n + 1) - 3 steps; a stack of at most n - 1 cells.
#pragma once

#include <cstdint>
#include <optional>
#include <statewalk/automata/core/notation.hpp>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace examples {

using namespace statewalk;

/// The object of control: the call in progress, the calls that wait for it, and the latest result.
class FibonacciCalls {
public:
    /// Throws std::invalid_argument above 93: f(94) has more than 64 bits.
    explicit FibonacciCalls(std::uint64_t argument = 2) : argument_(argument) {
        if (argument > 93) throw std::invalid_argument("a Fibonacci number above the 93rd has more than 64 bits");
    }

    bool is_small() const { return n_ < 2; }
    bool empty() const { return waiting_.empty(); }
    bool returns_to_3() const { return !empty() && waiting_.back().y == 3; }
    void begin() {
        n_ = argument_;
        waiting_.clear();
    }
    void result_is_n() { result_ = n_; }
    void call_first() {
        waiting_.push_back({n_, a_, 3});
        n_ -= 1;
    }
    void call_second() {
        a_ = result_.value();
        waiting_.push_back({n_, a_, 4});
        n_ -= 2;
    }
    /// Throws std::logic_error if no call waits.
    void pop() {
        if (empty()) throw std::logic_error("the stack is empty: there is no call to return to");
        n_ = waiting_.back().n;
        a_ = waiting_.back().a;
        waiting_.pop_back();
    }
    void add() { result_ = a_ + result_.value(); }

    bool done() const { return result_.has_value(); }
    /// f(n), once done. Throws std::bad_optional_access before the first call has returned.
    std::uint64_t result() const { return result_.value(); }

    template <class Record>
    void describe(Record& record) const {
        record.field("n", n_);
        record.field("a", a_);
        record.field("f", result_ ? std::to_string(*result_) : "-");
        std::vector<std::vector<std::uint64_t>> cells;
        for (Cell const& cell : waiting_) cells.push_back({cell.n, cell.a, cell.y});
        record.field("stack", std::move(cells));
    }

private:
    struct Cell {
        std::uint64_t n;
        std::uint64_t a;
        std::uint64_t y;  ///< the state to return to
    };

    std::uint64_t argument_;
    std::uint64_t n_ = 0;
    std::uint64_t a_ = 0;
    std::optional<std::uint64_t> result_;
    std::vector<Cell> waiting_;
};

// clang-format off
struct Fibonacci : Automaton<Fibonacci, FibonacciCalls> {
    static constexpr std::string_view label = "fibonacci";
    static constexpr std::string_view note = "the recursion for Fibonacci's numbers with its stack written out";

    struct Rest     : State<"0", "at rest"> {};
    struct Called   : State<"1", "a call begins"> {};
    struct Returned : State<"2", "a call has returned"> {};
    struct First    : State<"3", "f is that of n - 1"> {};
    struct Second   : State<"4", "a is that of n - 1, f that of n - 2"> {};
    using initial_state = Rest;

    using x1 = Input <"x1", &FibonacciCalls::is_small,     "n < 2">;
    using x2 = Input <"x2", &FibonacciCalls::empty,        "the stack is empty">;
    using x3 = Input <"x3", &FibonacciCalls::returns_to_3, "y on top is 3">;
    using z0 = Output<"z0", &FibonacciCalls::begin,        "n := the argument">;
    using z1 = Output<"z1", &FibonacciCalls::result_is_n,  "f := n">;
    using z2 = Output<"z2", &FibonacciCalls::call_first,   "push y = 3; n := n - 1">;
    using z3 = Output<"z3", &FibonacciCalls::pop,          "pop n, a">;
    using z4 = Output<"z4", &FibonacciCalls::call_second,  "a := f; push y = 4; n := n - 2">;
    using z5 = Output<"z5", &FibonacciCalls::add,          "f := a + f">;

    struct transition_table : Table<
        //    Start    , Event , Next     , Action , Guard
        Row < Rest     , Step  , Called   , z0     , none                  >,
        Row < Called   , Step  , Returned , z1     , x1                    >,
        Row < Called   , Step  , Called   , z2     , Not<x1>               >,
        Row < First    , Step  , Called   , z4     , none                  >,
        Row < Second   , Step  , Returned , z5     , none                  >,
        Row < Returned , Step  , Rest     , none   , x2                    >,
        Row < Returned , Step  , First    , z3     , And<Not<x2>, x3>      >,
        Row < Returned , Step  , Second   , z3     , And<Not<x2>, Not<x3>> >
    > {};
};
// clang-format on

}  // namespace examples
