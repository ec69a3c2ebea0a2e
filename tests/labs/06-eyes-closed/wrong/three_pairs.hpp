// A wrong attempt: the three pairs in the order that is right for an odd number of discs, whatever the number is. The
// moves of the last two states are exchanged, and in state 1 two rows may fire together.
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
        Row < Rest       , Step  , StartGoal  , z1     , none    >,
        Row < StartGoal  , Step  , Rest       , none   , x1      >,
        Row < StartGoal  , Step  , SpareGoal  , z2     , x2      >,
        Row < SpareGoal  , Step  , StartSpare , z3     , none    >,
        Row < StartSpare , Step  , StartGoal  , z1     , none    >
    > {};
};
// clang-format on
