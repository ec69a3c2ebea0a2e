// A turnstile at two coins a ride, in the notation of this course. The same in bare Boost.MSM is in bare.hpp, and as a
// switch statement in by_switch.hpp. All three control a Gate.
//
//               coin [x1] / z1
//            .------------------.
//            |                  v
//    o--> [ 0 ]               [ 1 ]       0: coin [else] / z2, pass / z4
//            ^                  |         1: coin / z5
//            '------------------'
//                pass / z3
//
// Source     The turnstile is the usual first example (R. C. Martin: UML Tutorial: Finite State Machines, 1998); the
//            second coin is ours.
// Invariant  Nobody passes but for two coins.
// Cost       A step for each event; two states.
#pragma once

#include <statewalk/automata/core/notation.hpp>

#include "gate.hpp"

namespace two_notations {

using namespace statewalk;

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
    static constexpr std::string_view label = "two-coins";
    static constexpr std::string_view note = "a turnstile at two coins a ride";

    struct Locked   : State<"0", "locked"> {};
    struct Unlocked : State<"1", "unlocked"> {};
    using initial_state = Locked;

    using x1 = Input <"x1", &Gate::holds_coin, "a coin is held in the slot">;
    using z1 = Output<"z1", &Gate::unlock,     "take both coins and unlock">;
    using z2 = Output<"z2", &Gate::hold_coin,  "hold the coin in the slot">;
    using z3 = Output<"z3", &Gate::lock,       "lock">;
    using z4 = Output<"z4", &Gate::ring,       "ring the bell">;
    using z5 = Output<"z5", &Gate::give_back,  "give the coin back">;

    struct transition_table : Table<
        //    Start    , Event , Next     , Action , Guard
        Row < Locked   , Coin  , Unlocked , z1     , x1      >,
        Row < Locked   , Coin  , Locked   , z2     , Not<x1> >,
        Row < Locked   , Pass  , Locked   , z4     , none    >,
        Row < Unlocked , Pass  , Locked   , z3     , none    >,
        Row < Unlocked , Coin  , Unlocked , z5     , none    >
    > {};
};
// clang-format on

}  // namespace two_notations
