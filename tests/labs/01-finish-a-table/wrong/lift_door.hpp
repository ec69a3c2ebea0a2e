// The door of a lift: five faults, for the check of lab 1 to find.
//
//    o--> [ 0 closed ] --call--> [ 1 opening ] --end--> [ 2 open ] --timer--> [ 3 closing ]
//               '<-----------------------end------------------------------------'      from 3 back to 1: call, beam
//
// Source     An everyday example; the task is in README.md.
// Invariant  The motor turns in states 1 and 3, and in no other.
// Cost       A step for each event; four states.
#pragma once

#include <statewalk/automata/core/notation.hpp>

#include "door.hpp"

using namespace statewalk;

// clang-format off
struct LiftDoor : Automaton<LiftDoor, Door> {
    static constexpr std::string_view label = "lift-door";
    static constexpr std::string_view note = "the door of a lift";

    struct Closed  : State<"0", "the door is closed"> {};
    struct Opening : State<"1", "the door is opening"> {};
    struct Open    : State<"2", "the door is open"> {};
    struct Closing : State<"3", "the door is closing"> {};
    using initial_state = Open;

    using z1 = Output<"z1", &Door::open,        "the motor opens the door">;
    using z2 = Output<"z2", &Door::close,       "the motor closes the door">;
    using z3 = Output<"z3", &Door::stop,        "the motor stops">;
    using z4 = Output<"z4", &Door::start_clock, "the clock is started, from the beginning">;

    struct transition_table : Table<
        //    Start   , Event , Next    , Action     , Guard
        Row < Closed  , call  , Opening , z1         , none >,
        Row < Opening , end   , Open    , Do<z3, z4> , none >,
        Row < Open    , call  , Open    , z4         , none >,
        Row < Open    , beam  , Open    , z2         , none >,
        Row < Open    , timer , Closing , z2         , none >,
        Row < Closing , end   , Closed  , z3         , none >,
        Row < Closing , call  , Opening , z1         , none >,
        Row < Closing , beam  , Open    , z1         , none >,
        Row < Closing , timer , Closed  , z3         , none >,
        Row < Closed  , call  , Closing , z2         , none >
    > {};
};
// clang-format on
