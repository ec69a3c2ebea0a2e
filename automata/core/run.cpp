#include "automata/core/run.hpp"

#include <algorithm>
#include <optional>
#include <stdexcept>

namespace statewalk::detail {

void Recorder::asked(std::size_t input, bool answer) {
    if (asking) return;
    bool const known = std::any_of(record.inputs.begin(), record.inputs.end(),
                                   [&](Asked const& asked) { return asked.input == input; });
    if (!known) record.inputs.push_back({input, answer});
}

bool Recorder::verdict(std::size_t row, bool answer) {
    if (endless) return false;  // nothing more is taken of what is due at once, or waits in the queue
    answer = mutation.verdict(row, answer);
    if (!asking) {
        if (!answer) refused.push_back(row);
        return answer;
    }
    if (answer) willing.push_back(row);
    return false;
}

int Recorder::taken(std::size_t row) {
    record.fired.push_back(row);
    if (record.fired.size() <= most_arrows_in_a_step) return 1;
    endless = true;
    constexpr std::size_t shown = 3;
    std::string last;
    for (auto each = record.fired.end() - shown; each != record.fired.end(); ++each)
        last += (last.empty() ? "" : ", ") + arrow_text(*graph, *each);
    record.fired.resize(shown);
    record.outputs.resize(std::min(record.outputs.size(), shown));
    throw std::runtime_error("the step does not end: more than " + std::to_string(most_arrows_in_a_step) +
                             " arrows one after the other, the last of them " + last);
}

std::string why_stuck(TransitionGraph const& graph, Record const& record, std::vector<std::size_t> const& refused) {
    for (std::size_t const leaf : record.before)
        for (std::optional<std::size_t> state = leaf; state; state = graph.states[*state].parent)
            if (graph.states[*state].interrupt && record.fired.empty() && refused.empty())
                return "the interrupt state " + path_text(graph, *state) + " lets no " + record.event + " through";
    std::string const here = "in " + states_text(graph, record.before);
    if (refused.empty()) return here + " no arrow leaves on " + record.event;
    std::string refusals;
    for (std::size_t row = 0; row < graph.transitions.size(); ++row)
        if (std::find(refused.begin(), refused.end(), row) != refused.end())
            refusals += (refusals.empty() ? "" : ", ") + arrow_text(graph, row);
    return here + " every guard said no on " + record.event + ": " + refusals;
}

bool is_put_off(TransitionGraph const& graph, Configuration const& now, std::size_t event) {
    for (std::size_t const leaf : now)
        for (std::optional<std::size_t> number = leaf; number; number = graph.states[*number].parent) {
            TransitionGraph::State const& state = graph.states[*number];
            auto const& passes = state.ends_interrupt;
            bool const is_let_through = std::find(passes.begin(), passes.end(), event) != passes.end();
            if (state.terminate || (state.interrupt && !is_let_through)) return true;
        }
    return is_deferred(graph, now, event);
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
