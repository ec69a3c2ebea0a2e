// The factorial, its recursion made an automaton by the general method. A call that waits is a cell on a stack: its n.
//
//    To find f(n):
//    state 1   if n = 0:  f := 1, go on in 2
//              else:      call f(n - 1), afterwards go on in 3
//    state 3   f := n * f, go on in 2
//    state 2   a call has returned: take n off the stack, go on in 3; if the stack is empty, all is done
//    (To call is to push n, set it anew, and go to state 1. There is one place to return to: no cell has to name it.)
//
// Source     The method of N. Tukkel, A. Shalyto and N. Shamgunov: Towers of Hanoi and automata (2002, in Russian).
// Invariant  The stack holds what the recursion's stack holds.
// Cost       3 n + 3 steps; a stack of n cells.
#pragma once

#include <cstdint>
#include <statewalk/automata/core/notation.hpp>
#include <stdexcept>
#include <vector>

namespace examples {

using namespace statewalk;

/// The object of control: the call in progress, the calls that wait for it, and the latest result.
class FactorialCalls {
public:
    /// Throws std::invalid_argument above 20: 21! has more than 64 bits.
    explicit FactorialCalls(std::uint64_t argument = 3) : argument_(argument) {
        if (argument > 20) throw std::invalid_argument("a factorial of more than 20 has more than 64 bits");
    }

    bool is_zero() const { return n_ == 0; }
    bool empty() const { return waiting_.empty(); }
    void begin() {
        n_ = argument_;
        waiting_.clear();
    }
    void result_is_one() { result_ = 1; }
    void call_for_less() {
        waiting_.push_back(n_);
        --n_;
    }
    /// Throws std::logic_error if no call waits.
    void pop() {
        if (empty()) throw std::logic_error("the stack is empty: there is no call to return to");
        n_ = waiting_.back();
        waiting_.pop_back();
    }
    void multiply() { result_ *= n_; }

    bool done() const { return result_ != 0; }
    /// n!, once done; 0 before the first call has returned.
    std::uint64_t result() const { return result_; }

    template <class Record>
    void describe(Record& record) const {
        record.field("n", n_);
        record.field("f", result_);
        record.field("stack", std::vector<std::vector<std::uint64_t>>{waiting_});
    }

private:
    std::uint64_t argument_;
    std::uint64_t n_ = 0;
    std::uint64_t result_ = 0;
    std::vector<std::uint64_t> waiting_;
};

// clang-format off
struct Factorial : Automaton<Factorial, FactorialCalls> {
    static constexpr std::string_view label = "factorial";
    static constexpr std::string_view note = "the recursion for n! with its stack written out";

    struct Rest     : State<"0", "at rest"> {};
    struct Called   : State<"1", "a call begins"> {};
    struct Returned : State<"2", "a call has returned"> {};
    struct Less     : State<"3", "f is that of n - 1"> {};
    using initial_state = Rest;

    using x1 = Input <"x1", &FactorialCalls::is_zero,       "n = 0">;
    using x2 = Input <"x2", &FactorialCalls::empty,         "the stack is empty">;
    using z0 = Output<"z0", &FactorialCalls::begin,         "n := the argument">;
    using z1 = Output<"z1", &FactorialCalls::result_is_one, "f := 1">;
    using z2 = Output<"z2", &FactorialCalls::call_for_less, "push n; n := n - 1">;
    using z3 = Output<"z3", &FactorialCalls::pop,           "pop n">;
    using z4 = Output<"z4", &FactorialCalls::multiply,      "f := n * f">;

    struct transition_table : Table<
        //    Start    , Event , Next     , Action , Guard
        Row < Rest     , Step  , Called   , z0     , none    >,
        Row < Called   , Step  , Returned , z1     , x1      >,
        Row < Called   , Step  , Called   , z2     , Not<x1> >,
        Row < Less     , Step  , Returned , z4     , none    >,
        Row < Returned , Step  , Rest     , none   , x2      >,
        Row < Returned , Step  , Less     , z3     , Not<x2> >
    > {};
};
// clang-format on

}  // namespace examples
