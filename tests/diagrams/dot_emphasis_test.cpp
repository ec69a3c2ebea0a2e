#include <gtest/gtest.h>

#include <stdexcept>

#include "diagrams/dot.hpp"
#include "tests/diagrams/count.hpp"
#include "tests/diagrams/golden.hpp"
#include "tests/diagrams/graphs.hpp"
#include "tests/diagrams/player.hpp"

namespace statewalk {
namespace {

using test::buneman_levy;
using test::count;
using test::has;
using test::player;

std::string with_counts(std::vector<std::uint64_t> counts, Style style = Style::switch_) {
    return dot(buneman_levy(), style, {.counts = std::move(counts)});
}

TEST(DotEmphasis, OfNothingChangesNoByte) {
    EXPECT_EQ(dot(buneman_levy(), Style::switch_, {}), test::golden("buneman_levy_switch.dot"));
}

TEST(DotEmphasis, OfCountsAndLitPartsIsTheOneThatWasLookedAt) {
    EXPECT_EQ(dot(buneman_levy(), Style::switch_, {{8, 0, 1000000}, {1}, {0}}),
              test::golden("buneman_levy_emphasis.dot"));
}

TEST(DotEmphasis, EachArrowBearsItsCount) {
    for (Style const style : {Style::switch_, Style::uml, Style::plain}) {
        std::string const figure = with_counts({1, 0, 18446744073709551615U}, style);
        EXPECT_EQ(count(figure, ">\u00D7 1<"), 1U);
        EXPECT_EQ(count(figure, ">\u00D7 0<"), 1U);
        EXPECT_EQ(count(figure, ">\u00D7 18446744073709551615<"), 1U);
    }
}

// 1.5 and a quarter for each bit of the count: 1 has one bit, 4 has three, 1000 has ten, 2^64 - 1 has sixty-four.
TEST(DotEmphasis, AnArrowIsTheThickerTheMoreBitsItsCountHas) {
    std::string const figure = with_counts({1, 4, 1000});
    EXPECT_EQ(count(figure, "penwidth=1.75"), 1U);
    EXPECT_EQ(count(figure, "penwidth=2.25"), 1U);
    EXPECT_EQ(count(figure, "penwidth=4]") + count(figure, "penwidth=4,"), 1U);
    EXPECT_EQ(count(with_counts({2, 2, 18446744073709551615U}), "penwidth=17.5"), 1U);
}

TEST(DotEmphasis, OnlyAnArrowThatWasNeverTakenIsDashed) {
    EXPECT_EQ(count(with_counts({1, 0, 3}), "style=dashed"), 1U);
    EXPECT_EQ(count(with_counts({1, 1, 3}), "style=dashed"), 0U);
}

TEST(DotEmphasis, ATransitionWithoutAnArrowBearsItsCountInItsText) {
    std::vector<std::uint64_t> counts(player().transitions.size(), 1);
    counts[9] = 90;
    counts[13] = 130;
    counts[20] = 200;
    std::string const figure = dot(player(), Style::uml, {.counts = counts});
    EXPECT_TRUE(has(figure, ">tick [!x1] / z2&#160;&#160;\u00D7 90<"));
    EXPECT_TRUE(has(figure, ">tick [x1 &amp; x2] / z2&#160;&#160;\u00D7 130<"));
    EXPECT_TRUE(has(figure, ">tick / z2&#160;&#160;\u00D7 200<"));
}

TEST(DotEmphasis, AllEdgesOfAForkAreAsThick) {
    std::vector<std::uint64_t> counts(player().transitions.size(), 1);
    counts[6] = 1U << 20U;  // 21 bits
    EXPECT_EQ(count(dot(player(), Style::uml, {.counts = counts}), "penwidth=6.75"), 3U);
}

TEST(DotEmphasis, LitStatesAreThickAndShadedAndLitArrowsDouble) {
    std::string const figure = dot(buneman_levy(), Style::switch_, {.lit_states = {1}, .lit_transitions = {2}});
    EXPECT_EQ(count(figure, "class=\"state lit\""), 1U);
    EXPECT_EQ(count(figure, "class=\"arrow lit\""), 1U);
    EXPECT_EQ(count(figure, "style=\"rounded,filled\""), 1U);
    EXPECT_EQ(count(figure, "penwidth=5"), 1U);
    EXPECT_EQ(count(figure, ":white:"), 1U);
}

TEST(DotEmphasis, FramesPointsAndTextsCanBeLit) {
    using S = test::PlayerStates;
    std::string const figure =
        dot(player(), Style::uml, {.lit_states = {S::playing, S::way_in}, .lit_transitions = {6, 20}});
    EXPECT_EQ(count(figure, "class=\"state lit\""), 2U);
    EXPECT_EQ(count(figure, ":white:"), 3U);  // into the fork and out of it
    EXPECT_TRUE(has(figure, "<B>tick / z2</B>"));
}

TEST(DotEmphasis, OfAnotherGraphIsRefused) {
    EXPECT_THROW(with_counts({1, 2}), std::invalid_argument);
    EXPECT_THROW(with_counts({1, 2, 3, 4}), std::invalid_argument);
    EXPECT_THROW(dot(buneman_levy(), Style::uml, {.lit_states = {2}}), std::invalid_argument);
    EXPECT_THROW(dot(buneman_levy(), Style::uml, {.lit_transitions = {3}}), std::invalid_argument);
    EXPECT_THROW(render(buneman_levy(), Style::uml, Format::svg, {.lit_states = {2}}), std::invalid_argument);
}

}  // namespace
}  // namespace statewalk
