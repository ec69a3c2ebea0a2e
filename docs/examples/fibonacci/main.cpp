#include <statewalk/tool.hpp>

#include "fibonacci.hpp"

int main(int argc, char** argv) { return statewalk::tool<examples::Fibonacci>(argc, argv); }
