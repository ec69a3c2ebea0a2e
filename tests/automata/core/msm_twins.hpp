// A bare machine and its observed twin, given the same events in no order, must not differ in anything but lies.
#pragma once

#include <gtest/gtest.h>

#include <boost/mpl/for_each.hpp>
#include <ostream>
#include <random>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "automata/core/observed.hpp"

namespace twins {

/// What the guards, actions and states of the machine that runs now say.
inline std::vector<std::string> heard;

/// How many events the machine that runs now was given before: what guards may depend on.
inline int moment = 0;

inline void say(std::string word) { heard.push_back(std::move(word)); }

/// Events to choose from, each with what it carries.
template <class... Events>
class AnyOf {
public:
    explicit AnyOf(Events... events) : events_(std::move(events)...) {}

    template <class Use>
    void use(std::size_t number, Use&& use) const {
        std::size_t position = 0;
        auto const use_if_its_turn = [&](auto const& event) {
            if (position++ == number) use(event);
        };
        std::apply([&](auto const&... each) { (use_if_its_turn(each), ...); }, events_);
    }
    std::size_t in_no_order(std::mt19937& random) const { return random() % sizeof...(Events); }

private:
    std::tuple<Events...> events_;
};

template <class State>
boost::mpl::identity<State> state_of(boost::msm::wrap<State>);

/// Adds where a machine is, in MSM's own numbers: a number for each region, those inside behind the one that holds
/// them.
template <class Machine>
void add_places(Machine const& machine, std::vector<int>& places) {
    for (int region = 0; region < Machine::nr_regions::value; ++region) {
        int const here = machine.current_state()[region];
        places.push_back(here);
        boost::mpl::for_each<typename Machine::state_list, boost::msm::wrap<boost::mpl::_1>>([&](auto wrapped) {
            using State = typename decltype(state_of(wrapped))::type;
            if constexpr (statewalk::detail::Composite<State>)
                if (here == boost::msm::back::get_state_id<typename Machine::stt, State>::value)
                    add_places(machine.template get_state<State const&>(), places);
        });
    }
}

/// What a machine did on an event: all that can be known of it from outside.
struct Deed {
    int code;
    std::vector<int> places;
    std::vector<std::string> words;

    bool operator==(Deed const&) const = default;
    friend void PrintTo(Deed const& deed, std::ostream* out) {
        *out << "code " << deed.code << ", in";
        for (int place : deed.places) *out << " " << place;
        for (std::string const& word : deed.words) *out << ", " << word;
    }
};

template <class Machine, class Events>
Deed given(Machine& machine, Events const& events, std::size_t event) {
    heard.clear();
    Deed deed{0, {}, {}};
    events.use(event, [&](auto const& given) { deed.code = machine.process_event(given); });
    add_places(machine, deed.places);
    deed.words = heard;
    return deed;
}

template <class Machine>
Deed started(Machine& machine) {
    heard.clear();
    machine.start();
    Deed deed{0, {}, {}};
    add_places(machine, deed.places);
    deed.words = heard;
    return deed;
}

/// Turns round the verdict of one row, and keeps the rows taken.
class Liar : public statewalk::Observer {
public:
    bool verdict(std::size_t row, bool answer) override { return row == lying_row ? !answer : answer; }
    int taken(std::size_t row) override {
        rows.insert(row);
        return 1;
    }

    std::size_t lying_row = ~std::size_t{0};
    std::set<std::size_t> rows;
};

constexpr int runs = 20;
constexpr int steps = 100;

/// The twin, watched or not, does what the plain machine does, and every row is taken.
template <class BackEnd, class Events, class... Arguments>
void expect_no_difference(Events const& events, Arguments const&... arguments) {
    std::mt19937 random(1980);
    Liar watcher;
    for (int run = 0; run < runs; ++run) {
        BackEnd plain(arguments...);
        statewalk::Observed<BackEnd> twin(arguments...);
        if (run % 2 == 0) twin.observer = &watcher;
        ASSERT_EQ(started(plain), started(twin)) << "run " << run;
        for (int step = 0; step < steps; ++step) {
            std::size_t const event = events.in_no_order(random);
            moment = step;
            ASSERT_EQ(given(plain, events, event), given(twin, events, event))
                << "run " << run << ", step " << step << ", event " << event;
        }
    }
    auto const graph = statewalk::graph_of<BackEnd>();
    for (std::size_t row = 0; row < graph.transitions.size(); ++row)
        EXPECT_EQ(watcher.rows.count(row), 1U) << "never taken: " << arrow_text(graph, row);
}

/// Turns round the verdict of each row in turn: the twin does something else, and the plain machine what it always
/// does.
template <class BackEnd, class Events, class... Arguments>
void expect_each_lie_to_show(Events const& events, Arguments const&... arguments) {
    auto const graph = statewalk::graph_of<BackEnd>();
    std::vector<Deed> honest;
    for (std::size_t row = 0; row < graph.transitions.size(); ++row) {
        std::mt19937 random(1980);
        Liar liar;
        liar.lying_row = row;
        bool shows = false;
        std::vector<Deed> deeds;
        for (int run = 0; run < runs; ++run) {
            BackEnd plain(arguments...);
            statewalk::Observed<BackEnd> twin(arguments...);
            twin.observer = &liar;
            deeds.push_back(started(plain));
            shows |= started(twin) != deeds.back();
            for (int step = 0; step < steps; ++step) {
                std::size_t const event = events.in_no_order(random);
                moment = step;
                deeds.push_back(given(plain, events, event));
                shows |= given(twin, events, event) != deeds.back();
            }
        }
        EXPECT_TRUE(shows) << "a lie on " << arrow_text(graph, row);
        if (row == 0) honest = deeds;
        EXPECT_EQ(deeds, honest) << "a lie on " << arrow_text(graph, row);
    }
}

/// The graph, row by row.
inline std::vector<std::string> arrows(statewalk::TransitionGraph const& graph) {
    std::vector<std::string> all;
    for (std::size_t i = 0; i < graph.transitions.size(); ++i) {
        auto const& event = graph.transitions[i].event;
        all.push_back((event ? graph.events[*event].name + ": " : "") + arrow_text(graph, i));
    }
    return all;
}

/// The states by path, in their order.
inline std::vector<std::string> states(statewalk::TransitionGraph const& graph) {
    std::vector<std::string> all;
    for (std::size_t i = 0; i < graph.states.size(); ++i) all.push_back(path_text(graph, i));
    return all;
}

}  // namespace twins
