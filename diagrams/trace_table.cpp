#include "diagrams/trace_table.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "diagrams/labels.hpp"
#include "diagrams/text.hpp"

namespace statewalk {
namespace {

/// "1 step", "2 steps".
std::string counted(std::uint64_t count, std::string const& noun, Language language) {
    return filled("{} " + noun + (count == 1 ? "" : "s"), {std::to_string(count)}, language);
}

constexpr std::size_t widest = 40;  // a wider cell is rare, and its line may stand out

void add_inputs(std::set<std::size_t>& all, TransitionGraph::Transition const& arrow) {
    for (Clause const& clause : arrow.guard.any_of)
        for (Literal const& literal : clause) all.insert(literal.input);
}

/// Of the answers to all guards that can be asked in a state on one event: those of its arrows, of the states that hold it,
/// and of the arrows that are taken at once there or where it leads.
std::size_t width_of_inputs(TransitionGraph const& graph, std::size_t state, Language language) {
    std::map<std::optional<std::size_t>, std::set<std::size_t>> asked;
    std::set<std::size_t>& at_once = asked[std::nullopt];
    for (std::optional<std::size_t> here = state; here; here = graph.states[*here].parent)
        for (auto const& arrow : graph.transitions) {
            if (arrow.source != *here) continue;
            add_inputs(asked[arrow.event], arrow);
            for (auto const& next : graph.transitions)
                if (next.source == arrow.target && !next.event) add_inputs(at_once, next);
        }
    bool const yes_is_longer = columns(translated("yes", language)) >= columns(translated("no", language));
    std::size_t width = 0;
    for (auto const& [event, inputs] : asked) {
        std::set<std::size_t> all = at_once;
        all.insert(inputs.begin(), inputs.end());
        std::vector<Asked> answers;
        for (std::size_t const input : all) answers.push_back({input, yes_is_longer});
        width = std::max(width, columns(inputs_text(graph, answers, language)));
    }
    return std::min(width, widest);
}

/// Of the outputs of an arrow, and of one that is taken at once behind it.
std::size_t width_of_outputs(TransitionGraph const& graph, TransitionGraph::Transition const& arrow) {
    std::size_t width = columns(output_names(graph, arrow.outputs));
    for (auto const& next : graph.transitions) {
        if (next.source != arrow.target || next.event || next.outputs.empty()) continue;
        std::vector<std::size_t> both = arrow.outputs;
        both.insert(both.end(), next.outputs.begin(), next.outputs.end());
        width = std::max(width, columns(output_names(graph, both)));
    }
    return std::min(width, widest);
}

/// The widest that the cells of a state, of its event, its answers and its outputs can usually get.
std::vector<std::size_t> usual_widths(TransitionGraph const& graph, Language language) {
    std::vector<std::size_t> states;  // of each region of the outermost machine
    std::size_t event = 0;
    std::size_t inputs = 0;
    std::size_t outputs = 0;
    for (std::size_t state = 0; state < graph.states.size(); ++state) {
        std::size_t outermost = state;
        while (graph.states[outermost].parent) outermost = *graph.states[outermost].parent;
        std::size_t const region = graph.states[outermost].region;
        states.resize(std::max(states.size(), region + 1));
        states[region] = std::max(states[region], columns(printable(path_text(graph, state))));
    }
    std::size_t state = 0;
    for (std::size_t const width : states) state += (state > 0 ? 2 : 0) + width;  // ", " between them
    for (Symbol const& each : graph.events) event = std::max(event, columns(printable(each.name)));
    for (std::size_t here = 0; here < graph.states.size(); ++here)
        inputs = std::max(inputs, width_of_inputs(graph, here, language));
    for (auto const& arrow : graph.transitions) outputs = std::max(outputs, width_of_outputs(graph, arrow));
    return {4, state, event, inputs, outputs, state};
}

/// Each state, and behind it those of a machine that it holds.
std::vector<Symbol> states_by_path(TransitionGraph const& graph) {
    std::vector<Symbol> all;
    for (std::size_t const state : reading_order(graph))
        all.push_back({path_text(graph, state), graph.states[state].note});
    return all;
}

/// Names and notes under each other, with a blank line after them.
void explain(std::ostream& out, std::string const& heading, std::vector<Symbol> const& all) {
    std::size_t width = 0;
    for (Symbol const& each : all) width = std::max(width, columns(printable(each.name)));
    if (!all.empty()) out << heading << '\n';
    for (Symbol const& each : all) {
        std::string const name = printable(each.name);
        std::string const gap(each.note.empty() ? 0 : width - columns(name) + 2, ' ');
        out << "  " << name << gap << printable(each.note) << '\n';
    }
    if (!all.empty()) out << '\n';
}

}  // namespace

void TraceTable::begin(TransitionGraph const& graph, Fields const& task, Record const& start) {
    columns_.emplace(translated(graph, language_), start, with_moves_, language_);
    TransitionGraph const& shown = columns_->graph();
    out_ << run_text(graph, task, language_) << "\n\n";
    explain(out_, translated("States", language_), states_by_path(shown));
    explain(out_, translated("Inputs", language_), by_number(shown.inputs));
    explain(out_, translated("Outputs", language_), by_number(shown.outputs));

    widths_ = usual_widths(shown, language_);
    for (Field const& field : start.object) widths_.push_back(columns(to_text(field.value, language_)));
    moves_ = 0;
    line(columns_->heading());
    add(start);
}

void TraceTable::add(Record const& record) {
    line(columns_->cells(record));
    moves_ += record.moves.size();
}

void TraceTable::end(Outcome const& outcome) {
    std::vector<std::string> words{translated(to_string(outcome.ending), language_),
                                   counted(outcome.steps, "step", language_)};
    if (with_moves_) words.push_back(counted(moves_, "move", language_));
    out_ << '\n' << filled(with_moves_ ? "{} after {} and {}" : "{} after {}", words, language_);
    if (!outcome.reason.empty()) out_ << ": " << printable(translated_sentence(outcome.reason, language_));
    out_ << '\n';
}

void TraceTable::line(std::vector<std::string> const& cells) {
    widths_.resize(cells.size(), 0);
    std::string text;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        widths_[i] = std::max(widths_[i], columns(cells[i]));
        std::string const gap(widths_[i] - columns(cells[i]), ' ');
        bool const number = i == 0;
        text += (i == 0 ? "" : " | ") + (number ? gap + cells[i] : cells[i] + gap);
    }
    out_ << text.substr(0, text.find_last_not_of(' ') + 1) << '\n';
}

}  // namespace statewalk
