// The follower: counts arrows, and sees one that does not start where the one before ended.
#include "automata/core/follower.hpp"

#include <gtest/gtest.h>

#include "automata/core/graph_of.hpp"

namespace statewalk {
namespace {

// clang-format off
struct ThereAndBack : Automaton<ThereAndBack> {
    struct Here  : State<"0"> {};
    struct There : State<"1"> {};
    using initial_state = Here;
    struct x1 {
        template <class... Context>
        bool operator()(Context&&...) const {
            return true;
        }
    };
    struct transition_table : Table<
        Row < Here  , Step , There >,
        Row < There , Step , Here  , none , x1      >,
        Row < There , Step , There , none , Not<x1> >
    > {};
};
// clang-format on

TransitionGraph there_and_back() { return graph_of<ThereAndBack>(); }

TEST(Follower, CountsEachArrow) {
    Follower follower(there_and_back());
    for (std::size_t const arrow : {0, 2, 2, 1, 0}) EXPECT_EQ(follower.taken(arrow), 1);
    EXPECT_EQ(follower.counts(), (std::vector<std::uint64_t>{2, 1, 2}));
    EXPECT_FALSE(follower.is_astray());
}

TEST(Follower, SeesAnArrowThatStartsElsewhere) {
    Follower from_the_start(there_and_back());
    from_the_start.taken(1);
    EXPECT_TRUE(from_the_start.is_astray());

    Follower later(there_and_back());
    for (std::size_t const arrow : {0, 1, 2}) later.taken(arrow);
    EXPECT_TRUE(later.is_astray());
    later.taken(1);  // and does not forget it
    EXPECT_TRUE(later.is_astray());
}

TEST(Follower, BeginsInTheInitialStateWhereverItIsListed) {
    TransitionGraph graph = there_and_back();
    graph.states[0].initial = false;
    graph.states[1].initial = true;
    Follower follower(graph);
    for (std::size_t const arrow : {2, 1, 0}) follower.taken(arrow);
    EXPECT_FALSE(follower.is_astray());
}

TEST(Follower, WatchesAMachine) {
    Follower follower(there_and_back());
    Observed<boost::msm::back::state_machine<ThereAndBack>, Follower> machine;
    machine.observer = &follower;
    machine.start();
    for (int step = 0; step < 5; ++step) machine.process_event(Step{});
    EXPECT_EQ(follower.counts(), (std::vector<std::uint64_t>{3, 2, 0}));
    EXPECT_FALSE(follower.is_astray());
}

}  // namespace
}  // namespace statewalk
