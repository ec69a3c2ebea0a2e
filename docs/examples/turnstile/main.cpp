#include <statewalk/tool.hpp>

#include "turnstile.hpp"

int main(int argc, char** argv) { return statewalk::tool<Turnstile>(argc, argv); }
