// The cells of a run that is shown as a table: what is in them, whatever they are written as.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "automata/core/log.hpp"
#include "diagrams/translation.hpp"

namespace statewalk {

/// A value on one line. Rows of numbers read as `321 . .`: an empty row is ".", and digits stand together while every
/// number is below 10. Else numbers are separated by commas, and three or more that go down one by one are
/// shortened: `12,10..2 1 11`. Several texts are separated by spaces. No rows and no texts at all are "-".
/// A text that is a word of the object's own is in the language.
std::string to_text(Value const& value, Language language = Language::en);

/// The values of a move, separated by spaces: "1 1 A C".
std::string to_text(Fields const& fields);

/// The field of that name; null where there is none.
Field const* field_of(Fields const& fields, std::string_view name);

/// "x1 yes, x2 no".
std::string inputs_text(TransitionGraph const& graph, std::vector<Asked> const& inputs, Language language);

/// "z2; z1".
std::string output_names(TransitionGraph const& graph, std::vector<std::size_t> const& outputs);

/// Whether the event of a step waits, for one of the states before it defers it.
bool waits(TransitionGraph const& graph, Record const& record);

/// What was run: "buneman-levy: discs 3, pegs A B C, from A, to C".
std::string run_text(TransitionGraph const& graph, Fields const& task, Language language);

/// The columns of a table: # | state | event | inputs | outputs | next | the object's | move. A step in which no arrow
/// fired has "-" for its next state, or "deferred" where its event waits. The object's columns are those that the start
/// has, found by name; a machine without an object that describes itself has none. Every cell is one line.
class TraceColumns {
public:
    /// `with_moves`: a column for the moves that the object of control makes.
    TraceColumns(TransitionGraph graph, Record const& start, bool with_moves, Language language);

    TransitionGraph const& graph() const { return graph_; }
    std::vector<std::string> heading() const;
    std::vector<std::string> cells(Record const& record) const;

private:
    TransitionGraph graph_;
    std::vector<std::string> fields_;
    bool with_moves_;
    Language language_;
};

}  // namespace statewalk
