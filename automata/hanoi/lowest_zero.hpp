// The moves read off a binary counter. Counted from 0, move i is made by disc s, where s is the place of the lowest 0
// in the binary digits of i; the digits above it say how often that disc has moved before, and so where it stands.
//
//    i = 0  000   disc 1        i = 4  100   disc 1
//    i = 1  001   disc 2        i = 5  101   disc 2
//    i = 2  010   disc 1        i = 6  110   disc 1
//    i = 3  011   disc 3
//
// Disc s goes round start, goal, spare if n - s is even, else round start, spare, goal.
//
// Source     "Structure of hanoi" (in Japanese, JavaScript): the loop.
// Invariant  In state 1 the s - 1 lowest digits of i are ones.
// Cost       3 * 2^n - n - 2 steps, 2^n - 1 moves; two numbers, and no look at the towers.
#pragma once

#include "automata/core/notation.hpp"
#include "solvers/hanoi/lowest_zero.hpp"

namespace statewalk::hanoi {

// clang-format off
struct LowestZero : Automaton<LowestZero, BinaryCounter> {
    static constexpr std::string_view label = "lowest-zero";
    static constexpr std::string_view note = "each move from the lowest 0 of a binary counter";
    static constexpr std::string_view source = "\"Structure of hanoi\" (Japanese, JavaScript)";

    struct Rest  : State<"0", "at rest"> {};
    struct Scan  : State<"1", "looking for a 0"> {};
    struct Moved : State<"2", "move i is made"> {};
    using initial_state = Rest;

    using x1 = Input <"x1", &BinaryCounter::digit_is_one, "digit s of i is 1">;
    using x2 = Input <"x2", &BinaryCounter::last,         "i = 2^n - 2">;
    using z0 = Output<"z0", &BinaryCounter::begin,        "i := 0; s := 1">;
    using z1 = Output<"z1", &BinaryCounter::next_digit,   "s := s + 1">;
    using z2 = Output<"z2", &BinaryCounter::move_disc_s,  "k := i >> s; move disc s the (k + 1)-th time">;
    using z3 = Output<"z3", &BinaryCounter::next_number,  "i := i + 1; s := 1">;

    struct transition_table : Table<
        //    Start , Event , Next  , Action , Guard
        Row < Rest  , Step  , Scan  , z0     , none    >,
        Row < Scan  , Step  , Scan  , z1     , x1      >,
        Row < Scan  , Step  , Moved , z2     , Not<x1> >,
        Row < Moved , Step  , Rest  , none   , x2      >,
        Row < Moved , Step  , Scan  , z3     , Not<x2> >
    > {};
};
// clang-format on

}  // namespace statewalk::hanoi
