#include "automata/core/lint.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace statewalk {
namespace {

using State = TransitionGraph::State;
using Transition = TransitionGraph::Transition;
using Kind = Finding::Kind;

constexpr std::size_t any_state = TransitionGraph::any_state;
constexpr std::size_t most_inputs = 12;  // whose answers are all tried

class Linter {
public:
    explicit Linter(TransitionGraph const& graph) : graph_(graph) {}

    std::vector<Finding> findings() {
        if (no_initial_state()) return found_;
        for (Transition const& arrow : graph_.transitions) leads_to_.push_back(led_to_by(arrow));
        reachable_ = closure(initial_leaves());
        unreachable();
        no_way_out();
        hidden();
        no_else();
        unused();
        order_decides();
        ignored_events();
        return found_;
    }

private:
    void say(Kind kind, std::string text, bool fault = true) { found_.push_back({kind, fault, std::move(text)}); }
    std::string state(std::size_t number) const { return "state " + path_text(graph_, number); }
    std::string event(std::size_t number) const { return graph_.events[number].name; }

    /// The states without a machine in them that a machine can get to from some.
    std::set<std::size_t> closure(Configuration const& from) const {
        std::set<std::size_t> reached(from.begin(), from.end());
        std::vector<std::size_t> open = from;
        while (!open.empty()) {
            std::size_t const leaf = open.back();
            open.pop_back();
            for (std::size_t row = 0; row < graph_.transitions.size(); ++row) {
                if (!leaves(graph_.transitions[row], leaf)) continue;
                for (std::size_t const to : leads_to_[row])
                    if (reached.insert(to).second) open.push_back(to);
            }
        }
        return reached;
    }

    /// An arrow of a state, or of one that holds it.
    bool leaves(Transition const& arrow, std::size_t number) const {
        return arrow.source != any_state && is_within(graph_, number, arrow.source);
    }

    /// The state, or one that holds it, has the arrow; or any state has.
    bool may_be_taken_in(std::size_t number, Transition const& arrow) const {
        return arrow.source == any_state || leaves(arrow, number);
    }

    Configuration led_to_by(Transition const& arrow) const {
        if (arrow.source == any_state || arrow.stays) return {};
        return entered(graph_, crossing(graph_, arrow).entered, targets(arrow));
    }

    Configuration initial_leaves() const {
        Configuration all;
        for (std::size_t i = 0; i < graph_.states.size(); ++i)
            if (graph_.states[i].initial && !graph_.states[i].parent)
                for (std::size_t const leaf : entered(graph_, i)) all.push_back(leaf);
        return all;
    }

    bool no_initial_state() {
        if (!initial_leaves().empty()) return false;
        say(Kind::no_initial_state, "there is no initial state");
        return true;
    }

    bool is_reachable(std::size_t number) const {
        return std::any_of(reachable_.begin(), reachable_.end(),
                           [&](std::size_t leaf) { return is_within(graph_, leaf, number); });
    }

    void unreachable() {
        for (std::size_t i = 0; i < graph_.states.size(); ++i)
            if (!is_reachable(i) && (!graph_.states[i].parent || is_reachable(*graph_.states[i].parent)))
                say(Kind::unreachable, state(i) + " cannot be reached");
    }

    static bool in_one_region(State const& one, State const& other) {
        return one.parent == other.parent && one.region == other.region;
    }

    bool is_end(State const& asked) const {
        bool const has_final = std::any_of(graph_.states.begin(), graph_.states.end(), [&](State const& other) {
            return in_one_region(other, asked) && (other.final || other.terminate);
        });
        return has_final ? asked.final || asked.terminate : asked.initial;
    }

    /// Whether this state, or one that holds it, is the end of the region in which `from` is.
    bool ends(std::size_t number, State const& from) const {
        for (std::optional<std::size_t> at = number; at; at = graph_.states[*at].parent)
            if (in_one_region(graph_.states[*at], from)) return is_end(graph_.states[*at]);
        return false;
    }

    void no_way_out() {
        for (std::size_t number = 0; number < graph_.states.size(); ++number) {
            if (!is_reachable(number)) continue;
            State const& from = graph_.states[number];
            std::set<std::size_t> const reached = closure(entered(graph_, number));
            bool const is_way_out = std::any_of(reached.begin(), reached.end(), [&](std::size_t to) {
                return ends(to, from) || (from.parent && !is_within(graph_, to, *from.parent));
            });
            if (!is_way_out)
                say(Kind::no_way_out, "from " + state(number) + " no way leads to the end", only_steps(graph_));
        }
    }

    /// The rows that leave one state on one event.
    std::map<std::pair<std::size_t, std::optional<std::size_t>>, std::vector<std::size_t>> rivals() const {
        std::map<std::pair<std::size_t, std::optional<std::size_t>>, std::vector<std::size_t>> all;
        for (std::size_t row = 0; row < graph_.transitions.size(); ++row)
            all[{graph_.transitions[row].source, graph_.transitions[row].event}].push_back(row);
        return all;
    }

    /// Whenever the first holds, so does the second, as far as their literals show.
    static bool implies(Guard const& one, Guard const& other) {
        return std::all_of(one.any_of.begin(), one.any_of.end(), [&](Clause const& clause) {
            return std::any_of(other.any_of.begin(), other.any_of.end(), [&](Clause const& weaker) {
                return std::all_of(weaker.begin(), weaker.end(), [&](Literal const& literal) {
                    return std::find(clause.begin(), clause.end(), literal) != clause.end();
                });
            });
        });
    }

    void hidden() {
        for (std::size_t row = 0; row < graph_.transitions.size(); ++row)
            if (denies_itself(graph_.transitions[row].guard)) {
                say(Kind::hidden, "arrow " + arrow_text(graph_, row) + " never fires: its guard denies itself");
                hidden_.insert(row);
            }
        for (auto const& [place, rows] : rivals())
            for (std::size_t i = 0; i < rows.size(); ++i)
                for (std::size_t j = i + 1; j < rows.size(); ++j)
                    if (hidden_.count(rows[i]) == 0 &&
                        implies(graph_.transitions[rows[i]].guard, graph_.transitions[rows[j]].guard)) {
                        say(Kind::hidden, "arrow " + arrow_text(graph_, rows[i]) + " never fires: the later row " +
                                              arrow_text(graph_, rows[j]) +
                                              " is tried first, and fires whenever it could");
                        hidden_.insert(rows[i]);
                    }
    }

    /// The inputs that some guards ask.
    static std::vector<std::size_t> asked_by(std::vector<Guard> const& guards) {
        std::set<std::size_t> inputs;
        for (Guard const& guard : guards)
            for (Clause const& clause : guard.any_of)
                for (Literal const& literal : clause) inputs.insert(literal.input);
        return {inputs.begin(), inputs.end()};
    }

    static bool holds(Guard const& guard, Clause const& answers) {
        return std::any_of(guard.any_of.begin(), guard.any_of.end(), [&](Clause const& clause) {
            return std::all_of(clause.begin(), clause.end(), [&](Literal const& literal) {
                return std::find(answers.begin(), answers.end(), literal) != answers.end();
            });
        });
    }

    /// Whether some answers of the inputs let none of the guards hold.
    static bool can_all_fail(std::vector<Guard> const& guards) {
        std::vector<std::size_t> const inputs = asked_by(guards);
        for (std::size_t number = 0; number < std::size_t{1} << inputs.size(); ++number) {
            Clause answers;
            for (std::size_t i = 0; i < inputs.size(); ++i) answers.push_back({inputs[i], ((number >> i) & 1) == 0});
            if (std::none_of(guards.begin(), guards.end(), [&](Guard const& guard) { return holds(guard, answers); }))
                return true;
        }
        return false;
    }

    /// The same guard, without clauses that deny themselves or say no more than another one.
    static Guard without_needless(Guard const& guard) {
        Guard shortest{{}};
        for (std::size_t i = 0; i < guard.any_of.size(); ++i) {
            Clause const& clause = guard.any_of[i];
            bool needless = std::any_of(clause.begin(), clause.end(), [&](Literal const& literal) {
                return holds(asks_for({literal.input, !literal.negated}), clause);
            });
            for (std::size_t j = 0; j < guard.any_of.size() && !needless; ++j) {
                Guard const other{{guard.any_of[j]}};
                needless = i != j && implies(Guard{{clause}}, other) && (j < i || !implies(other, Guard{{clause}}));
            }
            if (!needless) shortest.any_of.push_back(clause);
        }
        return shortest;
    }
    static bool denies_itself(Guard const& guard) { return without_needless(guard).any_of.empty(); }
    static Guard asks_for(Literal const& literal) { return Guard{{{literal}}}; }

    /// The answers by which none of the guards holds, in few words.
    static Guard none_of(std::vector<Guard> const& guards) {
        Guard none;
        for (Guard const& guard : guards) none = without_needless(none && !guard);
        return none;
    }

    /// Of the states without a machine in them. An event goes first to them, then to those that hold them.
    void no_else() {
        for (std::size_t number = 0; number < graph_.states.size(); ++number)
            for (std::size_t on = 0; on < graph_.events.size(); ++on) {
                std::vector<Guard> guards;
                for (Transition const& arrow : graph_.transitions)
                    if (statewalk::takes(graph_, arrow, on) && may_be_taken_in(number, arrow))
                        guards.push_back(arrow.guard);
                if (guards.empty() || !is_plain(number) || is_deferred(graph_, {number}, on) ||
                    is_taken_beside(number, on) || asked_by(guards).size() > most_inputs || !can_all_fail(guards))
                    continue;
                bool const always = std::all_of(guards.begin(), guards.end(), denies_itself);
                say(Kind::no_else,
                    "in " + state(number) + " no arrow fires on " + event(on) +
                        (always ? ", whatever the inputs answer" : " when " + guard_text(graph_, none_of(guards))),
                    only_steps(graph_));
            }
    }

    /// A state in which a machine can be, and that holds none.
    bool is_plain(std::size_t number) const {
        return graph_.states[number].kind == State::Kind::state && !holds_machine(graph_, number);
    }

    void unused() {
        std::set<std::size_t> events, inputs, outputs;
        for (Transition const& arrow : graph_.transitions) {
            if (arrow.event) events.insert(*arrow.event);
            outputs.insert(arrow.outputs.begin(), arrow.outputs.end());
            for (Clause const& clause : arrow.guard.any_of)
                for (Literal const& literal : clause) inputs.insert(literal.input);
        }
        unused_among("event", graph_.events, events);
        unused_among("input", graph_.inputs, inputs);
        unused_among("output", graph_.outputs, outputs);
    }
    void unused_among(std::string const& kind, std::vector<Symbol> const& all, std::set<std::size_t> const& used) {
        for (std::size_t i = 0; i < all.size(); ++i)
            if (used.count(i) == 0) say(Kind::unused, "no arrow has " + kind + " " + all[i].name);
    }

    void order_decides() {
        for (Overlap const& overlap : overlaps(graph_))
            if (hidden_.count(overlap.first) == 0 && hidden_.count(overlap.second) == 0)
                say(Kind::order_decides,
                    "arrows " + arrow_text(graph_, overlap.first) + " and " + arrow_text(graph_, overlap.second) +
                        " may both be free to fire; then the later row does",
                    false);
    }

    /// Whether two states are in regions that run side by side.
    bool is_beside(std::size_t one, std::size_t other) const {
        for (std::optional<std::size_t> here = one; here; here = graph_.states[*here].parent)
            for (std::optional<std::size_t> there = other; there; there = graph_.states[*there].parent)
                if (graph_.states[*here].parent == graph_.states[*there].parent)
                    return graph_.states[*here].region != graph_.states[*there].region;
        return false;
    }

    /// Whether a region that runs beside a state, or beside one that holds it, may take an event.
    bool is_taken_beside(std::size_t number, std::size_t on) const {
        return std::any_of(graph_.transitions.begin(), graph_.transitions.end(), [&](Transition const& arrow) {
            return statewalk::takes(graph_, arrow, on) && arrow.source != any_state && is_beside(arrow.source, number);
        });
    }

    bool takes(std::size_t number, std::size_t on) const {
        return is_deferred(graph_, {number}, on) || is_taken_beside(number, on) ||
               std::any_of(graph_.transitions.begin(), graph_.transitions.end(), [&](Transition const& arrow) {
                   return statewalk::takes(graph_, arrow, on) && may_be_taken_in(number, arrow);
               });
    }

    void ignored_events() {
        for (std::size_t number = 0; number < graph_.states.size(); ++number) {
            State const& here = graph_.states[number];
            bool const moves_on =
                std::any_of(graph_.transitions.begin(), graph_.transitions.end(),
                            [&](Transition const& arrow) { return arrow.source == number && !arrow.event; });
            if (here.final || here.terminate || moves_on || !is_plain(number)) continue;
            std::string ignored;
            for (std::size_t on = 0; on < graph_.events.size(); ++on)
                if (!takes(number, on)) ignored += (ignored.empty() ? "" : ", ") + event(on);
            if (!ignored.empty()) say(Kind::ignored_event, state(number) + " has no arrow for " + ignored, false);
        }
    }

    TransitionGraph const& graph_;
    std::vector<Configuration> leads_to_;  // by row
    std::set<std::size_t> reachable_;      // states without a machine in them
    std::set<std::size_t> hidden_;         // rows
    std::vector<Finding> found_;
};

}  // namespace

std::vector<Finding> lint(TransitionGraph const& graph) { return Linter(graph).findings(); }

}  // namespace statewalk
