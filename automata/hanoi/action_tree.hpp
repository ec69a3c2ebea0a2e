// Walking the tree of moves without a stack of arguments. The solution is a complete binary tree (disc n moves at the
// root), and walking it in order gives the moves in order. A parent's arguments can be computed from a child's, so all
// that has to be remembered is one bit a level: was it the left child?
//
//          2 A->C                 n = 2:   down to the left to 1 A->B, which moves;
//         /      \                         up from the left to 2 A->C, which moves;
//    1 A->B      1 B->C                    down to the right to 1 B->C, which moves;
//                                          up from the right to the root: done
//
// Source     "Structure of hanoi" (in Japanese, JavaScript): the solution as a tree, and the tree printed.
// Invariant  i, j, k are the arguments of the node; the bits above level k are the way from the root to it.
// Cost       3 * 2^n - 2 steps, 2^n - 1 moves; n bits.
#pragma once

#include "automata/core/notation.hpp"
#include "solvers/hanoi/action_tree.hpp"

namespace statewalk::hanoi {

// clang-format off
struct ActionTree : Automaton<ActionTree, TreePlace> {
    static constexpr std::string_view label = "action-tree";
    static constexpr std::string_view note = "the tree of moves walked in order, one bit a level";
    static constexpr std::string_view source = "\"Structure of hanoi\" (Japanese, JavaScript)";

    struct Rest    : State<"0", "at rest"> {};
    struct Descend : State<"1", "going down to the left"> {};
    struct Act     : State<"2", "the node's disc has moved"> {};
    struct Ascend  : State<"3", "a subtree is done"> {};
    using initial_state = Rest;

    using x1 = Input <"x1", &TreePlace::has_children,     "k > 1: the node has children">;
    using x2 = Input <"x2", &TreePlace::at_root,          "k = n: the node is the root">;
    using x3 = Input <"x3", &TreePlace::is_left_child,    "the node is a left child">;
    using z0 = Output<"z0", &TreePlace::begin,            "i, j, k := start, goal, n">;
    using z1 = Output<"z1", &TreePlace::move_disc,        "move the disc on i to j">;
    using z2 = Output<"z2", &TreePlace::go_left,          "down to the left: j := spare; k := k - 1">;
    using z3 = Output<"z3", &TreePlace::go_right,         "down to the right: i := spare; k := k - 1">;
    using z4 = Output<"z4", &TreePlace::go_up_from_left,  "up from the left: k := k + 1; j := spare">;
    using z5 = Output<"z5", &TreePlace::go_up_from_right, "up from the right: k := k + 1; i := spare">;

    struct transition_table : Table<
        //    Start   , Event , Next    , Action     , Guard
        Row < Rest    , Step  , Descend , z0         , none                  >,
        Row < Descend , Step  , Descend , z2         , x1                    >,
        Row < Descend , Step  , Act     , z1         , Not<x1>               >,
        Row < Act     , Step  , Descend , z3         , x1                    >,
        Row < Act     , Step  , Ascend  , none       , Not<x1>               >,
        Row < Ascend  , Step  , Rest    , none       , x2                    >,
        Row < Ascend  , Step  , Act     , Do<z4, z1> , And<Not<x2>, x3>      >,
        Row < Ascend  , Step  , Ascend  , z5         , And<Not<x2>, Not<x3>> >
    > {};
};
// clang-format on

}  // namespace statewalk::hanoi
