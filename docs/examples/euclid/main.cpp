#include <statewalk/tool.hpp>

#include "euclid.hpp"

int main(int argc, char** argv) { return statewalk::tool<examples::Euclid>(argc, argv); }
