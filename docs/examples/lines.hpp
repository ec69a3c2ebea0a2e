// A log of one's own: a run in plain lines, for the tests of the examples.
#pragma once

#include <statewalk/automata/core/run.hpp>
#include <string>

namespace examples {

/// One line a step, "0 Step [x1 no] / z1 -> 1": the states before, the event, the inputs with their answers, the
/// outputs, the states after. The last line is how the run ended.
class Lines : public statewalk::Log {
public:
    void begin(statewalk::TransitionGraph const& graph, statewalk::Fields const&, statewalk::Record const&) override {
        graph_ = graph;
    }
    void add(statewalk::Record const& record) override {
        text_ += states_text(graph_, record.before) + ' ' + record.event;
        std::string inputs;
        for (auto const& [input, answer] : record.inputs)
            inputs += (inputs.empty() ? "" : ", ") + graph_.inputs[input].name + (answer ? " yes" : " no");
        if (!inputs.empty()) text_ += " [" + inputs + ']';
        std::string outputs;
        for (std::size_t const output : record.outputs)
            outputs += (outputs.empty() ? " / " : "; ") + graph_.outputs[output].name;
        text_ += outputs + " -> " + states_text(graph_, record.after) + '\n';
    }
    void end(statewalk::Outcome const& outcome) override { text_ += to_string(outcome.ending) + '\n'; }

    std::string const& text() const { return text_; }

private:
    statewalk::TransitionGraph graph_;
    std::string text_;
};

}  // namespace examples
