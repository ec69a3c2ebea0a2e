#include "cli/application.hpp"

int main(int count, char** arguments) {
    return statewalk::cli::run_process(statewalk::cli::catalogue(), count, arguments);
}
