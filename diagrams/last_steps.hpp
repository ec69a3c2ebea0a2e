// The last steps of a run, kept to be shown when something went wrong.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>

#include "automata/core/log.hpp"

namespace statewalk {

class LastSteps : public Log {
public:
    /// Keeps so many.
    explicit LastSteps(std::size_t most = 20) : most_(most) {}

    void begin(TransitionGraph const& graph, Fields const& task, Record const& start) override;
    void add(Record const& record) override;
    void end(Outcome const& outcome) override { outcome_ = outcome; }

    /// As a table, with the record before the first of them; of a run that has ended, with how it did.
    std::string text() const;

private:
    std::size_t most_;
    TransitionGraph graph_;
    Fields task_;
    std::deque<Record> records_;
    std::optional<Outcome> outcome_;
};

}  // namespace statewalk
