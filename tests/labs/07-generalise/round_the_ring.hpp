// The Towers of Hanoi: disc 1 goes round the ring of pegs, and between two of its moves another disc makes the only
// move that it can. The first move decides which way round.
//
//                    .--z1--> [ 1 ] --z3--> [ 2 ] --z1--> [ 1 ]
//    o--> [ 0 ] -----|                                           from 1 and 3 back to 0 if x1
//                    '--z2--> [ 3 ] --z3--> [ 4 ] --z2--> [ 3 ]
//
// Source     P. Buneman, L. Levy: The Towers of Hanoi problem (1980), with a step for each move.
// Invariant  In states 1 and 3 disc 1 has just moved, in 2 and 4 another disc. In 1 and 2 disc 1 goes to the right.
// Cost       2^n steps for n >= 1 discs, 2^n - 1 moves.
#pragma once

#include <statewalk/automata/core/notation.hpp>

#include "ring.hpp"

// clang-format off
struct RoundTheRing : Automaton<RoundTheRing, Ring> {
    static constexpr std::string_view label = "round-the-ring";
    static constexpr std::string_view note = "disc 1 goes round the ring of pegs";

    struct Rest         : State<"0", "at rest: not started, or every disc delivered"> {};
    struct Right        : State<"1", "disc 1 has just moved to the right"> {};
    struct RightAnother : State<"2", "another disc has just moved; disc 1 goes to the right"> {};
    struct Left         : State<"3", "disc 1 has just moved to the left"> {};
    struct LeftAnother  : State<"4", "another disc has just moved; disc 1 goes to the left"> {};
    using initial_state = Rest;

    using x1 = Input <"x1", &Ring::delivered,      "every disc is delivered">;
    using x2 = Input <"x2", &Ring::is_odd,         "the number of discs is odd">;
    using x3 = Input <"x3", &Ring::goal_is_right,  "the goal is the next peg to the right of the start">;
    using z1 = Output<"z1", &Ring::smallest_right, "move disc 1 one peg to the right">;
    using z2 = Output<"z2", &Ring::smallest_left,  "move disc 1 one peg to the left">;
    using z3 = Output<"z3", &Ring::another,        "make the only legal move of another disc">;

    struct transition_table : Table<
        //    Start        , Event , Next         , Action , Guard
        Row < Rest         , Step  , Right        , z1     , Or<And<x2, x3>, And<Not<x2>, Not<x3>>> >,
        Row < Rest         , Step  , Left         , z2     , Or<And<x2, Not<x3>>, And<Not<x2>, x3>> >,
        Row < Right        , Step  , Rest         , none   , x1                                     >,
        Row < Right        , Step  , RightAnother , z3     , Not<x1>                                >,
        Row < RightAnother , Step  , Right        , z1     , none                                   >,
        Row < Left         , Step  , Rest         , none   , x1                                     >,
        Row < Left         , Step  , LeftAnother  , z3     , Not<x1>                                >,
        Row < LeftAnother  , Step  , Left         , z2     , none                                   >
    > {};
};
// clang-format on
