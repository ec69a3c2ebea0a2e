// A run as JSON Lines: a header, a line for each step, a footer; written as it goes, and read back line by line.
//
//     {"schema":"statewalk-log/1","automaton":"buneman-levy",
//      "task":{"discs":2,"pegs":["A","B","C"],"from":"A","to":"C"},
//      "start":{"states":["0"],"object":{"towers":[[2,1],[],[]]}}}
//     {"step":1,"states":["0"],"event":"Step","inputs":[],"arrows":[1],"outputs":["z1"],"next":["1"],
//      "moves":[{"number":1,"disc":1,"from":"A","to":"B"}],"object":{"towers":[[2],[1],[]]}}
//     {"ended":"finished","steps":3,"moves":3,"truncated":false,"reason":"at rest, and the task is done"}
//
// (each on one line). States are given by name, one for each region; one in a nested machine behind the state that holds
// it, as "8/1". Arrows are the rows of the table, counted from 1.
// "inputs" are the ones that were asked, with their answers: [["x1",false]]. A log was truncated when the run was cut
// by its budget or from outside.
#pragma once

#include <cstddef>
#include <cstdint>
#include <istream>
#include <optional>
#include <ostream>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "automata/core/log.hpp"
#include "diagrams/json_text.hpp"

namespace statewalk {

/// Gives the stream each line as a whole, and keeps none.
class JsonLines : public Log, private Description {
public:
    explicit JsonLines(std::ostream& out) : out_(out) {}

    void begin(TransitionGraph const& graph, Fields const& task, Record const& start) override;
    void add(Record const& record) override;
    Description* description() override;
    void end(Outcome const& outcome) override;

private:
    /// What the graph tells of a step, and the text of that.
    struct Way {
        Configuration before;
        std::string event;
        std::vector<Asked> inputs;
        std::vector<std::size_t> fired;
        std::vector<std::size_t> outputs;
        Configuration after;
        JsonText text;
    };

    std::string_view way_text(Record const& record);
    void write_way(JsonText& text, Record const& record) const;
    void begin_description();
    void told_move(std::span<FieldView const> fields) override;
    void told_field(FieldView const& field) override { object_members_.add(object_, field); }

    std::ostream& out_;
    TransitionGraph graph_;
    std::vector<Way> latest_ways_;  ///< by the first arrow; the last of them without one
    std::uint64_t moves_made_ = 0;
    // What was told of the step.
    JsonText moves_;
    std::uint64_t moves_told_ = 0;
    JsonMembers move_members_;
    JsonText object_;
    JsonMembers object_members_;
    JsonText line_;
};

/// Reads what JsonLines wrote: first start, then next until it has nothing more, then outcome. A byte order mark, blank
/// lines and lines that begin with "#" are passed over. Memory: one line.
/// Every member throws std::runtime_error, in one line that names the line of the log, when the log is not as
/// described above, and for a line of more than `longest_line` bytes.
class JsonLinesReader {
public:
    static constexpr std::size_t longest_line = 1'000'000;

    /// Reads the header. `lines_before`: how many lines have been read from `in` already.
    explicit JsonLinesReader(std::istream& in, std::size_t lines_before = 0);

    std::string const& automaton() const { return automaton_; }  ///< whose run it is: tells which graph is needed
    Fields const& task() const { return task_; }

    /// The start of the run. The graph tells the names in the log; it must outlive the reader.
    Record start(TransitionGraph const& graph);
    /// The next step; nothing once the footer has been read.
    std::optional<Record> next();
    /// How the run ended; to be asked when there is no next step.
    Outcome const& outcome() const { return outcome_; }

private:
    std::optional<std::string> line();
    std::optional<std::string> raw_line();

    std::istream& in_;
    TransitionGraph const* graph_ = nullptr;
    std::size_t line_number_ = 0;
    std::string header_;
    std::string automaton_;
    Fields task_;
    Outcome outcome_;
    std::uint64_t moves_ = 0;
    bool ended_ = false;
};

}  // namespace statewalk
