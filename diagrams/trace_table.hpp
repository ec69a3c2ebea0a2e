// A run as a table, one line a step.
#pragma once

#include <cstdint>
#include <ostream>
#include <string>
#include <vector>

#include "automata/core/log.hpp"

namespace statewalk {

/// A value on one line. Rows of numbers read as `321 . .`: an empty row is ".", and digits stand together while every
/// number is below 10. Else numbers are separated by commas, and three or more that go down one by one are
/// shortened: `12,10..2 1 11`. Several texts are separated by spaces. No rows and no texts at all are "-".
std::string to_text(Value const& value);

/// The values of a move, separated by spaces: "1 1 A C".
std::string to_text(Fields const& fields);

/// Writes a run as a table: the task and what the names mean, a line for the start and for each step, and how it ended.
/// Columns are as wide as the graph and the start of the run ask for, and grow with a wider cell. A step in which no
/// arrow fired has "-" for its next state. The object's columns are those that the start has, found by name; a machine
/// without an object that describes itself has none. Keeps nothing of the run but its number of moves.
class TraceTable : public Log {
public:
    /// `with_moves`: a column for the moves that the object of control makes.
    explicit TraceTable(std::ostream& out, bool with_moves = false) : out_(out), with_moves_(with_moves) {}

    void begin(TransitionGraph const& graph, Fields const& task, Record const& start) override;
    void add(Record const& record) override;
    void end(Outcome const& outcome) override;

private:
    void line(std::vector<std::string> const& cells);

    std::ostream& out_;
    bool with_moves_;
    TransitionGraph graph_;
    std::vector<std::string> fields_;
    std::vector<std::size_t> widths_;
    std::uint64_t moves_ = 0;
};

}  // namespace statewalk
