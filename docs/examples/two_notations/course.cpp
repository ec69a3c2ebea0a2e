#include "course.hpp"

#include <statewalk/tool.hpp>

int main(int argc, char** argv) { return statewalk::tool<two_notations::Turnstile>(argc, argv); }
