// A run kept in memory, to be looked at at any of its positions.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "automata/core/log.hpp"

namespace statewalk::cli {

/// Position 0 is the start, position n is what step n left behind.
class Recording final : public Log {
public:
    void begin(TransitionGraph const& graph, Fields const& task, Record const& start) override {
        graph_ = graph;
        task_ = task;
        records_.assign(1, start);
    }
    void add(Record const& record) override { records_.push_back(record); }
    void differs(FirstDifference const& difference) override { difference_ = difference; }
    void end(Outcome const& outcome) override { outcome_ = outcome; }

    TransitionGraph const& graph() const { return graph_; }
    Fields const& task() const { return task_; }
    Record const& at(std::size_t position) const { return records_.at(position); }
    std::size_t last() const { return records_.size() - 1; }
    /// Where it first differs from what it should be, if it was held against that and does.
    std::optional<FirstDifference> const& difference() const { return difference_; }
    Outcome const& outcome() const { return outcome_; }

private:
    TransitionGraph graph_;
    Fields task_;
    std::vector<Record> records_{1};
    std::optional<FirstDifference> difference_;
    Outcome outcome_;
};

}  // namespace statewalk::cli
