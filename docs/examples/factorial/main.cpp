#include <statewalk/tool.hpp>

#include "factorial.hpp"

int main(int argc, char** argv) { return statewalk::tool<examples::Factorial>(argc, argv); }
