// The outer object does not say what the inner automaton is to control.
// says: statewalk: an automaton is nested in a state of another, whose object has no method nested()
#include "automata/core/nested.hpp"
#include "automata/core/run.hpp"

using namespace statewalk;

struct Lamp {
    bool broken() const { return false; }
    void shine() {}
};

struct Bulb {
    void glow() {}
};
struct Warming : Automaton<Warming, Bulb> {
    struct Cold : State<"0"> {};
    struct Hot : State<"1"> {};
    using initial_state = Cold;
    using z1 = Output<"z1", &Bulb::glow>;
    struct transition_table : Table<Row<Cold, Step, Hot, z1>, Row<Hot, Step, Cold>> {};
};
struct Switch : Automaton<Switch, Lamp> {
    struct Off : State<"0"> {};
    using On = Nested<Warming, "1">;
    using initial_state = Off;
    struct transition_table : Table<Row<Off, Step, On>, Row<On, none, Off, none, Ended<"x1">>> {};
};

int main() {
    Lamp lamp;
    Runner<Switch> run(lamp);
}
