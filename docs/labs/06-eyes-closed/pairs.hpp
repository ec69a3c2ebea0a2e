// Given in lab 6: the object of control. Nothing is to be changed here.
#pragma once

#include <statewalk/solvers/hanoi/towers.hpp>

using namespace statewalk;

/// The object of control: towers on three pegs, a move between each pair of them, and two questions.
class Pairs : public hanoi::ThreeTowers {
public:
    using ThreeTowers::ThreeTowers;

    // bool delivered() const: every disc is on the goal peg. It comes from ThreeTowers.
    bool is_odd() const { return task().discs % 2 == 1; }

    void start_and_goal() { move_between(task().from, task().to); }
    void start_and_spare() { move_between(task().from, task().spare()); }
    void spare_and_goal() { move_between(task().spare(), task().to); }
};
