// An order that wants to know more.
// says: statewalk: Output<..., &Object::method> calls a method without parameters
#include "automata/core/run.hpp"

using namespace statewalk;

struct Lamp {
    void shine(int) {}
};
struct Switch : Automaton<Switch, Lamp> {
    struct Off : State<"0"> {};
    struct On : State<"1"> {};
    using initial_state = Off;
    using z1 = Output<"z1", &Lamp::shine>;
    struct transition_table : Table<Row<Off, Step, On, z1>, Row<On, Step, Off>> {};
};
