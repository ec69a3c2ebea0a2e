#include "diagrams/jff.hpp"

#include <gtest/gtest.h>

#include <pugixml.hpp>
#include <stdexcept>

#include "tests/diagrams/count.hpp"
#include "tests/diagrams/graphs.hpp"
#include "tests/diagrams/player.hpp"

namespace statewalk {
namespace {

using test::has;

/// Reads digits, writes whether their number is even; "off" is final.
TransitionGraph parity() {
    TransitionGraph graph;
    graph.name = "parity";
    graph.states = {{.name = "<even>", .note = "as at first", .initial = true},
                    {.name = "odd", .note = ""},
                    {.name = "off", .note = ""}};
    graph.states[2].final = true;
    graph.states[2].flags = {"dark"};
    graph.events = {{"zero", ""}, {"one", "the digit 1"}, {"stop", ""}};
    graph.outputs = {{"even", ""}, {"odd", ""}, {"!", ""}};
    graph.transitions = {
        {0, 0, 0, {}, {0}}, {0, 1, 1, {}, {1}}, {1, 1, 0, {}, {1}}, {1, 0, 1, {}, {0}}, {1, 2, 2, {}, {1, 2}}};
    return graph;
}

/// Why a graph is refused.
std::string refusal(TransitionGraph const& graph) {
    try {
        jff(graph);
    } catch (std::invalid_argument const& error) {
        EXPECT_FALSE(has(error.what(), "\n"));
        return error.what();
    }
    return "it is not";
}

TEST(Jff, IsAMealyMachine) {
    EXPECT_EQ(jff(parity()).substr(0, 39), "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    pugi::xml_document document;
    ASSERT_TRUE(document.load_string(jff(parity()).c_str()));
    pugi::xml_node const structure = document.child("structure");
    EXPECT_STREQ(structure.child_value("type"), "mealy");
    pugi::xml_node const automaton = structure.child("automaton");
    pugi::xml_node const even = automaton.find_child_by_attribute("state", "id", "0");
    EXPECT_STREQ(even.attribute("name").value(), "<even>");
    EXPECT_STREQ(even.child_value("label"), "as at first");
    EXPECT_TRUE(even.child("initial"));
    EXPECT_FALSE(automaton.find_child_by_attribute("state", "id", "1").child("initial"));

    std::string arrows;
    for (pugi::xml_node const arrow : automaton.children("transition"))
        arrows += std::string(arrow.child_value("from")) + arrow.child_value("to") + " " + arrow.child_value("read") +
                  "/" + arrow.child_value("transout") + ", ";
    EXPECT_EQ(arrows, "00 zero/even, 01 one/odd, 11 zero/odd, 10 one/even, 12 stop/odd!, ");
}

TEST(Jff, HasAnArrowForEachEventThatARowTakes) {
    TransitionGraph graph = parity();
    graph.events.push_back({"halt", ""});
    graph.kinships = {{3, 2}};
    pugi::xml_document document;
    ASSERT_TRUE(document.load_string(jff(graph).c_str()));
    std::string read;
    for (pugi::xml_node const arrow : document.child("structure").child("automaton").children("transition"))
        if (std::string(arrow.child_value("to")) == "2") read += std::string(arrow.child_value("read")) + ", ";
    EXPECT_EQ(read, "stop, halt, ");
    graph.transitions.push_back({1, 0, 3, {}, {}});
    EXPECT_EQ(refusal(graph),
              "parity is no Mealy machine, which is all that JFLAP takes: two arrows leave state odd on halt");
}

TEST(Jff, SaysWhatAMealyMachineDoesNot) {
    std::string const text = jff(parity());
    for (char const* line : {"Made from parity", "one: the digit 1", "Not said by a Mealy machine: state off is final",
                             "Not said by a Mealy machine: state off has flag dark"})
        EXPECT_TRUE(has(text, "\n  " + std::string(line) + "\n")) << line;
}

TEST(Jff, RefusesWhatIsNoMealyMachineAndSaysWhy) {
    std::string const start = " is no Mealy machine, which is all that JFLAP takes: ";
    EXPECT_EQ(refusal(test::buneman_levy()), "buneman-levy" + start + "arrow 1 -> 0 [x1] has a condition");
    EXPECT_EQ(refusal(test::player()), "player" + start + "state Empty defers events");
    auto const refused = [&](auto&& change) {
        TransitionGraph graph = parity();
        change(graph);
        std::string const why = refusal(graph);
        return why.substr(why.find(": ") + 2);
    };
    using Graph = TransitionGraph;
    EXPECT_EQ(refused([](Graph& g) { g.states[1].parent = 0; }), "state <even>/odd is inside another one");
    EXPECT_EQ(refused([](Graph& g) { g.states[1].region = 1; }), "state odd is of another region");
    EXPECT_EQ(refused([](Graph& g) { g.states[1].interrupt = true; }), "state odd interrupts the machine");
    EXPECT_EQ(refused([](Graph& g) { g.states[1].entry = "z1"; }), "state odd acts on entry or exit");
    EXPECT_EQ(refused([](Graph& g) { g.states[1].exit = "z1"; }), "state odd acts on entry or exit");
    EXPECT_EQ(refused([](Graph& g) { g.states[1].terminate = true; }),
              "state odd terminates the machine and has ways out");
    EXPECT_EQ(refused([](Graph& g) { g.transitions[1].event.reset(); }),
              "arrow <even> -> odd / odd waits for no event");
    EXPECT_EQ(refused([](Graph& g) { g.transitions[1].source = g.transitions[1].target = Graph::any_state; }),
              "arrow in any state / odd is of any state");
    EXPECT_EQ(refused([](Graph& g) { g.transitions[1].event = 0; }), "two arrows leave state <even> on zero");
    EXPECT_EQ(refused([](Graph& g) { g.states[0].initial = false; }), "it has 0 initial states");
    EXPECT_EQ(refused([](Graph& g) { g.states[1].initial = true; }), "it has 2 initial states");
    EXPECT_EQ(refused([](Graph& g) { g.events[0].name = "on"; }), "the name of event \"on\" begins that of \"one\"");
    EXPECT_EQ(refused([](Graph& g) { g.events[0].name = ""; }), "the name of event \"\" begins that of \"one\"");
}

TEST(Jff, SpellsOutWhatXmlCannotHold) {
    TransitionGraph graph = parity();
    graph.states[1].name = "a\x01 & \"b\"";
    graph.name = "-->";
    pugi::xml_document document;
    ASSERT_TRUE(document.load_string(jff(graph).c_str()));
    pugi::xml_node const odd =
        document.child("structure").child("automaton").find_child_by_attribute("state", "id", "1");
    EXPECT_STREQ(odd.attribute("name").value(), "a\\x01 & \"b\"");
}

}  // namespace
}  // namespace statewalk
