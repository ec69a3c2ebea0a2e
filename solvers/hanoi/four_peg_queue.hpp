// The object of control of the four-peg-queue automaton: towers, a queue of tasks, and the one that is in hand.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "solvers/hanoi/towers.hpp"
#include "solvers/hanoi/transfer.hpp"

namespace statewalk::hanoi {

/// Tasks within the task, on four pegs or on three, wait in a queue. `Inner` is the object of control of a three-peg
/// automaton, over a Block: it moves the discs of an item on three pegs.
///
/// An order that needs an item in hand throws std::logic_error if there is none, or none of its kind. An item that was
/// split, queued again, or moved on four pegs is in hand no more.
template <class Inner>
class ItemQueue : public FourTowers {
public:
    using FourTowers::FourTowers;

    bool empty() const { return queue_.empty(); }
    bool four_peg_head() const { return !empty() && queue_.front().on_four_pegs(); }
    /// The head is on four pegs, and needs no split: fewer than 3 discs.
    bool small_head() const { return four_peg_head() && queue_.front().count < 3; }
    bool four_peg_item() const { return item_ && item_->on_four_pegs(); }
    /// Most items that ever waited since begin().
    std::size_t longest() const { return longest_; }

    void begin() {
        queue_.clear();
        longest_ = 0;
        item_.reset();
        enqueue(transfer_of(task()));
    }
    /// Throws std::logic_error if the queue is empty.
    void take() {
        if (empty()) throw std::logic_error("the queue is empty: there is no item to take");
        item_ = queue_.front();
        queue_.pop_front();
    }
    /// Queues Frame's three steps in place of the item. Throws std::logic_error, too, for an item of no disc.
    void split_item() {
        FrameSteps const steps = steps_of(in_hand(), task().ties);
        enqueue(steps.aside);
        enqueue(steps.base);
        enqueue(steps.onto);
        item_.reset();
    }
    void requeue_item() {
        enqueue(in_hand());
        item_.reset();
    }
    /// Moves the item's discs on four pegs, two at most: the smaller one to the first spare peg, and onto the larger
    /// one. Throws std::logic_error for more discs, and IllegalMove if one of the moves is illegal.
    void move_item() {
        Transfer const item = in_hand();
        if (!item.on_four_pegs() || item.count > 2)
            throw std::logic_error(to_text(item, task()) + " is not two discs or less on four pegs");
        auto const [a, b, c, d] = item.pegs;
        if (item.count == 2) make({item.largest - 1, a, b});
        if (item.count >= 1) make({item.largest, a, d});
        if (item.count == 2) make({item.largest - 1, b, d});
        item_.reset();
    }
    /// What moves the item's discs on three pegs, made anew. Throws std::logic_error for an item on four.
    Inner& nested() { return inner_.emplace(block_of(*this, in_hand())); }

    /// For a log: the towers; the item in hand; how many are queued, and the first 16 of them, as items and as Jiang,
    /// Li and Chen write them.
    template <class Record>
    void describe(Record& record) const {
        FourTowers::describe(record);
        std::vector<std::string> items, strings;
        for (std::size_t place = 0; place < std::min<std::size_t>(queue_.size(), 16); ++place) {
            items.push_back(to_text(queue_[place], task()));
            strings.push_back(to_digits(queue_[place], task()));
        }
        if (queue_.size() > items.size()) {
            items.push_back("...");
            strings.push_back("...");
        }
        record.field("item", item_ ? to_text(*item_, task()) : "-");
        record.field("queued", std::uint64_t{queue_.size()});
        record.field("queue", std::move(items));
        record.field("strings", std::move(strings));
    }

private:
    Transfer const& in_hand() const {
        if (!item_) throw std::logic_error("no item is in hand");
        return *item_;
    }
    void enqueue(Transfer const& item) {
        queue_.push_back(item);
        longest_ = std::max(longest_, queue_.size());
    }

    std::deque<Transfer> queue_;
    std::optional<Transfer> item_;
    std::optional<Inner> inner_;
    std::size_t longest_ = 0;
};

}  // namespace statewalk::hanoi
