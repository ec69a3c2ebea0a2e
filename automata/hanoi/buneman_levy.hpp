// Two states are enough: disc 1 moves in every second move, always one peg on along its cycle, and between two of its
// moves only one other move is legal.
//
//                1                else
//               ----             ------
//                z1              z2; z1
//    o--> [ 0 ] -----> [ 1 ] -----------.        x1  every disc is delivered
//           ^            | ^            |        z1  move the smallest disc one peg on along its cycle
//           '------------' '------------'        z2  make the only legal move of another disc
//               1: x1
//
// Source     P. Buneman, L. Levy: The Towers of Hanoi problem. Information Processing Letters 10 (1980), 243-244.
//            As an automaton in N. Tukkel, A. Shalyto, N. Shamgunov: Towers of Hanoi and automata (2002, in Russian),
//            figure 10. The article says that x1, z1 and z2 may be realised by search or by computation; so there are
//            two objects of control, and one automaton over both.
// Invariant  In state 1 the moves so far, an odd number, are the beginning of the shortest solution, and disc 1 moved
//            last.
// Cost       2^(n-1) + 1 steps for n >= 1 discs, 2^n - 1 moves; no memory beyond the towers. Without discs there is
//            nothing to do, and it never leaves state 0.
#pragma once

#include "automata/core/notation.hpp"
#include "solvers/hanoi/buneman_levy.hpp"

namespace statewalk::hanoi {

// clang-format off
template <class Object>
struct BunemanLevyOver : Automaton<BunemanLevyOver<Object>, Object> {
    static constexpr std::string_view source = "Buneman, Levy 1980; Tukkel, Shalyto, Shamgunov 2002, figure 10";

    struct Rest   : State<"0", "at rest: not started, or every disc delivered"> {};
    struct Moving : State<"1", "the smallest disc has just moved"> {};
    using initial_state = Rest;

    using x1 = Input <"x1", &Object::delivered,     "every disc is delivered">;
    using z1 = Output<"z1", &Object::move_smallest, "move the smallest disc one peg on along its cycle">;
    using z2 = Output<"z2", &Object::move_other,    "make the only legal move of another disc">;

    struct transition_table : Table<
        //    Start  , Event , Next   , Action     , Guard
        Row < Rest   , Step  , Moving , z1         , none    >,
        Row < Moving , Step  , Rest   , none       , x1      >,
        Row < Moving , Step  , Moving , Do<z2, z1> , Not<x1> >
    > {};
};
// clang-format on

struct BunemanLevy : BunemanLevyOver<SearchedTowers> {
    static constexpr std::string_view label = "buneman-levy";
    static constexpr std::string_view note = "two states: the smallest disc, then the only other move";
};

struct BunemanLevyAnalytic : BunemanLevyOver<ComputedTowers> {
    static constexpr std::string_view label = "buneman-levy-analytic";
    static constexpr std::string_view note = "the same automaton over towers whose moves are computed";
};

}  // namespace statewalk::hanoi
