// The object of control of the doubling-list automaton: towers, and the list of all moves made.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "solvers/hanoi/cycle.hpp"
#include "solvers/hanoi/towers.hpp"

namespace statewalk::hanoi {

/// The moves of d discs are those of d - 1 discs, the move of disc d, and those of d - 1 discs again, each disc going
/// on along its own cycle. The list keeps the disc of every move: 2^n - 1 bytes. `Place` is where the discs are:
/// ThreeTowers, or a Block.
template <class Place>
class MoveListOn : public Place {
public:
    /// Takes the memory for the whole list.
    explicit MoveListOn(Place place) : Place(std::move(place)), peg_of_(task().discs + 1, task().from) {
        list_.reserve(task().fewest_moves());
    }

    using Place::task;

    bool more_to_copy() const { return j_ < m_; }
    bool more_discs() const { return d_ < task().discs; }

    void begin() {
        list_.clear();
        d_ = 1;
    }
    void next_disc() { ++d_; }
    /// Appends disc d's move; the m moves before it are to be copied.
    void append_disc_d() {
        m_ = list_.size();
        j_ = 0;
        append(d_);
    }
    /// Appends a move of the disc of entry j, from where it is now.
    void copy_entry() { append(list_.at(j_++)); }

    /// For a log: the towers; d, m and j; how long the list is, and its latest entries, 32 at most.
    template <class Record>
    void describe(Record& record) const {
        Place::describe(record);
        record.field("d", std::uint64_t{d_});
        record.field("m", m_);
        record.field("j", j_);
        record.field("length", std::uint64_t{list_.size()});
        record.field("latest", latest_entries());
    }

private:
    void append(Disc disc) {
        if (disc >= peg_of_.size())
            throw std::logic_error("there are " + std::to_string(task().discs) + " discs and no more");
        Peg const from = peg_of_[disc];
        Peg const to = Cycle(task(), disc).next(from);
        this->make({disc, from, to});
        peg_of_[disc] = to;
        list_.push_back(static_cast<std::uint8_t>(disc));
    }
    std::vector<std::uint64_t> latest_entries() const {
        std::size_t const shown = std::min<std::size_t>(list_.size(), 32);
        return {list_.end() - static_cast<std::ptrdiff_t>(shown), list_.end()};
    }

    std::vector<std::uint8_t> list_;
    std::vector<Peg> peg_of_;  ///< of each disc, from 1
    Disc d_ = 0;
    std::uint64_t m_ = 0;
    std::uint64_t j_ = 0;
};

class MoveList : public MoveListOn<ThreeTowers> {
public:
    static constexpr unsigned most_discs_in_memory = 30;  ///< a list of 1 GiB

    /// Throws std::invalid_argument unless there are three pegs and the task can be set, and for more than 30 discs,
    /// naming the memory that the list would need.
    explicit MoveList(Task task) : MoveListOn(ThreeTowers(that_fits(std::move(task)))) {}

    /// Throws as the constructor does, and needs no memory to find out.
    static void require(Task const& task) { that_fits(task); }

private:
    static Task that_fits(Task task);
};

}  // namespace statewalk::hanoi
