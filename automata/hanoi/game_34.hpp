// The four-peg table walked upwards. p discs are put aside, n - p move on three pegs. With p going up by one, what is paid
// twice grows by d(p) = f4(p+1) - f4(p), and 2^(n-p-1) is saved; so p is large enough as soon as
//
//    2 d(p) >= 2^(n-p-1),    that is    h(p) >= n - 2    with h(p) = p + log2 d(p),
//
// and since h grows, the p of n - 1 discs is where the search for that of n discs begins.
//
//    f4(n) = 2 f4(p) + 2^(n-p) - 1
//
// Source     J. Arsac: Jeux et casse-tete a programmer (1985; in Russian 1990), game 34. The table printed there has p = 1
//            for n = 5, which costs 17 moves; p = 2 costs 13.
// Invariant  p is the smallest of the best for n: of two equally good ways it takes that with more discs on three pegs.
// Cost       1 + 2n + p(n) steps (p never goes back); no moves: it fills the table.
#pragma once

#include "automata/core/notation.hpp"
#include "solvers/hanoi/game_34.hpp"

namespace statewalk::hanoi {

// clang-format off
struct Game34 : Automaton<Game34, FirstDifferences> {
    static constexpr std::string_view label = "game-34";
    static constexpr std::string_view note = "the fewest moves on four pegs, from first differences";
    static constexpr std::string_view source = "Arsac 1985, game 34";

    struct Rest   : State<"0", "at rest"> {};
    struct Search : State<"1", "looking for the best p"> {};
    struct Found  : State<"2", "f4(n) is known"> {};
    using initial_state = Rest;

    using x1 = Input <"x1", &FirstDifferences::larger_p, "h(p) is known and h(p) < n - 2">;
    using x2 = Input <"x2", &FirstDifferences::more,     "n < N">;
    using z0 = Output<"z0", &FirstDifferences::begin,    "n := 1; p := 0; f4(0) := 0">;
    using z1 = Output<"z1", &FirstDifferences::next_p,   "p := p + 1">;
    using z2 = Output<"z2", &FirstDifferences::keep,     "f4(n) := 2 f4(p) + 2^(n-p) - 1; d(n-1); h(n-1)">;
    using z3 = Output<"z3", &FirstDifferences::next_n,   "n := n + 1">;

    struct transition_table : Table<
        //    Start  , Event , Next   , Action , Guard
        Row < Rest   , Step  , Search , z0     , none    >,
        Row < Search , Step  , Search , z1     , x1      >,
        Row < Search , Step  , Found  , z2     , Not<x1> >,
        Row < Found  , Step  , Search , z3     , x2      >,
        Row < Found  , Step  , Rest   , none   , Not<x2> >
    > {};
};
// clang-format on

}  // namespace statewalk::hanoi
