// A loop that waits for nothing.
// says: statewalk: a loop without event and guard would go round for ever.
#include "automata/core/run.hpp"

using namespace statewalk;

struct Lamp {
    bool broken() const { return false; }
    void shine() {}
};

struct Switch : Automaton<Switch, Lamp> {
    struct Off : State<"0"> {};
    using initial_state = Off;
    using z1 = Output<"z1", &Lamp::shine>;
    struct transition_table : Table<Row<Off, none, Off, z1>> {};
};
