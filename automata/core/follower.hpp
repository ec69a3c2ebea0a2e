// The cheapest observer: follows a machine arrow by arrow, and keeps how often it took each.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "automata/core/graph.hpp"
#include "automata/core/observed.hpp"

namespace statewalk {

/// Counts the arrows that a machine takes, and looks whether each starts where the one before ended; of a machine that
/// is not flat (graph.hpp) it only counts.
class Follower final : public Observer {
public:
    /// Before the machine is started.
    explicit Follower(TransitionGraph const& graph) {
        for (auto const& arrow : graph.transitions) arrows_.push_back({arrow.source, arrow.target, 0});
        for (std::size_t state = graph.states.size(); state > 0; --state)
            if (graph.states[state - 1].initial) here_ = state - 1;
    }

    int taken(std::size_t row) override {
        Arrow& arrow = arrows_[row];
        if (arrow.source != here_) is_astray_ = true;
        here_ = arrow.target;
        ++arrow.count;
        return 1;
    }

    /// How often each transition of the graph was taken.
    std::vector<std::uint64_t> counts() const {
        std::vector<std::uint64_t> counts;
        for (Arrow const& arrow : arrows_) counts.push_back(arrow.count);
        return counts;
    }
    /// An arrow started elsewhere than where the one before ended. Tells something only of a flat machine.
    bool is_astray() const { return is_astray_; }

private:
    struct Arrow {
        std::size_t source = 0;
        std::size_t target = 0;
        std::uint64_t count = 0;
    };
    std::vector<Arrow> arrows_;
    std::size_t here_ = 0;
    bool is_astray_ = false;
};

}  // namespace statewalk
