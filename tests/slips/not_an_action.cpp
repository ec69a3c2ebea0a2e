// Not<...> of an order.
// says: statewalk: Not<...>, And<...> and Or<...> take guards, and here is an action.
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
    using z1 = Output<"z1", &Lamp::shine>;
    struct transition_table : Table<Row<Off, Step, On, none, Not<z1>>, Row<On, Step, Off>> {};
};
