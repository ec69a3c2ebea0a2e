// The object of control of the turnstile: a gate with a lock, a coin box, a lamp and a bell.
#pragma once

#include <cstdint>

namespace statewalk::everyday {

class Gate {
public:
    void unlock() {
        locked_ = false;
        ++coins_;
    }
    void lock() { locked_ = true; }
    void thank() { ++coins_; }
    void ring() { ++alarms_; }

    /// For a log: whether the lock is shut, how many coins are in the box, and how often the bell rang.
    template <class Record>
    void describe(Record& record) const {
        record.field("lock", locked_ ? "shut" : "open");
        record.field("coins", coins_);
        record.field("alarms", alarms_);
    }

private:
    bool locked_ = true;
    std::uint64_t coins_ = 0;
    std::uint64_t alarms_ = 0;
};

}  // namespace statewalk::everyday
