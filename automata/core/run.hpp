// A run: a machine, given one event after the other. A sequence of steps first, and a result second.
//
//   statewalk::run<Door>(statewalk::script(open{}, close{}), log);
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <exception>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>

#include "automata/core/log.hpp"
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

/// Writes down what happens within one step.
class Recorder final : public Observer {
public:
    void asked(std::size_t input, bool answer) override;
    int taken(std::size_t row) override;
    void runs(std::size_t output) override { record.outputs.push_back(output); }
    void failed(std::exception_ptr error) override { exception = std::move(error); }

    Record record;
    std::exception_ptr exception;
};

std::string why_stuck(TransitionGraph const& graph, Record const& record);
std::string what_of(std::exception_ptr const& error);

/// MSM numbers the states of a back-end in an order of its own: the positions of its States, by MSM's numbers.
template <class BackEnd, class States = typename Vocabulary<front_end_of<BackEnd>>::States>
std::vector<std::size_t> positions_of_states() {
    std::vector<std::size_t> positions(mp_size<States>::value);
    mp_for_each<mp_iota<mp_size<States>>>([&](auto position) {
        positions.at(msm::back::get_state_id<typename BackEnd::stt, mp_at<States, decltype(position)>>::value) =
            position;
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

public:
    /// Starts the machine. An Automaton takes the object that it controls; another machine what its constructor takes.
    template <class... Arguments>
    explicit Runner(Arguments&&... arguments) requires(!detail::ControlsObject<FrontEnd>)
        : machine_(std::forward<Arguments>(arguments)...) {
        start();
    }
    template <class Object>
    explicit Runner(Object& object) requires(detail::ControlsObject<FrontEnd>) {
        machine_.control(object);
        start();
    }
    Runner(Runner const&) = delete;
    Runner& operator=(Runner const&) = delete;

    static TransitionGraph const& graph() {
        static TransitionGraph const graph = graph_of<FrontEnd>();
        return graph;
    }

    /// Gives the machine an event. Returns whether it took a step: not when the run had ended before.
    /// A step that gets stuck or throws is a step: it ends the run, and record() shows it.
    template <class Event>
    bool step(Event const& event) {
        if (ended_) return false;
        static std::string const name = shown_name<Event>();
        begin_record(name);
        bool deferred = false;
        try {
            deferred = (machine_.process_event(event) & detail::msm::back::HANDLED_DEFERRED) != 0;
        } catch (...) {
            recorder_.exception = std::current_exception();
        }
        finish_record();
        if (!ended_ && record().fired.empty() && !deferred) end(Ending::stuck, detail::why_stuck(graph(), record()));
        return true;
    }
    template <class... Events>
    bool step(std::variant<Events...> const& event) {
        return std::visit([this](auto const& held) { return this->step(held); }, event);
    }

    /// The last step, or record 0: the start of the machine.
    Record const& record() const { return recorder_.record; }

    /// Adds to record() the moves and fields of the object of control, as far as it describes itself.
    void describe_object() {
        if constexpr (requires { machine_.object().describe(recorder_.record); })
            machine_.object().describe(recorder_.record);
    }

    bool ended() const { return ended_; }
    Outcome const& outcome() const { return outcome_; }
    /// Ends the run from outside, unless it has ended.
    void end(Ending ending, std::string reason) {
        if (!ended_) outcome_ = {ending, record().number, std::move(reason)};
        ended_ = true;
    }

private:
    void start() {
        machine_.observer = &recorder_;
        begin_record("");
        recorder_.record.number = 0;
        try {
            machine_.start();
        } catch (...) {
            recorder_.exception = std::current_exception();
        }
        finish_record();
    }

    void begin_record(std::string const& event) {
        if constexpr (requires { machine_.object().forget_moves(); }) machine_.object().forget_moves();
        Record& record = recorder_.record;
        ++record.number;
        record.event = event;
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

/// Gives a machine the events of a range, each a plain event or a std::variant of some, until the run or the range ends,
/// or the budget of steps is spent. Calls `on_step(record)` after each step; what that throws ends the run's caller.
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
        runner.describe_object();
        log.add(record);
    };
    runner.describe_object();
    log.begin(runner.graph(), task, runner.record());
    run(runner, std::forward<Events>(events), write, budget);
    log.end(runner.outcome());
    return runner.outcome();
}

/// The same in one line, for a machine that is constructed from `arguments`. A machine that never halts needs a range that
/// ends, or a Runner and a budget.
template <class Machine, class Events, class ALog, class... Arguments>
    requires std::derived_from<std::remove_cvref_t<ALog>, Log> Outcome run(Events&& events, ALog&& log,
                                                                           Arguments&&... arguments) {
        Runner<Machine> runner(std::forward<Arguments>(arguments)...);
        return run(runner, std::forward<Events>(events), static_cast<Log&>(log));
    }

}  // namespace statewalk
