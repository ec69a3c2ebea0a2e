// The scheme of connections as a figure. Compiled into a build with Graphviz only.
#include <gtest/gtest.h>

#include <map>

#include "diagrams/connections.hpp"
#include "tests/diagrams/count.hpp"
#include "tests/diagrams/golden.hpp"
#include "tests/diagrams/graphs.hpp"
#include "tests/diagrams/names.hpp"
#include "tests/patterns.hpp"

namespace statewalk {
namespace {

using test::count;
using test::golden;
using test::has;

TEST(ConnectionsFigure, IsTheOneThatWasLookedAt) {
    EXPECT_EQ(connections_dot(test::buneman_levy()), golden("buneman_levy_connections.dot"));
    EXPECT_EQ(connections_dot(test::nested()), golden("nested_connections.dot"));
}

TEST(ConnectionsFigure, HasEveryLinkOnceAndInItsDirection) {
    std::string const figure = connections_dot(test::buneman_levy());
    EXPECT_EQ(count(figure, "source_of_A1:p1:e -> automaton_A1:l1:w"), 1U);
    for (std::string const row : {"1", "2", "3"})
        EXPECT_EQ(count(figure, "automaton_A1:r" + row + ":e -> object_of_A1:p" + row + ":w"), 1U) << row;
    EXPECT_EQ(count(figure, "class=event"), 1U);
    EXPECT_EQ(count(figure, "class=input"), 1U);
    EXPECT_EQ(count(figure, "class=output"), 2U);
    EXPECT_EQ(count(figure, "dir=back"), 1U) << "x1 leads from the object to the automaton";
    for (std::string const id : {"event_A1_e1", "input_A1_x1", "output_A1_z1", "output_A1_z2"})
        EXPECT_EQ(count(figure, "id=" + id), 1U) << id;
}

TEST(ConnectionsFigure, HasNoBoxForWhatIsNotThere) {
    std::string const figure = connections_dot(test::two_levels());
    EXPECT_EQ(count(figure, "class=automaton"), 4U);
    EXPECT_EQ(count(figure, "class=source"), 4U);
    EXPECT_EQ(count(figure, "class=object"), 0U);
    EXPECT_EQ(count(figure, "invis"), 0U) << "no automaton has an object: there is no place to keep";
    TransitionGraph graph = test::nested();
    graph.transitions[3].guard = graph.transitions[4].guard = {};
    graph.transitions[2].outputs = graph.transitions[3].outputs = {};
    EXPECT_EQ(count(connections_dot(graph), "class=object"), 1U) << "that of A1, and A2 stands below A1 all the same";
    EXPECT_EQ(count(connections_dot(graph), "invis"), 2U);
    EXPECT_EQ(count(connections_dot({}), "class=automaton"), 1U);
    EXPECT_EQ(count(connections_dot({}), "class=source"), 0U);
}

TEST(ConnectionsFigure, FoldsLongNotes) {
    TransitionGraph graph = test::buneman_levy();
    graph.outputs[0].note = "a note of several words that does not fit on a single line of the box";
    EXPECT_TRUE(
        has(connections_dot(graph), ">a note of several words that does not<BR/>fit on a single line of the box<"));
}

TEST(ConnectionsFigure, TakesNamesForNothingButNames) {
    std::string const figure = connections_dot(test::hostile());
    EXPECT_TRUE(has(figure, ">the &lt;door&gt; \\\\N is shut<"));
    EXPECT_TRUE(has(figure, ">x &amp; y<"));
    EXPECT_TRUE(has(figure, "Not shown: a kleene event"));
    EXPECT_EQ(figure, connections_dot(test::hostile()));
    EXPECT_NE(render_connections(test::stumbling(), Format::svg).find("</svg>"), std::string::npos);
}

TEST(ConnectionsFigure, IsAPictureThatTellsItsLinks) {
    std::string const svg = render_connections(test::buneman_levy(), Format::svg);
    EXPECT_TRUE(has(svg, "<title>buneman-levy</title>\n<desc>A1: buneman-levy. event e1, source of events -&gt; A1: "));
    EXPECT_TRUE(has(svg, "id=\"output_A1_z2\" class=\"edge output\""));
    EXPECT_EQ(render_connections(test::buneman_levy(), Format::png).substr(1, 3), "PNG");
    EXPECT_EQ(render_connections(test::buneman_levy(), Format::pdf).substr(1, 3), "PDF");
}

TEST(ConnectionsFigure, DrawsItsLinksStraight) {
    std::string const svg = render_connections(test::buneman_levy(), Format::svg);
    std::string const line =
        "class=\"edge [a-z]+\">\\n<title>[^\\n]*</title>\\n<path[^>]* d=\"M[-0-9.]+,([-0-9.]+)C"
        "[-0-9., ]* [-0-9.]+,([-0-9.]+)\"";
    auto const links = pattern::matches(svg, line);
    EXPECT_EQ(links.size(), 4U) << svg;
    for (auto const& link : links) EXPECT_NEAR(std::stod(link[1]), std::stod(link[2]), 1.5);
}

TEST(ConnectionsFigure, PutsTheOutermostAutomatonOnTop) {
    std::string const svg = render_connections(test::two_levels(), Format::svg);
    std::string const name = "<text[^>]* y=\"([-0-9.]+)\"[^>]*>A([1-4])</text>";
    double last = -1e9;
    std::map<int, double> heights;
    for (auto const& each : pattern::matches(svg, name)) heights[std::stoi(each[2])] = std::stod(each[1]);
    ASSERT_EQ(heights.size(), 4U);
    for (auto const& [number, height] : heights) {
        EXPECT_GT(height, last) << number;
        last = height;
    }
}

}  // namespace
}  // namespace statewalk
