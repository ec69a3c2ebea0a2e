// A machine of twenty rows in bare Boost.MSM, for measuring what it costs to compile.
#pragma once

#include <boost/mpl/vector.hpp>
#include <boost/msm/back/state_machine.hpp>
#include <boost/msm/front/functor_row.hpp>
#include <boost/msm/front/state_machine_def.hpp>

namespace statewalk::bench {

namespace msm = boost::msm;
using msm::front::none;

struct play {};
struct hold {};
struct stop {};
struct open {};
struct shut {};
struct next {};
struct back {};
struct fail {};

struct Twenty : msm::front::state_machine_def<Twenty> {
    struct Empty : msm::front::state<> {};
    struct Open : msm::front::state<> {};
    struct Ready : msm::front::state<> {};
    struct Playing : msm::front::state<> {};
    struct Paused : msm::front::state<> {};
    struct Broken : msm::front::state<> {};
    using initial_state = Empty;

    template <int>
    struct action {
        template <class Event, class Machine, class Source, class Target>
        void operator()(Event const&, Machine& machine, Source&, Target&) const {
            ++machine.done;
        }
    };
    template <int number>
    struct guard {
        template <class Event, class Machine, class Source, class Target>
        bool operator()(Event const&, Machine& machine, Source&, Target&) const {
            return machine.done >= number;
        }
    };
    template <class... Parts>
    using Row = msm::front::Row<Parts...>;

    // clang-format off
    struct transition_table : boost::mpl::vector<
        //  Start   , Event , Next    , Action    , Guard
        Row<Empty   , open  , Open    , action<1> , none     >,
        Row<Empty   , fail  , Broken  , none      , none     >,
        Row<Open    , shut  , Empty   , action<2> , none     >,
        Row<Open    , shut  , Ready   , action<3> , guard<1> >,
        Row<Open    , fail  , Broken  , none      , none     >,
        Row<Ready   , play  , Playing , action<4> , none     >,
        Row<Ready   , open  , Open    , action<1> , none     >,
        Row<Ready   , next  , none    , action<5> , guard<2> >,
        Row<Ready   , back  , none    , action<6> , guard<3> >,
        Row<Ready   , fail  , Broken  , none      , none     >,
        Row<Playing , hold  , Paused  , action<7> , none     >,
        Row<Playing , stop  , Ready   , action<8> , none     >,
        Row<Playing , next  , Playing , action<5> , guard<2> >,
        Row<Playing , back  , Playing , action<6> , guard<3> >,
        Row<Playing , fail  , Broken  , action<8> , none     >,
        Row<Paused  , hold  , Playing , action<4> , none     >,
        Row<Paused  , play  , Playing , action<4> , none     >,
        Row<Paused  , stop  , Ready   , action<8> , none     >,
        Row<Paused  , open  , Open    , action<1> , guard<4> >,
        Row<Broken  , stop  , Empty   , none      , guard<5> >
    > {};
    // clang-format on

    template <class Machine, class Event>
    void no_transition(Event const&, Machine&, int) {}
    int done = 0;
};

}  // namespace statewalk::bench
