#include <statewalk/tool.hpp>

#include "by_turns.hpp"

int main(int argc, char** argv) { return statewalk::hanoi::tool<examples::ByTurns>(argc, argv); }
