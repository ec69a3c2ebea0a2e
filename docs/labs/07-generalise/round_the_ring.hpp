// The Towers of Hanoi: disc 1 goes round the ring of pegs, and between two of its moves another disc makes the only
// move that it can. As it stands here: from A to C, and for an odd number of discs.
//
//    o--> [ 0 ] --z2--> [ 1 ] --z3--> [ 2 ] --z2--> [ 1 ]        from 1 back to 0 if x1
//
// Source     P. Buneman, L. Levy: The Towers of Hanoi problem (1980), with a step for each move.
// Invariant  In state 1 disc 1 has just moved, in state 2 another disc.
// Cost       2^n steps for n >= 1 discs, 2^n - 1 moves.
#pragma once

#include <statewalk/automata/core/notation.hpp>

#include "ring.hpp"

// clang-format off
struct RoundTheRing : Automaton<RoundTheRing, Ring> {
    static constexpr std::string_view label = "round-the-ring";
    static constexpr std::string_view note = "disc 1 goes round the ring of pegs";

    struct Rest     : State<"0", "at rest: not started, or every disc delivered"> {};
    struct Smallest : State<"1", "disc 1 has just moved"> {};
    struct Another  : State<"2", "another disc has just moved"> {};
    using initial_state = Rest;

    using x1 = Input <"x1", &Ring::delivered,      "every disc is delivered">;
    using x2 = Input <"x2", &Ring::is_odd,         "the number of discs is odd">;
    using x3 = Input <"x3", &Ring::goal_is_right,  "the goal is the next peg to the right of the start">;
    using z1 = Output<"z1", &Ring::smallest_right, "move disc 1 one peg to the right">;
    using z2 = Output<"z2", &Ring::smallest_left,  "move disc 1 one peg to the left">;
    using z3 = Output<"z3", &Ring::another,        "make the only legal move of another disc">;

    struct transition_table : Table<
        //    Start    , Event , Next     , Action , Guard
        Row < Rest     , Step  , Smallest , z2     , none    >,
        Row < Smallest , Step  , Rest     , none   , x1      >,
        Row < Smallest , Step  , Another  , z3     , Not<x1> >,
        Row < Another  , Step  , Smallest , z2     , none    >
        // Change these rows, and add others. You may add states.
    > {};
};
// clang-format on
