#include <gtest/gtest.h>

#include "diagrams/dot.hpp"
#include "diagrams/graphviz.hpp"
#include "tests/diagrams/count.hpp"
#include "tests/diagrams/graphs.hpp"

namespace statewalk {
namespace {

using test::buneman_levy;
using test::count;
using test::has;
using test::hostile;

TEST(Picture, InEveryFormatStartsAsTheFormatSays) {
    EXPECT_EQ(render(buneman_levy(), Style::switch_, Format::png).substr(0, 8), "\x89PNG\r\n\x1a\n");
    EXPECT_EQ(render(buneman_levy(), Style::uml, Format::pdf).substr(0, 5), "%PDF-");
    EXPECT_TRUE(has(render(buneman_levy(), Style::uml, Format::svg), "<svg "));
}

TEST(Picture, InSvgBeginsWithItsTitleAndTheGraphInWords) {
    std::string const svg = render(buneman_levy(), Style::switch_, Format::svg);
    std::size_t const inside = svg.find('>', svg.find("<svg")) + 1;
    EXPECT_EQ(svg.find("\n<title>buneman-levy</title>\n<desc>State 0 (at rest"), inside);
    EXPECT_TRUE(has(svg, "Arrow 1 -&gt; 1 [!x1] / z2; z1 on Step.</desc>"));
}

TEST(Picture, InSvgCarriesIdsAndClasses) {
    std::string const svg = render(buneman_levy(), Style::switch_, Format::svg);
    EXPECT_TRUE(has(svg, "<g id=\"state_1\" class=\"node state\">"));
    EXPECT_TRUE(has(svg, "<g id=\"arrow_1_1\" class=\"edge arrow\">"));
    EXPECT_TRUE(has(svg, "<g id=\"initial_0\" class=\"node initial\">"));
}

TEST(Picture, ShowsEveryConditionAndAction) {
    std::string const svg = render(buneman_levy(), Style::switch_, Format::svg);
    for (char const* text : {">1: x1</text>", ">else</text>", ">z2; z1</text>", ">has just moved</text>",
                             ">every disc is delivered</text>"})
        EXPECT_TRUE(has(svg, text)) << text;
}

TEST(Picture, ShowsHostileNamesAsTheyAre) {
    for (Style const style : {Style::switch_, Style::uml}) {
        std::string const svg = render(hostile(), style, Format::svg);
        EXPECT_EQ(count(svg, "</svg>"), 1U);
        EXPECT_EQ(count(svg, "<i>"), 0U);
        EXPECT_TRUE(
            has(svg, "<title>a &quot;quoted&quot; &lt;b&gt;&amp;amp;\\N&lt;/b&gt;\\n--&gt;&lt;/svg&gt;</title>"));
        EXPECT_TRUE(has(svg, "\\N \\G &lt;i&gt;tags&lt;/i&gt; &amp;</text>"));
        EXPECT_TRUE(has(svg, ">line\\nbreak and \\xff</text>"));
    }
}

TEST(Picture, OfAnEmptyGraphIsAPicture) {
    EXPECT_TRUE(has(render(TransitionGraph{}, Style::switch_, Format::svg), "</svg>"));
}

TEST(Picture, LeavesTheDrawingAsItWas) {
    graphviz::Drawing drawing{"g"};
    drawing.node("a", {});
    drawing.edge("a", "a", {});
    std::string const before = drawing.dot();
    EXPECT_EQ(drawing.render("svg"), drawing.render("svg"));
    EXPECT_EQ(drawing.dot(), before);
}

TEST(Picture, HasEveryEdgeAlsoWhereGraphvizLosesOneAtFirst) {
    graphviz::Drawing drawing{"g"};  // made smaller until Graphviz 2.42 lost an edge no more
    drawing.set({{"rankdir", "LR"}, {"compound", "true"}});
    drawing.cluster("frame", {{"margin", "8"}});
    for (char const* inside : {"a", "b", "c", "d"}) drawing.node(inside, {{"shape", "box"}}, "frame");
    drawing.edge("out", "d", {});
    drawing.edge("a", "out", {});
    drawing.edge("out", "b", {});
    drawing.edge("c", "b", {});
    drawing.edge("a", "out", {{"headport", "w"}});
    drawing.edge("a", "out", {{"weight", "0"}});
    EXPECT_EQ(count(drawing.render("svg"), "class=\"edge\""), 6U);
}

#ifndef __SANITIZE_ADDRESS__  // Graphviz 2.42 reads what stands before an array here; there that is no number
TEST(Picture, OutlivesALabelBetweenNodesOfTheFirstRank) {
    for (std::size_t other = 1; other < 40; ++other) {
        TransitionGraph graph = test::chain(40);  // folded: the first states of its lines stand in one rank
        graph.transitions.push_back({39, other, 0, {}, {}});
        graph.transitions.push_back({other, 36, 0, {}, {}});
        EXPECT_EQ(count(render(graph, Style::switch_, Format::svg), "class=\"edge arrow\""), 41U);
    }
}
#endif

TEST(Picture, ThatCannotBeDrawnIsAnErrorInOneLineAndNothingOnStandardError) {
    graphviz::Drawing drawing{"g"};
    drawing.node("a", {{"label", "<B>not closed", true}});
    testing::internal::CaptureStderr();
    for (char const* format : {"svg", "no-such-format"}) {
        try {
            drawing.render(format);
            ADD_FAILURE() << format;
        } catch (std::runtime_error const& error) {
            EXPECT_EQ(std::string(error.what()).find("Graphviz: Error: "), 0U) << error.what();
            EXPECT_FALSE(has(error.what(), "\n"));
        }
    }
    EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
}

}  // namespace
}  // namespace statewalk
