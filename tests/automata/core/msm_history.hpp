// A machine in bare Boost.MSM within another, which remembers where it was: always, after some events, or never. It has
// rows inside itself and inside a state, waiting events, a completion row, and one more machine inside.
#pragma once

#include <boost/mpl/vector.hpp>
#include <boost/msm/back/state_machine.hpp>
#include <boost/msm/front/functor_row.hpp>
#include <boost/msm/front/internal_row.hpp>
#include <boost/msm/front/row2.hpp>
#include <boost/msm/front/state_machine_def.hpp>
#include <boost/msm/front/states.hpp>

#include "tests/automata/core/msm_twins.hpp"

namespace office {

namespace msm = boost::msm;
using msm::front::a_internal;
using msm::front::a_row2;
using msm::front::Internal;
using msm::front::none;
using msm::front::Row;

struct wake {};
struct doze {};
struct next {};
struct sort {};
struct ring {};

struct greet {
    template <class Event, class Machine, class Source, class Target>
    void operator()(Event const&, Machine&, Source&, Target&) const {
        twins::say("greet");
    }
};
struct alert {
    template <class Event, class Machine, class Source, class Target>
    bool operator()(Event const&, Machine&, Source&, Target&) const {
        return twins::moment % 3 != 0;
    }
};

struct Desk_ : msm::front::state_machine_def<Desk_> {
    struct Tidy : msm::front::state<> {
        using deferred_events = boost::mpl::vector<sort>;
    };
    struct Messy : msm::front::state<> {
        void fall(ring const&) { twins::say("fall"); }
        void spill(next const&) { twins::say("spill"); }
        struct internal_transition_table : boost::mpl::vector<a_internal<ring, Messy, &Messy::fall>> {};
    };
    struct Sorted : msm::front::state<> {};  // left at once
    using initial_state = Tidy;

    // clang-format off
    struct transition_table : boost::mpl::vector<
        Row    < Tidy   , next , Messy  , none  , alert                >,
        a_row2 < Messy  , next , Tidy   , Messy , &Messy::spill        >,
        Row    < Messy  , sort , Sorted , greet                        >,
        Row    < Sorted , none , Tidy                                  >
    > {};
    // clang-format on
    struct internal_transition_table : boost::mpl::vector<Internal<ring, greet, alert>> {};
    template <class Event, class Machine>
    void on_entry(Event const&, Machine&) {
        twins::say("at the desk");
    }
};
using Desk = msm::back::state_machine<Desk_, msm::back::AlwaysHistory>;

struct Office_ : msm::front::state_machine_def<Office_> {
    struct Door : msm::front::state<> {};
    struct Mail : msm::front::state<> {};
    struct Post : msm::front::state<> {};
    using initial_state = boost::mpl::vector<Door, Mail>;

    // clang-format off
    struct transition_table : boost::mpl::vector<
        Row < Door , next , Desk , greet         >,
        Row < Desk , wake , Door , none  , alert >,
        Row < Mail , sort , Post , greet         >,
        Row < Post , ring , Mail                 >
    > {};
    // clang-format on
    template <class Event, class Machine>
    void on_exit(Event const&, Machine&) {
        twins::say("left the office");
    }
};

/// `HistoryPolicy`: of the machine inside.
template <class HistoryPolicy>
struct Day_ : msm::front::state_machine_def<Day_<HistoryPolicy>> {
    using Office = msm::back::state_machine<Office_, HistoryPolicy>;
    struct Asleep : msm::front::state<> {};
    struct Abroad : msm::front::state<> {};
    using initial_state = Office;

    // clang-format off
    struct transition_table : boost::mpl::vector<
        Row < Office , doze , Asleep , greet  >,
        Row < Asleep , wake , Office          >,
        Row < Asleep , next , Abroad          >,
        Row < Abroad , ring , Office , greet  >
    > {};
    // clang-format on
    template <class Machine, class Event>
    void no_transition(Event const&, Machine&, int) {
        twins::say("nothing");
    }
};

using WithoutMemory = msm::back::state_machine<Day_<msm::back::NoHistory>>;
using WithMemory = msm::back::state_machine<Day_<msm::back::AlwaysHistory>>;
using AfterWake = msm::back::state_machine<Day_<msm::back::ShallowHistory<boost::mpl::vector<wake>>>>;

}  // namespace office
