// The Towers of Hanoi by a recursion with its stack written out. Changed where it was right, too.
//
//    To move k discs from i to j:
//    state 1   if k = 1:  move the disc, go on in 2
//              else:      call "k - 1 discs from i to the spare peg", afterwards go on in 3
//    state 3   call "1 disc from i to j", afterwards go on in 4
//    state 4   call "k - 1 discs from the spare peg to j", afterwards go on in 2
//    state 2   a call has returned: take the cell on top off, go on where it says; if there is none, all is done
//    (To call is to push a cell {i, j, k, y}, where y is the state in which to go on, and to go to state 1.)
//
// Source     The general method of N. Tukkel, A. Shalyto and N. Shamgunov: Towers of Hanoi and automata (2002).
// Invariant  The stack and i, j, k hold what the recursion's stack holds at the same move.
// Cost       2^(n+2) - 5 steps, 2^n - 1 moves; a stack of at most n - 1 cells.
#pragma once

#include <statewalk/automata/core/notation.hpp>
#include <statewalk/solvers/hanoi/recursion_stack.hpp>

using namespace statewalk;
using hanoi::CallStack;  // the object of control: the towers, i, j, k and the stack. There is no fault in it

// clang-format off
struct TowerCalls : Automaton<TowerCalls, CallStack> {
    static constexpr std::string_view label = "tower-calls";
    static constexpr std::string_view note = "the recursion with its stack";

    struct Rest     : State<"0", "at rest"> {};
    struct Called   : State<"1", "a call begins"> {};
    struct Returned : State<"2", "a call has returned"> {};
    struct Cleared  : State<"3", "k - 1 discs are out of the way"> {};
    struct Moved    : State<"4", "the disc below has moved"> {};
    using initial_state = Rest;

    using x1 = Input <"x1", &CallStack::one_disc,        "k = 1">;
    using x2 = Input <"x2", &CallStack::empty,           "the stack is empty">;
    using x3 = Input <"x3", &CallStack::returns_to_3,    "y on top is 3">;
    using x4 = Input <"x4", &CallStack::returns_to_4,    "y on top is 4">;
    using z0 = Output<"z0", &CallStack::begin,           "i, j, k := start, goal, n">;
    using z1 = Output<"z1", &CallStack::move_disc,       "move the disc on i to j">;
    using z2 = Output<"z2", &CallStack::call_to_spare,   "push y = 3; j := spare; k := k - 1">;
    using z3 = Output<"z3", &CallStack::call_for_one,    "push y = 4; k := 1">;
    using z4 = Output<"z4", &CallStack::call_from_spare, "push y = 2; i := spare; k := k - 1">;
    using z5 = Output<"z5", &CallStack::pop,             "pop i, j, k">;

    struct transition_table : Table<
        //    Start    , Event , Next     , Action , Guard
        Row < Rest     , Step  , Called   , z0     , none                           >,
        Row < Called   , Step  , Returned , z1     , x1                             >,
        Row < Called   , Step  , Called   , z2     , Not<x1>                        >,
        Row < Cleared  , Step  , Called   , z3     , none                           >,
        Row < Moved    , Step  , Called   , z2     , Not<x2>                        >,
        Row < Moved    , Step  , Called   , z4     , x2                             >,
        Row < Returned , Step  , Rest     , none   , And<x2, Not<x3>>               >,
        Row < Returned , Step  , Cleared  , z5     , And<Not<x2>, x3>               >,
        Row < Returned , Step  , Moved    , z5     , And<Not<x2>, Not<x3>, x4>      >,
        Row < Returned , Step  , Returned , z5     , And<Not<x2>, Not<x3>, Not<x4>> >
    > {};
};
// clang-format on
