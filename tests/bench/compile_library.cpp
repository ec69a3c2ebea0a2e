// The same events, traced; the machine drawn, and looked over.
#include <iostream>

#include "automata/core/graph_of.hpp"
#include "automata/core/lint.hpp"
#include "automata/core/run.hpp"
#include "diagrams/dot.hpp"
#include "diagrams/trace_table.hpp"
#include "tests/bench/twenty_rows.hpp"

using namespace statewalk::bench;

int main() {
    auto const graph = statewalk::graph_of<Twenty>();
    std::cout << statewalk::dot(graph);
    auto const events = statewalk::script(open{}, shut{}, play{}, hold{}, stop{}, next{}, back{}, fail{});
    statewalk::run<Twenty>(events, statewalk::TraceTable(std::cout));
    return static_cast<int>(statewalk::lint(graph).size());
}
