// The object of control of the frame-table automaton: the table of F and R, and a place in the search for its next
// cell.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "solvers/hanoi/cell.hpp"
#include "solvers/hanoi/task.hpp"

namespace statewalk::hanoi {

/// F(m), the fewest moves of m discs on four pegs, and R(m), the best r, for m = 1 to n in turn, by Frame's recursion:
/// F(m) = min f(m, r), f(m, r) = 2 F(m-r) + 2^r - 1. r goes upwards as long as f(m, r) falls; with Ties::high, as long
/// as it does not rise. f(m, .) falls to its least value, which it has once or twice, and rises.
class SplitTable {
public:
    static constexpr unsigned pegs = 4;
    static constexpr unsigned most_discs = most_discs_in_tables;

    /// What the constructor asks of a task, without building anything.
    static void require(Task const& task) { for_a_table(task); }

    /// The task says how many discs, and the tie rule. With `from_bound`, r starts at the least r that can be best
    /// (property 1 of Jiang, Li and Chen 2013; the exact bound is k of frame_stewart.hpp) and not at 1. Throws
    /// std::invalid_argument unless it has four pegs and 1000 discs at most.
    explicit SplitTable(Task task, bool from_bound = false);

    /// There is a next r, and it is better.
    bool better() const;
    bool more() const { return m_ < task_.discs; }
    /// Every cell is kept.
    bool done() const { return f_.size() == task_.discs + std::size_t{1}; }

    void begin();
    /// r := 1, or the bound. Throws std::logic_error before begin().
    void scan();
    /// r := r + 1. Throws std::logic_error if r is m, its greatest value, and before scan().
    void advance();
    /// F(m), R(m) := best, r. Throws std::logic_error before scan().
    void keep();
    /// m := m + 1. Throws std::logic_error if m is n, and before keep().
    void next();

    /// The cells kept since the last forget_moves().
    std::span<Cell const> cells() const { return latest_; }
    void forget_moves() { latest_.clear(); }

    /// For a log: m, r and best; and the rows F(0), F(1), ... and R(1), R(2), ..., as far as they are kept.
    template <class Record>
    void describe(Record& record) const {
        record.field("m", std::uint64_t{m_});
        record.field("r", std::uint64_t{r_});
        record.field("best", best_);
        record.field("F", f_);
        record.field("R", std::vector<std::uint64_t>(split_.begin() + 1, split_.end()));
    }

private:
    /// f(m, r), for r from 1 to m.
    std::uint64_t moves_with(unsigned r) const { return moves_of_split(f_[m_ - r], r); }
    void choose(unsigned r);

    Task task_;
    bool from_bound_;
    unsigned m_ = 0;
    unsigned r_ = 0;  ///< 0: none is chosen yet
    std::uint64_t best_ = 0;
    std::vector<std::uint64_t> f_{0};      ///< F(0) to the latest that was kept
    std::vector<std::uint64_t> split_{0};  ///< R, likewise; R(0) means nothing
    std::vector<Cell> latest_;
};

}  // namespace statewalk::hanoi
