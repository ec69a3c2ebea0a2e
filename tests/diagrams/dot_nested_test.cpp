// States that hold machines, drawn as frames.
#include <gtest/gtest.h>

#include "diagrams/dot.hpp"
#include "tests/diagrams/count.hpp"
#include "tests/diagrams/graphs.hpp"

namespace statewalk {
namespace {

using test::count;
using test::nested;
using test::two_levels;

bool has(std::string const& text, std::string const& part) { return text.find(part) != std::string::npos; }

/// A frame with all that is in it; empty where there is none.
std::string frame(std::string const& figure, std::string const& name) {
    std::size_t const begin = figure.find("subgraph cluster_" + name + " {");
    if (begin == std::string::npos) return "";
    int depth = 0;
    std::size_t end = figure.find('{', begin);
    do {
        if (figure[end] == '{') ++depth;
        if (figure[end] == '}') --depth;
        ++end;
    } while (depth > 0 && end < figure.size());
    return figure.substr(begin, end - begin);
}

/// The attributes of an edge, up to the end of its statement.
std::string edge(std::string const& figure, std::string const& ends) {
    std::size_t const begin = figure.find(ends + "\t[");
    return begin == std::string::npos ? "" : figure.substr(begin, figure.find("];", begin) - begin);
}

TEST(DotOfNested, PutsWhatAStateHoldsIntoAFrame) {
    for (Style const style : {Style::switch_, Style::uml}) {
        std::string const figure = dot(nested(), style);
        EXPECT_EQ(count(figure, "subgraph cluster_state_"), 1U);
        std::string const inside = frame(figure, "state_8");
        for (std::string const node : {"state_8_0\t[", "state_8_2\t[", "initial_8_0\t["})
            EXPECT_TRUE(has(inside, node)) << node;
        for (std::string const node : {"state_1\t[", "state_10\t[", "initial_1\t["}) {
            EXPECT_FALSE(has(inside, node)) << node;
            EXPECT_TRUE(has(figure, node)) << node;
        }
        EXPECT_TRUE(has(inside, "id=state_8,")) << "the frame is the state";
        EXPECT_TRUE(has(inside, ">a machine runs<"));
        EXPECT_FALSE(has(figure, "\tstate_8\t["));
    }
}

TEST(DotOfNested, CutsArrowsOffAtTheFrame) {
    for (Style const style : {Style::switch_, Style::uml}) {
        std::string const figure = dot(nested(), style);
        EXPECT_TRUE(has(figure, "compound=true"));
        EXPECT_TRUE(has(edge(figure, "state_1 -> initial_8_0"), "lhead=cluster_state_8"));
        EXPECT_FALSE(has(edge(figure, "state_1 -> initial_8_0"), "ltail"));
        EXPECT_TRUE(has(edge(figure, "initial_8_0 -> state_10"), "ltail=cluster_state_8"));
        EXPECT_FALSE(has(edge(figure, "initial_8_0 -> state_10"), "lhead"));
        EXPECT_EQ(count(figure, "lhead="), 1U) << "arrows inside are not cut";
        EXPECT_EQ(count(figure, "ltail="), 1U);
    }
    EXPECT_FALSE(has(dot(test::buneman_levy()), "compound"));
}

TEST(DotOfNested, HasEveryArrowOnceWithAnIdOfItsOwn) {
    std::string const figure = dot(nested());
    EXPECT_EQ(count(figure, "class=arrow"), 5U);
    for (std::string const id : {"1_8", "8_10", "8_0_8_2", "8_2_8_2", "8_2_8_0"})
        EXPECT_EQ(count(figure, "id=arrow_" + id + ","), 1U) << id;
    EXPECT_EQ(count(figure, "shape=point"), 2U);
    EXPECT_TRUE(has(figure, "initial_8_0 -> state_8_0"));
}

TEST(DotOfNested, SaysWhichArrowIsTakenAtOnce) {
    EXPECT_EQ(count(dot(nested()), "<B>at once</B><BR/>x11<"), 1U);
    EXPECT_EQ(count(dot(nested()), "at once"), 1U);
    EXPECT_FALSE(has(dot(nested()), "Step"));
    EXPECT_EQ(count(dot(nested(), Style::uml), ">[x11]<"), 1U);
}

TEST(DotOfNested, WritesALoopOfAStateThatHoldsAMachineInsideIt) {
    TransitionGraph graph = nested();
    graph.transitions.push_back({2, 2, 0, {{{test::no(0)}}}, {0}, false});
    for (Style const style : {Style::switch_, Style::uml}) {
        std::string const figure = dot(graph, style);
        EXPECT_EQ(count(figure, "class=arrow"), 5U) << "it is no arrow";
        EXPECT_EQ(count(frame(figure, "state_8"), ">Step [!x11] / z11<"), 1U);
    }
}

TEST(DotOfNested, DrawsAnInitialStateThatHoldsAMachineWithAPointBeforeItsFrame) {
    std::string const figure = dot(two_levels());
    EXPECT_TRUE(has(edge(figure, "initial_a -> initial_a_in_a"), "lhead=cluster_state_a"));
    EXPECT_TRUE(has(figure, "initial_a_in_a -> state_a_in_a"));
    EXPECT_FALSE(has(frame(figure, "state_a"), "\tinitial_a\t["));
}

TEST(DotOfNested, BeginsWithThePointThatMarksTheInitialState) {
    std::string const first = "{\n\t\tgraph [rank=min];\n\t\tinitial_";
    EXPECT_TRUE(has(dot(nested()), first + "1\t["));
    EXPECT_TRUE(has(dot(two_levels()), first + "a\t["));
    EXPECT_EQ(count(dot(two_levels()), "rank=min"), 1U);
    EXPECT_FALSE(has(dot(test::buneman_levy()), "rank=min")) << "Graphviz does so where there are no frames";
}

TEST(DotOfNested, PutsFramesIntoFrames) {
    std::string const figure = dot(two_levels());
    std::string const b = frame(figure, "state_b");
    std::string const in_b = frame(figure, "state_b_in_b");
    EXPECT_TRUE(has(b, in_b)) << figure;
    EXPECT_TRUE(has(in_b, "state_b_in_b_deep\t[") && has(in_b, "state_b_in_b_deeper\t["));
    EXPECT_FALSE(has(frame(figure, "state_a"), "cluster_state_b"));
    // From frame to frame, and there is a way back: both ends are cut off, and a lies at a point of this arrow's own.
    std::string const there = edge(figure, "inside_a -> initial_b_in_b");
    EXPECT_TRUE(has(there, "ltail=cluster_state_a") && has(there, "lhead=cluster_state_b")) << figure;
    EXPECT_EQ(count(figure, "peripheries=2"), 1U);
}

TEST(DotOfNested, HasItsFramesInTheOrderOfTheStatesEachTime) {
    // Graphviz orders subgraphs by where their names lie in memory; so the names are made in other orders before.
    std::string const first = dot(two_levels());
    EXPECT_LT(first.find("subgraph cluster_state_a "), first.find("subgraph cluster_state_b "));
    TransitionGraph swapped = two_levels();
    std::swap(swapped.states[0].name, swapped.states[1].name);
    for (int i = 0; i < 20; ++i) {
        std::string const other = dot(swapped);
        EXPECT_LT(other.find("subgraph cluster_state_b "), other.find("subgraph cluster_state_a "));
        ASSERT_EQ(dot(two_levels()), first);
    }
}

TEST(DotOfNested, TakesNamesOfFramesForNothingButNames) {
    TransitionGraph graph = nested();
    graph.states[2].name = "a\"b\\N <i>{ } cluster_&amp;\n";
    graph.states[2].note = "<b>\xff\\G";
    graph.states[4].name = "/";
    for (Style const style : {Style::switch_, Style::uml}) {
        std::string const figure = dot(graph, style);
        EXPECT_TRUE(has(figure, "a&quot;b\\\\N &lt;i&gt;{ } cluster_&amp;amp;\\\\n<")) << figure;
        EXPECT_TRUE(has(figure, "&lt;b&gt;\\\\xff\\\\G<"));
        EXPECT_TRUE(has(figure, "id=state_a_b_N_i_cluster_amp_,")) << figure;
        EXPECT_EQ(count(figure, "subgraph cluster_state_"), 1U);
        EXPECT_EQ(count(figure, "class=arrow"), 5U);
    }
}

}  // namespace
}  // namespace statewalk
