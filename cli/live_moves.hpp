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
    /// Most make two moves a step, for which the object has room; what it has no room for comes by read_by().
    static constexpr std::uint64_t hundred = 100;
    /// Else the object knows those of the last step only.
    static constexpr bool collects = hands_over && !requires(Run & run) { run.describe_object(); };

public:
    explicit LiveMoves(hanoi::Task const& task) : object_(task), run_(object_) {
        if constexpr (hands_over) object_.read_by([this](std::span<hanoi::Move const> moves) { add(moves); });
    }

    std::span<hanoi::Move const> next(std::uint64_t budget) override {
        constexpr std::uint64_t some_thousand = 4096;
        std::uint64_t const pause = up_to(budget, some_thousand);
        made_.clear();
        if constexpr (collects) object_.forget_moves();
        do take_steps(up_to(pause, hundred));
        while (!run_.ended() && steps_ < pause && made_.empty() && object_.moves().empty());
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
    /// Steps until these are taken: so many more, but not beyond the last.
    std::uint64_t up_to(std::uint64_t last, std::uint64_t more) const {
        return last - steps_ < more ? last : steps_ + more;
    }
    void take_steps(std::uint64_t until) {
        std::uint64_t steps = steps_;
        for (; !run_.ended() && steps < until; ++steps) {
            run_.step(Step{});
            if constexpr (!collects) collect();
        }
        steps_ = steps;
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
