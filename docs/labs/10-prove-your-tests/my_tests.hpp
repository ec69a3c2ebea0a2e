// Your tests of the coffee machine. What is not named in a result must be 0.
#pragma once

#include <coffee_machine.hpp>

inline std::vector<Test> const my_tests = {
    {"coin, button, take", {.coffees = 1, .kept = 1, .beeps = 1}},
};
