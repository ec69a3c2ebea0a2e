// The object of control of the game-34 automaton: first differences of F, and a place in the search for the best p.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "solvers/hanoi/cell.hpp"
#include "solvers/hanoi/task.hpp"

namespace statewalk::hanoi {

/// f4(n), the fewest moves of n discs on four pegs, and the best p = n - r, for n = 1 to N in turn (Arsac, game 34):
/// f4(n) = 2 f4(p) + 2^(n-p) - 1 with the smallest p for which h(p) >= n - 2, where d(p) = f4(p+1) - f4(p) and
/// h(p) = p + log2 d(p). p never goes down when n goes up. The smallest p is the greatest r: its cells are those of
/// Ties::high, whatever the tie rule of the task is.
///
/// g(p) = 2^p d(p) is kept as its exponent, h(p); every d is a power of two.
class FirstDifferences {
public:
    static constexpr unsigned pegs = 4;
    static constexpr unsigned most_discs = most_discs_in_tables;
    static constexpr Ties ties = Ties::high;

    /// What the constructor asks of a task, without building anything.
    static void require(Task const& task) { for_a_table(task); }

    /// The task says how many discs. Throws std::invalid_argument unless it has four pegs and 1000 discs at most.
    explicit FirstDifferences(Task task);

    /// h(p) is known, and too small: h(p) < n - 2.
    bool larger_p() const { return p_ < h_.size() && h_[p_] + 2 < n_; }
    bool more() const { return n_ < task_.discs; }
    /// Every f4 is kept.
    bool done() const { return f4_.size() == task_.discs + std::size_t{1}; }

    /// n := 1, p := 0, f4(0) := 0
    void begin();
    /// p := p + 1. Throws std::logic_error if p is n - 1, its greatest value.
    void next_p();
    /// f4(n), p(n), d(n-1) and h(n-1). Throws std::logic_error before begin().
    void keep();
    /// n := n + 1. Throws std::logic_error if n is N, and before keep().
    void next_n();

    /// As far as they are kept: f4 from 0, p from 1, d and h to one less than f4. Throw std::out_of_range beyond.
    std::uint64_t f4(unsigned n) const { return f4_.at(n); }
    unsigned p(unsigned n) const { return static_cast<unsigned>(p_of_.at(n)); }
    std::uint64_t d(unsigned p) const { return d_.at(p); }
    unsigned h(unsigned p) const { return static_cast<unsigned>(h_.at(p)); }

    /// The cells kept since the last forget_moves(); split is n - p.
    std::span<Cell const> cells() const { return latest_; }
    void forget_moves() { latest_.clear(); }

    /// For a log: n and p; and the rows f4(0), f4(1), ...; p(1), p(2), ...; d(0), ... and h(0), ..., as far as they are
    /// kept.
    template <class Record>
    void describe(Record& record) const {
        record.field("n", std::uint64_t{n_});
        record.field("p", std::uint64_t{p_});
        record.field("f4", f4_);
        record.field("p(n)", std::vector<std::uint64_t>(p_of_.begin() + 1, p_of_.end()));
        record.field("d", d_);
        record.field("h", h_);
    }

private:
    Task task_;
    unsigned n_ = 0;
    unsigned p_ = 0;
    std::vector<std::uint64_t> f4_{0};
    std::vector<std::uint64_t> p_of_{0};  ///< by n; the first means nothing
    std::vector<std::uint64_t> d_;
    std::vector<std::uint64_t> h_;
    std::vector<Cell> latest_;
};

}  // namespace statewalk::hanoi
