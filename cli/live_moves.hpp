// A stream of the moves that an automaton makes over its object.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "automata/core/notation.hpp"
#include "cli/move_stream.hpp"
#include "solvers/hanoi/towers.hpp"

namespace statewalk::cli {

/// `Run` steps the automaton: a Followed or, where that is not possible, a Runner.
template <class Automaton, class Run>
class LiveMoves final : public MoveStream {
    using Object = typename Automaton::ObjectOfControl;
    static constexpr bool hands_over = requires(Object & object) { object.read_by(hanoi::LatestMoves::Reader()); };
    /// Else the object knows those of the last step only.
    static constexpr bool collects = hands_over && !requires(Run & run) { run.describe_object(); };

public:
    explicit LiveMoves(hanoi::Task const& task) : object_(task), run_(object_) {
        if constexpr (hands_over) object_.read_by([this](std::span<hanoi::Move const> moves) { add(moves); });
    }

    std::span<hanoi::Move const> next(std::uint64_t budget) override {
        constexpr std::uint64_t some_thousand = 4096;
        std::uint64_t const pause = budget - steps_ < some_thousand ? budget : steps_ + some_thousand;
        made_.clear();
        if constexpr (collects) object_.forget_moves();
        std::uint64_t steps = steps_;
        for (; !run_.ended() && steps < pause && !is_enough(); ++steps) {
            run_.step(Step{});
            if constexpr (!collects) collect();
        }
        steps_ = steps;
        spent_ = steps_ == budget;
        if constexpr (collects) {
            if (made_.empty()) return object_.moves();
            add(object_.moves());
        }
        return made_;
    }
    bool ended() const override { return spent_ || run_.ended(); }
    bool finished() const override { return run_.finished(); }
    std::uint64_t steps() const override { return steps_; }
    bool went_right() const override {
        if constexpr (requires { run_.follower(); })
            return Follower::can_follow(Runner<Automaton>::graph()) && !run_.follower().is_astray();
        return false;
    }

private:
    /// Half a block: what one more step adds has room in the object, and else comes by read_by().
    bool is_enough() const {
        if constexpr (collects) return !made_.empty() || object_.moves().size() >= block / 2;
        return made_.size() >= block / 2;
    }
    void add(std::span<hanoi::Move const> moves) { made_.insert(made_.end(), moves.begin(), moves.end()); }
    void collect() {
        add(object_.moves());
        if constexpr (requires { object_.forget_moves(); }) object_.forget_moves();
    }

    Object object_;
    Run run_;
    std::vector<hanoi::Move> made_;
    std::uint64_t steps_ = 0;
    bool spent_ = false;
};

}  // namespace statewalk::cli
