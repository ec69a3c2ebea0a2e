// Frame's recursion as an automaton, by the same method as recursion-stack: a call that waits is a cell on a stack. The
// discs that move on three pegs are moved by an automaton of its own, nested in state 3.
//
//    To move c discs, the largest of them m, on pegs a, b, c', d:
//    state 1   if c = 1:  move disc m from a to d, go on in 2
//              else:      call "c - r discs on a, c', d, b", afterwards go on in 3
//    state 3   the three-peg automaton moves the r largest from a over c' to d; when it is done,
//              call "c - r discs on b, a, c', d", afterwards go on in 2
//    state 2   a call has returned: take the cell on top off, go on where it says; if there is none, all is done
//
// Source     J. S. Frame, American Mathematical Monthly 48 (1941); in the words of Jiang Hualin, Li Lixin, Chen Qiang
//            (2013, in Chinese), section 2. The method is that of recursion-stack (automata/hanoi/recursion_stack.hpp).
// Invariant  The stack and the call hold what the recursion's stack holds at the same move.
// Cost       F(n) moves (frame-table), the fewest possible; a cell of the stack for each time that the tower can be split.
#pragma once

#include "automata/core/nested.hpp"
#include "automata/core/notation.hpp"
#include "automata/hanoi/doubling_list.hpp"
#include "solvers/hanoi/block.hpp"
#include "solvers/hanoi/frame_stack.hpp"

namespace statewalk::hanoi {

// clang-format off
/// `ThreePegs`: an automaton for three pegs over a block of the towers.
template <class ThreePegs>
struct FrameStackOver
    : Automaton<FrameStackOver<ThreePegs>, FrameCalls<typename ThreePegs::ObjectOfControl>> {
    static constexpr std::string_view source = "Frame 1941; method of Tukkel, Shalyto, Shamgunov 2002";
    using Calls = FrameCalls<typename ThreePegs::ObjectOfControl>;

    struct Rest     : State<"0", "at rest"> {};
    struct Called   : State<"1", "a call begins"> {};
    struct Returned : State<"2", "a call has returned"> {};
    using  Aside    = Nested<ThreePegs, "3", "three pegs: the r largest are being moved">;
    using initial_state = Rest;

    // Numbers below 11 are those of the nested automaton.
    using x11 = Input <"x11", &Calls::one_disc,        "the call is for one disc">;
    using x12 = Input <"x12", &Calls::empty,           "the stack is empty">;
    using x13 = Input <"x13", &Calls::returns_to_3,    "y on top is 3">;
    using x14 = Ended <"x14",                          "the nested automaton is done">;
    using z11 = Output<"z11", &Calls::begin,           "call := all discs, start to goal">;
    using z12 = Output<"z12", &Calls::move_disc,       "move the disc from the first to the last peg">;
    using z13 = Output<"z13", &Calls::call_to_store,   "push y = 3; call := the smaller discs aside">;
    using z14 = Output<"z14", &Calls::pop,             "pop the call">;
    using z15 = Output<"z15", &Calls::call_from_store, "push y = 2; call := the smaller discs onto the others">;

    struct transition_table : Table<
        //    Start    , Event , Next     , Action , Guard
        Row < Rest     , Step  , Called   , z11    , none                    >,
        Row < Called   , Step  , Returned , z12    , x11                     >,
        Row < Called   , Step  , Called   , z13    , Not<x11>                >,
        Row < Aside    , none  , Called   , z15    , x14                     >,
        Row < Returned , Step  , Rest     , none   , x12                     >,
        Row < Returned , Step  , Aside    , z14    , And<Not<x12>, x13>      >,
        Row < Returned , Step  , Returned , z14    , And<Not<x12>, Not<x13>> >
    > {};
};
// clang-format on

struct FrameStack : FrameStackOver<DoublingListOver<MoveListOn<Block>>> {
    static constexpr std::string_view label = "frame-stack";
    static constexpr std::string_view note = "Frame's recursion with its stack, and an automaton within the automaton";
};

}  // namespace statewalk::hanoi
