// Which states and arrows a run has seen, counted over one run or many.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "automata/core/graph.hpp"
#include "automata/core/log.hpp"

namespace statewalk {

class Coverage {
public:
    explicit Coverage(TransitionGraph const& graph);

    /// The start of a run, or a step of it.
    void add(Record const& record);

    /// How often each transition was taken, and each state was there after a step or at the start; a state that holds a
    /// machine as often as that machine was somewhere.
    std::vector<std::uint64_t> const& taken() const { return taken_; }
    std::vector<std::uint64_t> const& visited() const { return visited_; }

    /// Of the transitions, how many in a hundred were taken; 100 where there are none.
    double percent() const;

private:
    TransitionGraph const* graph_;
    std::vector<std::uint64_t> taken_;
    std::vector<std::uint64_t> visited_;
};

}  // namespace statewalk
