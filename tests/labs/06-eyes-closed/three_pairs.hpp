// The Towers of Hanoi with closed eyes: between each of the three pairs of pegs in turn, the move that the rules allow.
//
//                    odd: 0 --z1--> 1 --z2--> 2 --z3--> 3 --z1--> 1 ...
//                   even: 0 --z2--> 2 --z1--> 1 --z3--> 3 --z2--> 2 ...        from 1 and 3 back to 0 if x1
//
// Source     Folklore. The moves are those of P. Buneman, L. Levy: The Towers of Hanoi problem (1980).
// Invariant  In states 1, 2 and 3 the last move was between the pair of pegs that the state is named after, and the
//            moves so far are the beginning of the shortest solution.
// Cost       2^n steps for n >= 1 discs, 2^n - 1 moves; no memory beyond the towers.
#pragma once

#include <statewalk/automata/core/notation.hpp>

#include "pairs.hpp"

// clang-format off
struct ThreePairs : Automaton<ThreePairs, Pairs> {
    static constexpr std::string_view label = "three-pairs";
    static constexpr std::string_view note = "the legal move between each pair of pegs in turn";

    struct Rest       : State<"0", "at rest: not started, or every disc delivered"> {};
    struct StartGoal  : State<"1", "the last move was between start and goal"> {};
    struct StartSpare : State<"2", "the last move was between start and spare"> {};
    struct SpareGoal  : State<"3", "the last move was between spare and goal"> {};
    using initial_state = Rest;

    using x1 = Input <"x1", &Pairs::delivered,       "every disc is delivered">;
    using x2 = Input <"x2", &Pairs::is_odd,          "the number of discs is odd">;
    using z1 = Output<"z1", &Pairs::start_and_goal,  "make the legal move between start and goal">;
    using z2 = Output<"z2", &Pairs::start_and_spare, "make the legal move between start and spare">;
    using z3 = Output<"z3", &Pairs::spare_and_goal,  "make the legal move between spare and goal">;

    struct transition_table : Table<
        //    Start      , Event , Next       , Action , Guard
        Row < Rest       , Step  , StartGoal  , z1     , x2                    >,
        Row < Rest       , Step  , StartSpare , z2     , Not<x2>               >,
        Row < StartGoal  , Step  , Rest       , none   , x1                    >,
        Row < StartGoal  , Step  , StartSpare , z2     , And<Not<x1>, x2>      >,
        Row < StartGoal  , Step  , SpareGoal  , z3     , And<Not<x1>, Not<x2>> >,
        Row < StartSpare , Step  , SpareGoal  , z3     , x2                    >,
        Row < StartSpare , Step  , StartGoal  , z1     , Not<x2>               >,
        Row < SpareGoal  , Step  , Rest       , none   , x1                    >,
        Row < SpareGoal  , Step  , StartGoal  , z1     , And<Not<x1>, x2>      >,
        Row < SpareGoal  , Step  , StartSpare , z2     , And<Not<x1>, Not<x2>> >
    > {};
};
// clang-format on
