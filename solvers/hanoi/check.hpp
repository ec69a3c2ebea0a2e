// The check: some moves, held against the recursion's, or against the rules and the fewest possible. No list of moves
// is ever kept.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <type_traits>

#include "solvers/hanoi/cell.hpp"
#include "solvers/hanoi/frame_recursion.hpp"
#include "solvers/hanoi/recursion.hpp"
#include "solvers/hanoi/towers.hpp"

namespace statewalk::hanoi {

/// The first place where some items are not the recursion's: moves, or the cells of a table.
template <class Item>
struct DifferenceOf {
    std::uint64_t number = 0;      ///< of the item, from 1
    std::optional<Item> expected;  ///< none: the recursion is at its end
    std::optional<Item> came;      ///< none: the items are at their end

    bool operator==(DifferenceOf const&) const = default;
};
using Difference = DifferenceOf<Move>;

namespace detail {
/// What `next()` gives, one by one: an optional item at a time, or a span of some that stays until the next call.
template <class Item, class Next>
class Incoming {
public:
    explicit Incoming(Next& next) : next_(next) {}

    /// Takes the next one if it is as expected.
    bool take(Item const& expected) { return first_ != end_ ? take_first(expected) : take_of_more(expected); }
    /// The next one, not taken; null at the end.
    Item const* first() { return first_ != end_ || has_more() ? first_ : nullptr; }
    std::uint64_t taken() const { return seen_ - static_cast<std::uint64_t>(end_ - first_); }

private:
    bool take_first(Item const& expected) {
        if (*first_ != expected) return false;
        ++first_;
        return true;
    }
    /// By itself, so that the compiler puts the rest of take(), and nothing else, into the recursion.
    [[gnu::noinline]] bool take_of_more(Item const& expected) { return has_more() && take_first(expected); }
    bool has_more() {
        if (ended_) return false;
        std::span<Item const> some;
        if constexpr (std::is_convertible_v<decltype(next_()), std::optional<Item>>) {
            if ((single_ = next_())) some = {&*single_, 1};
        } else {
            some = next_();
        }
        first_ = some.data();
        end_ = first_ + some.size();
        seen_ += some.size();
        ended_ = some.empty();
        return !ended_;
    }

    Next& next_;
    std::optional<Item> single_;
    Item const* first_ = nullptr;
    Item const* end_ = nullptr;
    std::uint64_t seen_ = 0;
    bool ended_ = false;
};

/// `give(visit)` gives the items of the recursion to visit, until it answers false.
template <class Item, class Give, class Next>
std::optional<DifferenceOf<Item>> difference(Give&& give, Next& next) {
    Incoming<Item, Next> incoming(next);
    std::optional<Item> missed;
    give([&](Item const& expected) {
        if (incoming.take(expected)) return true;
        missed = expected;
        return false;
    });
    Item const* const came = incoming.first();
    if (!missed && came == nullptr) return std::nullopt;
    return DifferenceOf<Item>{incoming.taken() + 1, missed, came != nullptr ? std::optional(*came) : std::nullopt};
}
}  // namespace detail

/// The recursion drives: where it makes a move, it asks `next()` for one, a std::optional<Move>, or for some, a
/// std::span<Move const> that stays until the next call; and once more at its end. Nothing, or none, says that there
/// are no more. None when all agree. Memory does not grow with the number of moves. Errors as of recursive_solution().
template <class Next>
std::optional<Difference> difference_from_recursion(Task const& task, Next&& next) {
    return detail::difference<Move>([&](auto const& visit) { recursive_solution(task, visit); }, next);
}

/// The same for a table: asks for a std::optional<Cell> for 1 disc, 2 discs, and so on to those of the task, as
/// FrameRecursion has them by the task's tie rule. Throws std::invalid_argument for more discs than that takes.
template <class Next>
std::optional<DifferenceOf<Cell>> difference_from_table(Task const& task, Next&& next) {
    FrameRecursion const best(task.discs);
    auto const cells = [&](auto const& visit) {
        for (unsigned discs = 1; discs <= task.discs; ++discs)
            if (!visit(Cell{discs, best.moves(discs), best.split(discs, task.ties)})) return;
    };
    return detail::difference<Cell>(cells, next);
}

/// The towers after so many moves of the recursion: what stood there before a difference at move `moves + 1`.
TallTowers towers_after(Task const& task, std::uint64_t moves);

/// Takes moves one by one, makes them on towers of its own, and says whether they are a shortest solution: any of them,
/// and on four pegs there are many (22 of four discs). Memory does not grow with the number of moves.
class ShortestSolution {
public:
    /// Throws std::invalid_argument unless the task can be set on three or four pegs.
    explicit ShortestSolution(Task const& task);

    /// Returns whether the move was legal and not one too many. After one that was not it takes no more.
    bool take(Move const& move);

    /// Of the moves that it took, if there are to be no more: what is wrong, in words. Empty if nothing is.
    std::string complaint() const;

private:
    TallTowers towers_;
    std::uint64_t fewest_;
    std::string refused_;  ///< why the last move was not taken
};

}  // namespace statewalk::hanoi
