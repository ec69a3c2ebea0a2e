// Runs that are only followed: of two regions, and graphs that do not show where a run ends.
#include "automata/core/followed.hpp"

#include <gtest/gtest.h>

using namespace statewalk;

namespace {

struct Counter {
    bool done() const { return count == 1; }
    void add() { ++count; }
    int count = 0;
};

// clang-format off
/// Ends when both regions have.
struct EndsTwice : Automaton<EndsTwice, Counter> {
    struct Left : State<"left"> {};
    struct LeftEnd : State<"left end"> {};
    struct Right : State<"right"> {};
    struct RightHalf : State<"right half"> {};
    struct RightEnd : State<"right end"> {};
    using initial_state = boost::mpl::vector<Left, Right>;
    struct transition_table : Table<
        Row < Left      , Step , LeftEnd   >,
        Row < Right     , Step , RightHalf >,
        Row < RightHalf , Step , RightEnd  >
    > {};
};
/// One region is back in its initial state while the other is not.
struct ComesBackTwice : Automaton<ComesBackTwice, Counter> {
    using z1 = Output<"z1", &Counter::add>;
    struct Left : State<"left"> {};
    struct Right : State<"right"> {};
    struct RightHalf : State<"right half"> {};
    using initial_state = boost::mpl::vector<Left, Right>;
    struct transition_table : Table<
        Row < Left      , Step , Left      , z1 >,
        Row < Right     , Step , RightHalf      >,
        Row < RightHalf , Step , Right          >
    > {};
};
/// Three arrows, the last of which leaves no initial state.
struct ThereAndBack : Automaton<ThereAndBack, Counter> {
    struct Here : State<"here"> {};
    struct There : State<"there"> {};
    struct Behind : State<"behind"> {};
    using initial_state = Here;
    struct transition_table : Table<
        Row < Here   , Step , There  >,
        Row < There  , Step , Behind >,
        Row < Behind , Step , Here   >
    > {};
};
// clang-format on

TEST(AFollowedRun, OfTwoRegionsEndsWhenBothHaveEnded) {
    Counter counter;
    Followed<EndsTwice> run(counter);
    run.step();
    EXPECT_FALSE(run.ended());
    run.step();
    EXPECT_TRUE(run.finished());
    Counter one;
    Followed<ComesBackTwice> back(one);
    back.step();
    EXPECT_FALSE(back.ended());  // the task is done, and the right region is half way
}

TEST(AFollowedRun, IsNotPossibleWhereItsEndDoesNotShow) {
    TransitionGraph const fit = graph_of<ThereAndBack>();
    EXPECT_TRUE(detail::shows_its_end(fit));
    auto const shows = [&](auto const& change) {
        TransitionGraph graph = fit;
        change(graph);
        return detail::shows_its_end(graph);
    };
    EXPECT_FALSE(shows([](TransitionGraph& graph) { graph.has_queue = true; }));
    EXPECT_FALSE(shows([](TransitionGraph& graph) { graph.states[1].terminate = true; }));
    EXPECT_FALSE(shows([](TransitionGraph& graph) { graph.states[1].interrupt = true; }));
    EXPECT_FALSE(shows([](TransitionGraph& graph) { graph.transitions[1].source = TransitionGraph::any_state; }));
    EXPECT_FALSE(shows([](TransitionGraph& graph) { graph.transitions[0].event.reset(); }));  // from the initial state
    EXPECT_TRUE(shows([](TransitionGraph& graph) { graph.transitions[2].event.reset(); }));
}

}  // namespace
