#include <statewalk/tool.hpp>

#include "tree_walk.hpp"

int main(int argc, char** argv) { return statewalk::tool<examples::TreeWalk>(argc, argv); }
