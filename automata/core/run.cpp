#include "automata/core/run.hpp"

#include <algorithm>

namespace statewalk::detail {

void Recorder::asked(std::size_t input, bool answer) {
    bool const known = std::any_of(record.inputs.begin(), record.inputs.end(),
                                   [&](Asked const& asked) { return asked.input == input; });
    if (!known) record.inputs.push_back({input, answer});
}

int Recorder::taken(std::size_t row) {
    record.fired.push_back(row);
    return 1;
}

std::string why_stuck(TransitionGraph const& graph, Record const& record) {
    std::string refusals;
    for (std::size_t i = 0; i < graph.transitions.size(); ++i) {
        auto const& arrow = graph.transitions[i];
        bool const from_here = std::any_of(record.before.begin(), record.before.end(),
                                           [&](std::size_t state) { return is_within(graph, state, arrow.source); });
        if (from_here && arrow.event && graph.events[*arrow.event].name == record.event)
            refusals += (refusals.empty() ? "" : ", ") + arrow_text(graph, i);
    }
    std::string const here = "in " + states_text(graph, record.before);
    if (refusals.empty()) return here + " no arrow leaves on " + record.event;
    return here + " every guard said no on " + record.event + ": " + refusals;
}

std::string what_of(std::exception_ptr const& error) {
    try {
        std::rethrow_exception(error);
    } catch (std::exception const& known) {
        return known.what();
    } catch (...) {
        return "an exception that is no std::exception";
    }
}

}  // namespace statewalk::detail
