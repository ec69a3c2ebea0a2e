// A turnstile: a coin unlocks it, and one who passes locks it again.
//
//              Coin / z1
//           .------------.
//           |            v
//    o--> [ 0 ]        [ 1 ]        In 0 one who pushes rings the bell (z4); in 1 a coin is kept, with thanks (z3).
//           ^            |
//           '------------'
//              Pass / z2
//
// Source     The turnstile is the usual first example of a finite-state machine (R. C. Martin: UML Tutorial: Finite State
//            Machines, 1998).
// Cost       A step for each event; two states.
#pragma once

#include "automata/core/notation.hpp"
#include "solvers/everyday/gate.hpp"

namespace statewalk::everyday {

struct Coin {
    static constexpr std::string_view label = "coin";
    static constexpr std::string_view note = "a coin is put in";
};
struct Pass {
    static constexpr std::string_view label = "pass";
    static constexpr std::string_view note = "somebody pushes through";
};

// clang-format off
struct Turnstile : Automaton<Turnstile, Gate> {
    static constexpr std::string_view label = "turnstile";
    static constexpr std::string_view note = "a coin unlocks it, and one who passes locks it again";
    static constexpr std::string_view source = "Martin 1998";

    struct Locked   : State<"0", "locked"> {};
    struct Unlocked : State<"1", "unlocked"> {};
    using initial_state = Locked;

    using z1 = Output<"z1", &Gate::unlock, "unlock">;
    using z2 = Output<"z2", &Gate::lock,   "lock">;
    using z3 = Output<"z3", &Gate::thank,  "say thank you">;
    using z4 = Output<"z4", &Gate::ring,   "ring the bell">;

    struct transition_table : Table<
        //    Start    , Event , Next     , Action , Guard
        Row < Locked   , Coin  , Unlocked , z1     , none >,
        Row < Locked   , Pass  , Locked   , z4     , none >,
        Row < Unlocked , Pass  , Locked   , z2     , none >,
        Row < Unlocked , Coin  , Unlocked , z3     , none >
    > {};
};
// clang-format on

}  // namespace statewalk::everyday
