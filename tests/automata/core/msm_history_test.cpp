// A machine that goes on where it was left: always, after some events, or never.
#include "tests/automata/core/msm_history.hpp"

#include "automata/core/graph_of.hpp"

using namespace statewalk;
using History = TransitionGraph::State::History;

namespace {

auto const events =
    twins::AnyOf(office::wake{}, office::doze{}, office::next{}, office::next{}, office::sort{}, office::ring{});

/// The machine in the first state.
template <class Machine>
TransitionGraph::State first_state() {
    return graph_of<Machine>().states.front();
}

}  // namespace

TEST(History, leaves_the_figure_as_it_is) {
    std::vector<std::string> const rows{
        "doze: Office -> Asleep / greet",
        "wake: Asleep -> Office",
        "next: Asleep -> Abroad",
        "ring: Abroad -> Office / greet",
        "next: Office/Door -> Office/Desk / greet",
        "wake: Office/Desk -> Office/Door [alert]",
        "sort: Office/Mail -> Office/Post / greet",
        "ring: Office/Post -> Office/Mail",
        "next: Office/Desk/Tidy -> Office/Desk/Messy [alert]",
        "next: Office/Desk/Messy -> Office/Desk/Tidy / spill",
        "sort: Office/Desk/Messy -> Office/Desk/Sorted / greet",
        "Office/Desk/Sorted -> Office/Desk/Tidy",
        "ring: Office/Desk -> Office/Desk [alert] / greet",
        "ring: Office/Desk/Messy -> Office/Desk/Messy / fall",
    };
    EXPECT_EQ(twins::arrows(graph_of<office::WithoutMemory>()), rows);
    EXPECT_EQ(twins::arrows(graph_of<office::WithMemory>()), rows);
    EXPECT_EQ(twins::arrows(graph_of<office::AfterWake>()), rows);
}

TEST(History, is_shown_in_the_state_that_holds_the_machine) {
    EXPECT_EQ(first_state<office::WithoutMemory>().history, History::none);
    EXPECT_EQ(first_state<office::WithMemory>().history, History::always);
    EXPECT_EQ(first_state<office::AfterWake>().history, History::after);
    TransitionGraph const graph = graph_of<office::AfterWake>();
    ASSERT_EQ(graph.states[0].history_after.size(), 1U);
    EXPECT_EQ(graph.events[graph.states[0].history_after[0]].name, "wake");
    EXPECT_EQ(path_text(graph, 5), "Office/Desk");
    EXPECT_EQ(graph.states[5].history, History::always);
}

TEST(History, is_kept_always_when_it_is_watched) {
    twins::expect_no_difference<office::WithMemory>(events);
    twins::expect_each_lie_to_show<office::WithMemory>(events);
}
