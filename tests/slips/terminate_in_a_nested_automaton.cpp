// The inner automaton ends in a terminate state, and the outer one never hears of an event again.
// says: statewalk: a terminate state in a nested automaton would swallow the outer one's events too.
#include "automata/core/nested.hpp"
#include "automata/core/run.hpp"

using namespace statewalk;

struct Warming : Automaton<Warming> {
    struct Cold : State<"0"> {};
    struct Hot : boost::msm::front::terminate_state<> {};
    using initial_state = Cold;
    struct transition_table : Table<Row<Cold, Step, Hot>> {};
};
struct Switch : Automaton<Switch> {
    struct Off : State<"0"> {};
    using On = Nested<Warming, "1">;
    using initial_state = Off;
    struct transition_table : Table<Row<Off, Step, On>, Row<On, none, Off>> {};
};

auto const graph = graph_of<Switch>();
