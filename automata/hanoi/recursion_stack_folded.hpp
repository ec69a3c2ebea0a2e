// The recursion as an automaton, simplified: states 3 and 4 of recursion-stack are unstable, left at once whatever
// happens, so that what their arrows do can be done on the way into them. Three states are left.
//
// Source     As recursion-stack (automata/hanoi/recursion_stack.hpp); folding unstable states is the usual last step of
//            the method.
// Invariant  As recursion-stack.
// Cost       3 * 2^n - 3 steps, 2^n - 1 moves; a stack of at most n - 1 cells.
#pragma once

#include "automata/core/notation.hpp"
#include "automata/hanoi/recursion_stack.hpp"

namespace statewalk::hanoi {

// clang-format off
struct RecursionStackFolded : Automaton<RecursionStackFolded, CallStack>, CallWords {
    static constexpr std::string_view label = "recursion-stack-folded";
    static constexpr std::string_view note = "the recursion with its stack, unstable states folded away";
    static constexpr std::string_view source = "Tukkel, Shalyto, Shamgunov 2002";

    struct Rest     : State<"0", "at rest"> {};
    struct Called   : State<"1", "a call begins"> {};
    struct Returned : State<"2", "a call has returned"> {};
    using initial_state = Rest;

    struct transition_table : Table<
        //    Start    , Event , Next     , Action     , Guard
        Row < Rest     , Step  , Called   , z0         , none                           >,
        Row < Called   , Step  , Returned , z1         , x1                             >,
        Row < Called   , Step  , Called   , z2         , Not<x1>                        >,
        Row < Returned , Step  , Rest     , none       , x2                             >,
        Row < Returned , Step  , Called   , Do<z5, z3> , And<Not<x2>, x3>               >,
        Row < Returned , Step  , Called   , Do<z5, z4> , And<Not<x2>, Not<x3>, x4>      >,
        Row < Returned , Step  , Returned , z5         , And<Not<x2>, Not<x3>, Not<x4>> >
    > {};
};
// clang-format on

}  // namespace statewalk::hanoi
