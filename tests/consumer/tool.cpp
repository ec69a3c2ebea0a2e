// The same machine with the whole command around it.
#include <statewalk/tool.hpp>

#include "door.hpp"

int main(int argc, char** argv) { return statewalk::tool<Machine>(argc, argv); }
