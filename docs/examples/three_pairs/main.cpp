#include <statewalk/tool.hpp>

#include "three_pairs.hpp"

int main(int argc, char** argv) { return statewalk::hanoi::tool<examples::ThreePairs>(argc, argv); }
