// Any move of the Towers of Hanoi from the binary digits of its number, read from the lowest to the highest.
//
//    state           0   SG  GP  PS  SP  PG  GS        S start, G goal, P spare
//    next, by zero   0   SP  PG  GS  SG  GP  PS
//    next, by one    SG  PG  GS  SP  PS  SG  GP
//
// Source     Worked out for this lab, from the recursion. A highest digit of 0 puts a move into the first half of a
//            solution with one disc more, in which the smaller discs go from S to P: G and P change their names. A
//            highest digit of 1 puts it into the second half, in which they go from P to G: S and P change theirs. The
//            first one that is read is the move between the halves, from S to G.
// Invariant  After n digits of k the state is move k of n discs; 0 while k is 0.
// Cost       One step a digit; no memory. Seven states are the fewest: six moves, and "no move yet".
#pragma once

#include <statewalk/automata/core/notation.hpp>

using namespace statewalk;

// The events: binary digits of the number k of a move, the lowest first.
struct zero {};
struct one {};

// clang-format off
struct DigitsBackwards : Automaton<DigitsBackwards> {
    static constexpr std::string_view label = "digits-backwards";
    static constexpr std::string_view note = "reads the number of a move from its lowest digit, and is in the move";

    struct Zeros : State<"0",  "only zeros so far: no move yet"> {};
    struct SG    : State<"SG", "start -> goal"> {};
    struct GP    : State<"GP", "goal -> spare"> {};
    struct PS    : State<"PS", "spare -> start"> {};
    struct SP    : State<"SP", "start -> spare"> {};
    struct PG    : State<"PG", "spare -> goal"> {};
    struct GS    : State<"GS", "goal -> start"> {};
    using initial_state = Zeros;

    struct transition_table : Table<
        Row < Zeros , zero , Zeros >,  Row < Zeros , one , SG >,
        Row < SG    , zero , SP    >,  Row < SG    , one , PG >,
        Row < GP    , zero , PG    >,  Row < GP    , one , GS >,
        Row < PS    , zero , GS    >,  Row < PS    , one , SP >,
        Row < SP    , zero , SG    >,  Row < SP    , one , PS >,
        Row < PG    , zero , GP    >,  Row < PG    , one , SG >,
        Row < GS    , zero , PS    >,  Row < GS    , one , GP >
    > {};
};
// clang-format on
