// Events deferred by actions: in the table, in a sequence of actions, inside a state and inside the machine, beside
// events that actions post.
#include <boost/mpl/vector.hpp>
#include <boost/msm/back/state_machine.hpp>
#include <boost/msm/front/functor_row.hpp>
#include <boost/msm/front/state_machine_def.hpp>
#include <boost/msm/front/states.hpp>

#include "tests/automata/core/msm_logs.hpp"

using namespace statewalk;

namespace {

namespace msm = boost::msm;
using msm::front::ActionSequence_;
using msm::front::Defer;
using msm::front::Internal;
using msm::front::none;
using msm::front::Row;

struct letter {};
struct parcel {};
struct flyer {};
struct open {};
struct close {};
struct bell {};

struct stamp {
    template <class Event, class Machine, class Source, class Target>
    void operator()(Event const&, Machine&, Source&, Target&) const {
        twins::say("stamp");
    }
};
struct ring {
    template <class Event, class Machine, class Source, class Target>
    void operator()(Event const&, Machine& machine, Source&, Target&) const {
        machine.process_event(bell{});
        twins::say("ring");
    }
};
struct full {
    template <class Event, class Machine, class Source, class Target>
    bool operator()(Event const&, Machine&, Source&, Target&) const {
        return twins::moment % 3 == 0;
    }
};

struct Office_ : msm::front::state_machine_def<Office_> {
    using activate_deferred_events = int;

    struct Closed : msm::front::state<> {
        struct internal_transition_table : boost::mpl::vector<Internal<parcel, Defer, full>> {};
    };
    struct Opened : msm::front::state<> {};
    struct Quiet : msm::front::state<> {};
    struct Noisy : msm::front::state<> {};
    using initial_state = boost::mpl::vector<Closed, Quiet>;

    // clang-format off
    struct transition_table : boost::mpl::vector<
        Row < Closed , letter , none   , ActionSequence_<boost::mpl::vector<stamp, Defer>> >,
        Row < Closed , open   , Opened , ring                                              >,
        Row < Opened , letter , none   , stamp                                             >,
        Row < Opened , parcel , Closed , stamp                                             >,
        Row < Opened , flyer  , none   , stamp                                             >,
        Row < Opened , close  , Closed , ring                                              >,
        Row < Quiet  , bell   , Noisy  , stamp                                             >,
        Row < Noisy  , bell   , Quiet                                                      >
    > {};
    struct internal_transition_table : boost::mpl::vector<
        Internal < flyer , Defer , full >
    > {};
    // clang-format on
    template <class Machine, class Event>
    void no_transition(Event const&, Machine&, int) {
        twins::say("nothing");
    }
};
using Office = msm::back::state_machine<Office_>;

auto const events = twins::AnyOf(letter{}, parcel{}, flyer{}, open{}, close{});

}  // namespace

TEST(Deferral, is_drawn_as_an_output) {
    auto const arrows = twins::arrows(graph_of<Office>());
    EXPECT_EQ(arrows[0], "letter: Closed -> Closed / stamp; Defer");
    EXPECT_EQ(arrows[8], "flyer: in any state [full] / Defer");
    EXPECT_EQ(arrows[9], "parcel: Closed -> Closed [full] / Defer");
}

TEST(Deferral, does_the_same_when_it_is_watched) { twins::expect_no_difference<Office>(events); }

TEST(Deferral, can_be_made_to_lie) { twins::expect_each_lie_to_show<Office>(events); }

TEST(Deferral, leaves_logs_that_fit_the_graph) { twins::expect_logs_to_fit<Office>(events); }
