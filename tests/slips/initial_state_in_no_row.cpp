// The initial state is the one that was left over when the table was changed.
// says: statewalk: no row of the table starts in the initial state, so that the automaton would never move.
#include "automata/core/run.hpp"

using namespace statewalk;

struct Lamp {
    bool broken() const { return false; }
    void shine() {}
};

struct Switch : Automaton<Switch, Lamp> {
    struct Rest : State<"0"> {};
    struct Off : State<"1"> {};
    struct On : State<"2"> {};
    using initial_state = Rest;
    struct transition_table : Table<Row<Off, Step, On>, Row<On, Step, Off>> {};
};

int main() {
    Lamp lamp;
    Runner<Switch> run(lamp);
}
