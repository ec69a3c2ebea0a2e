// An order, asked.
// says: statewalk: Input<..., &Object::method> asks a method `bool method() const`.
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
    using x1 = Input<"x1", &Lamp::shine>;
    struct transition_table : Table<Row<Off, Step, On, none, x1>, Row<On, Step, Off>> {};
};
