// A log held against a graph with a machine inside a state: ways in and out, memory, rows of any state, queues.
#include <gtest/gtest.h>

#include "automata/core/log.hpp"

using namespace statewalk;
using State = TransitionGraph::State;

namespace {

enum : std::size_t { street, house, garden, hall, lit, window, attic, dark };  // states
enum : std::size_t { walk, jump, leave, look };                                // events

/// street, garden and house side by side; in the house: hall, attic and the exit point window in one region, lit and
/// dark in another.
TransitionGraph house_in_a_street() {
    TransitionGraph graph;
    graph.states = {
        {.name = "street", .note = "", .initial = true},
        {.name = "house", .note = ""},
        {.name = "garden", .note = ""},
        {.name = "hall", .note = "", .initial = true, .parent = house},
        {.name = "lit", .note = "", .region = 1, .initial = true, .parent = house},
        {.name = "window", .note = "", .parent = house, .kind = State::Kind::exit_point},
        {.name = "attic", .note = "", .parent = house},
        {.name = "dark", .note = "", .region = 1, .parent = house},
    };
    graph.events = {{"walk", ""}, {"jump", ""}, {"leave", ""}, {"look", ""}};
    graph.transitions = {
        {.source = street, .target = house, .event = walk, .guard = {}, .outputs = {}},
        {.source = street, .target = attic, .event = jump, .guard = {}, .outputs = {}, .fork = {dark}},
        {.source = hall, .target = window, .event = walk, .guard = {}, .outputs = {}},
        {.source = window, .target = garden, .event = leave, .guard = {}, .outputs = {}},
        {.source = lit, .target = dark, .event = walk, .guard = {}, .outputs = {}},
        {.source = attic, .target = hall, .event = walk, .guard = {}, .outputs = {}},
        {.source = TransitionGraph::any_state,
         .target = TransitionGraph::any_state,
         .event = look,
         .guard = {},
         .outputs = {},
         .stays = true,
         .internal = true},
        {.source = house, .target = garden, .event = leave, .guard = {}, .outputs = {}},
    };
    return graph;
}

class LogOfAHouse : public ::testing::Test {
protected:
    /// What is wrong with a step from one configuration to another.
    std::string misfit(Configuration before, std::string const& event, std::vector<std::size_t> fired,
                       Configuration after) {
        Record start;
        start.after = before;
        Record record;
        record.number = 1;
        record.before = std::move(before);
        record.event = event;
        record.fired = std::move(fired);
        record.after = std::move(after);
        return LogAgainstGraph(graph, start).misfit(record);
    }

    TransitionGraph graph = house_in_a_street();
};

}  // namespace

TEST_F(LogOfAHouse, enters_it_in_the_initial_state_of_each_region) {
    EXPECT_EQ(misfit({street}, "walk", {0}, {hall, lit}), "");
    EXPECT_EQ(misfit({street}, "walk", {0}, {hall, dark}),
              "step 1 ends in house/hall, house/dark, but its arrows lead to house/hall, house/lit");
}

TEST_F(LogOfAHouse, enters_it_by_a_fork) {
    EXPECT_EQ(misfit({street}, "jump", {1}, {attic, dark}), "");
    EXPECT_EQ(misfit({street}, "jump", {1}, {attic, lit}),
              "step 1 ends in house/attic, house/lit, but its arrows lead to house/attic, house/dark");
}

TEST_F(LogOfAHouse, enters_one_region_by_the_fork_s_target_and_the_other_in_its_initial_state) {
    graph.transitions[1].fork.clear();
    EXPECT_EQ(misfit({street}, "jump", {1}, {attic, lit}), "");
    EXPECT_NE(misfit({street}, "jump", {1}, {attic, dark}), "");
}

TEST_F(LogOfAHouse, leaves_it_through_an_exit_point_in_the_same_step) {
    EXPECT_EQ(misfit({hall, lit}, "walk", {2, 3}, {garden}), "") << "leave is what the window makes of walk";
    EXPECT_EQ(misfit({hall, lit}, "walk", {3}, {garden}),
              "step 1 takes the arrow house/window -> garden from house/hall, house/lit");
}

TEST_F(LogOfAHouse, moves_in_both_regions_on_one_event_but_not_twice_in_one) {
    EXPECT_EQ(misfit({attic, lit}, "walk", {5, 4}, {hall, dark}), "");
    EXPECT_EQ(misfit({attic, lit}, "walk", {5, 2}, {window, lit}),
              "step 1 takes the arrow house/hall -> house/window after another one on the same event");
}

TEST_F(LogOfAHouse, leaves_it_as_a_whole_from_any_state_inside) {
    EXPECT_EQ(misfit({attic, dark}, "leave", {7}, {garden}), "");
    EXPECT_EQ(misfit({street}, "leave", {7}, {garden}), "step 1 takes the arrow house -> garden from street");
}

TEST_F(LogOfAHouse, takes_an_arrow_of_any_state_and_stays) {
    EXPECT_EQ(misfit({street}, "look", {6}, {street}), "");
    EXPECT_EQ(misfit({hall, lit}, "look", {6}, {hall, lit}), "");
    EXPECT_EQ(misfit({street}, "walk", {6}, {street}),
              "step 1 takes the arrow in any state, which is for look, on walk");
    EXPECT_EQ(misfit({street}, "look", {6}, {garden}), "step 1 ends in garden, but its arrows lead to street");
}

TEST_F(LogOfAHouse, goes_on_anywhere_inside_when_the_house_remembers) {
    graph.states[house].history = State::History::always;
    EXPECT_EQ(misfit({street}, "walk", {0}, {attic, dark}), "");
    EXPECT_EQ(misfit({street}, "walk", {0}, {garden}),
              "step 1 ends in garden, but its arrows lead to house/hall, house/lit");
    EXPECT_NE(misfit({attic, lit}, "walk", {5}, {attic, lit}), "") << "it was inside: nothing is remembered";
}

TEST_F(LogOfAHouse, goes_on_from_where_it_was_left_within_the_step_that_enters_it) {
    graph.states[house].history = State::History::always;
    graph.transitions[4].event.reset();  // lit -> dark, by itself
    graph.transitions[5].event.reset();  // attic -> hall, by itself
    EXPECT_EQ(misfit({street}, "walk", {0, 5}, {hall, lit}), "") << "it had been left in the attic";
    EXPECT_EQ(misfit({garden}, "walk", {5}, {garden}), "step 1 takes the arrow house/attic -> house/hall from garden");
}

TEST_F(LogOfAHouse, takes_an_arrow_for_an_event_that_its_own_is_too) {
    EXPECT_EQ(misfit({street}, "jump", {0}, {hall, lit}),
              "step 1 takes the arrow street -> house, which is for walk, on jump");
    graph.kinships = {{jump, walk}};
    EXPECT_EQ(misfit({street}, "jump", {0}, {hall, lit}), "");
    EXPECT_NE(misfit({street}, "walk", {1}, {attic, dark}), "") << "not the other way round";
    EXPECT_EQ(misfit({street}, "stroll", {0}, {hall, lit}), "") << "the graph does not know what a stroll is";
}

TEST_F(LogOfAHouse, goes_on_with_other_events_only_when_the_machine_has_a_queue) {
    EXPECT_EQ(misfit({street}, "walk", {0, 7}, {garden}),
              "step 1 takes the arrow house -> garden after another one on the same event");
    graph.has_queue = true;
    EXPECT_EQ(misfit({street}, "walk", {0, 7}, {garden}), "");
    EXPECT_EQ(misfit({street}, "leave", {0}, {hall, lit}),
              "step 1 takes the arrow street -> house, which is for walk, on leave")
        << "the first one is always for the event that was given";
}
