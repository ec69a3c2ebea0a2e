#include <statewalk/tool.hpp>

#include "binary_search.hpp"

int main(int argc, char** argv) { return statewalk::tool<examples::BinarySearch>(argc, argv); }
