// The towers: pegs with discs on them, and the rules. No illegal move passes.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "solvers/hanoi/task.hpp"

namespace statewalk::hanoi {

/// A move that the rules forbid, in words: "disc 3 cannot go from A onto disc 1 on C".
struct IllegalMove : std::logic_error {
    using std::logic_error::logic_error;
};

/// A set of up to 64 discs as a bit mask: bit d - 1 is disc d.
using DiscSet = std::uint64_t;
/// The same, of up to 128 discs. Not all of the standard library knows this type.
__extension__ using TallDiscSet = unsigned __int128;

/// The smallest disc of a set that is not empty.
inline Disc smallest(DiscSet discs) { return static_cast<Disc>(std::countr_zero(discs)) + 1; }
inline Disc smallest(TallDiscSet discs) {
    auto const low = static_cast<DiscSet>(discs);
    return low != 0 ? smallest(low) : smallest(static_cast<DiscSet>(discs >> 64)) + 64;
}

/// The latest moves, for whoever wants to see them: those since they were forgotten, and, for a reader, those of a block,
/// forgotten or not. A block that has become full goes to the reader; without one, nothing is kept of it, nor of what
/// was forgotten.
class LatestMoves {
public:
    static constexpr std::size_t capacity = 256;
    using Reader = std::function<void(std::span<Move const>)>;

    void add(Move move) {
        moves_[size_++] = move;
        if (size_ == capacity) hand_over();
    }
    std::span<Move const> all() const { return block().subspan(forgotten_); }
    void forget() {
        if (!reader_) size_ = 0;
        forgotten_ = size_;
    }
    void read_by(Reader reader) { reader_ = std::move(reader); }
    /// Those that the reader has not got yet; and a new block begins.
    std::span<Move const> block() const { return {moves_.data(), size_}; }
    void begin_block() { size_ = forgotten_ = 0; }

private:
    void hand_over();

    std::array<Move, capacity> moves_;
    std::size_t size_ = 0;
    std::size_t forgotten_ = 0;  ///< of the block
    Reader reader_;
};

/// Towers in play: the task and where its discs are. Three pegs or more; as many discs as the set takes, or none.
template <class Set>
class TowersOf {
public:
    /// All discs on the start peg. Throws std::invalid_argument as validated() does.
    explicit TowersOf(Task task);

    Task const& task() const { return task_; }
    /// The discs on a peg that there is.
    Set on(Peg peg) const { return pegs_[peg]; }
    /// The smallest disc on a peg that there is; 0 where it is empty.
    Disc top(Peg peg) const { return pegs_[peg] == 0 ? 0 : smallest(pegs_[peg]); }
    /// Every disc is on the goal peg.
    bool delivered() const { return pegs_[task_.to] == all_; }
    /// From 0 to 2^64 - 1.
    std::uint64_t moves_made() const { return moves_made_; }

    /// Moves the top disc of one peg to another. Throws IllegalMove, and moves nothing, if the rules forbid it.
    void move(Peg from, Peg to) {
        if (from >= pegs_.size() || to >= pegs_.size()) forbid(from, to);
        move_top(from, to);
    }

    /// The same, and the disc must be the one that the move names.
    void make(Move const& wanted) {
        if (wanted.from >= pegs_.size() || top(wanted.from) != wanted.disc) forbid_disc(wanted.disc, wanted.from);
        move(wanted.from, wanted.to);
    }
    /// The moves since the last forget_moves().
    std::span<Move const> moves() const { return latest_.all(); }
    void forget_moves() { latest_.forget(); }
    /// From here on, all moves go to the reader, block by block: LatestMoves.
    void read_by(LatestMoves::Reader reader) { latest_.read_by(std::move(reader)); }
    std::span<Move const> block_of_moves() const { return latest_.block(); }
    void begin_block_of_moves() { latest_.begin_block(); }

    /// The discs of every peg, from the bottom up, until it is asked again.
    std::vector<std::vector<std::uint64_t>> const& rows() const;

    /// For a log: the moves since the last forget_moves(), and the field `towers`.
    template <class Record>
    void describe(Record& record) const {
        std::uint64_t number = moves_made_ - moves().size();
        for (Move const& move : moves())
            record.move({{"number", ++number},
                         {"disc", std::uint64_t{move.disc}},
                         {"from", task_.pegs[move.from]},
                         {"to", task_.pegs[move.to]}});
        record.field("towers", rows());
    }

protected:
    /// move(), between pegs that there are.
    void move_top(Peg from, Peg to) {
        Set const disc = smaller_top(from, to);
        if ((pegs_[from] & ~pegs_[to] & disc) == 0) forbid(from, to);
        exchange(disc, from, to);
        latest_.add({smallest(disc), from, to});
    }
    /// The same of disc 1, which may go onto any other. Throws IllegalMove if it is not there.
    void move_disc_one(Peg from, Peg to) {
        if ((pegs_[from] & 1) == 0 || from == to) forbid(from, to);
        exchange(1, from, to);
        latest_.add({1, from, to});
    }
    /// Makes the only move that is legal between two pegs. Throws IllegalMove if both are empty. Which way it goes is
    /// hard to foretell, so it is computed, not branched upon.
    void move_between(Peg one, Peg other) {
        Set const disc = smaller_top(one, other);
        if (disc == 0) forbid(other, one);
        Peg const away = (pegs_[one] & disc) != 0;
        exchange(disc, one, other);
        Peg const from = other ^ ((one ^ other) & -away);
        latest_.add({smallest(disc), from, one ^ other ^ from});
    }

private:
    /// Of two pegs: the smaller one of their top discs, as a set; none where both are empty.
    Set smaller_top(Peg one, Peg other) const {
        Set const both = pegs_[one] | pegs_[other];
        return both & -both;
    }
    /// Between pegs of which one has the disc.
    void exchange(Set disc, Peg one, Peg other) {
        pegs_[one] ^= disc;
        pegs_[other] ^= disc;
        ++moves_made_;
    }
    [[noreturn]] void forbid(Peg from, Peg to) const;
    [[noreturn]] void forbid_disc(Disc disc, Peg from) const;

    Task task_;
    Set all_;
    std::vector<Set> pegs_;
    std::uint64_t moves_made_ = 0;
    LatestMoves latest_;
    mutable std::vector<std::vector<std::uint64_t>> rows_;  ///< their room serves every step of a trace
};

using Towers = TowersOf<DiscSet>;
using TallTowers = TowersOf<TallDiscSet>;

/// What the objects of control of the three-peg automata share.
class ThreeTowers : public Towers {
public:
    static constexpr unsigned pegs = 3;

    /// Throws std::invalid_argument unless there are three pegs and the task can be set.
    explicit ThreeTowers(Task task) : Towers(on_three_pegs(std::move(task))) {}

    /// What the constructor asks of a task, without building anything.
    static void require(Task const& task) { on_three_pegs(task); }

    /// For the automaton at rest: the task is done.
    bool done() const { return delivered(); }

protected:
    static Peg third(Peg one, Peg other) { return 3 - one - other; }
};

/// What the objects of control of the four-peg automata share.
class FourTowers : public TallTowers {
public:
    static constexpr unsigned pegs = 4;
    static constexpr unsigned most_discs = most_discs_on_four_pegs;

    /// Throws std::invalid_argument unless there are four pegs and the task can be set.
    explicit FourTowers(Task task) : TallTowers(on_four_pegs(std::move(task))) {}

    /// What the constructor asks of a task, without building anything.
    static void require(Task const& task) { on_four_pegs(task); }

    /// For the automaton at rest: the task is done.
    bool done() const { return delivered(); }
};

}  // namespace statewalk::hanoi
