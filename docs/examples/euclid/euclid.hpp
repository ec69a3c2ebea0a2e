// Euclid's algorithm: the greatest common divisor of two numbers, by taking the smaller from the larger.
//
//    o--> [ 0 at rest ] <------ a = b ------ [ 1 comparing ]  loops: if a > b: a := a - b, else: b := b - a
//               '------------------------------->'
//
// Source     Euclid: Elements, book VII, proposition 2 (about 300 BC), with subtraction in place of division.
// Invariant  a and b have the divisors in common that they had at the start; neither is 0.
// Cost       At most max(a, b) + 1 steps; no memory beside a and b.
#pragma once

#include <cstdint>
#include <statewalk/automata/core/notation.hpp>
#include <stdexcept>

namespace examples {

using namespace statewalk;

/// The object of control: two numbers from 1.
class Pair {
public:
    /// Throws std::invalid_argument for a 0, which nothing is made smaller by.
    explicit Pair(std::uint64_t a = 12, std::uint64_t b = 8) : a_(a), b_(b) {
        if (a == 0 || b == 0) throw std::invalid_argument("Euclid's numbers start from 1");
    }

    bool equal() const { return a_ == b_; }
    bool first_is_larger() const { return a_ > b_; }
    void reduce_first() { a_ -= b_; }
    void reduce_second() { b_ -= a_; }

    bool done() const { return equal(); }
    /// Once done.
    std::uint64_t divisor() const { return a_; }

    template <class Record>
    void describe(Record& record) const {
        record.field("a", a_);
        record.field("b", b_);
    }

private:
    std::uint64_t a_;
    std::uint64_t b_;
};

// clang-format off
struct Euclid : Automaton<Euclid, Pair> {
    static constexpr std::string_view label = "euclid";
    static constexpr std::string_view note = "the greatest common divisor by subtraction";

    struct Rest      : State<"0", "at rest"> {};
    struct Comparing : State<"1", "comparing a and b"> {};
    using initial_state = Rest;

    using x1 = Input <"x1", &Pair::equal,           "a = b">;
    using x2 = Input <"x2", &Pair::first_is_larger, "a > b">;
    using z1 = Output<"z1", &Pair::reduce_first,    "a := a - b">;
    using z2 = Output<"z2", &Pair::reduce_second,   "b := b - a">;

    struct transition_table : Table<
        //    Start     , Event , Next      , Action , Guard
        Row < Rest      , Step  , Comparing , none   , none                   >,
        Row < Comparing , Step  , Rest      , none   , x1                     >,
        Row < Comparing , Step  , Comparing , z1     , And<Not<x1>, x2>       >,
        Row < Comparing , Step  , Comparing , z2     , And<Not<x1>, Not<x2>>  >
    > {};
};
// clang-format on

}  // namespace examples
