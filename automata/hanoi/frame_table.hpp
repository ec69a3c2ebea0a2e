// The table of Frame's algorithm: how many moves m discs need on four pegs, F(m), and at which r the tower is best split,
// R(m). To move m discs, put m - r of them aside on four pegs, move the r largest on the three that are left, and put the
// m - r back onto them:
//
//    f(m, r) = 2 F(m-r) + 2^r - 1        F(m) = the least f(m, r), 1 <= r <= m        R(m) = its r
//
// With r going up, f(m, r) falls, may stay the same once, and rises; so the search ends where it no longer falls.
//
// Source     Frame's algorithm (J. S. Frame, American Mathematical Monthly 48, 1941) as in Jiang Hualin, Li Lixin, Chen
//            Qiang: Research on non-recursive algorithm of 4-peg hanoi tower (2013, in Chinese), section 2.
// Invariant  In states 1 and 2 the cells below m are right. In state 2 best is the least of f(m, 1) ... f(m, r).
// Cost       1 + n + R(1) + ... + R(n) steps; no moves: it fills 2n cells. The rule for ties is the task's.
#pragma once

#include "automata/core/notation.hpp"
#include "solvers/hanoi/frame_table.hpp"

namespace statewalk::hanoi {

// clang-format off
struct FrameTable : Automaton<FrameTable, SplitTable> {
    static constexpr std::string_view label = "frame-table";
    static constexpr std::string_view note = "the fewest moves on four pegs, and where to split the tower";
    static constexpr std::string_view source = "Frame 1941; Jiang, Li, Chen 2013, section 2";

    struct Rest : State<"0", "at rest"> {};
    struct Turn : State<"1", "the turn of m discs"> {};
    struct Scan : State<"2", "r is the best so far"> {};
    using initial_state = Rest;

    using x1 = Input <"x1", &SplitTable::better,  "r < m and f(m, r+1) is better than best">;
    using x2 = Input <"x2", &SplitTable::more,    "m < n">;
    using z0 = Output<"z0", &SplitTable::begin,   "m := 1">;
    using z1 = Output<"z1", &SplitTable::scan,    "r := 1; best := f(m, 1)">;
    using z2 = Output<"z2", &SplitTable::advance, "r := r + 1; best := f(m, r)">;
    using z3 = Output<"z3", &SplitTable::keep,    "F(m) := best; R(m) := r">;
    using z4 = Output<"z4", &SplitTable::next,    "m := m + 1">;

    struct transition_table : Table<
        //    Start , Event , Next , Action     , Guard
        Row < Rest  , Step  , Turn , z0         , none                  >,
        Row < Turn  , Step  , Scan , z1         , none                  >,
        Row < Scan  , Step  , Scan , z2         , x1                    >,
        Row < Scan  , Step  , Turn , Do<z3, z4> , And<Not<x1>, x2>      >,
        Row < Scan  , Step  , Rest , z3         , And<Not<x1>, Not<x2>> >
    > {};
};
// clang-format on

}  // namespace statewalk::hanoi
