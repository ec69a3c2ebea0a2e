// The Towers of Hanoi without a look at the discs: between each of the three pairs of pegs in turn, the move that the
// rules allow.
//
//    o--> [ 0 at rest ] --z1--> [ 1 ] --z2--> [ 2 ] --z3--> [ 3 ]     from 1, 2 and 3 back to 0 if x1
//                                 '<-----------z1------------'
//
// Source     Folklore. The moves are those of P. Buneman, L. Levy: The Towers of Hanoi problem (1980).
// Invariant  In state k the last move was between pair k, and all moves are the first of the shortest solution.
// Cost       2^n steps for n >= 1 discs, 2^n - 1 moves; no memory beyond the towers.
#pragma once

#include <statewalk/automata/core/notation.hpp>
#include <statewalk/solvers/hanoi/towers.hpp>

namespace examples {

using namespace statewalk;

/// The object of control: towers on three pegs, and a move between each pair of them.
class Pairs : public hanoi::ThreeTowers {
public:
    using ThreeTowers::ThreeTowers;

    void first_pair() { move_between(task().from, is_odd() ? task().to : task().spare()); }
    void second_pair() { move_between(task().from, is_odd() ? task().spare() : task().to); }
    void third_pair() { move_between(task().spare(), task().to); }

private:
    bool is_odd() const { return task().discs % 2 == 1; }
};

// clang-format off
struct ThreePairs : Automaton<ThreePairs, Pairs> {
    static constexpr std::string_view label = "three-pairs";
    static constexpr std::string_view note = "the legal move between each pair of pegs in turn";

    struct Rest   : State<"0", "at rest: not started, or every disc delivered"> {};
    struct First  : State<"1", "the first pair has had its move"> {};
    struct Second : State<"2", "the second pair has had its move"> {};
    struct Third  : State<"3", "the third pair has had its move"> {};
    using initial_state = Rest;

    using x1 = Input <"x1", &Pairs::delivered,   "every disc is delivered">;
    using z1 = Output<"z1", &Pairs::first_pair,  "make the legal move between the first pair">;
    using z2 = Output<"z2", &Pairs::second_pair, "make the legal move between the second pair">;
    using z3 = Output<"z3", &Pairs::third_pair,  "make the legal move between the third pair">;

    struct transition_table : Table<
        //    Start  , Event , Next   , Action , Guard
        Row < Rest   , Step  , First  , z1     , none    >,
        Row < First  , Step  , Rest   , none   , x1      >,
        Row < First  , Step  , Second , z2     , Not<x1> >,
        Row < Second , Step  , Rest   , none   , x1      >,
        Row < Second , Step  , Third  , z3     , Not<x1> >,
        Row < Third  , Step  , Rest   , none   , x1      >,
        Row < Third  , Step  , First  , z1     , Not<x1> >
    > {};
};
// clang-format on

}  // namespace examples
