// A run with another object than the automaton controls.
// says: statewalk: a Runner takes the object that its automaton controls
#include "automata/core/run.hpp"

using namespace statewalk;

struct Lamp {
    bool broken() const { return false; }
    void shine() {}
};

struct Fuse {};
struct Switch : Automaton<Switch, Lamp> {
    struct Off : State<"0"> {};
    struct On : State<"1"> {};
    using initial_state = Off;
    struct transition_table : Table<Row<Off, Step, On>, Row<On, Step, Off>> {};
};

int main() {
    Fuse fuse;
    Runner<Switch> run(fuse);
}
