// Entry and exit points, states entered from outside, and forks.
#include "tests/automata/core/msm_doors.hpp"

#include "tests/automata/core/msm_logs.hpp"

using namespace statewalk;
using Kind = TransitionGraph::State::Kind;

namespace {

auto const events = twins::AnyOf(street::walk_in{}, street::jump_in{}, street::sneak_in{}, street::storm_in{},
                                 street::rest{}, street::rest{}, street::look{});

}  // namespace

TEST(Doors, are_drawn_as_the_ways_in_and_out) {
    TransitionGraph const graph = graph_of<street::Street>();
    EXPECT_EQ(twins::arrows(graph), (std::vector<std::string>{
                                        "walk_in: Outside -> House / bow",
                                        "jump_in: Outside -> House/Attic [every_other]",
                                        "storm_in: Outside -> House/Attic and House/Dark / bow",
                                        "sneak_in: Outside -> House/BackDoor [every_other]",
                                        "walk_in: House -> Outside",
                                        "left: House/Window -> Garden [every_other] / bow",
                                        "rest: Garden -> Outside",
                                        "sneak_in: House/BackDoor -> House/Kitchen / bow",
                                        "look: House/Hall -> House/Attic [every_other]",
                                        "rest: House/Attic -> House/Hall",
                                        "rest: House/Kitchen -> House/Window / bow",
                                        "rest: House/Hall -> House/Window",
                                        "look: House/Attic -> House/Attic / creak",
                                    }));
    EXPECT_TRUE(graph.omissions.empty());
}

TEST(Doors, have_kinds_and_regions) {
    TransitionGraph const graph = graph_of<street::Street>();
    EXPECT_EQ(twins::states(graph),
              (std::vector<std::string>{"Outside", "House", "Garden", "House/Hall", "House/Lit", "House/BackDoor",
                                        "House/Kitchen", "House/Attic", "House/Window", "House/Dark"}));
    std::vector<Kind> kinds;
    std::vector<std::size_t> regions;
    for (auto const& state : graph.states) {
        kinds.push_back(state.kind);
        regions.push_back(state.region);
    }
    EXPECT_EQ(kinds, (std::vector<Kind>{Kind::state, Kind::state, Kind::state, Kind::state, Kind::state,
                                        Kind::entry_point, Kind::state, Kind::state, Kind::exit_point, Kind::state}));
    EXPECT_EQ(regions, (std::vector<std::size_t>{0, 0, 0, 0, 1, 0, 0, 0, 0, 1}))
        << "Dark is known by explicit_entry<1>";
}

TEST(Doors, do_the_same_when_they_are_watched) { twins::expect_no_difference<street::Street>(events); }

TEST(Doors, can_each_be_made_to_lie) { twins::expect_each_lie_to_show<street::Street>(events); }

TEST(Doors, leave_logs_that_fit_the_graph) { twins::expect_logs_to_fit<street::Street>(events); }
