// A wrong attempt: one long test, through every row. A coin that should have come back by `cancel` is let through later,
// in its place. And two tests that are wrong themselves.
#pragma once

#include <coffee_machine.hpp>

inline std::vector<Test> const my_tests = {
    {"coin, coin, cancel, coin, button, coin, take, coin, button, take, coin",
     {.coffees = 2, .kept = 2, .returned = 4, .beeps = 2}},
    {"coin, cancel", {.kept = 1}},
    {"coin, kick", {.kept = 1}},
};
