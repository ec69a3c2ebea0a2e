// The object of control: it does, and it answers questions. It does not decide, and it does not know in which state the
// automaton is.
#pragma once

#include <cstdint>

/// A lamp with a battery.
class Lamp {
public:
    // The inputs x: questions. They change nothing.
    bool charged() const { return charge_ > 0; }

    // The outputs z: orders.
    void shine() {
        shines_ = true;
        --charge_;
    }
    void go_dark() { shines_ = false; }
    void click() { ++clicks_; }

    // What a test looks at, to see what was done.
    bool shines() const { return shines_; }
    std::uint64_t clicks() const { return clicks_; }

    /// What a trace shows of it after each step.
    template <class Record>
    void describe(Record& record) const {
        record.field("lamp", shines_ ? "lit" : "dark");
        record.field("charge", charge_);
        record.field("clicks", clicks_);
    }

private:
    bool shines_ = false;
    std::uint64_t charge_ = 2;
    std::uint64_t clicks_ = 0;
};
