// Given in lab 9: the object of control. Nothing is to be changed here.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <statewalk/solvers/hanoi/towers.hpp>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

using namespace statewalk;

/// The object of control: towers on three pegs, and a queue of tasks. A task is "move `count` discs, the largest of
/// them `largest`, from one peg to another".
class TaskQueue : public hanoi::ThreeTowers {
public:
    using ThreeTowers::ThreeTowers;

    bool is_empty() const { return queue_.empty(); }
    bool first_is_one_disc() const { return !is_empty() && queue_.front().count == 1; }
    bool round_is_over() const { return left_in_round_ == 0; }
    /// The most tasks that ever waited.
    std::size_t longest() const { return longest_; }

    void begin() { put({task().discs, task().discs, task().from, task().to}); }
    void begin_round() { left_in_round_ = queue_.size(); }
    void split_first() {
        Item const item = take();
        if (item.count < 2) throw std::logic_error("a task of one disc cannot be split");
        hanoi::Peg const spare = third(item.from, item.to);
        put({item.count - 1, item.largest - 1, item.from, spare});
        put({1, item.largest, item.from, item.to});
        put({item.count - 1, item.largest - 1, spare, item.to});
    }
    void put_first_back() { put(take()); }
    void move_first() {
        Item const item = take();
        if (item.count > 1) throw std::logic_error("a task of several discs cannot be moved at once");
        make({item.largest, item.from, item.to});
    }

    /// What a trace shows: the towers, how many tasks of the round are left, and the queue. "2AB" is a task of two
    /// discs.
    template <class Record>
    void describe(Record& record) const {
        ThreeTowers::describe(record);
        record.field("left", std::uint64_t{left_in_round_});
        std::vector<std::string> items;
        for (Item const& item : queue_)
            items.push_back(std::to_string(item.count) + task().pegs[item.from] + task().pegs[item.to]);
        record.field("queue", std::move(items));
    }

private:
    struct Item {
        unsigned count;
        hanoi::Disc largest;
        hanoi::Peg from, to;
    };

    Item take() {
        if (is_empty()) throw std::logic_error("the queue is empty: there is no first task");
        Item const item = queue_.front();
        queue_.pop_front();
        if (left_in_round_ > 0) --left_in_round_;
        return item;
    }
    void put(Item const& item) {
        queue_.push_back(item);
        longest_ = std::max(longest_, queue_.size());
    }

    std::deque<Item> queue_;
    std::size_t left_in_round_ = 0;
    std::size_t longest_ = 0;
};
