// The object of control of a turnstile at two coins a ride: a lock, a slot that holds a coin, a cash box and a bell.
#pragma once

#include <cstdint>

namespace two_notations {

class Gate {
public:
    bool holds_coin() const { return held_ == 1; }

    void unlock() {
        locked_ = false;
        cash_ += 2;
        held_ = 0;
    }
    void hold_coin() { ++held_; }
    void lock() { locked_ = true; }
    void ring() { ++alarms_; }
    void give_back() { ++returned_; }

    /// For a log.
    template <class Record>
    void describe(Record& record) const {
        record.field("lock", locked_ ? "shut" : "open");
        record.field("held", held_);
        record.field("cash", cash_);
        record.field("alarms", alarms_);
        record.field("returned", returned_);
    }

    bool operator==(Gate const&) const = default;

private:
    bool locked_ = true;
    std::uint64_t held_ = 0;  ///< coins in the slot
    std::uint64_t cash_ = 0;
    std::uint64_t alarms_ = 0;
    std::uint64_t returned_ = 0;
};

}  // namespace two_notations
