// A machine in bare Boost.MSM, as its users write them: no word of Statewalk. Functor rows and rows of member pointers.
#pragma once

#include <boost/mpl/vector.hpp>
#include <boost/msm/back/state_machine.hpp>
#include <boost/msm/front/functor_row.hpp>
#include <boost/msm/front/state_machine_def.hpp>
#include <boost/msm/front/states.hpp>
#include <string>
#include <vector>

namespace bare {

namespace msm = boost::msm;
using msm::front::none;
using msm::front::Row;

struct open {};
struct shut {};
struct lock {
    int key = 0;
};
struct knock {};

struct Door_ : msm::front::state_machine_def<Door_> {
    struct Shut : msm::front::state<> {};
    struct Open : msm::front::state<> {};
    struct Locked : msm::front::state<> {};
    using initial_state = Shut;

    struct ring {
        template <class Event, class Machine, class Source, class Target>
        void operator()(Event const&, Machine& machine, Source&, Target&) {
            machine.heard.push_back("ring");
        }
    };
    struct right_key {
        template <class Event, class Machine, class Source, class Target>
        bool operator()(Event const& event, Machine&, Source&, Target&) {
            return event.key == 7;
        }
    };
    void creak(open const&) { heard.push_back("creak"); }
    void slam(shut const&) { heard.push_back("slam"); }
    bool calm(shut const&) { return heard.size() % 5 != 4; }

    // clang-format off
    struct transition_table : boost::mpl::vector<
        //      Start , Event , Target , Action        , Guard
        a_row < Shut  , open  , Open   , &Door_::creak                >,
        row   < Open  , shut  , Shut   , &Door_::slam  , &Door_::calm >,
        Row   < Shut  , lock  , Locked , none          , right_key    >,
        Row   < Locked, lock  , Shut   , none          , right_key    >,
        Row   < Shut  , knock , none   , ring                         >,
        _row  < Open  , knock , Open                                  >
    > {};
    // clang-format on

    template <class Machine, class Event>
    void no_transition(Event const&, Machine&, int) {
        heard.push_back("nothing");
    }

    std::vector<std::string> heard;
};
using Door = msm::back::state_machine<Door_>;

}  // namespace bare
