// Pictures of graphs that hold machines.
#include <gtest/gtest.h>

#include "diagrams/dot.hpp"
#include "tests/diagrams/count.hpp"
#include "tests/diagrams/graphs.hpp"

namespace statewalk {
namespace {

using test::count;

bool has(std::string const& text, std::string const& part) { return text.find(part) != std::string::npos; }

/// What is wrong with the tags of an XML text: each must be closed by one of its name, and no stray sign may stand between
/// them. Empty when nothing is.
std::string complaint(std::string const& xml) {
    std::vector<std::string> open;
    for (std::size_t at = 0; at < xml.size();) {
        std::size_t const tag = std::min(xml.find('<', at), xml.size());
        std::string const between = xml.substr(at, tag - at);
        if (has(between, ">")) return "a stray > in " + between;
        for (std::size_t sign = between.find('&'); sign != std::string::npos; sign = between.find('&', sign + 1))
            if (between.find(';', sign) == std::string::npos) return "a stray & in " + between;
        if (tag == xml.size()) break;
        bool const is_comment = xml.compare(tag, 4, "<!--") == 0;
        std::size_t const end = is_comment ? xml.find("-->", tag) + 2 : xml.find('>', tag);
        if (end >= xml.size()) return "a tag without an end";
        std::string const inside = xml.substr(tag + 1, end - tag - 1);
        at = end + 1;
        if (inside.front() == '?' || inside.front() == '!' || inside.back() == '/') continue;
        std::string const name = inside.substr(0, inside.find_first_of(" \n\t"));
        if (name.front() != '/') {
            open.push_back(name);
        } else {
            if (open.empty() || "/" + open.back() != name) return "<" + name + "> closes nothing";
            open.pop_back();
        }
    }
    return open.empty() ? "" : "<" + open.back() + "> is not closed";
}

std::string svg(TransitionGraph const& graph, Style style = Style::switch_) {
    return render(graph, style, Format::svg);
}

TEST(XmlComplaint, FindsWhatIsWrong) {
    EXPECT_EQ(complaint("<?xml?><a x=\"1\"><b/>&amp;<!-- > --></a>"), "");
    EXPECT_EQ(complaint("<a><b></a>"), "</a> closes nothing");
    EXPECT_EQ(complaint("<a>"), "<a> is not closed");
    EXPECT_EQ(complaint("<a>x & y</a>"), "a stray & in x & y");
    EXPECT_EQ(complaint("<a>x -> y</a>"), "a stray > in x -> y");
}

TEST(PictureOfNested, IsWellFormedInEitherStyle) {
    for (Style const style : {Style::switch_, Style::uml}) {
        EXPECT_EQ(complaint(svg(test::nested(), style)), "");
        EXPECT_EQ(complaint(svg(test::two_levels(), style)), "");
        EXPECT_EQ(complaint(svg(test::buneman_levy(), style)), "");
        EXPECT_EQ(complaint(svg(test::hostile(), style)), "");
    }
}

TEST(PictureOfNested, HasTheFrameWithItsIdAndClassAndWhatIsInIt) {
    std::string const picture = svg(test::nested());
    EXPECT_EQ(count(picture, "<g id=\"state_8\" class=\"cluster state\">"), 1U);
    EXPECT_EQ(count(picture, "<g id=\"state_8_0\" class=\"node state\">"), 1U);
    EXPECT_EQ(count(picture, "<g id=\"arrow_8_10\" class=\"edge arrow\">"), 1U);
    EXPECT_TRUE(has(picture, ">a machine runs</text>") && has(picture, ">at once</text>"));
    EXPECT_TRUE(has(picture, "State 8/0 (it begins), initial."));
}

TEST(PictureOfNested, IsDrawnWithoutAWordOfWarning) {
    // Graphviz warns of an arrow that is to be cut off at a frame in which it does not end.
    testing::internal::CaptureStderr();
    for (Style const style : {Style::switch_, Style::uml}) {
        svg(test::nested(), style);
        svg(test::two_levels(), style);
    }
    EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
}

TEST(PictureOfNested, ShowsHostileNamesOfFramesAsTheyAre) {
    TransitionGraph graph = test::nested();
    graph.states[2].name = "a\"b\\N <i>]]> </svg>&amp;\n";
    graph.states[2].note = "<!-- \xff";
    for (Style const style : {Style::switch_, Style::uml}) {
        std::string const picture = svg(graph, style);
        EXPECT_EQ(complaint(picture), "");
        EXPECT_EQ(count(picture, "</svg>"), 1U);
        EXPECT_TRUE(has(picture, "a&quot;b\\N &lt;i&gt;]]&gt; &lt;/svg&gt;&amp;amp;\\n</text>")) << picture;
    }
}

}  // namespace
}  // namespace statewalk
