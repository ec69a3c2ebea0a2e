// What the surprises are told with: states, actions and guards of bare Boost.MSM that say their names, and a front-end
// that says when it has no row. A `label` is how Statewalk calls a type; Boost.MSM knows nothing of it.
#pragma once

#include <algorithm>
#include <boost/mpl/vector.hpp>
#include <boost/msm/back/state_machine.hpp>
#include <boost/msm/front/functor_row.hpp>
#include <boost/msm/front/state_machine_def.hpp>
#include <boost/msm/front/states.hpp>
#include <cstddef>
#include <iostream>
#include <string_view>

namespace surprises {

namespace msm = boost::msm;
using msm::front::none;
using msm::front::Row;

/// A text that can be the argument of a template.
template <std::size_t size>
struct Text {
    constexpr Text(char const (&text)[size]) { std::copy_n(text, size, letters); }
    char letters[size] = {};
};

template <Text text>
struct Say {
    static constexpr std::string_view label = text.letters;

    template <class Event, class Machine, class Source, class Target>
    void operator()(Event const&, Machine&, Source&, Target&) const {
        std::cout << "  do " << label << '\n';
    }
};

template <Text text, bool answer>
struct Ask {
    static constexpr std::string_view label = text.letters;

    template <class Event, class Machine, class Source, class Target>
    bool operator()(Event const&, Machine&, Source&, Target&) const {
        std::cout << "  ask " << label << ": " << (answer ? "yes" : "no") << '\n';
        return answer;
    }
};

template <Text text>
struct State : msm::front::state<> {
    static constexpr std::string_view label = text.letters;

    template <class Event, class Machine>
    void on_entry(Event const&, Machine&) const {
        std::cout << "  enter " << label << '\n';
    }
    template <class Event, class Machine>
    void on_exit(Event const&, Machine&) const {
        std::cout << "  leave " << label << '\n';
    }
};

/// The front-end of a machine that says when it has no row for an event.
template <class Machine>
struct SayNoTransition : msm::front::state_machine_def<Machine> {
    template <class Event, class BackEnd>
    void no_transition(Event const&, BackEnd&, int) const {
        std::cout << "  no_transition is called\n";
    }
};

/// Tells what an event does, and what process_event answers.
template <class Machine, class Event>
void give(Machine& machine, std::string_view name, Event const& event) {
    std::cout << name << '\n';
    auto const answer = machine.process_event(event);
    std::cout << "  process_event returns " << answer << '\n';
}

}  // namespace surprises
