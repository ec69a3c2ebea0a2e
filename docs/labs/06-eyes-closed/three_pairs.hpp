// The Towers of Hanoi with closed eyes: a pair of pegs is named, and between these two the move is made that the rules
// allow. The automaton only says which pair comes next. As it stands here it can do one disc.
//
//    o--> [ 0 at rest ] --z1--> [ 1 ] --x1--> [ 0 ]            [ 2 ]    [ 3 ]
//
// Source     Folklore. The moves are those of P. Buneman, L. Levy: The Towers of Hanoi problem (1980).
// Invariant  In states 1, 2 and 3 the last move was between the pair of pegs that the state is named after.
// Cost       Once it is done: 2^n steps for n >= 1 discs, 2^n - 1 moves.
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
        //    Start      , Event , Next      , Action , Guard
        Row < Rest       , Step  , StartGoal , z1     , none >,
        Row < StartGoal  , Step  , Rest      , none   , x1   >
        // Your rows. The rows above may have to be changed.
    > {};
};
// clang-format on
