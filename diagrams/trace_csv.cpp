#include "diagrams/trace_csv.hpp"

#include <vector>

#include "diagrams/text.hpp"

namespace statewalk {
namespace {

void line(std::ostream& out, std::vector<std::string> const& cells) {
    out << joined(cells, ",", [](std::string const& cell) { return csv_field(cell); }) << "\r\n";
}

}  // namespace

std::string csv_field(std::string_view text) {
    bool const blank_at_an_end = !text.empty() && (text.front() == ' ' || text.back() == ' ');
    if (!blank_at_an_end && text.find_first_of(",\"\r\n") == std::string_view::npos) return std::string(text);
    std::string quoted = "\"";
    for (char const c : text) {
        if (c == '"') quoted += '"';
        quoted += c;
    }
    return quoted + '"';
}

void TraceCsv::begin(TransitionGraph const& graph, Fields const& /*task*/, Record const& start) {
    columns_.emplace(graph, start, with_moves_, Language::en);
    line(out_, columns_->heading());
    add(start);
}

void TraceCsv::add(Record const& record) { line(out_, columns_->cells(record)); }

}  // namespace statewalk
