// What states say of themselves, and what becomes of it.
#include "tests/automata/core/msm_player.hpp"

#include "tests/automata/core/msm_logs.hpp"

using namespace statewalk;

namespace {

auto const events = twins::AnyOf(player::open_close{}, player::open_close{}, player::play{}, player::play{},
                                 player::stop{}, player::skip{}, player::fail{}, player::repair{}, player::scrap{});

class GraphOfThePlayer : public ::testing::Test {
protected:
    TransitionGraph::State const& state(std::string const& name) const {
        for (auto const& state : graph.states)
            if (state.name == name) return state;
        throw std::out_of_range(name);
    }
    std::vector<std::string> events(std::vector<std::size_t> const& numbers) const {
        std::vector<std::string> names;
        for (std::size_t number : numbers) names.push_back(graph.events[number].name);
        return names;
    }
    using Names = std::vector<std::string>;

    TransitionGraph const graph = graph_of<player::Player>();
};

}  // namespace

TEST_F(GraphOfThePlayer, has_its_rows) {
    EXPECT_EQ(twins::arrows(graph), (Names{
                                        "open_close: Empty -> Open",
                                        "open_close: Open -> Reading",
                                        "play: Open -> Open [worn]",
                                        "Reading -> Stopped / cheer",
                                        "Reading -> Empty [worn]",
                                        "play: Stopped -> Playing / cheer",
                                        "open_close: Stopped -> Open",
                                        "skip: Stopped -> Stopped / Defer",
                                        "skip: Playing -> Playing / cheer",
                                        "stop: Playing -> Stopped",
                                        "fail: AllOk -> Error / cheer",
                                        "repair: Error -> AllOk",
                                        "scrap: Error -> Scrap [worn]",
                                    }));
    EXPECT_EQ(twins::states(graph),
              (Names{"Empty", "AllOk", "Open", "Reading", "Stopped", "Playing", "Error", "Scrap"}));
    EXPECT_TRUE(graph.omissions.empty());
}

TEST_F(GraphOfThePlayer, has_two_regions) {
    for (std::string const name : {"Empty", "Open", "Reading", "Stopped", "Playing"})
        EXPECT_EQ(state(name).region, 0U) << name;
    for (std::string const name : {"AllOk", "Error", "Scrap"}) EXPECT_EQ(state(name).region, 1U) << name;
}

TEST_F(GraphOfThePlayer, shows_what_waits_in_a_state) {
    EXPECT_EQ(events(state("Empty").deferred), Names{"play"});
    EXPECT_EQ(events(state("Open").deferred), Names{"play"});
    EXPECT_TRUE(state("Playing").deferred.empty());
}

TEST_F(GraphOfThePlayer, shows_where_it_stops_and_what_ends_an_interrupt) {
    EXPECT_TRUE(state("Scrap").terminate);
    EXPECT_FALSE(state("Error").terminate);
    EXPECT_TRUE(state("Error").interrupt);
    EXPECT_EQ(events(state("Error").ends_interrupt), (Names{"repair", "scrap"}));
    EXPECT_FALSE(state("AllOk").interrupt);
}

TEST_F(GraphOfThePlayer, shows_flags) {
    EXPECT_EQ(state("Open").flags, (Names{"TrayOut", "Quiet"}));
    EXPECT_EQ(state("Empty").flags, Names{"Quiet"});
    EXPECT_TRUE(state("Playing").flags.empty());
}

TEST_F(GraphOfThePlayer, shows_entry_and_exit_actions) {
    EXPECT_EQ(state("Empty").entry, "on_entry");
    EXPECT_EQ(state("Empty").exit, "");
    EXPECT_EQ(state("Open").exit, "on_exit");
    EXPECT_EQ(state("Playing").entry, "on_entry");
    EXPECT_EQ(state("Playing").exit, "on_exit") << "overloaded";
    EXPECT_EQ(state("Stopped").entry + state("Stopped").exit, "");
}

TEST(ThePlayer, does_the_same_when_it_is_watched) { twins::expect_no_difference<player::Player>(events); }

TEST(ThePlayer, can_be_made_to_lie_on_each_row) { twins::expect_each_lie_to_show<player::Player>(events); }

TEST(ThePlayer, has_its_flags_when_it_is_watched) {
    Observed<player::Player> twin;
    twin.start();
    EXPECT_TRUE(twin.is_flag_active<player::Quiet>());
    EXPECT_FALSE(twin.is_flag_active<player::TrayOut>());
    twin.process_event(player::open_close{});
    EXPECT_TRUE(twin.is_flag_active<player::TrayOut>());
}

TEST(ThePlayer, leave_logs_that_fit_the_graph) { twins::expect_logs_to_fit<player::Player>(events); }
