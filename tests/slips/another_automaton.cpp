// Copied from Switch, and the first line half changed.
// says: statewalk: the first argument of Automaton<..., Object> is the automaton itself. Here it is another.
#include "automata/core/run.hpp"

using namespace statewalk;

struct Lamp {
    bool broken() const { return false; }
    void shine() {}
};

struct Switch : Automaton<Switch, Lamp> {
    struct Off : State<"0"> {};
    using initial_state = Off;
    struct transition_table : Table<Row<Off, Step, Off>> {};
};
struct Dimmer : Automaton<Switch, Lamp> {
    struct Dark : State<"0"> {};
    using initial_state = Dark;
    struct transition_table : Table<Row<Dark, Step, Dark>> {};
};

int main() {
    Lamp lamp;
    Runner<Dimmer> run(lamp);
}
