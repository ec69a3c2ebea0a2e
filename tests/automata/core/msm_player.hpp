// A machine in bare Boost.MSM whose states say much of themselves: two regions, events deferred in both ways,
// completion, an interrupt and a terminate state, flags, entry and exit actions.
#pragma once

#include <boost/mpl/vector.hpp>
#include <boost/msm/back/state_machine.hpp>
#include <boost/msm/front/functor_row.hpp>
#include <boost/msm/front/state_machine_def.hpp>
#include <boost/msm/front/states.hpp>

#include "tests/automata/core/msm_twins.hpp"

namespace player {

namespace msm = boost::msm;
using msm::front::Defer;
using msm::front::none;
using msm::front::Row;

struct open_close {};
struct play {};
struct stop {};
struct skip {};
struct fail {};
struct repair {};
struct scrap {};

struct TrayOut {};
struct Quiet {};

struct Player_ : msm::front::state_machine_def<Player_> {
    using activate_deferred_events = int;

    struct Empty : msm::front::state<> {
        using deferred_events = boost::mpl::vector<play>;
        using flag_list = boost::mpl::vector<Quiet>;
        template <class Event, class Machine>
        void on_entry(Event const&, Machine&) {
            twins::say("into Empty");
        }
    };
    struct Open : msm::front::state<> {
        using deferred_events = boost::mpl::vector<play>;
        using flag_list = boost::mpl::vector<TrayOut, Quiet>;
        template <class Event, class Machine>
        void on_exit(Event const&, Machine&) {
            twins::say("out of Open");
        }
    };
    struct Reading : msm::front::state<> {};  // left at once
    struct Stopped : msm::front::state<> {};
    struct Playing : msm::front::state<> {
        template <class Event, class Machine>
        void on_entry(Event const&, Machine&) {
            twins::say("into Playing");
        }
        void on_exit(stop const&, auto&) { twins::say("stopped"); }
        void on_exit(auto const&, auto&) { twins::say("out of Playing"); }
    };
    struct AllOk : msm::front::state<> {};
    struct Error : msm::front::interrupt_state<boost::mpl::vector<repair, scrap>> {};
    struct Scrap : msm::front::terminate_state<> {};
    using initial_state = boost::mpl::vector<Empty, AllOk>;

    struct cheer {
        template <class Event, class Machine, class Source, class Target>
        void operator()(Event const&, Machine&, Source&, Target&) const {
            twins::say("cheer");
        }
    };
    struct worn {
        template <class Event, class Machine, class Source, class Target>
        bool operator()(Event const&, Machine&, Source&, Target&) const {
            return twins::moment % 3 == 0;
        }
    };

    // clang-format off
    struct transition_table : boost::mpl::vector<
        //    Start   , Event      , Target  , Action , Guard
        Row < Empty   , open_close , Open                     >,
        Row < Open    , open_close , Reading                  >,
        Row < Open    , play       , none    , none   , worn  >,  // else it is deferred
        Row < Reading , none       , Stopped , cheer          >,
        Row < Reading , none       , Empty   , none   , worn  >,
        Row < Stopped , play       , Playing , cheer          >,
        Row < Stopped , open_close , Open                     >,
        Row < Stopped , skip       , none    , Defer          >,
        Row < Playing , skip       , Playing , cheer          >,
        Row < Playing , stop       , Stopped                  >,
        Row < AllOk   , fail       , Error   , cheer          >,
        Row < Error   , repair     , AllOk                    >,
        Row < Error   , scrap      , Scrap   , none   , worn  >
    > {};
    // clang-format on

    template <class Machine, class Event>
    void no_transition(Event const&, Machine&, int) {
        twins::say("nothing");
    }
};
using Player = msm::back::state_machine<Player_>;

}  // namespace player
