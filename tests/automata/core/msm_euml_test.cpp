// A machine written in eUML.
#include "tests/automata/core/msm_euml.hpp"

#include "automata/core/graph_of.hpp"

using namespace statewalk;

namespace {

auto const events = twins::AnyOf(coffee::brew, coffee::cancel, coffee::refill);

struct Kitchen_ : boost::msm::front::state_machine_def<Kitchen_> {
    using initial_state = coffee::Mixer;
    struct transition_table : boost::mpl::vector<boost::msm::front::Row<coffee::Mixer, int, boost::msm::front::none>> {
    };
};

}  // namespace

TEST(Euml, is_drawn_with_the_names_that_were_written) {
    TransitionGraph const graph = graph_of<coffee::Coffee>();
    EXPECT_EQ(graph.name, "Coffee");
    EXPECT_EQ(twins::states(graph), (std::vector<std::string>{"Warm", "Brewing", "Empty"}));
    EXPECT_EQ(twins::arrows(graph), (std::vector<std::string>{
                                        "brew: Warm -> Brewing [!dry] / pour; drip",
                                        "brew: Warm -> Empty [dry & cold]",
                                        "cancel: Brewing -> Warm / drip",
                                        "brew: Brewing -> Brewing [dry | !cold] / pour",
                                        "refill: Empty -> Warm",
                                    }));
}

TEST(Euml, shows_what_its_states_say_of_themselves) {
    TransitionGraph const graph = graph_of<coffee::Coffee>();
    EXPECT_EQ(graph.states[0].flags, std::vector<std::string>{"Hot"});
    EXPECT_EQ(graph.states[0].deferred, std::vector<std::size_t>{2});
    EXPECT_EQ(graph.states[1].entry, "hiss");
    EXPECT_EQ(graph.states[1].exit, "sigh");
    EXPECT_EQ(graph.states[0].entry + graph.states[0].exit, "");
    EXPECT_EQ(graph.states[2].entry, "hiss");
    EXPECT_TRUE(graph.states[2].interrupt);
}

TEST(Euml, has_states_of_many_kinds) {
    TransitionGraph const graph = graph_of<coffee::Mixer>();
    using Kind = TransitionGraph::State::Kind;
    auto const said = [&](std::size_t state) {
        return graph.states[state].name + " " + graph.states[state].entry + "/" + graph.states[state].exit;
    };
    ASSERT_EQ(graph.states.size(), 5U);
    EXPECT_EQ(said(0), "Still hiss; sigh/");
    EXPECT_EQ(said(1), "Spout hiss/");
    EXPECT_EQ(said(2), "Mixing /sigh");
    EXPECT_EQ(said(3), "Drain hiss/sigh");
    EXPECT_EQ(said(4), "Burnt /hiss");
    EXPECT_EQ(graph.states[1].kind, Kind::entry_point);
    EXPECT_EQ(graph.states[2].kind, Kind::state);
    EXPECT_EQ(graph.states[3].kind, Kind::exit_point);
    EXPECT_TRUE(graph.states[4].terminate);
}

TEST(Euml, in_a_state_has_its_own_way_in_and_out) {
    TransitionGraph const graph = graph_of<Kitchen_>();
    EXPECT_EQ(graph.states[0].name, "Mixer");
    EXPECT_EQ(graph.states[0].entry + "/" + graph.states[0].exit, "sigh/hiss");
}

TEST(Euml, does_the_same_when_it_is_watched) { twins::expect_no_difference<coffee::Coffee>(events); }

TEST(Euml, can_be_made_to_lie_on_each_row) { twins::expect_each_lie_to_show<coffee::Coffee>(events); }
