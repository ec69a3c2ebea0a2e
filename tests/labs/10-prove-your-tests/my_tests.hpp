// Tests of the coffee machine that see every mutant.
#pragma once

#include <coffee_machine.hpp>

inline std::vector<Test> const my_tests = {
    // The second coin, and that in front of a cup, are too many.
    {"coin, coin, button, coin, take", {.coffees = 1, .kept = 1, .returned = 2, .beeps = 1}},
    {"coin, cancel", {.returned = 1}},
    // There is no coffee for a third cup.
    {"coin, button, take, coin, button, take, coin", {.coffees = 2, .kept = 2, .returned = 1, .beeps = 2}},
};
