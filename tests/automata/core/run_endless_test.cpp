// Steps that would never end: an action that posts events for ever, and arrows that are taken at once in a circle.
#include <boost/mpl/vector.hpp>
#include <boost/msm/back/state_machine.hpp>
#include <boost/msm/front/functor_row.hpp>
#include <boost/msm/front/state_machine_def.hpp>
#include <boost/msm/front/states.hpp>

#include <gtest/gtest.h>

#include "automata/core/run.hpp"

using namespace statewalk;

namespace {

namespace msm = boost::msm;
using msm::front::none;
using msm::front::Row;

struct go {};

/// `Copies`: how many events each event makes.
template <int Copies>
struct Echo : msm::front::state_machine_def<Echo<Copies>> {
    struct A : msm::front::state<> {};
    struct B : msm::front::state<> {};
    using initial_state = A;
    struct post {
        template <class Machine>
        void operator()(go const& event, Machine& machine, auto&, auto&) const {
            for (int i = 0; i < Copies; ++i) machine.process_event(event);
        }
    };
    struct transition_table : boost::mpl::vector<Row<A, go, B, post>, Row<B, go, A, post>> {};
};

struct Wheel : msm::front::state_machine_def<Wheel> {
    struct Still : msm::front::state<> {};
    struct Up : msm::front::state<> {};
    struct Down : msm::front::state<> {};
    using initial_state = Still;
    struct transition_table : boost::mpl::vector<Row<Still, go, Up>, Row<Up, none, Down>, Row<Down, none, Up>> {};
};

template <class Machine>
void expect_an_endless_step(std::string const& last) {
    Runner<Machine> running;
    EXPECT_TRUE(running.step(go{}));
    EXPECT_EQ(running.outcome(),
              (Outcome{Ending::fault, 1,
                       "the step does not end: more than 1000 arrows one after the other, the last of "
                       "them " +
                           last}));
    EXPECT_EQ(running.record().fired.size(), 3U) << "how it began";
    EXPECT_FALSE(running.step(go{}));
}

TEST(AStep, that_posts_itself_for_ever_is_cut) {
    // A 1001st arrow is an odd one: A -> B.
    expect_an_endless_step<Echo<1>>("A -> B / post, B -> A / post, A -> B / post");
}

TEST(AStep, that_posts_more_and_more_is_cut_though_many_events_still_wait) {
    expect_an_endless_step<Echo<3>>("A -> B / post, B -> A / post, A -> B / post");
}

TEST(AStep, that_goes_round_at_once_is_cut) {
    // The first is Still -> Up; of the others the even ones are Up -> Down.
    expect_an_endless_step<Wheel>("Down -> Up, Up -> Down, Down -> Up");
}

}  // namespace
