#include "diagrams/trace_table.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "diagrams/labels.hpp"
#include "diagrams/text.hpp"

namespace statewalk {
namespace {

std::string shortened(Numbers const& numbers) {
    std::string text;
    std::size_t next = 0;
    while (next < numbers.size()) {
        std::size_t last = next;
        while (last + 1 < numbers.size() && numbers[last] != 0 && numbers[last + 1] == numbers[last] - 1) ++last;
        if (last < next + 2) last = next;
        text += (text.empty() ? "" : ",") + std::to_string(numbers[next]);
        if (last > next) text += ".." + std::to_string(numbers[last]);
        next = last + 1;
    }
    return text;
}

std::string rows_text(std::vector<Numbers> const& rows) {
    bool const digits = std::all_of(rows.begin(), rows.end(), [](Numbers const& row) {
        return std::all_of(row.begin(), row.end(), [](std::uint64_t number) { return number < 10; });
    });
    auto const text = [&](Numbers const& row) -> std::string {
        if (row.empty()) return ".";
        return digits ? joined(row, "", [](std::uint64_t number) { return std::to_string(number); }) : shortened(row);
    };
    return rows.empty() ? "-" : joined(rows, " ", text);
}

std::string asked_text(TransitionGraph const& graph, Asked const& asked) {
    return printable(graph.inputs[asked.input].name) + (asked.answer ? " yes" : " no");
}

std::string inputs_text(TransitionGraph const& graph, std::vector<Asked> const& inputs) {
    return joined(inputs, ", ", [&](Asked const& asked) { return asked_text(graph, asked); });
}

std::string output_names(TransitionGraph const& graph, std::vector<std::size_t> const& outputs) {
    return joined(outputs, "; ", [&](std::size_t output) { return printable(graph.outputs[output].name); });
}

std::string counted(std::uint64_t count, std::string const& noun) {
    return std::to_string(count) + " " + noun + (count == 1 ? "" : "s");
}

constexpr std::size_t widest = 40;  // a wider cell is rare, and its line may stand out

void add_inputs(std::set<std::size_t>& all, TransitionGraph::Transition const& arrow) {
    for (Clause const& clause : arrow.guard.any_of)
        for (Literal const& literal : clause) all.insert(literal.input);
}

/// Of the answers to all guards that can be asked in a state on one event: those of its arrows, of the states that hold it,
/// and of the arrows that are taken at once there or where it leads.
std::size_t width_of_inputs(TransitionGraph const& graph, std::size_t state) {
    std::map<std::optional<std::size_t>, std::set<std::size_t>> asked;
    std::set<std::size_t>& at_once = asked[std::nullopt];
    for (std::optional<std::size_t> here = state; here; here = graph.states[*here].parent)
        for (auto const& arrow : graph.transitions) {
            if (arrow.source != *here) continue;
            add_inputs(asked[arrow.event], arrow);
            for (auto const& next : graph.transitions)
                if (next.source == arrow.target && !next.event) add_inputs(at_once, next);
        }
    std::size_t width = 0;
    for (auto const& [event, inputs] : asked) {
        std::set<std::size_t> all = at_once;
        all.insert(inputs.begin(), inputs.end());
        std::vector<Asked> answers;
        for (std::size_t const input : all) answers.push_back({input, true});
        width = std::max(width, columns(inputs_text(graph, answers)));
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
std::vector<std::size_t> usual_widths(TransitionGraph const& graph) {
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
        inputs = std::max(inputs, width_of_inputs(graph, here));
    for (auto const& arrow : graph.transitions) outputs = std::max(outputs, width_of_outputs(graph, arrow));
    return {4, state, event, inputs, outputs, state};
}

bool waits(TransitionGraph const& graph, Record const& record) {
    for (std::size_t event = 0; event < graph.events.size(); ++event)
        if (graph.events[event].name == record.event && is_deferred(graph, record.before, event)) return true;
    return false;
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

std::string to_text(Value const& value) {
    if (auto const* number = std::get_if<std::uint64_t>(&value)) return std::to_string(*number);
    if (auto const* text = std::get_if<std::string>(&value)) return printable(*text);
    if (auto const* texts = std::get_if<std::vector<std::string>>(&value))
        return texts->empty() ? "-" : joined(*texts, " ", [](std::string const& text) { return printable(text); });
    if (auto const* numbers = std::get_if<Numbers>(&value))
        return numbers->empty() ? "-"
                                : joined(*numbers, " ", [](std::uint64_t number) { return std::to_string(number); });
    return rows_text(std::get<std::vector<Numbers>>(value));
}

std::string to_text(Fields const& fields) {
    return joined(fields, " ", [](Field const& field) { return to_text(field.value); });
}

void TraceTable::begin(TransitionGraph const& graph, Fields const& task, Record const& start) {
    graph_ = graph;
    out_ << printable(graph.name) << (task.empty() ? "" : ": ")
         << joined(task, ", ", [](Field const& field) { return printable(field.name) + " " + to_text(field.value); })
         << "\n\n";
    explain(out_, "States", states_by_path(graph));
    explain(out_, "Inputs", by_number(graph.inputs));
    explain(out_, "Outputs", by_number(graph.outputs));

    std::vector<std::string> heading{"#", "state", "event", "inputs", "outputs", "next"};
    widths_ = usual_widths(graph);
    fields_.clear();
    for (Field const& field : start.object) {
        fields_.push_back(field.name);
        heading.push_back(printable(field.name));
        widths_.push_back(columns(to_text(field.value)));
    }
    if (with_moves_) heading.emplace_back("move");
    moves_ = 0;
    line(heading);
    add(start);
}

void TraceTable::add(Record const& record) {
    bool const start = record.number == 0;
    bool const stayed = record.fired.empty() && !start;
    std::vector<std::string> cells{
        std::to_string(record.number),
        start ? "" : printable(states_text(graph_, record.before)),
        printable(record.event),
        inputs_text(graph_, record.inputs),
        output_names(graph_, record.outputs),
        stayed ? (waits(graph_, record) ? "deferred" : "-") : printable(states_text(graph_, record.after))};
    for (std::string const& name : fields_) {
        auto const field = std::find_if(record.object.begin(), record.object.end(),
                                        [&](Field const& each) { return each.name == name; });
        cells.push_back(field == record.object.end() ? "" : to_text(field->value));
    }
    if (with_moves_) cells.push_back(joined(record.moves, ", ", [](Fields const& move) { return to_text(move); }));
    line(cells);
    moves_ += record.moves.size();
}

void TraceTable::end(Outcome const& outcome) {
    out_ << '\n' << to_string(outcome.ending) << " after " << counted(outcome.steps, "step");
    if (with_moves_) out_ << " and " << counted(moves_, "move");
    if (!outcome.reason.empty()) out_ << ": " << printable(outcome.reason);
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
