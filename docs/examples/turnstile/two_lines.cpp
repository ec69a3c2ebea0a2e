// The same machine in a program of one's own: drawn and traced with one line each.
#include <iostream>
#include <statewalk/automata/core/graph_of.hpp>
#include <statewalk/automata/core/run.hpp>
#include <statewalk/diagrams/dot.hpp>
#include <statewalk/diagrams/trace_table.hpp>

#include "turnstile.hpp"

int main() {
    std::cout << statewalk::dot(statewalk::graph_of<Turnstile>());
    statewalk::run<Turnstile>(statewalk::script(push{}, coin{}, push{}), statewalk::TraceTable(std::cout));
}
