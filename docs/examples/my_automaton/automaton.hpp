// A lamp with one button: it decides what the button does.
//
//              1: x1 / z1
//           .------------.
//           |            v         x1  the battery is charged
//    o--> [ 0 ]        [ 1 ]       z1  let the lamp shine, for one unit of charge
//         ^ | ^          |         z2  put the lamp out
//         '-' '----------'         z3  only click
//      else / z3    z2
//
// The only event is Press. Each arrow of this figure is one row of the table below.
#pragma once

#include <statewalk/automata/core/notation.hpp>

#include "lamp.hpp"

using namespace statewalk;

struct Press {
    static constexpr std::string_view label = "press";
    static constexpr std::string_view note = "somebody presses the button";
};

// clang-format off
struct DeskLamp : Automaton<DeskLamp, Lamp> {
    static constexpr std::string_view label = "my_automaton";
    static constexpr std::string_view note = "a lamp with one button";

    struct Dark    : State<"0", "the lamp is dark"> {};
    struct Shining : State<"1", "the lamp shines"> {};
    using initial_state = Dark;

    using x1 = Input <"x1", &Lamp::charged, "the battery is charged">;
    using z1 = Output<"z1", &Lamp::shine,   "let the lamp shine, for one unit of charge">;
    using z2 = Output<"z2", &Lamp::go_dark, "put the lamp out">;
    using z3 = Output<"z3", &Lamp::click,   "only click">;

    struct transition_table : Table<
        //    Start   , Event , Next    , Action , Guard
        Row < Dark    , Press , Shining , z1     , x1      >,
        Row < Dark    , Press , Dark    , z3     , Not<x1> >,
        Row < Shining , Press , Dark    , z2     , none    >
    > {};
};
// clang-format on
