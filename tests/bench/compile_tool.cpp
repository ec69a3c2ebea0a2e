// The whole command.
#include "cli/tool.hpp"
#include "tests/bench/twenty_rows.hpp"

int main(int argc, char** argv) { return statewalk::tool<statewalk::bench::Twenty>(argc, argv); }
