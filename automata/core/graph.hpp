// A transition graph as plain values: what a table says, ready to be drawn, written down or searched.
// Everything is named by its position: a transition's number is the number of its row in the table, from 0. A machine
// nested in a state is in the same lists: behind the states and rows of the outermost machine come those of the first
// state that holds a machine, and so on.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace statewalk {

/// A name and what it stands for in words ("x1", "every disc is delivered"); the note is empty where none was given.
struct Symbol {
    std::string name;
    std::string note;
};

/// An input variable, or its negation.
struct Literal {
    std::size_t input = 0;  ///< position in TransitionGraph::inputs
    bool negated = false;

    bool operator==(Literal const&) const = default;
};

/// Literals that must all hold; an empty one always does.
using Clause = std::vector<Literal>;

/// A condition in disjunctive normal form: it holds when one of its clauses does.
struct Guard {
    std::vector<Clause> any_of = std::vector<Clause>(1);

    /// No condition at all.
    bool always() const { return any_of.size() == 1 && any_of.front().empty(); }
    bool operator==(Guard const&) const = default;
};

struct TransitionGraph {
    struct State {
        std::string name;
        std::string note;
        std::size_t region = 0;  ///< of its machine; regions run side by side, each from its own initial state
        bool initial = false;
        bool final = false;                   ///< no transition has it as its source
        bool terminate = false;               ///< a terminate state: the whole machine stops in it
        std::optional<std::size_t> parent{};  ///< the state that holds its machine; none: it is of the outermost one

        enum class Kind { state, entry_point, exit_point };
        Kind kind = Kind::state;  ///< entry and exit points stand on the border of the state that holds them

        enum class History { none, always, after };
        History history = History::none;  ///< of the machine that it holds: whether it goes on where it was left,
        std::vector<std::size_t> history_after{};  ///< always, or when it is entered on one of these events
        std::vector<std::size_t> deferred{};       ///< events that wait here until another state takes them
        bool interrupt = false;                    ///< only these events go on being handled while it is active:
        std::vector<std::size_t> ends_interrupt{};
        std::vector<std::string> flags{};
        std::string entry{};  ///< what is done on the way in, and
        std::string exit{};   ///< on the way out; empty if nothing is
    };

    /// The source of a transition that any state may take, and that leads nowhere else: of the machine's own
    /// internal_transition_table.
    static constexpr std::size_t any_state = ~std::size_t{0};

    /// One arrow of the figure, one row of a table.
    struct Transition {
        std::size_t source = 0;            ///< or any_state
        std::size_t target = 0;            ///< or any_state, where that is the source
        std::optional<std::size_t> event;  ///< position in TransitionGraph::events; none: a completion transition
        Guard guard;
        std::vector<std::size_t> outputs;  ///< positions in TransitionGraph::outputs, in the order in which they run
        bool stays = false;                ///< its state is neither left nor entered
        bool internal = false;             ///< stays, and has no arrow of its own in UML
        std::vector<std::size_t> fork{};   ///< more targets, in other regions of the state that holds the first
    };

    /// An event that is another one too: of a derived class, or the other is any event (boost::any).
    struct Kinship {
        std::size_t event = 0;
        std::size_t base = 0;
    };

    std::string name;
    std::vector<State> states;  ///< in the order in which the table names them, initial states first
    std::vector<Symbol> events;
    std::vector<Kinship> kinships;  ///< rows for the base take the event as well
    std::vector<Symbol> inputs;
    std::vector<Symbol> outputs;
    std::vector<Transition> transitions;
    bool has_queue = false;  ///< a step may go on with events that waited before, or that an action has posted
    std::vector<std::string> omissions;  ///< what the machine has and this graph does not show, in words
};

/// Where a transition leads: more than one state for a fork.
std::vector<std::size_t> targets(TransitionGraph::Transition const& transition);

/// Whether a transition takes an event: its own, or one that is that too.
bool takes(TransitionGraph const& graph, TransitionGraph::Transition const& transition, std::size_t event);

/// Fills in what follows from the rest: the region of each state (from the initial states, and those that are entered
/// from outside their machine, along the arrows), and which states are final.
void complete(TransitionGraph& graph);

/// The guard that is one input variable.
Guard asks(std::size_t input);
Guard operator!(Guard const& guard);
Guard operator&&(Guard const& left, Guard const& right);
Guard operator||(Guard const& left, Guard const& right);

/// A guard in words: "x1", "!x1 & x2", "x1 | x2"; empty when it always holds.
std::string guard_text(TransitionGraph const& graph, Guard const& guard);

/// A state by name, behind those that hold it: "8/1".
std::string path_text(TransitionGraph const& graph, std::size_t state);

/// An arrow in words: "1 -> 1 [!x1] / z2; z1".
std::string arrow_text(TransitionGraph const& graph, std::size_t transition);

/// The states of all regions by path: "Open, On".
std::string states_text(TransitionGraph const& graph, std::vector<std::size_t> const& states);

/// Where a machine can be: for each region its state or, where that holds a machine, the states in which that one is.
using Configuration = std::vector<std::size_t>;

/// Whether a machine is nested in this state.
bool holds_machine(TransitionGraph const& graph, std::size_t state);

/// Whether a machine is in one state at a time: it has one region, and no machine in its states.
bool is_flat(TransitionGraph const& graph);

/// Whether `inner` is `outer`, or is held by it.
bool is_within(TransitionGraph const& graph, std::size_t inner, std::size_t outer);

/// Where a machine is once it has entered a state: in the state itself or, where that holds a machine, inside, in each
/// region in the one of `targets` that is there or else in the initial state.
Configuration entered(TransitionGraph const& graph, std::size_t state, std::vector<std::size_t> const& targets = {});

/// What an arrow leaves and what it enters, as states of one machine: its source and its target, or states that hold
/// them where the arrow crosses their border.
struct Crossing {
    std::size_t left = 0;
    std::size_t entered = 0;
};
/// Of a transition whose source is a state.
Crossing crossing(TransitionGraph const& graph, TransitionGraph::Transition const& transition);

/// Whether one of these states, or one that holds it, lets an event wait.
bool is_deferred(TransitionGraph const& graph, Configuration const& states, std::size_t event);

/// Whether its only event is Step: an automaton that needs to be told nothing.
bool only_steps(TransitionGraph const& graph);

/// Whether these states are initial, and so are those that hold them.
bool is_initial(TransitionGraph const& graph, Configuration const& states);

/// Whether no arrow leaves any of these states, nor one that holds it.
bool is_final(TransitionGraph const& graph, Configuration const& states);

/// Whether these states hold no machine and are one for each region, at every level.
bool is_configuration(TransitionGraph const& graph, std::vector<std::size_t> const& states);

/// Two arrows that leave one state on one event, of which no input variable says which may fire:
/// the order of the rows decides.
struct Overlap {
    std::size_t first = 0;
    std::size_t second = 0;
};
std::vector<Overlap> overlaps(TransitionGraph const& graph);

}  // namespace statewalk
