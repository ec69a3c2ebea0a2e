// The two last arguments of a row exchanged.
// says: statewalk: the order is Row<Start, Event, Next, Action, Guard>. Here an action stands where the guard belongs, or a guard where the action belongs
#include "automata/core/run.hpp"

using namespace statewalk;

struct Lamp {
    bool broken() const { return false; }
    void shine() {}
};

struct Switch : Automaton<Switch, Lamp> {
    struct Off : State<"0"> {};
    struct On : State<"1"> {};
    using initial_state = Off;
    using x1 = Input<"x1", &Lamp::broken>;
    struct transition_table : Table<Row<Off, Step, On, Not<x1>>, Row<On, Step, Off>> {};
};
