#include <iostream>

#include "cli/application.hpp"
#include "cli/output.hpp"

int main(int count, char** arguments) {
    std::ios::sync_with_stdio(false);
    statewalk::cli::catch_interrupts();
    return statewalk::cli::run_application({arguments + 1, arguments + count}, std::cin, std::cout, std::cerr);
}
