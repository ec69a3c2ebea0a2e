// Every move from its number alone. Each k is an odd number times a power of two, k = (2r + 1) * 2^(p-1), and move k is
// the (r + 1)-th move of disc p: from peg r * s to peg (r + 1) * s, modulo 3. Pegs count from 0: start, goal, spare; s
// is 1 if n - p is even, else 2. The automaton finds p by halving.
//
//    k = 1 = 1 * 1   disc 1        k = 4 = 1 * 4   disc 3        k = 7 = 7 * 1   disc 1
//    k = 2 = 1 * 2   disc 2        k = 5 = 5 * 1   disc 1
//    k = 3 = 3 * 1   disc 1        k = 6 = 3 * 2   disc 2
//
// Source     J. Arsac: Programming games and puzzles (Jeux et casse-tete a programmer, 1985; in Russian 1990), the
//            closed form.
// Invariant  In state 1, k = q * 2^(p-1).
// Cost       3 * 2^n - n - 2 steps, 2^n - 1 moves; three numbers, and no look at the towers.
#pragma once

#include "automata/core/notation.hpp"
#include "solvers/hanoi/arsac_move_number.hpp"

namespace statewalk::hanoi {

// clang-format off
struct ArsacMoveNumber : Automaton<ArsacMoveNumber, NumberedMoves> {
    static constexpr std::string_view label = "arsac-move-number";
    static constexpr std::string_view note = "each move from its number, by halving it";
    static constexpr std::string_view source = "Arsac 1985";

    struct Rest  : State<"0", "at rest"> {};
    struct Halve : State<"1", "looking for the disc"> {};
    struct Moved : State<"2", "move k is made"> {};
    using initial_state = Rest;

    using x1 = Input <"x1", &NumberedMoves::even,        "q is even">;
    using x2 = Input <"x2", &NumberedMoves::last,        "k = 2^n - 1">;
    using z0 = Output<"z0", &NumberedMoves::begin,       "k := 1; q := k; p := 1">;
    using z1 = Output<"z1", &NumberedMoves::halve,       "q := q / 2; p := p + 1">;
    using z2 = Output<"z2", &NumberedMoves::move_disc_p, "r := (q - 1) / 2; move disc p the (r + 1)-th time">;
    using z3 = Output<"z3", &NumberedMoves::next_number, "k := k + 1; q := k; p := 1">;

    struct transition_table : Table<
        //    Start , Event , Next  , Action , Guard
        Row < Rest  , Step  , Halve , z0     , none    >,
        Row < Halve , Step  , Halve , z1     , x1      >,
        Row < Halve , Step  , Moved , z2     , Not<x1> >,
        Row < Moved , Step  , Rest  , none   , x2      >,
        Row < Moved , Step  , Halve , z3     , Not<x2> >
    > {};
};
// clang-format on

}  // namespace statewalk::hanoi
