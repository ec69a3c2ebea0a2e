// Arsac's program: disc 1 and another disc by turns, counting down the moves that are left. Beside buneman-levy it has
// one state more, for it makes each move on an arrow of its own.
//
//    d   the peg of disc 1; pegs count from 0: start, goal, spare
//    s   how many pegs on disc 1 goes each time, modulo 3: 1 if the number of discs is odd, else 2
//    k   how many moves are left
//
// Source     J. Arsac: Programming games and puzzles (Jeux et casse-tete a programmer, 1985; in Russian 1990), the
//            simple iterative solution.
// Invariant  k moves are left; in state 1 disc 1 moved last, in state 2 another disc did.
// Cost       2^n steps, 2^n - 1 moves; no memory beyond the towers, d, s and k.
#pragma once

#include "automata/core/notation.hpp"
#include "solvers/hanoi/arsac_alternation.hpp"

namespace statewalk::hanoi {

// clang-format off
template <class Object>
struct ArsacAlternationOver : Automaton<ArsacAlternationOver<Object>, Object> {
    static constexpr std::string_view source = "Arsac 1985";

    struct Rest     : State<"0", "at rest"> {};
    struct Smallest : State<"1", "disc 1 has just moved"> {};
    struct Other    : State<"2", "another disc has just moved"> {};
    using initial_state = Rest;

    using x1 = Input <"x1", &Object::none_left,   "k = 0: no move is left">;
    using z0 = Output<"z0", &Object::begin,       "s := 2 if n is even, else 1; d := 0; k := 2^n - 1">;
    using z1 = Output<"z1", &Object::move_disc_1, "move disc 1 from d to d + s; k := k - 1">;
    using z2 = Output<"z2", &Object::move_other,  "move the smallest disc not on d; k := k - 1">;

    struct transition_table : Table<
        //    Start    , Event , Next     , Action     , Guard
        Row < Rest     , Step  , Smallest , Do<z0, z1> , none    >,
        Row < Smallest , Step  , Rest     , none       , x1      >,
        Row < Smallest , Step  , Other    , z2         , Not<x1> >,
        Row < Other    , Step  , Smallest , z1         , none    >
    > {};
};
// clang-format on

struct ArsacAlternation : ArsacAlternationOver<CountdownTowers> {
    static constexpr std::string_view label = "arsac-alternation";
    static constexpr std::string_view note = "disc 1 and another disc by turns, counting down";
};

}  // namespace statewalk::hanoi
