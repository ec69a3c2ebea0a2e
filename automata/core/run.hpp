// A run: a machine, given one event after the other, each of its steps seen, and how it ended.
//
//   statewalk::run<Door>(statewalk::script(open{}, close{}), log);
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <exception>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "automata/core/graph_of.hpp"
#include "automata/core/log.hpp"
#include "automata/core/mutants.hpp"
#include "automata/core/observed.hpp"

namespace statewalk {

/// `Step` for ever: the events of an automaton that needs no other.
struct Steps {
    struct iterator {
        Step operator*() const { return {}; }
        iterator& operator++() { return *this; }
        bool operator!=(iterator const&) const { return true; }
    };
    iterator begin() const { return {}; }
    iterator end() const { return {}; }
};
inline constexpr Steps steps{};

/// Some events of several types in their order: script(open{}, close{}, open{}).
template <class... Events>
auto script(Events... events) {
    static_assert(sizeof...(Events) > 0, "statewalk: a script needs an event");
    using Event = detail::mp_rename<detail::mp_unique<detail::mp_list<Events...>>, std::variant>;
    return std::array<Event, sizeof...(Events)>{Event{std::move(events)}...};
}

namespace detail {

template <class Machine>
struct BackEndOf {
    using type = msm::back::state_machine<Machine>;
};
template <class FrontEnd, class... Policies>
struct BackEndOf<msm::back::state_machine<FrontEnd, Policies...>> {
    using type = msm::back::state_machine<FrontEnd, Policies...>;
};

/// A step that takes more arrows than these, one after the other, would never end.
inline constexpr std::size_t most_arrows_in_a_step = 1'000;

/// Writes down what happens within one step.
class Recorder final : public Observer {
public:
    void asked(std::size_t input, bool answer) override;
    bool passes_over(std::size_t row) override { return mutation.passes_over(row); }
    bool verdict(std::size_t row, bool answer) override;
    int taken(std::size_t row) override;
    std::vector<std::size_t> const* actions(std::size_t row) override { return mutation.actions(row); }
    void runs(std::size_t output) override { record.outputs.push_back(output); }
    void failed(std::exception_ptr error) override {
        bool const is_aftermath = endless && exception;  // a guard that throws, asked for what is not taken any more
        if (!asking && !is_aftermath) exception = std::move(error);
    }

    bool only_asks() const override { return asking; }

    TransitionGraph const* graph = nullptr;
    Mutation mutation;  ///< what the machine is to do otherwise
    Record record;
    std::exception_ptr exception;
    bool endless = false;              ///< the step took too many arrows, and takes no more
    std::vector<std::size_t> refused;  ///< rows whose guard said no
    bool asking = false;               ///< every row is refused, and those that were willing are
    std::vector<std::size_t> willing;  ///< these
};

/// In words; `refused`: the rows whose guard said no.
std::string why_stuck(TransitionGraph const& graph, Record const& record, std::vector<std::size_t> const& refused);
std::string what_of(std::exception_ptr const& error);
/// MSM would put the event into a queue, or take it for handled.
bool is_put_off(TransitionGraph const& graph, Configuration const& now, std::size_t event);

/// MSM numbers the states of a back-end in an order of its own: the positions of its States, by MSM's numbers.
template <class BackEnd, class States = typename Vocabulary<front_end_of<BackEnd>>::States>
std::vector<std::size_t> positions_of_states() {
    using Known = list_of<typename msm::back::generate_state_set<typename BackEnd::stt>::type>;
    std::vector<std::size_t> positions(mp_size<Known>::value);
    mp_for_each<mp_transform<mp_identity, Known>>([&](auto known) {
        using State = typename decltype(known)::type;
        using Named = std::conditional_t<ExitPoint<State>, typename Unwrapped<State>::type, State>;
        positions.at(msm::back::get_state_id<typename BackEnd::stt, State>::value) = mp_find<States, Named>::value;
    });
    return positions;
}

/// Where a machine is now, that of FrontEnd, or its observed twin, which stands at Here.
template <class FrontEnd, class Here, class Watcher>
struct Whereabouts {
    using States = typename Vocabulary<FrontEnd>::States;
    template <class State>
    using twin = typename TwinState<State, FrontEnd, Watcher, Here>::type;
    using Twins = mp_transform<twin, States>;

    template <class BackEnd>
    static void add_to(Configuration& now, BackEnd const& machine) {
        static std::vector<std::size_t> const positions = positions_of_states<BackEnd, Twins>();
        for (int region = 0; region < BackEnd::nr_regions::value; ++region) {
            std::size_t const position = positions[static_cast<std::size_t>(machine.current_state()[region])];
            bool is_inside = false;
            mp_for_each<mp_transform<mp_identity, typename Vocabulary<FrontEnd>::Nested>>([&](auto state) {
                using Nested = typename decltype(state)::type;
                if (position != mp_find<States, Nested>::value) return;
                is_inside = true;
                Whereabouts<front_end_of<Nested>, typename Here::template of_nested<FrontEnd, Nested>, Watcher>::add_to(
                    now, machine.template get_state<twin<Nested> const&>());
            });
            if (!is_inside) now.push_back(Here::first_state + position);
        }
    }
};

template <class T>
concept IsLog = std::derived_from<std::remove_cvref_t<T>, Log>;

/// Whether the first of them names a mutant.
template <class... Arguments>
inline constexpr bool begins_with_mutant = false;
template <class First, class... Rest>
inline constexpr bool begins_with_mutant<First, Rest...> =
    one_of<std::remove_cvref_t<First>, Mutant, std::optional<Mutant>>;

template <class FrontEnd>
concept ControlsObject = requires {
    typename FrontEnd::ObjectOfControl;
};

}  // namespace detail

/// A machine on its way, one event at a time. `Machine` is a front-end or a back-end of Boost.MSM.
template <class Machine>
class Runner {
    using BackEnd = typename detail::BackEndOf<Machine>::type;
    using FrontEnd = detail::front_end_of<BackEnd>;
    using Words = detail::Vocabulary<FrontEnd>;
    static_assert(alignof(detail::Sound<FrontEnd>) > 0);

public:
    /// Starts the machine. An Automaton takes the object that it controls; another machine what its constructor takes.
    template <class... Arguments>
    explicit Runner(Arguments&&... arguments) requires(!detail::ControlsObject<FrontEnd> &&
                                                       !detail::begins_with_mutant<Arguments...>)
        : machine_(std::forward<Arguments>(arguments)...) {
        start({});
    }
    template <class Object>
    explicit Runner(Object& object) requires(detail::ControlsObject<FrontEnd>)
        : Runner(std::optional<Mutant>(), object) {}

    /// Starts a mutant of the machine, if one is named: a Mutant, or a std::optional of it.
    template <class... Arguments>
    explicit Runner(std::optional<Mutant> const& mutant,
                    Arguments&&... arguments) requires(!detail::ControlsObject<FrontEnd>)
        : machine_(std::forward<Arguments>(arguments)...) {
        start(mutant);
    }
    template <class Object>
    Runner(std::optional<Mutant> const& mutant, Object& object) requires(detail::ControlsObject<FrontEnd>) {
        static_assert(std::derived_from<Object, typename FrontEnd::ObjectOfControl>,
                      "statewalk: a Runner takes the object that its automaton controls: the second argument of "
                      "Automaton<..., Object>. This is another.");
        machine_.control(object);
        start(mutant);
    }
    Runner(Runner const&) = delete;
    Runner& operator=(Runner const&) = delete;

    static TransitionGraph const& graph() {
        static TransitionGraph const graph = graph_of<FrontEnd>();
        return graph;
    }

    /// Gives the machine an event. Returns whether it took a step: not when the run had ended before. An event that no
    /// arrow takes is a step all the same, and shows no arrow. But on Step an automaton would stay there for ever: that
    /// is where it is stuck. A step that gets stuck or throws ends the run, and record() shows it.
    template <class Event>
    bool step(Event const& event) {
        if (ended_) return false;
        static std::string const name = shown_name<Event>();
        begin_record(name);
        bool deferred = false;
        try {
            deferred = (machine_.process_event(event) & detail::msm::back::HANDLED_DEFERRED) != 0;
        } catch (...) {
            recorder_.failed(std::current_exception());
        }
        finish_record();
        if (std::is_same_v<Event, Step> && !ended_ && record().fired.empty() && !deferred)
            end(Ending::stuck, detail::why_stuck(graph(), record(), recorder_.refused));
        return true;
    }
    template <class... Events>
    bool step(std::variant<Events...> const& event) {
        return std::visit([this](auto const& held) { return this->step(held); }, event);
    }

    /// The arrows that could be taken on an event, if each were asked: MSM asks only until one accepts. They are all
    /// refused, so the machine stays where it is; guards are asked, nothing else runs, and one that throws counts as a
    /// no. Empty where a state defers the event, or lets nothing through (a terminate or interrupt state).
    template <class Event>
    std::vector<std::size_t> willing(Event const& event) {
        recorder_.willing.clear();
        constexpr std::size_t number = detail::mp_find<typename Words::Events, Event>::value;
        if (ended_ || detail::is_put_off(graph(), record().after, number)) return {};
        recorder_.asking = true;
        try {
            machine_.process_event(event);
        } catch (...) {  // no guard: will be thrown again by the step itself
        }
        recorder_.asking = false;
        return recorder_.willing;
    }

    /// The last step, or record 0: the start of the machine.
    Record const& record() const { return recorder_.record; }

    /// Adds to record() the moves and fields of the object of control, as far as it describes itself.
    void describe_object() {
        if constexpr (requires { machine_.object().describe(recorder_.record); })
            machine_.object().describe(recorder_.record);
    }
    /// For a log, before it gets the record: tells them to the log's description() where it has one and the object's
    /// describe() is a template; else adds them to the record.
    void describe_object_to(Log& log) {
        if constexpr (requires(Description & description) { machine_.object().describe(description); })
            if (Description* const description = log.description()) return machine_.object().describe(*description);
        describe_object();
    }

    bool ended() const { return ended_; }
    bool finished() const { return ended_ && outcome_.ending == Ending::finished; }
    Outcome const& outcome() const { return outcome_; }
    /// Ends the run from outside, unless it has ended.
    void end(Ending ending, std::string reason) {
        if (!ended_) outcome_ = {ending, record().number, std::move(reason)};
        ended_ = true;
    }

private:
    void start(std::optional<Mutant> const& mutant) {
        machine_.observer = &recorder_;
        recorder_.graph = &graph();
        recorder_.mutation = {graph(), mutant};
        begin_record("");
        recorder_.record.number = 0;
        try {
            machine_.start();
        } catch (...) {
            recorder_.failed(std::current_exception());
        }
        finish_record();
    }

    void begin_record(std::string const& event) {
        if constexpr (requires { machine_.object().forget_moves(); }) machine_.object().forget_moves();
        Record& record = recorder_.record;
        ++record.number;
        record.event = event;
        recorder_.refused.clear();
        record.inputs.clear();
        record.fired.clear();
        record.outputs.clear();
        record.moves.clear();
        record.object.clear();
        read_states(record.before);
    }

    void finish_record() {
        read_states(recorder_.record.after);
        if (recorder_.exception)
            end(Ending::fault, detail::what_of(recorder_.exception));
        else
            end_if_finished();
    }

    void end_if_finished() {
        Configuration const& now = record().after;
        if constexpr (detail::ControlsObject<FrontEnd>)
            if constexpr (requires { machine_.object().done(); })
                if (machine_.object().done() && is_initial(graph(), now))
                    end(Ending::finished, "at rest, and the task is done");
        for (std::size_t state : now)
            if (graph().states[state].terminate)
                end(Ending::finished, "in the terminate state " + path_text(graph(), state));
        if (is_final(graph(), now)) end(Ending::finished, "no arrow leaves " + states_text(graph(), now));
    }

    void read_states(Configuration& states) const {
        states.clear();
        detail::Whereabouts<FrontEnd, detail::Place<FrontEnd>, detail::Recorder>::add_to(states, machine_);
    }

    template <class Event>
    static std::string shown_name() {
        constexpr std::size_t position = detail::mp_find<typename Words::Events, Event>::value;
        if constexpr (position < detail::mp_size<typename Words::Events>::value) return graph().events[position].name;
        return shown_names<Event>().front();
    }

    using Twin = Observed<BackEnd, detail::Recorder>;
    detail::Recorder recorder_;
    Twin machine_;
    Outcome outcome_;
    bool ended_ = false;
};

/// Gives a machine the events of a range, each a plain event or a std::variant of some, until the run or the range
/// ends, or the budget of steps is spent. Calls `on_step(record)` after each step; an exception from it goes to the
/// caller.
template <class Machine, class Events, std::invocable<Record const&> OnStep>
Outcome const& run(Runner<Machine>& runner, Events&& events, OnStep&& on_step, std::uint64_t budget = unlimited) {
    for (auto&& event : events) {
        if (runner.ended()) break;
        if (runner.record().number == budget)
            runner.end(Ending::out_of_budget, budget_text(budget));
        else if (runner.step(event))
            on_step(runner.record());
    }
    runner.end(Ending::finished, "at the end of the script");
    return runner.outcome();
}

/// The same, written down in a log, with the object of control described at every step. `task` is for the log's
/// heading.
template <class Machine, class Events>
Outcome const& run(Runner<Machine>& runner, Events&& events, Log& log, Fields const& task = {},
                   std::uint64_t budget = unlimited) {
    auto const write = [&](Record const& record) {
        runner.describe_object_to(log);
        log.add(record);
    };
    runner.describe_object();
    log.begin(runner.graph(), task, runner.record());
    run(runner, std::forward<Events>(events), write, budget);
    log.end(runner.outcome());
    return runner.outcome();
}

/// The same in one line, for a machine that is constructed from `arguments`. A machine that never halts needs a range
/// that ends, or a Runner and a budget.
template <class Machine, class Events, detail::IsLog ALog, class... Arguments>
Outcome run(Events&& events, ALog&& log, Arguments&&... arguments) {
    Runner<Machine> runner(std::forward<Arguments>(arguments)...);
    return run(runner, std::forward<Events>(events), static_cast<Log&>(log));
}

}  // namespace statewalk
