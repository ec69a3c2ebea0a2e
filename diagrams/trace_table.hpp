// A run as a table, one line a step.
#pragma once

#include <cstdint>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "automata/core/log.hpp"
#include "diagrams/trace_cells.hpp"
#include "diagrams/translation.hpp"

namespace statewalk {

/// Writes a run as a table: the task and what the names mean, a line for the start and for each step, and how it ended.
/// Columns are as wide as the graph and the start of the run ask for, and grow with a wider cell. A step in which no
/// arrow fired has "-" for its next state. The object's columns are those that the start has, found by name; a machine
/// without an object that describes itself has none. Keeps nothing of the run but its number of moves.
class TraceTable : public Log {
public:
    /// `with_moves`: a column for the moves that the object of control makes.
    explicit TraceTable(std::ostream& out, bool with_moves = false, Language language = Language::en)
        : out_(out), with_moves_(with_moves), language_(language) {}

    void begin(TransitionGraph const& graph, Fields const& task, Record const& start) override;
    void add(Record const& record) override;
    void end(Outcome const& outcome) override;

private:
    void line(std::vector<std::string> const& cells);

    std::ostream& out_;
    bool with_moves_;
    Language language_;
    std::optional<TraceColumns> columns_;
    std::vector<std::size_t> widths_;
    std::uint64_t moves_ = 0;
};

}  // namespace statewalk
