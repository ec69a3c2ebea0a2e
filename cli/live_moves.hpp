// A stream of the moves that an automaton makes over its object.
#pragma once

#include <cstdint>
#include <span>
#include <type_traits>
#include <vector>

#include "automata/core/graph.hpp"
#include "automata/core/notation.hpp"
#include "automata/core/run.hpp"
#include "cli/move_stream.hpp"
#include "solvers/hanoi/towers.hpp"

namespace statewalk::cli {

/// `Run` steps the automaton: a Followed or, where that is not possible, a Runner.
template <class Automaton, class Run>
class LiveMoves final : public MoveStream {
    using Object = typename Automaton::ObjectOfControl;
    template <class Class>
    static Class owner_of(std::span<hanoi::Move const> (Class::*)() const);
    /// Towers whose moves() is that of the towers themselves.
    static constexpr bool hands_over_blocks = requires {
        requires std::is_same_v<decltype(owner_of(&Object::moves)), decltype(owner_of(&Object::block_of_moves))>;
    };

public:
    explicit LiveMoves(hanoi::Task const& task) : object_(task), run_(object_) {
        if constexpr (hands_over_blocks) object_.read_by([this](std::span<hanoi::Move const> moves) { add(moves); });
    }

    std::span<hanoi::Move const> next(std::uint64_t budget) override {
        constexpr std::uint64_t some_thousand = 4096;
        std::uint64_t const pause = up_to(budget, some_thousand);
        made_.clear();
        if constexpr (hands_over_blocks) object_.begin_block_of_moves();
        do take_steps(up_to(pause, steps_at_once));
        while (!run_.ended() && steps_ < pause && made_.empty() && latest().empty());
        spent_ = steps_ == budget;
        if (made_.empty()) return latest();
        add(latest());
        return made_;
    }
    bool ended() const override { return spent_ || run_.ended(); }
    bool finished() const override { return run_.finished() && !is_astray(); }
    std::uint64_t steps() const override { return steps_; }
    bool is_followed() const override {
        if constexpr (requires { run_.follower(); }) return is_flat(Runner<Automaton>::graph());
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
            if constexpr (requires { object_.forget_moves(); }) object_.forget_moves();
            run_.step(Step{});
            if constexpr (!hands_over_blocks) add(object_.moves());
        }
        steps_ = steps;
    }
    /// Those that are not among made_ yet.
    std::span<hanoi::Move const> latest() const {
        if constexpr (hands_over_blocks) return object_.block_of_moves();
        return {};
    }
    void add(std::span<hanoi::Move const> moves) { made_.insert(made_.end(), moves.begin(), moves.end()); }
    bool is_astray() const {
        if constexpr (requires { run_.follower(); }) return is_followed() && run_.follower().is_astray();
        return false;
    }

    Object object_;
    Run run_;
    std::vector<hanoi::Move> made_;
    std::uint64_t steps_ = 0;
    bool spent_ = false;
};

}  // namespace statewalk::cli
