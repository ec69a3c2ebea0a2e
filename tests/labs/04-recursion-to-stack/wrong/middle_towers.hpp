// Towers of Hanoi in which a disc goes only to the middle peg or from it: two faults, for the check of lab 4 to find.
//
//    To move k discs from i to j, if k > 0:
//        move k - 1 discs from i to j
//        move disc k from i to the middle peg
//        move k - 1 discs from j to i
//        move disc k from the middle peg to j
//        move k - 1 discs from i to j
//
// Source     The puzzle: R. S. Scorer, P. M. Grundy, C. A. B. Smith: Some binary games (1944). The method is that of
//            N. Tukkel, A. Shalyto and N. Shamgunov: Towers of Hanoi and automata (2002).
// Invariant  The stack and i, j, k hold what the recursion's stack holds at the same move.
// Cost       3^n - 1 moves; a stack of at most n cells.
#pragma once

#include <statewalk/automata/core/notation.hpp>

#include "calls.hpp"

// clang-format off
struct MiddleTowers : Automaton<MiddleTowers, Calls> {
    static constexpr std::string_view label = "middle-towers";
    static constexpr std::string_view note = "by way of the middle peg, the recursion's stack written out";

    struct Rest     : State<"0", "at rest"> {};
    struct Called   : State<"1", "a call begins"> {};
    struct Returned : State<"2", "a call has returned"> {};
    struct Below    : State<"3", "the smaller discs are on j, disc k is free"> {};
    struct Middle   : State<"4", "the smaller discs are on i, disc k is on the middle peg"> {};
    using initial_state = Rest;

    using x1 = Input <"x1", &Calls::is_nothing_to_move, "k = 0">;
    using x2 = Input <"x2", &Calls::is_empty,           "the stack is empty">;
    using x3 = Input <"x3", &Calls::returns_to_3,       "y on top is 3">;
    using x4 = Input <"x4", &Calls::returns_to_4,       "y on top is 4">;
    using z0 = Output<"z0", &Calls::begin,              "i, j, k := start, goal, n">;
    using z1 = Output<"z1", &Calls::call_over,          "push y = 3; k := k - 1">;
    using z2 = Output<"z2", &Calls::move_to_middle,     "move the disc on i to the middle peg">;
    using z3 = Output<"z3", &Calls::call_back,          "push y = 4; k := k - 1; exchange i and j">;
    using z4 = Output<"z4", &Calls::move_from_middle,   "move the disc on the middle peg to j">;
    using z5 = Output<"z5", &Calls::call_again,         "push y = 2; k := k - 1">;
    using z6 = Output<"z6", &Calls::pop,                "pop i, j, k">;

    struct transition_table : Table<
        //    Start    , Event , Next     , Action     , Guard
        Row < Rest     , Step  , Called   , z0         , none                           >,
        Row < Called   , Step  , Returned , none       , x1                             >,
        Row < Called   , Step  , Called   , z1         , Not<x1>                        >,
        Row < Below    , Step  , Called   , Do<z3, z2> , none                           >,
        Row < Middle   , Step  , Called   , Do<z4, z5> , none                           >,
        Row < Returned , Step  , Rest     , none       , x2                             >,
        Row < Returned , Step  , Below    , z6         , And<Not<x2>, x3>               >,
        Row < Returned , Step  , Middle   , z6         , x4                             >,
        Row < Returned , Step  , Returned , z6         , And<Not<x2>, Not<x3>, Not<x4>> >
    > {};
};
// clang-format on
