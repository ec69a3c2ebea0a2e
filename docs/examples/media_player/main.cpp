#include <statewalk/tool.hpp>

#include "media_player.hpp"

int main(int argc, char** argv) { return statewalk::tool<examples::Player>(argc, argv); }
