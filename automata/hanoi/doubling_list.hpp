// The list of moves doubled, disc by disc: S(d) = S(d-1), d, S(d-1). The second copy names the same discs; each goes on
// from where it stands along its own cycle.
//
//    S(1) = 1        S(2) = 1 2 1        S(3) = 1 2 1 3 1 2 1
//
// Source     Jiang Hualin, Li Lixin, Chen Qiang: Research on non-recursive algorithm of 4-peg hanoi tower (2013, in
//            Chinese), section 1.
// Invariant  In state 1 the list is S(d-1). In state 2 it is S(d-1), d, and the first j of S(d-1), which has m entries.
// Cost       2^n + n steps, 2^n - 1 moves; the list keeps every move, 2^n - 1 of them.
#pragma once

#include "automata/core/notation.hpp"
#include "solvers/hanoi/doubling_list.hpp"

namespace statewalk::hanoi {

// clang-format off
template <class Object>
struct DoublingListOver : Automaton<DoublingListOver<Object>, Object> {
    static constexpr std::string_view source = "Jiang, Li, Chen 2013, section 1";

    struct Rest : State<"0", "at rest"> {};
    struct Turn : State<"1", "the turn of disc d"> {};
    struct Copy : State<"2", "copying the list"> {};
    using initial_state = Rest;

    using x1 = Input <"x1", &Object::more_to_copy,  "j < m: the copy is not complete">;
    using x2 = Input <"x2", &Object::more_discs,    "d < n">;
    using z0 = Output<"z0", &Object::begin,         "d := 1">;
    using z1 = Output<"z1", &Object::append_disc_d, "m := length; j := 0; append disc d's move">;
    using z2 = Output<"z2", &Object::copy_entry,    "append a move of the disc of entry j; j := j + 1">;
    using z3 = Output<"z3", &Object::next_disc,     "d := d + 1">;

    struct transition_table : Table<
        //    Start , Event , Next , Action , Guard
        Row < Rest  , Step  , Turn , z0     , none                  >,
        Row < Turn  , Step  , Copy , z1     , none                  >,
        Row < Copy  , Step  , Copy , z2     , x1                    >,
        Row < Copy  , Step  , Turn , z3     , And<Not<x1>, x2>      >,
        Row < Copy  , Step  , Rest , none   , And<Not<x1>, Not<x2>> >
    > {};
};
// clang-format on

struct DoublingList : DoublingListOver<MoveList> {
    static constexpr std::string_view label = "doubling-list";
    static constexpr std::string_view note = "the list of moves copied behind itself, disc by disc";
};

}  // namespace statewalk::hanoi
