// Row<Start, Next, Event>.
// says: statewalk: the order is Row<Start, Event, Next, Action, Guard>. Here the first or the third is no state
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
    struct transition_table : Table<Row<Off, On, Step>, Row<On, Step, Off>> {};
};
