#include "diagrams/scxml.hpp"

#include <gtest/gtest.h>

#include <pugixml.hpp>
#include <set>
#include <sstream>

#include "tests/diagrams/count.hpp"
#include "tests/diagrams/graphs.hpp"
#include "tests/diagrams/names.hpp"
#include "tests/diagrams/player.hpp"

namespace statewalk {
namespace {

using test::has;
using test::player;

/// The document, taken apart.
struct Read {
    explicit Read(TransitionGraph const& graph) {
        pugi::xml_parse_result const result = document.load_string(scxml(graph).c_str());
        EXPECT_TRUE(result) << result.description();
    }
    pugi::xml_node id(std::string const& name) const {
        return document.find_node([&](pugi::xml_node node) { return name == node.attribute("id").value(); });
    }
    /// The transition of this row, counted from 1.
    pugi::xml_node row(int number) const {
        return document.find_node(
            [&](pugi::xml_node node) { return std::to_string(number) == node.attribute("sw:row").value(); });
    }
    std::string of_row(int number, char const* attribute) const { return row(number).attribute(attribute).value(); }

    pugi::xml_document document;
};

TEST(Scxml, OfBunemanLevySaysWhatTheTableSays) {
    Read const read(test::buneman_levy());
    EXPECT_STREQ(read.document.child("scxml").attribute("initial").value(), "state_0");
    EXPECT_STREQ(read.id("state_1").attribute("sw:note").value(), "the smallest disc has just moved");
    EXPECT_EQ(read.of_row(1, "target"), "state_1");
    EXPECT_EQ(read.of_row(2, "cond"), "input_x1");
    EXPECT_EQ(read.of_row(3, "cond"), "!input_x1");
    EXPECT_EQ(read.of_row(3, "event"), "Step");
    EXPECT_EQ(read.of_row(3, "sw:label"), "Step [!x1] / z2; z1");
    EXPECT_STREQ(read.row(3).first_child().attribute("expr").value(), "'z2'");
    EXPECT_STREQ(read.row(3).last_child().attribute("expr").value(), "'z1'");
}

TEST(Scxml, TheRowsOfAStateStandInTheOrderInWhichTheyAreTried) {
    Read const read(test::buneman_levy());
    EXPECT_STREQ(read.id("state_1").first_child().attribute("sw:row").value(), "3");
    EXPECT_STREQ(read.id("state_1").last_child().attribute("sw:row").value(), "2");
}

TEST(Scxml, ATransitionThatStaysHasNoTarget) {
    EXPECT_FALSE(Read(player()).row(10).attribute("target"));
    EXPECT_EQ(Read(player()).of_row(23, "target"), "state_Paused");  // a loop that leaves and enters
}

TEST(Scxml, RegionsRunInParallel) {
    Read const read(player());
    EXPECT_STREQ(read.id("machine").name(), "parallel");
    EXPECT_STREQ(read.id("machine.2").attribute("initial").value(), "state_Good");
    EXPECT_STREQ(read.id("state_Playing").name(), "parallel");
    EXPECT_STREQ(read.id("state_Playing.2").parent().attribute("id").value(), "state_Playing");
    EXPECT_STREQ(read.id("state_Playing_Mute").parent().attribute("id").value(), "state_Playing.2");
    EXPECT_STREQ(read.id("state_Playing_Begin").parent().attribute("id").value(), "state_Playing.1");
}

TEST(Scxml, AForkHasSeveralTargetsAndHistoryOneInEachRegion) {
    Read const read(player());
    EXPECT_EQ(read.of_row(7, "target"), "state_Playing_Second state_Playing_Mute");
    EXPECT_EQ(read.of_row(3, "target"), "history_Playing history_Playing_2");
    EXPECT_STREQ(read.id("history_Playing_2").child("transition").attribute("target").value(), "state_Playing_Loud");
    EXPECT_STREQ(read.id("history_Playing_2").parent().attribute("id").value(), "state_Playing.2");
}

TEST(Scxml, PointsAreLeftAtOnce) {
    Read const read(player());
    EXPECT_FALSE(read.row(20).attribute("event"));
    EXPECT_EQ(read.of_row(20, "sw:label"), "play");
    EXPECT_EQ(read.of_row(8, "event"), "play resume");  // a resume is a play too; it leads to the point
}

TEST(Scxml, WhatAnyStateDoesStandsInTheMachine) {
    Read const read(player());
    EXPECT_STREQ(read.row(14).parent().attribute("id").value(), "machine");
    EXPECT_EQ(read.of_row(14, "cond"), "input_x1 && input_x2");
    EXPECT_FALSE(read.row(14).attribute("target"));
}

TEST(Scxml, EntryAndExitActionsAreLogged) {
    Read const read(player());
    pugi::xml_node const paused = read.id("state_Paused");
    EXPECT_STREQ(paused.child("onentry").child("log").attribute("expr").value(), "'on_entry'");
    EXPECT_STREQ(paused.child("onexit").child("log").attribute("expr").value(), "'on_exit'");
}

TEST(Scxml, TellsWhatItHasNoWordFor) {
    std::string const text = scxml(player());
    for (char const* line : {"the events that a state defers.", "flags.", "that a state interrupts the whole machine.",
                             "that a state terminates the whole machine."})
        EXPECT_TRUE(has(text, "  Only told in sw:says: " + std::string(line) + "\n")) << line;
    EXPECT_STREQ(Read(player()).id("state_Open").attribute("sw:says").value(), "flag lid_up; flag cold");
    EXPECT_FALSE(has(scxml(test::buneman_levy()), "Only told"));
}

TEST(Scxml, ATerminateStateOfTheOutermostMachineEndsIt) {
    TransitionGraph graph = test::buneman_levy();
    graph.states.push_back({.name = "2", .note = "", .final = true, .terminate = true});
    EXPECT_STREQ(Read(graph).id("state_2").name(), "final");
    EXPECT_FALSE(has(scxml(graph), "Only told"));
    graph.states[1].terminate = true;  // and has ways out
    EXPECT_STREQ(Read(graph).id("state_1").name(), "state");
    EXPECT_TRUE(has(scxml(graph), "Only told in sw:says: that a state terminates the whole machine.\n"));
}

TEST(Scxml, IsOneMachineWithNamesOfItsOwnWhateverThoseOfTheGraph) {
    TransitionGraph const graph = test::stumbling();
    EXPECT_EQ(scxml(graph), scxml(graph));
    Read const read(graph);
    std::set<std::string> ids;
    std::set<std::string> events;
    std::size_t states = 0;
    std::set<std::string> targets;
    read.document.find_node([&](pugi::xml_node node) {
        if (node.attribute("id")) {
            EXPECT_TRUE(ids.insert(node.attribute("id").value()).second);
        }
        if (node.attribute("target")) targets.insert(node.attribute("target").value());
        if (node.attribute("event")) events.insert(node.attribute("event").value());
        states += node.attribute("sw:name") && std::string(node.name()) == "state" ? 1 : 0;
        return false;
    });
    EXPECT_EQ(states, graph.states.size());
    EXPECT_EQ(events.size(), graph.events.size());
    for (std::string const& target : targets) EXPECT_EQ(ids.count(target), 1U) << target;
    for (std::string const& event : events) EXPECT_EQ(event.find_first_of(" .*"), std::string::npos) << event;
}

}  // namespace
}  // namespace statewalk
