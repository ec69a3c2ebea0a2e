// Given in lab 3: the events and the object of control. Nothing is to be changed here.
#pragma once

#include <cstdint>

// What happens outside: the events.
struct coin {};    // a coin is put in
struct choose {};  // somebody presses the button of the drink
struct full {};    // the cup is full

/// The object of control: the money in the machine, and its cups. A drink costs two coins.
class Stock {
public:
    explicit Stock(std::uint64_t coins = 0, std::uint64_t cups = 2) : coins_(coins), cups_(cups) {}

    bool is_enough() const { return coins_ >= price; }
    bool is_sold_out() const { return cups_ == 0; }
    bool is_money_left() const { return coins_ > 0; }

    void take_coin() { ++coins_; }
    void pour() {
        coins_ -= price;
        --cups_;
    }
    void give_money_back() { coins_ = 0; }
    void ask_for_more() { ++asked_; }

    /// What a trace shows.
    template <class Record>
    void describe(Record& record) const {
        record.field("coins", coins_);
        record.field("cups", cups_);
        record.field("asked", asked_);
    }

private:
    static constexpr std::uint64_t price = 2;
    std::uint64_t coins_;
    std::uint64_t cups_;
    std::uint64_t asked_ = 0;
};
