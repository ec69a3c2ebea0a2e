// A coffee machine. It is right as it is: leave it so. Your tests are in my_tests.hpp.
//
//    o--> [ 0 waiting ] --coin, if x1 / z1--> [ 1 paid ] --button / z4; z5--> [ 2 a cup is ready ] --take / z6--> [ 0 ]
//               ^                                 |
//               '----------- cancel / z3 ---------'            loops: coin / z2 in 1, in 2, and in 0 if not x1
//
// Source     An everyday example.
// Invariant  In states 1 and 2 exactly one coin has been kept since state 0.
// Cost       A step for each event; three states.
#pragma once

#include <statewalk/automata/core/notation.hpp>
#include <string>
#include <vector>

using namespace statewalk;

// What a customer does: the events.
struct coin {};    // puts a coin in; a coffee costs one
struct cancel {};  // wants the coin back
struct button {};  // wants the coffee
struct take {};    // takes the cup

/// What a customer has and sees in the end. No customer sees the state of the automaton.
struct Result {
    int coffees = 0;   ///< cups with coffee
    int kept = 0;      ///< coins in the machine
    int returned = 0;  ///< coins that came back
    int beeps = 0;     ///< how often it beeped
    int mess = 0;      ///< cups and portions that fell

    bool operator==(Result const&) const = default;
};

/// A test: what a customer does, event by event, and what there must be in the end.
struct Test {
    std::string events;  ///< "coin, button, take"
    Result expected;
};

/// The object of control. There is coffee for two cups in it.
class Coffee {
public:
    bool has_coffee() const { return portions_ > 0; }

    void keep_coin() { ++result_.kept; }
    void let_coin_through() { ++result_.returned; }
    void give_coin_back() {
        --result_.kept;
        ++result_.returned;
    }
    void put_cup() {
        if (cup_is_there_) ++result_.mess;
        cup_is_there_ = true;
    }
    void pour() {
        if (portions_ > 0) --portions_;
        ++(cup_is_there_ ? result_.coffees : result_.mess);
        cup_is_there_ = false;  // the cup is full now, and no place for another portion
    }
    void beep() { ++result_.beeps; }

    Result const& result() const { return result_; }

    /// What a trace shows.
    template <class Record>
    void describe(Record& record) const {
        record.field("coffees", std::to_string(result_.coffees));
        record.field("kept", std::to_string(result_.kept));
        record.field("returned", std::to_string(result_.returned));
        record.field("beeps", std::to_string(result_.beeps));
        record.field("mess", std::to_string(result_.mess));
    }

private:
    int portions_ = 2;
    bool cup_is_there_ = false;
    Result result_;
};

// clang-format off
struct CoffeeMachine : Automaton<CoffeeMachine, Coffee> {
    static constexpr std::string_view label = "coffee-machine";
    static constexpr std::string_view note = "a coin, a button, a cup of coffee";

    struct Waiting : State<"0", "waiting for a coin"> {};
    struct Paid    : State<"1", "a coin is in"> {};
    struct Ready   : State<"2", "a cup is ready"> {};
    using initial_state = Waiting;

    using x1 = Input <"x1", &Coffee::has_coffee,       "there is coffee">;
    using z1 = Output<"z1", &Coffee::keep_coin,        "keep the coin">;
    using z2 = Output<"z2", &Coffee::let_coin_through, "let the coin fall through">;
    using z3 = Output<"z3", &Coffee::give_coin_back,   "give the coin back">;
    using z4 = Output<"z4", &Coffee::put_cup,          "put a cup there">;
    using z5 = Output<"z5", &Coffee::pour,             "pour a portion">;
    using z6 = Output<"z6", &Coffee::beep,             "beep">;

    struct transition_table : Table<
        //    Start   , Event  , Next    , Action     , Guard
        Row < Waiting , coin   , Paid    , z1         , x1      >,
        Row < Waiting , coin   , Waiting , z2         , Not<x1> >,
        Row < Paid    , coin   , Paid    , z2         , none    >,
        Row < Paid    , cancel , Waiting , z3         , none    >,
        Row < Paid    , button , Ready   , Do<z4, z5> , none    >,
        Row < Ready   , coin   , Ready   , z2         , none    >,
        Row < Ready   , take   , Waiting , z6         , none    >
    > {};
};
// clang-format on
