// A run as comma-separated values, for spreadsheets and statistics.
#pragma once

#include <optional>
#include <ostream>
#include <string>
#include <string_view>

#include "automata/core/log.hpp"
#include "diagrams/trace_cells.hpp"

namespace statewalk {

/// A field of RFC 4180: in quotes, its own quotes doubled, if it has commas, quotes, ends of lines or blanks at its
/// ends.
std::string csv_field(std::string_view text);

/// Writes a run as RFC 4180 has it, lines ending in CR LF: a header with the columns of TraceTable, then a line for
/// the start and one for each step. Cells are those of the table, so every record is one line. The names of the
/// columns are English whoever reads them. How the run ended is not in it. Keeps nothing of the run.
class TraceCsv : public Log {
public:
    /// `with_moves`: a column for the moves that the object of control makes.
    explicit TraceCsv(std::ostream& out, bool with_moves = false) : out_(out), with_moves_(with_moves) {}

    void begin(TransitionGraph const& graph, Fields const& task, Record const& start) override;
    void add(Record const& record) override;
    void end(Outcome const& /*outcome*/) override {}

private:
    std::ostream& out_;
    bool with_moves_;
    std::optional<TraceColumns> columns_;
};

}  // namespace statewalk
