// A machine in bare Boost.MSM with every kind of functor row, in its table, inside a state and inside the machine.
#pragma once

#include <boost/mpl/vector.hpp>
#include <boost/msm/back/state_machine.hpp>
#include <boost/msm/front/euml/operator.hpp>
#include <boost/msm/front/functor_row.hpp>
#include <boost/msm/front/state_machine_def.hpp>
#include <boost/msm/front/states.hpp>

#include "tests/automata/core/msm_twins.hpp"

namespace kiosk {

namespace msm = boost::msm;
using msm::front::ActionSequence_;
using msm::front::Internal;
using msm::front::none;
using msm::front::Row;
using msm::front::euml::And_;
using msm::front::euml::Not_;
using msm::front::euml::Or_;

struct coin {
    int cents = 0;
};
struct push {};
struct kick {};
struct tick {};

struct Kiosk_ : msm::front::state_machine_def<Kiosk_> {
    struct tired {
        template <class Event, class Machine, class Source, class Target>
        bool operator()(Event const&, Machine&, Source&, Target&) const {
            twins::say("tired?");
            return twins::moment % 4 == 0;
        }
    };
    struct Shut : msm::front::state<> {
        struct rattle {
            template <class Event, class Machine, class Source, class Target>
            void operator()(Event const&, Machine&, Source&, Target&) const {
                twins::say("rattle");
            }
        };
        struct internal_transition_table
            : boost::mpl::vector<Internal<kick, rattle, none>, Internal<coin, none, tired>> {};
    };
    struct Open : msm::front::state<> {};
    struct Broken : msm::front::state<> {};
    using initial_state = Shut;

    struct count {
        template <class Event, class Machine, class Source, class Target>
        void operator()(Event const& event, Machine& machine, Source&, Target&) const {
            machine.cents += event.cents;
            twins::say("count " + std::to_string(machine.cents));
        }
    };
    struct thank {
        template <class Event, class Machine, class Source, class Target>
        void operator()(Event const&, Machine&, Source&, Target&) const {
            twins::say("thank");
        }
    };
    struct paid {
        template <class Event, class Machine, class Source, class Target>
        bool operator()(Event const&, Machine& machine, Source&, Target&) const {
            return machine.cents % 3 != 0;
        }
    };
    // clang-format off
    struct transition_table : boost::mpl::vector<
        //    Start  , Event , Target , Action                                    , Guard
        Row < Shut   , coin  , Open   , ActionSequence_<boost::mpl::vector<count, thank>> , Not_<tired>               >,
        Row < Shut   , push  , none                                                                                   >,
        Row < Open   , push  , Shut   , thank                                                                         >,
        Row < Open   , coin  , none   , count                                             , none                      >,
        Row < Open   , kick  , Broken                                                                                 >,
        Row < Open   , tick  , Shut   , none                                              , Or_<tired, And_<paid, Not_<tired>>> >,
        Row < Broken , kick  , Shut   , thank                                             , And_<paid, tired>         >,
        Row < Broken , coin  , none   , none                                              , tired                     >,
        Row < Broken , coin  , none   , thank                                             , Not_<paid>                >,
        Row < Broken , tick  , Shut   , none                                              , none                      >
    > {};
    struct internal_transition_table : boost::mpl::vector<
        //         Event , Action , Guard
        Internal < push  , thank  , tired >,
        Internal < tick  , none   , paid  >,
        Internal < kick  , thank  , none  >
    > {};
    // clang-format on

    template <class Machine, class Event>
    void no_transition(Event const&, Machine&, int) {
        twins::say("nothing");
    }

    int cents = 0;
};
using Kiosk = msm::back::state_machine<Kiosk_>;

}  // namespace kiosk
