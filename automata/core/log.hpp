// What a run leaves behind, as plain values: a record for each step, and how it all ended.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "automata/core/graph.hpp"

namespace statewalk {

/// A value that an object of control shows: a number, a text, some texts, some numbers, or rows of them (pegs with
/// their discs, a stack's cells).
using Numbers = std::vector<std::uint64_t>;
using Value = std::variant<std::uint64_t, std::string, std::vector<std::string>, Numbers, std::vector<Numbers>>;

struct Field {
    std::string name;
    Value value;

    bool operator==(Field const&) const = default;
};
using Fields = std::vector<Field>;

/// A value and a field that are looked at, not kept.
struct ValueView : std::variant<std::uint64_t, std::string_view, std::span<std::string const>,
                                std::span<std::uint64_t const>, std::span<Numbers const>> {
    using variant::variant;
    ValueView(Value const& value);
};
struct FieldView {
    std::string_view name;
    ValueView value;
};

/// What an object of control may describe itself to instead of a Record: it is told the moves and fields as they come,
/// and keeps none.
class Description {
public:
    virtual ~Description() = default;
    void move(std::initializer_list<FieldView> fields) { told_move({fields.begin(), fields.size()}); }
    void move(Fields const& fields);
    void field(std::string_view name, ValueView const& value) { told_field({name, value}); }

private:
    virtual void told_move(std::span<FieldView const> fields) = 0;
    virtual void told_field(FieldView const& field) = 0;
};

/// An input variable that a guard asked, and its answer.
struct Asked {
    std::size_t input = 0;  ///< position in TransitionGraph::inputs
    bool answer = false;

    bool operator==(Asked const&) const = default;
};

/// One step: one event, given to the machine in one state of each region.
struct Record {
    bool restarted = false;          ///< the machine was started anew before this step, for its next input
    std::uint64_t number = 0;        ///< 1 for the first event; 0 for the start of the machine
    Configuration before;            ///< the state of each region
    std::string event;               ///< its shown name
    std::vector<Asked> inputs;       ///< in the order asked, each once
    std::vector<std::size_t> fired;  ///< numbers of the transitions taken; more than one through regions or completion
    std::vector<std::size_t> outputs;  ///< in the order run
    Configuration after;
    std::vector<Fields> moves;  ///< what the object of control did, each move as the fields that the object names
    Fields object;              ///< the object of control after the step, as fields that it names itself

    void move(Fields fields) { moves.push_back(std::move(fields)); }
    void field(std::string name, Value value) { object.push_back({std::move(name), std::move(value)}); }
    bool operator==(Record const&) const = default;
};

enum class Ending {
    finished,       ///< at rest with the task done, in a final state, or at the end of the script
    stuck,          ///< on Step, no arrow could fire
    out_of_budget,  ///< as many steps as were allowed
    fault,          ///< an exception
    interrupted,    ///< stopped from outside
};

/// "finished", "stuck", "out of budget", "fault", "interrupted".
std::string to_string(Ending ending);

/// A budget of steps that is never spent.
inline constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();
/// "cut after the 1000 steps that were allowed": the reason of Ending::out_of_budget.
std::string budget_text(std::uint64_t budget);

/// How a run ended, after how many steps, and why, in words.
struct Outcome {
    Ending ending = Ending::finished;
    std::uint64_t steps = 0;
    std::string reason;

    bool operator==(Outcome const&) const = default;
};

/// Where a run first differs from what it should be, in words.
struct FirstDifference {
    std::uint64_t step = 0;  ///< the one in which it came, or after which nothing came
    std::string expected;
    std::string came;

    bool operator==(FirstDifference const&) const = default;
};

/// Who writes a run down. Called as begin, add for each step, end.
class Log {
public:
    virtual ~Log() = default;
    /// `task`: what was asked of the automaton, as named fields; `start`: record 0, the machine and its object before
    /// the first event.
    virtual void begin(TransitionGraph const& graph, Fields const& task, Record const& start) = 0;
    virtual void add(Record const& record) = 0;
    /// Asked before add: where the object of control may describe itself. Null: in the record. What it cannot tell there
    /// stands in the record.
    virtual Description* description() { return nullptr; }
    /// Whether there is no room for more steps.
    virtual bool is_full() const { return false; }
    /// Called before end, for a run that was held against something else and differs.
    virtual void differs(FirstDifference const&) {}
    virtual void end(Outcome const& outcome) = 0;
};

/// Holds a log against the graph. A record must start where the one before ended (or, if the machine was restarted, in
/// the start); each of its arrows must leave a state in which the machine is, on the record's event or as a completion,
/// at most one a region on the event (where the machine has a queue, the arrows after the first may be for more
/// events); its guard must not be denied by the answers, its outputs are those that ran, and the arrows lead to the
/// states after. A step that takes no arrow does nothing. Memory: one record.
class LogAgainstGraph {
public:
    LogAgainstGraph(TransitionGraph const& graph, Record const& start);
    /// Empty when the record fits; else what is wrong with it, in words.
    std::string misfit(Record const& record);

private:
    /// What an arrow leaves, and where the machine is then.
    struct Way {
        std::size_t left = 0;
        Configuration reached;
        Configuration remembering;  ///< states whose machine may go on elsewhere, where it was left
    };

    /// Takes an arrow; says why it cannot be taken.
    std::string take(Record const& record, std::size_t transition);
    bool is_active(std::size_t state) const;
    /// The outermost state that holds this one and whose machine was entered where it had been left. The graph cannot
    /// know where that was.
    std::optional<std::size_t> entered_by_memory(std::size_t state) const;
    Configuration as_far_as_known(Configuration const& states) const;

    TransitionGraph const& graph_;
    std::vector<Way> ways_;  ///< of each transition
    std::uint64_t number_ = 0;
    Configuration start_;
    Configuration states_;
    Configuration remembering_;         ///< within a step: states whose machine was entered by memory
    std::vector<bool> moved_;           ///< within a step, for each of states_: an arrow led there
    std::vector<std::size_t> outputs_;  ///< within a step: those of its arrows
};

}  // namespace statewalk
