#include "diagrams/figures.hpp"

#include <gtest/gtest.h>

#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "diagrams/graphviz.hpp"
#include "diagrams/jff.hpp"
#include "diagrams/json.hpp"
#include "diagrams/mermaid.hpp"
#include "diagrams/plantuml.hpp"
#include "diagrams/scxml.hpp"
#include "tests/diagrams/graphs.hpp"

namespace statewalk {
namespace {

TEST(Figures, HaveNamesAndSuffixesOfTheirOwn) {
    std::set<std::string_view> names;
    std::set<std::string_view> suffixes;
    for (FigureFormat const& format : figure_formats()) {
        EXPECT_TRUE(names.insert(format.name).second);
        EXPECT_TRUE(suffixes.insert(format.suffix).second);
        EXPECT_EQ(format.suffix.front(), '.');
        EXPECT_EQ(figure_format(format.name), &format);
    }
    EXPECT_EQ(names.size(), 9U);
    EXPECT_EQ(figure_format("gif"), nullptr);
    EXPECT_EQ(figure_format(""), nullptr);
}

TEST(Figures, AreNamedOnceWhateverTheyShow) {
    EXPECT_EQ(figure_format_names(), (std::vector<std::string>{"dot", "svg", "png", "pdf", "mermaid", "plantuml",
                                                               "scxml", "jff", "json", "text"}));
}

TEST(Figures, OfEachNotationAreMadeByItsFunction) {
    TransitionGraph const graph = test::buneman_levy();
    EXPECT_EQ(figure_format("mermaid")->make(graph, {}), mermaid(graph));
    EXPECT_EQ(figure_format("plantuml")->make(graph, {}), plantuml(graph));
    EXPECT_EQ(figure_format("scxml")->make(graph, {}), scxml(graph));
    EXPECT_EQ(figure_format("json")->make(graph, {}), json(graph));
    EXPECT_THROW(figure_format("jff")->make(graph, {}), std::invalid_argument);
}

TEST(Figures, ByGraphvizAreMadeWithTheirLookOrSayThatItIsMissing) {
    TransitionGraph const graph = test::buneman_levy();
    Look const look{Style::uml, {.counts = {1, 2, 3}}};
    try {
        EXPECT_EQ(figure_format("dot")->make(graph, look), dot(graph, look.style, look.emphasis));
        EXPECT_EQ(figure_format("svg")->make(graph, look), render(graph, look.style, Format::svg, look.emphasis));
        EXPECT_EQ(figure_format("png")->make(graph, look).substr(1, 3), "PNG");
        EXPECT_EQ(figure_format("pdf")->make(graph, look).substr(1, 3), "PDF");
    } catch (graphviz::Missing const&) {
        for (char const* name : {"dot", "svg", "png", "pdf"})
            EXPECT_THROW(figure_format(name)->make(graph, look), graphviz::Missing);
    }
}

}  // namespace
}  // namespace statewalk
