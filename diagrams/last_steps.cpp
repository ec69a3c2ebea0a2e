#include "diagrams/last_steps.hpp"

#include <sstream>

#include "diagrams/trace_table.hpp"

namespace statewalk {

void LastSteps::begin(TransitionGraph const& graph, Fields const& task, Record const& start) {
    graph_ = graph;
    task_ = task;
    records_.assign(1, start);
    outcome_.reset();
}

void LastSteps::add(Record const& record) {
    records_.push_back(record);
    if (records_.size() > most_ + 1) records_.pop_front();
}

std::string LastSteps::text() const {
    if (records_.empty()) return "no step yet\n";
    std::ostringstream out;
    TraceTable table(out);
    table.begin(graph_, task_, records_.front());
    for (std::size_t i = 1; i < records_.size(); ++i) table.add(records_[i]);
    if (outcome_) table.end(*outcome_);
    return out.str();
}

}  // namespace statewalk
