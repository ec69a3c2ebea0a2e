// The command for this automaton: draw, trace, step, play, lint, mutants, coverage.
#include <statewalk/tool.hpp>

#include "automaton.hpp"

int main(int argc, char** argv) { return statewalk::tool<DeskLamp>(argc, argv); }
