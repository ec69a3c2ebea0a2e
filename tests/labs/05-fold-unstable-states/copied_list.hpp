// The Towers of Hanoi by a list of moves that is copied behind itself, unstable states folded away: the solution of
// lab 5.
//
//    S(d) = S(d-1), d, S(d-1):        S(1) = 1        S(2) = 1 2 1        S(3) = 1 2 1 3 1 2 1
//
// Source     Jiang Hualin, Li Lixin, Chen Qiang: Research on non-recursive algorithm of 4-peg hanoi tower (2013, in
//            Chinese), section 1.
// Invariant  In state 2 the list is S(d-1), d, and the first j of S(d-1), which has m entries.
// Cost       2^n + n steps, 2^n - 1 moves; the list keeps every one of them.
#pragma once

#include <statewalk/automata/core/notation.hpp>
#include <statewalk/solvers/hanoi/doubling_list.hpp>

using namespace statewalk;
using hanoi::MoveList;  // the object of control: the towers and the list. It stays as it is

// clang-format off
struct CopiedList : Automaton<CopiedList, MoveList> {
    static constexpr std::string_view label = "copied-list";
    static constexpr std::string_view note = "the list of moves copied behind itself, disc by disc";

    struct Rest   : State<"0", "at rest"> {};
    struct Copy   : State<"2", "copying the list"> {};
    struct Copied : State<"3", "the list is S(d)"> {};
    using initial_state = Rest;

    using x1 = Input <"x1", &MoveList::more_to_copy,  "j < m: the copy is not complete">;
    using x2 = Input <"x2", &MoveList::more_discs,    "d < n">;
    using z0 = Output<"z0", &MoveList::begin,         "d := 1">;
    using z1 = Output<"z1", &MoveList::append_disc_d, "m := length; j := 0; append disc d's move">;
    using z2 = Output<"z2", &MoveList::copy_entry,    "append a move of the disc of entry j; j := j + 1">;
    using z3 = Output<"z3", &MoveList::next_disc,     "d := d + 1">;

    struct transition_table : Table<
        //    Start  , Event , Next   , Action     , Guard
        Row < Rest   , Step  , Copy   , Do<z0, z1> , none    >,
        Row < Copy   , Step  , Copy   , z2         , x1      >,
        Row < Copy   , Step  , Copied , none       , Not<x1> >,
        Row < Copied , Step  , Copy   , Do<z3, z1> , x2      >,
        Row < Copied , Step  , Rest   , none       , Not<x2> >
    > {};
};
// clang-format on
