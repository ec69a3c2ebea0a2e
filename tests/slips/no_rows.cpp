// A misspelt name: the table is not found.
// says: statewalk: the machine has no rows. They are in its struct transition_table
#include "automata/core/run.hpp"

using namespace statewalk;

struct Lamp {
    bool broken() const { return false; }
    void shine() {}
};

struct Switch : Automaton<Switch, Lamp> {
    struct Off : State<"0"> {};
    using initial_state = Off;
    struct transitions_table : Table<Row<Off, Step, Off>> {};
};

auto const graph = graph_of<Switch>();
