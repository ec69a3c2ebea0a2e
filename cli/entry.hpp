// How an automaton, or any machine of Boost.MSM, becomes an entry of a catalogue. Included once for each, for it brings
// in the machine.
#pragma once

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "automata/core/followed.hpp"
#include "automata/core/run.hpp"
#include "cli/catalogue.hpp"
#include "cli/live_moves.hpp"
#include "cli/nearest.hpp"
#include "cli/word_walk.hpp"

namespace statewalk::cli {

template <class Automaton>
inline constexpr bool fills_table = requires(typename Automaton::ObjectOfControl const& object) {
    object.cells();
};

/// Its object has towers, or a table about them; or it reads the digits of numbers of moves.
template <class Automaton>
inline constexpr bool plays_hanoi = std::is_same_v<Automaton, hanoi::HanoiWord>;
template <class Automaton>
    requires requires { Automaton::ObjectOfControl::pegs; }
inline constexpr bool plays_hanoi<Automaton> = true;

template <class Automaton>
class LiveWalk final : public Walk {
public:
    LiveWalk(hanoi::Task const& task, std::optional<Mutant> const& mutant) : object_(task), run_(mutant, object_) {}

    TransitionGraph const& graph() const override { return run_.graph(); }
    bool next() override { return run_.step(Step{}); }
    std::vector<std::size_t> willing() override { return run_.willing(Step{}); }
    Record const& record() const override { return run_.record(); }
    std::span<hanoi::Move const> moves() const override {
        if constexpr (fills_table<Automaton>)
            return {};
        else
            return object_.moves();
    }
    std::span<hanoi::Cell const> cells() const override {
        if constexpr (fills_table<Automaton>)
            return object_.cells();
        else
            return {};
    }
    void describe_object() override { run_.describe_object(); }
    void describe_object_to(Log& log) override { run_.describe_object_to(log); }
    void end(Ending ending, std::string reason) override { run_.end(ending, std::move(reason)); }
    Outcome const& outcome() const override { return run_.outcome(); }

private:
    typename Automaton::ObjectOfControl object_;
    Runner<Automaton> run_;
};

/// An event that a machine can be given by name, as often as it is asked for.
template <class Event>
struct NamedEvent {
    std::string name;
    Event event;
};

/// A machine that is given events by name.
template <class Machine>
class ScriptWalk final : public Walk {
public:
    using Run = Runner<Machine>;
    using Words = detail::Vocabulary<detail::front_end_of<Machine>>;
    struct Event {
        std::string name;
        std::function<bool(Run&)> give;
        std::function<std::vector<std::size_t>(Run&)> ask;
    };

    /// Those of its events that can be made of nothing, and the ones given here.
    template <class... Events>
    static std::vector<Event> known(NamedEvent<Events> const&... more) {
        std::vector<Event> all;
        (add(all, more.name, more.event), ...);
        add_plain(all);
        return all;
    }

    /// `again`: the script begins anew when it ends. Throws std::invalid_argument for a name that is none of an event.
    ScriptWalk(std::vector<Event> const& events, std::vector<std::string> const& script, bool again,
               std::optional<Mutant> const& mutant)
        : run_(made(mutant)), again_(again) {
        for (std::string const& name : script) {
            auto const event =
                std::find_if(events.begin(), events.end(), [&](Event const& each) { return each.name == name; });
            if (event == events.end()) throw std::invalid_argument(no_such_event(name, events));
            script_.push_back(*event);
        }
        end_with_script();
    }

    TransitionGraph const& graph() const override { return run_->graph(); }
    bool next() override {
        if (run_->ended()) return false;
        if (again_ && place_ == script_.size()) place_ = 0;
        bool const taken = script_[place_++].give(*run_);
        end_with_script();
        return taken;
    }
    std::vector<std::size_t> willing() override {
        if (again_) return script_[place_ % script_.size()].ask(*run_);
        return place_ < script_.size() ? script_[place_].ask(*run_) : std::vector<std::size_t>();
    }
    Record const& record() const override { return run_->record(); }
    std::span<hanoi::Move const> moves() const override { return {}; }
    void describe_object() override { run_->describe_object(); }
    void describe_object_to(Log& log) override { run_->describe_object_to(log); }
    void end(Ending ending, std::string reason) override { run_->end(ending, std::move(reason)); }
    Outcome const& outcome() const override { return run_->outcome(); }

private:
    /// At once, so that a budget of just as many steps does not cut it.
    void end_with_script() {
        if (!again_ && place_ == script_.size()) run_->end(Ending::finished, "at the end of the script");
    }
    template <class Given>
    static void add(std::vector<Event>& all, std::string const& name, Given const& event) {
        all.push_back(
            {name, [event](Run& run) { return run.step(event); }, [event](Run& run) { return run.willing(event); }});
    }
    static void add_plain(std::vector<Event>& all) {
        detail::mp_for_each<detail::mp_transform<detail::mp_identity, typename Words::Events>>([&](auto each) {
            using Plain = typename decltype(each)::type;
            constexpr std::size_t number = detail::mp_find<typename Words::Events, Plain>::value;
            std::string const& name = Run::graph().events[number].name;
            bool const known =
                std::any_of(all.begin(), all.end(), [&](Event const& other) { return other.name == name; });
            if constexpr (std::is_default_constructible_v<Plain>)
                if (!known) add(all, name, Plain());
        });
    }
    static std::string no_such_event(std::string const& name, std::vector<Event> const& events) {
        std::vector<std::string> names;
        std::string all;
        for (Event const& event : events) {
            names.push_back(event.name);
            all += (all.empty() ? "" : ", ") + event.name;
        }
        return "there is no event '" + name + "'" + did_you_mean(name, names) + " (there are " + all + ")";
    }
    std::unique_ptr<Run> made(std::optional<Mutant> const& mutant) {
        if constexpr (detail::ControlsObject<detail::front_end_of<Machine>>) {
            auto const object = std::make_shared<typename detail::front_end_of<Machine>::ObjectOfControl>();
            object_ = object;
            return std::make_unique<Run>(mutant, *object);
        } else {
            return std::make_unique<Run>(mutant);
        }
    }

    std::shared_ptr<void> object_;  ///< what an Automaton controls
    std::unique_ptr<Run> run_;
    std::vector<Event> script_;
    std::size_t place_ = 0;
    bool again_;
};

/// What an automaton says of itself, as far as it does.
template <class Machine>
Entry described() {
    using FrontEnd = detail::front_end_of<Machine>;
    Entry entry;
    entry.name = shown_names<FrontEnd>().front();
    entry.note = note<FrontEnd>;
    if constexpr (requires { FrontEnd::source; }) entry.source = FrontEnd::source;
    entry.graph = graph_of<Machine>;
    return entry;
}

/// A machine that waits for events.
template <class Machine, class... Events>
Entry machine_entry(NamedEvent<Events> const&... more) {
    Entry entry = described<Machine>();
    auto const events = ScriptWalk<Machine>::known(more...);
    for (auto const& event : events) entry.events.push_back(event.name);
    entry.run = [events](std::vector<std::string> const& script, std::optional<Mutant> const& mutant) {
        return std::make_unique<ScriptWalk<Machine>>(events, script, false, mutant);
    };
    if (only_steps(entry.graph()))
        entry.run_by_itself = [events](std::optional<Mutant> const& mutant) {
            std::vector<std::string> const step{events.front().name};
            return std::make_unique<ScriptWalk<Machine>>(events, step, true, mutant);
        };
    return entry;
}

/// An automaton that plays the Towers of Hanoi: over an object it makes the moves one after the other, or fills a
/// table; without one it reads numbers of moves.
template <class Automaton>
Entry hanoi_entry() {
    Entry entry = described<Automaton>();
    if constexpr (requires { typename Automaton::ObjectOfControl; }) {
        using Object = typename Automaton::ObjectOfControl;
        entry.pegs = Object::pegs;
        entry.fills_table = fills_table<Automaton>;
        if constexpr (requires { Object::most_discs; }) entry.most_discs = Object::most_discs;
        if constexpr (requires { Object::ties; }) entry.ties = Object::ties;
        entry.require = Object::require;
        if constexpr (!fills_table<Automaton>)
            entry.moves = [](hanoi::Task const& task, std::optional<Range> const&) -> std::unique_ptr<MoveStream> {
                if (Followed<Automaton>::possible())
                    return std::make_unique<LiveMoves<Automaton, Followed<Automaton>>>(task);
                return std::make_unique<LiveMoves<Automaton, Runner<Automaton>>>(task);
            };
        entry.walk = [](hanoi::Task const& task, std::optional<Range> const&,
                        std::optional<Mutant> const& mutant) -> std::unique_ptr<Walk> {
            return std::make_unique<LiveWalk<Automaton>>(task, mutant);
        };
    } else {
        entry.pegs = 3;
        entry.most_discs = hanoi::MoveNumbers::most_discs;
        entry.reads_numbers = true;
        entry.require = [](hanoi::Task const& task) { hanoi::validated(task, hanoi::MoveNumbers::most_discs); };
        entry.moves = [](hanoi::Task const& task, std::optional<Range> const& range) -> std::unique_ptr<MoveStream> {
            return std::make_unique<WordMoves<Automaton>>(task, range);
        };
        entry.substitution = [] { return WordTable<Automaton>().substitution(); };
        entry.walk = [](hanoi::Task const& task, std::optional<Range> const& range,
                        std::optional<Mutant> const& mutant) -> std::unique_ptr<Walk> {
            return std::make_unique<WordWalk<Automaton>>(task, range, mutant);
        };
    }
    return entry;
}

/// The entry of an automaton of `statewalk`.
template <class Automaton>
Entry entry() {
    if constexpr (plays_hanoi<Automaton>)
        return hanoi_entry<Automaton>();
    else
        return machine_entry<Automaton>();
}

}  // namespace statewalk::cli
