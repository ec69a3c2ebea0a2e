// Given in lab 1: the events and the object of control. Nothing is to be changed here.
#pragma once

#include <cstdint>
#include <string>

// What happens outside: the events.
struct call {};   // somebody presses the button
struct end {};    // the door has come to an end of its way, and can move no further
struct timer {};  // the time for which the door stays open is over
struct beam {};   // somebody stands in the doorway, and breaks the beam of light there

/// The object of control: the motor of the door, and a clock.
class Door {
public:
    void open() { motor_ = "opens"; }
    void close() { motor_ = "closes"; }
    void stop() { motor_ = "stands"; }
    void start_clock() { ++clock_started_; }

    /// What a trace shows of the door.
    template <class Record>
    void describe(Record& record) const {
        record.field("motor", motor_);
        record.field("clock", clock_started_);
    }

private:
    std::string motor_ = "stands";
    std::uint64_t clock_started_ = 0;
};
