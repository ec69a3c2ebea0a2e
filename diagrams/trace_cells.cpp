#include "diagrams/trace_cells.hpp"

#include <algorithm>
#include <optional>
#include <utility>

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

}  // namespace

bool waits(TransitionGraph const& graph, Record const& record) {
    for (std::size_t event = 0; event < graph.events.size(); ++event)
        if (graph.events[event].name == record.event && is_deferred(graph, record.before, event)) return true;
    return false;
}

std::string run_text(TransitionGraph const& graph, Fields const& task, Language language) {
    auto const field_text = [&](Field const& field) {
        return printable(translated_field(field.name, language)) + " " + to_text(field.value);
    };
    return printable(graph.name) + (task.empty() ? "" : ": ") + joined(task, ", ", field_text);
}

std::string to_text(Value const& value, Language language) {
    if (auto const* number = std::get_if<std::uint64_t>(&value)) return std::to_string(*number);
    if (auto const* text = std::get_if<std::string>(&value)) return printable(translated_value(*text, language));
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

Field const* field_of(Fields const& fields, std::string_view name) {
    auto const found = std::find_if(fields.begin(), fields.end(), [&](Field const& each) { return each.name == name; });
    return found == fields.end() ? nullptr : &*found;
}

std::string inputs_text(TransitionGraph const& graph, std::vector<Asked> const& inputs, Language language) {
    return joined(inputs, ", ", [&](Asked const& asked) {
        return printable(graph.inputs[asked.input].name) + " " + translated(asked.answer ? "yes" : "no", language);
    });
}

std::string output_names(TransitionGraph const& graph, std::vector<std::size_t> const& outputs) {
    return joined(outputs, "; ", [&](std::size_t output) { return printable(graph.outputs[output].name); });
}

TraceColumns::TraceColumns(TransitionGraph graph, Record const& start, bool with_moves, Language language)
    : graph_(std::move(graph)), with_moves_(with_moves), language_(language) {
    for (Field const& field : start.object) fields_.push_back(field.name);
}

std::vector<std::string> TraceColumns::heading() const {
    std::vector<std::string> all{"#"};
    for (char const* const name : {"state", "event", "inputs", "outputs", "next"})
        all.push_back(translated(name, language_));
    for (std::string const& name : fields_) all.push_back(printable(translated_field(name, language_)));
    if (with_moves_) all.push_back(translated("move", language_));
    return all;
}

std::vector<std::string> TraceColumns::cells(Record const& record) const {
    bool const start = record.number == 0;
    bool const stayed = record.fired.empty() && !start;
    std::string const why_stayed = stayed && waits(graph_, record) ? translated("deferred", language_) : "-";
    std::vector<std::string> all{std::to_string(record.number),
                                 start ? "" : printable(states_text(graph_, record.before)),
                                 printable(record.event),
                                 inputs_text(graph_, record.inputs, language_),
                                 output_names(graph_, record.outputs),
                                 stayed ? why_stayed : printable(states_text(graph_, record.after))};
    for (std::string const& name : fields_) {
        Field const* const field = field_of(record.object, name);
        all.push_back(field == nullptr ? "" : to_text(field->value, language_));
    }
    if (with_moves_) all.push_back(joined(record.moves, ", ", [](Fields const& move) { return to_text(move); }));
    return all;
}

}  // namespace statewalk
