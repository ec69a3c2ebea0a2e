#include "diagrams/protocol.hpp"

#include <algorithm>

#include "diagrams/labels.hpp"
#include "diagrams/text.hpp"

namespace statewalk {
namespace {

std::string without_end(std::string text, char end) {
    if (!text.empty() && text.back() == end) text.pop_back();
    return text;
}

/// "z1: its note", or the name alone.
std::string explained(Symbol const& symbol, char end) {
    std::string const note = without_end(printable(symbol.note), end);
    return printable(symbol.name) + (note.empty() ? "" : ": " + note);
}

std::string line(std::size_t depth, std::string const& text) { return std::string(depth, ' ') + text + '\n'; }

}  // namespace

/// A step, by the automata that work in it.
struct Protocol::Step {
    struct Arrow {
        std::size_t row = 0;
        std::vector<std::size_t> outputs;  ///< those that ran
        bool leads_on = false;             ///< to another state of its automaton
    };
    struct Work {
        std::vector<Asked> inputs;
        std::vector<Arrow> arrows;
        bool was_active = false;  ///< before the step
        bool was_left = false;    ///< in the step, by an arrow of an automaton that holds this one
    };
    std::map<Holder, Work> work;  ///< of those that were active, or took an arrow
};

std::size_t Protocol::depth(Holder const& automaton) const {
    std::size_t depth = 0;
    for (Holder holder = automaton; holder; holder = graph_.states[*holder].parent) ++depth;
    return depth;
}

/// Where an automaton is, in its own states; empty if it is not active.
Configuration Protocol::states_of(Holder const& automaton, Configuration const& leaves) const {
    Configuration all;
    for (std::size_t const leaf : leaves)
        for (Holder state = leaf; state; state = graph_.states[*state].parent)
            if (graph_.states[*state].parent == automaton && (all.empty() || all.back() != *state))
                all.push_back(*state);
    return all;
}

std::string Protocol::names(Configuration const& states) const {
    return joined(states, ", ", [&](std::size_t state) { return printable(graph_.states[state].name); });
}

std::string Protocol::input_line(Asked const& asked) const {
    return " i " + explained(graph_.inputs[asked.input], '?') + "? - " +
           translated(asked.answer ? "YES" : "NO", language_) + ".";
}

std::string Protocol::output_line(Symbol const& output) const { return " * " + explained(output, '.') + "."; }

Protocol::Step Protocol::split(Record const& record) const {
    Step step;
    for (auto const& [automaton, number] : numbers_)
        if (!automaton || !states_of(automaton, record.before).empty()) step.work[automaton].was_active = true;

    auto output = record.outputs.begin();
    for (std::size_t number = 0; number < record.fired.size(); ++number) {
        std::size_t const row = record.fired[number];
        TransitionGraph::Transition const& transition = graph_.transitions[row];
        std::optional<Crossing> const& way = ways_[row];
        Holder const automaton = way ? graph_.states[way->left].parent : std::nullopt;
        Step::Arrow arrow{row, {}, way && !transition.stays && way->left != way->entered};
        for (std::size_t const declared : transition.outputs) {
            if (output == record.outputs.end() || *output != declared) break;
            arrow.outputs.push_back(*output++);
        }
        bool const is_last = number + 1 == record.fired.size();
        if (arrow.leads_on && is_last) {  // unless it failed on the way
            Configuration const now = states_of(automaton, record.after);
            arrow.leads_on = std::find(now.begin(), now.end(), way->entered) != now.end();
        }
        if (way && !transition.stays)
            for (auto& [other, work] : step.work)
                if (other && other != automaton && is_within(graph_, *other, way->left)) work.was_left = true;
        step.work[automaton].arrows.push_back(std::move(arrow));
    }

    for (Asked const& asked : record.inputs) {
        Holder asker;
        for (auto const& [automaton, work] : step.work) {
            std::size_t const number = numbers_.at(automaton);
            if (asked_by_[asked.input].count(number) > 0 && number > numbers_.at(asker)) asker = automaton;
        }
        step.work[asker].inputs.push_back(asked);
    }
    return step;
}

/// The lines of one automaton; `before` and `behind`: those of the automata inside it that were active before the
/// step, and of those entered in it. The last line is left out of one that is not `closed`, and kept in closing_.
std::string Protocol::lines_of(Holder const& automaton, Record const& record, Step const& step,
                               std::string const& before, std::string const& behind, bool closed) {
    Step::Work const& work = step.work.at(automaton);
    std::string const name = automaton_text(numbers_.at(automaton));
    std::size_t const in = depth(automaton);

    Configuration states = states_of(automaton, record.before);
    if (states.empty() && !work.arrows.empty())
        if (auto const& way = ways_[work.arrows.front().row]) states = {way->left};
    std::string const event = printable(name_in_protocols(record.event));
    std::string const started =
        event.empty()
            ? filled("Automaton {} started in state {}", {name, names(states)}, language_)
            : filled("Automaton {} started in state {} with event {}", {name, names(states), event}, language_);

    std::string text = line(in, "{ " + name + ": " + started) + before;
    for (Asked const& asked : work.inputs) text += line(in, input_line(asked));
    for (Step::Arrow const& arrow : work.arrows) {
        for (std::size_t const output : arrow.outputs) text += line(in, output_line(graph_.outputs[output]));
        if (!arrow.leads_on) continue;
        auto const [left, entered] = *ways_[arrow.row];
        TransitionGraph::State const& next = graph_.states[entered];
        std::vector<std::string> const words{name, names({left}), names({entered})};
        text += line(in, " T " + name + ": " + filled("Automaton {} went from state {} to state {}", words, language_));
        if (!next.entry.empty()) {
            auto const known = std::find_if(graph_.outputs.begin(), graph_.outputs.end(),
                                            [&](Symbol const& output) { return output.name == next.entry; });
            text += line(in, output_line(known == graph_.outputs.end() ? Symbol{next.entry, ""} : *known));
        }
        std::replace(states.begin(), states.end(), left, entered);
    }
    text += behind;

    // One that was left is no longer anywhere; it has finished where its own arrows led it.
    Configuration const after = states_of(automaton, record.after);
    std::string const finished = filled("Automaton {} finished its work in state {}",
                                        {name, names(work.was_left || after.empty() ? states : after)}, language_);
    std::string const closing = line(in, "} " + name + ": " + finished);
    if (closed) return text + closing;
    closing_ = closing;
    return text;
}

void Protocol::begin(TransitionGraph const& graph, Fields const& /*task*/, Record const& start) {
    graph_ = translated(graph, language_);
    closing_.clear();
    numbers_ = numbers_of_automata(graph_);

    ways_.clear();
    asked_by_.assign(graph_.inputs.size(), {});
    for (TransitionGraph::Transition const& transition : graph_.transitions) {
        bool const has_source = transition.source != TransitionGraph::any_state;
        ways_.push_back(has_source ? std::optional<Crossing>(crossing(graph_, transition)) : std::nullopt);
        std::size_t const asker = has_source ? numbers_.at(graph_.states[ways_.back()->left].parent) : 1;
        for (Clause const& clause : transition.guard.any_of)
            for (Literal const& literal : clause) asked_by_[literal.input].insert(asker);
    }
    if (!start.inputs.empty() || !start.fired.empty()) add(start);
}

void Protocol::add(Record const& record) {
    out_ << closing_;
    Step const step = split(record);
    // From the innermost automata outwards: what is inside one is there when its turn comes.
    std::map<Holder, std::string> before;
    std::map<Holder, std::string> behind;
    std::for_each(numbers_.rbegin(), numbers_.rend(), [&](auto const& numbered) {
        Holder const& automaton = numbered.first;
        auto const work = step.work.find(automaton);
        if (work == step.work.end()) return;
        bool const is_inside = automaton.has_value();
        std::string const text = lines_of(automaton, record, step, before[automaton], behind[automaton], is_inside);
        if (!is_inside)
            out_ << text;
        else if (Holder const& outer = graph_.states[*automaton].parent; work->second.was_active)
            before[outer].insert(0, text);
        else
            behind[outer].insert(0, text);
    });
}

void Protocol::end(Outcome const& outcome) {
    std::string const why = outcome.reason.empty() ? translated(to_string(outcome.ending), language_)
                                                   : translated_sentence(outcome.reason, language_);
    std::string const trouble = "! A1: " + without_end(printable(why), '!') + "!\n";
    bool const failed = outcome.ending == Ending::fault || outcome.ending == Ending::stuck;
    if (failed) out_ << trouble;
    out_ << closing_;
    closing_.clear();
    if (!failed && outcome.ending != Ending::finished) out_ << trouble;
}

}  // namespace statewalk
