// A machine in bare Boost.MSM that takes events by their base class, by boost::any and by what they carry.
#pragma once

#include <boost/any.hpp>
#include <boost/mpl/vector.hpp>
#include <boost/msm/back/state_machine.hpp>
#include <boost/msm/front/functor_row.hpp>
#include <boost/msm/front/state_machine_def.hpp>
#include <boost/msm/front/states.hpp>

#include "tests/automata/core/msm_twins.hpp"

namespace keypad {

namespace msm = boost::msm;
using msm::front::none;
using msm::front::Row;

struct key {
    char which = ' ';
};
struct digit : key {
    explicit digit(int value_) : key{static_cast<char>('0' + value_)}, value(value_) {}
    int value;
};
struct enter : key {
    enter() : key{'\n'} {}
};
struct timeout {};

struct Lock_ : msm::front::state_machine_def<Lock_> {
    struct Waiting : msm::front::state<> {
        using deferred_events = boost::mpl::vector<timeout>;
    };
    struct Typing : msm::front::state<> {};
    struct Open : msm::front::state<> {};
    using initial_state = Waiting;

    struct note {
        template <class Event, class Machine, class Source, class Target>
        void operator()(Event const& event, Machine& machine, Source&, Target&) const {
            machine.sum += event.value;
            twins::say("note " + std::to_string(machine.sum));
        }
    };
    struct click {
        template <class Machine, class Source, class Target>
        void operator()(key const& event, Machine&, Source&, Target&) const {
            twins::say(std::string("click ") + event.which);
        }
    };
    struct alarm {
        template <class Machine, class Source, class Target>
        void operator()(boost::any const& event, Machine&, Source&, Target&) const {
            twins::say(event.type() == typeid(timeout) ? "late" : "alarm");
        }
    };
    struct right {
        template <class Event, class Machine, class Source, class Target>
        bool operator()(Event const&, Machine& machine, Source&, Target&) const {
            return machine.sum % 5 == 0;
        }
    };
    struct loud {
        template <class Event, class Machine, class Source, class Target>
        bool operator()(Event const&, Machine&, Source&, Target&) const {
            return twins::moment % 2 == 0;
        }
    };

    // clang-format off
    struct transition_table : boost::mpl::vector<
        //    Start   , Event      , Target  , Action , Guard
        Row < Waiting , key        , none    , click          >,
        Row < Waiting , digit      , Typing  , note           >,
        Row < Typing  , key        , Waiting , click          >,
        Row < Typing  , digit      , none    , note           >,
        Row < Typing  , enter      , Open    , none   , right >,
        Row < Open    , boost::any , none    , alarm          >,
        Row < Open    , boost::any , Waiting , alarm  , loud  >,
        Row < Open    , timeout    , Waiting                  >
    > {};
    // clang-format on
    template <class Machine, class Event>
    void no_transition(Event const&, Machine&, int) {
        twins::say("nothing");
    }
    int sum = 0;
};
using Lock = msm::back::state_machine<Lock_>;

}  // namespace keypad
