// No word about where the automaton starts.
// says: statewalk: the machine does not say where it starts.
#include "automata/core/run.hpp"

using namespace statewalk;

struct Lamp {
    bool broken() const { return false; }
    void shine() {}
};

struct Switch : Automaton<Switch, Lamp> {
    struct Off : State<"0"> {};
    struct On : State<"1"> {};
    struct transition_table : Table<Row<Off, Step, On>, Row<On, Step, Off>> {};
};

int main() {
    Lamp lamp;
    Runner<Switch> run(lamp);
}
