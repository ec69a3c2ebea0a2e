// A state, drawn.
// says: statewalk: this is no machine.
#include "automata/core/graph_of.hpp"

struct Off : statewalk::State<"0"> {};

auto const graph = statewalk::graph_of<Off>();
