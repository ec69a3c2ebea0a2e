#include <gtest/gtest.h>

#include "diagrams/dot.hpp"
#include "tests/diagrams/count.hpp"
#include "tests/diagrams/golden.hpp"
#include "tests/diagrams/graphs.hpp"
#include "tests/diagrams/names.hpp"
#include "tests/diagrams/player.hpp"

namespace statewalk {
namespace {

using test::count;
using test::golden;
using test::has;
using test::player;
using S = test::PlayerStates;

constexpr Style styles[] = {Style::switch_, Style::uml, Style::plain};

TEST(DotParts, OfThePlayerAreTheOnesThatWereLookedAt) {
    EXPECT_EQ(dot(player(), Style::switch_), golden("player_switch.dot"));
    EXPECT_EQ(dot(player(), Style::uml), golden("player_uml.dot"));
    EXPECT_EQ(dot(player(), Style::plain), golden("player_plain.dot"));
}

TEST(DotParts, EachRegionHasADashedFrameOnlyWhereThereAreSeveral) {
    for (Style const style : styles) {
        EXPECT_EQ(count(dot(player(), style), "style=\"dashed,rounded\""), 4U);
        EXPECT_EQ(count(dot(test::buneman_levy(), style), "subgraph"), 0U);
    }
    std::string const figure = dot(player());
    for (char const* id : {"region_1", "region_2", "region_Playing_1", "region_Playing_2"})
        EXPECT_EQ(count(figure, "subgraph cluster_" + std::string(id) + " {"), 1U) << id;
}

TEST(DotParts, AFrameOfARegionDoesNotRepeatTheLegend) { EXPECT_EQ(count(dot(player()), "it is the last song"), 1U); }

TEST(DotParts, HistoryIsAnHInTheFrameWithTheEventsAfterWhichItCounts) {
    TransitionGraph graph = player();
    for (Style const style : styles) {
        std::string const figure = dot(graph, style);
        EXPECT_EQ(count(figure, "class=history"), 1U);
        EXPECT_TRUE(has(figure,
                        ">H</FONT><BR/><FONT POINT-SIZE=\"17\">play</FONT><BR/>"
                        "<FONT POINT-SIZE=\"17\">resume</FONT>>"));
    }
    graph.states[S::playing].history = TransitionGraph::State::History::always;
    graph.states[S::playing].history_after.clear();
    EXPECT_TRUE(has(dot(graph), ">H</FONT>>"));
    graph.states[S::playing].history = TransitionGraph::State::History::none;
    EXPECT_FALSE(has(dot(graph), "class=history"));
}

TEST(DotParts, EntryAndExitPointsAreCirclesAtWhichArrowsEnd) {
    for (Style const style : styles) {
        std::string const figure = dot(player(), style);
        EXPECT_EQ(count(figure, "fixedsize=shape"), 2U);
        EXPECT_EQ(count(figure, ">\u00D7<"), 1U);  // a cross in one of them
        EXPECT_EQ(count(figure, "state_Open -> state_Playing_Begin\t"), 1U);
        EXPECT_EQ(count(figure, "state_Playing_Begin -> state_Playing_Second\t"), 1U);
        EXPECT_EQ(count(figure, "state_Playing_Second -> state_Playing_Finish\t"), 1U);
        EXPECT_EQ(count(figure, "state_Playing_Finish -> state_Empty\t"), 1U);
    }
}

TEST(DotParts, AForkIsABarWithOneLabelledEdgeInAndTheOthersOut) {
    std::string const figure = dot(player(), Style::uml);
    EXPECT_EQ(count(figure, "class=fork"), 1U);
    EXPECT_EQ(count(figure, "state_Paused -> fork_Paused_Playing_Second"), 1U);
    EXPECT_EQ(count(figure, "fork_Paused_Playing_Second -> state_Playing_Second"), 1U);
    EXPECT_EQ(count(figure, "fork_Paused_Playing_Second -> state_Playing_Mute"), 1U);
    EXPECT_EQ(count(figure, ">next / z1; z2<"), 1U);
}

TEST(DotParts, AnArrowToAWholeMachineEndsAtItsFrameAndOneToAPartInside) {
    std::string const figure = dot(player(), Style::uml);
    EXPECT_EQ(count(figure, "lhead=cluster_state_Playing"), 2U);  // play, resume
    EXPECT_EQ(count(figure, "ltail=cluster_state_Playing"), 2U);  // stop, pause
}

TEST(DotParts, AFrameWithoutAnInitialStateTakesArrowsToo) {
    TransitionGraph graph = test::buneman_levy();
    graph.states.push_back({.name = "2", .note = "", .parent = 1});
    std::string const figure = dot(graph);
    EXPECT_EQ(count(figure, "state_0 -> inside_1"), 1U);
    EXPECT_EQ(count(figure, "state_1 ["), 0U);  // no node of the frame's name
    EXPECT_EQ(count(figure, "style=invis"), 2U) << "that node, and the room around the frame";
}

TEST(DotParts, WhatAStateDoesStandsInItsBox) {
    for (Style const style : {Style::switch_, Style::uml})
        for (char const* text : {">play / defer<", ">flag lid_up<", ">flag cold<", ">entry / on_entry<",
                                 ">exit / on_exit<", ">interrupts until repair<", ">terminates the whole<BR/>machine<"})
            EXPECT_EQ(count(dot(player(), style), text), 1U) << text;
}

TEST(DotParts, WhatAStateDoesStandsBelowInPlainStyle) {
    for (char const* text :
         {"no disc<BR/>play / defer<", ">flag lid_up<BR/>flag cold<", ">entry / on_entry<BR/>exit / on_exit<",
          ">interrupts until repair<", ">terminates the whole<BR/>machine<"})
        EXPECT_EQ(count(dot(player(), Style::plain), text), 1U) << text;
}

TEST(DotParts, WhatAnyStateDoesStandsBelow) {
    for (Style const style : styles)
        EXPECT_TRUE(has(dot(player(), style),
                        "<B>in any state</B></TD><TD ALIGN=\"LEFT\" BALIGN=\"LEFT\">"
                        "tick [x1 &amp; x2] / z2<"));
}

TEST(DotParts, EveryTransitionIsAnArrowOrAText) {
    // Three are texts in every style: 13 is of any state, 20 and 21 do not leave their frame. In UML 9 is internal, too.
    std::size_t const all = player().transitions.size();
    EXPECT_EQ(count(dot(player(), Style::switch_), "class=arrow"), all - 3);
    EXPECT_EQ(count(dot(player(), Style::plain), "class=arrow"), all - 3);
    EXPECT_EQ(count(dot(player(), Style::uml), "class=arrow"), all - 4);
    for (Style const style : styles) {
        std::string const figure = dot(player(), style);
        EXPECT_TRUE(has(figure, ">tick / z2<") || has(figure, "<BR/>tick / z2<"));
        EXPECT_TRUE(has(figure, "Playing -&gt; Second:<BR/>next [x1]<"));
    }
    EXPECT_TRUE(has(dot(player(), Style::uml), ">tick [!x1] / z2<"));
}

TEST(DotParts, APlainStateIsACircleWithItsNameAlone) {
    std::string const figure = dot(player(), Style::plain);
    EXPECT_TRUE(has(figure, "shape=circle"));
    EXPECT_TRUE(has(figure, "label=<<FONT POINT-SIZE=\"24\">Empty</FONT>>"));
    EXPECT_TRUE(has(figure, "<B>Empty</B></TD><TD ALIGN=\"LEFT\" BALIGN=\"LEFT\">no disc<BR/>play / defer<"));
}

TEST(DotParts, AreDrawnWithAnyNames) {
    for (Style const style : styles) {
        std::string const svg = render(test::stumbling(), style, Format::svg);
        EXPECT_EQ(count(svg, "</svg>"), 1U);
        EXPECT_EQ(count(svg, "class=\"edge arrow\""), test::stumbling().transitions.size());
    }
}

TEST(DotParts, LoopsStandAboveAndBelowTheirStateAndThenInIt) {
    TransitionGraph graph = test::buneman_levy();
    auto const loop = graph.transitions[2];
    graph.transitions.push_back(loop);
    std::string figure = dot(graph);
    EXPECT_EQ(count(figure, "state_1 -> state_1"), 1U);
    EXPECT_EQ(count(figure, "state_1:s -> state_1:s"), 1U);
    graph.transitions.push_back(loop);
    figure = dot(graph);
    EXPECT_EQ(count(figure, "state_1 -> state_1") + count(figure, "state_1:s -> state_1:s"), 2U);
    EXPECT_EQ(count(figure, ">1 -&gt; 1:<BR/>"), 1U) << figure;
}

}  // namespace
}  // namespace statewalk
