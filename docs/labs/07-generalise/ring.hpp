// Given in lab 7: the object of control. Nothing is to be changed here.
#pragma once

#include <statewalk/solvers/hanoi/towers.hpp>

using namespace statewalk;

/// The object of control: towers on three pegs A, B, C, which stand in a ring: to the right of A is B, to the right of
/// B is C, and to the right of C is A again.
class Ring : public hanoi::ThreeTowers {
public:
    using ThreeTowers::ThreeTowers;

    // bool delivered() const: every disc is on the goal peg. It comes from ThreeTowers.
    bool is_odd() const { return task().discs % 2 == 1; }
    bool goal_is_right() const { return task().to == right_of(task().from); }

    void smallest_right() { move_top(smallest(), right_of(smallest())); }
    void smallest_left() { move_top(smallest(), right_of(right_of(smallest()))); }
    void another() { move_between(right_of(smallest()), right_of(right_of(smallest()))); }

private:
    static hanoi::Peg right_of(hanoi::Peg peg) { return (peg + 1) % 3; }
    /// The peg that disc 1 is on.
    hanoi::Peg smallest() const { return top(0) == 1 ? 0 : top(1) == 1 ? 1 : 2; }
};
