// A question that the object of control cannot answer.
// says: statewalk: an Input or Output names a method of a class that the automaton does not control.
#include "automata/core/run.hpp"

using namespace statewalk;

struct Lamp {
    bool broken() const { return false; }
    void shine() {}
};

struct Fuse {
    bool blown() const { return false; }
};
struct Switch : Automaton<Switch, Lamp> {
    struct Off : State<"0"> {};
    struct On : State<"1"> {};
    using initial_state = Off;
    using x1 = Input<"x1", &Fuse::blown>;
    struct transition_table : Table<Row<Off, Step, On, none, Not<x1>>, Row<On, Step, Off>> {};
};

int main() {
    Lamp lamp;
    Runner<Switch> run(lamp);
}
