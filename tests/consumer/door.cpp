// A bare Boost.MSM machine, drawn and traced in one line each.
#include "door.hpp"

#include <iostream>
#include <statewalk/automata/core/graph_of.hpp>
#include <statewalk/automata/core/run.hpp>
#include <statewalk/diagrams/dot.hpp>
#include <statewalk/diagrams/trace_table.hpp>

int main() {
    std::cout << statewalk::dot(statewalk::graph_of<Machine>());
    statewalk::TraceTable table(std::cout);
    statewalk::run<Machine>(statewalk::script(Push{}, Pull{}, Turn{}), table);
}
