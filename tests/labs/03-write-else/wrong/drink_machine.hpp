// A machine that sells drinks: four faults, for the check of lab 3 to find.
//
//    o--> [ 0 ready ] --choose--> [ 1 pouring ]     from 1 back to 0: full
//
// Source     An everyday example; the task is in README.md.
// Invariant  In state 0 the machine holds the money that was put in since the last drink, and in state 1 what is left.
// Cost       A step for each event; two states.
#pragma once

#include <statewalk/automata/core/notation.hpp>

#include "stock.hpp"

using namespace statewalk;

// clang-format off
struct DrinkMachine : Automaton<DrinkMachine, Stock> {
    static constexpr std::string_view label = "drink-machine";
    static constexpr std::string_view note = "a machine that sells drinks";

    struct Ready   : State<"0", "the machine waits for money"> {};
    struct Pouring : State<"1", "a drink is poured"> {};
    using initial_state = Ready;

    using x1 = Input <"x1", &Stock::is_enough,       "the money is enough">;
    using x2 = Input <"x2", &Stock::is_sold_out,     "there is no cup left">;
    using x3 = Input <"x3", &Stock::is_money_left,   "some money is left">;
    using z1 = Output<"z1", &Stock::take_coin,       "count the coin">;
    using z2 = Output<"z2", &Stock::pour,            "take the price, and pour">;
    using z3 = Output<"z3", &Stock::give_money_back, "give the money back">;
    using z4 = Output<"z4", &Stock::ask_for_more,    "ask for more money">;

    struct transition_table : Table<
        //    Start   , Event  , Next    , Action , Guard
        Row < Ready   , coin   , Ready   , z3     , none                   >,
        Row < Pouring , coin   , Pouring , z1     , none                   >,
        Row < Ready   , choose , Ready   , z3     , x2                     >,
        Row < Ready   , choose , Pouring , z2     , And<Not<x2>, x1>       >,
        Row < Ready   , choose , Ready   , z4     , Not<x1>                >,
        Row < Pouring , full   , Ready   , none   , x3                     >,
        Row < Pouring , full   , Ready   , z3     , Not<x3>                >
    > {};
};
// clang-format on
