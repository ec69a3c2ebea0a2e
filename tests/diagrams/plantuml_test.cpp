#include "diagrams/plantuml.hpp"

#include <gtest/gtest.h>

#include "tests/diagrams/count.hpp"
#include "tests/diagrams/golden.hpp"
#include "tests/diagrams/graphs.hpp"
#include "tests/diagrams/names.hpp"
#include "tests/diagrams/player.hpp"

namespace statewalk {
namespace {

using test::count;
using test::has;
using test::player;
using S = test::PlayerStates;

TEST(PlantUml, OfBunemanLevyReadsLikeTheFigure) {
    EXPECT_EQ(plantuml(test::buneman_levy()),
              "@startuml\n"
              "hide empty description\n"
              "left to right direction\n"
              "title buneman-levy\n"
              "state \"0\" as state_0\n"
              "state_0 : at rest: not started, or all discs delivered\n"
              "[*] --> state_0\n"
              "state \"1\" as state_1\n"
              "state_1 : the smallest disc has just moved\n"
              "state_0 --> state_1 : Step / z1\n"
              "state_1 --> state_0 : Step [x1]\n"
              "state_1 --> state_1 : Step [!x1] / z2; z1\n"
              "legend\n"
              "  x1: every disc is delivered\n"
              "  z1: move the smallest disc one peg on along its cycle\n"
              "  z2: make the only legal move of another disc\n"
              "endlegend\n"
              "@enduml\n");
}

TEST(PlantUml, OfThePlayerIsTheOneThatWasLookedAt) { EXPECT_EQ(plantuml(player()), test::golden("player.puml")); }

TEST(PlantUml, IsTheSameBytesEachTime) { EXPECT_EQ(plantuml(test::stumbling()), plantuml(test::stumbling())); }

TEST(PlantUml, ArrowsComeAfterAllStatesWhichWouldElseBeMadeAnew) {
    std::string const text = plantuml(player());
    EXPECT_GT(text.find("state_Empty --> state_Open"), text.find("state \"Dead\""));
}

TEST(PlantUml, HasPointsForksAndHistoryOfItsOwn) {
    std::string const text = plantuml(player());
    EXPECT_TRUE(has(text, "state \"Begin\" as state_Playing_Begin <<entryPoint>>\n"));
    EXPECT_TRUE(has(text, "state \"Finish\" as state_Playing_Finish <<exitPoint>>\n"));
    EXPECT_TRUE(has(text,
                    "state fork_7 <<fork>>\n"
                    "state_Paused --> fork_7 : next / z1; z2\n"
                    "fork_7 --> state_Playing_Second\n"
                    "fork_7 --> state_Playing_Mute\n"));
    EXPECT_TRUE(has(text, "state_Paused --> state_Playing[H] : resume\n"));
    EXPECT_TRUE(has(text, "state_Playing : history after play, resume\n"));
}

TEST(PlantUml, RegionsAreDashedStates) {
    EXPECT_EQ(count(plantuml(player()), " ##[dashed] {\n"), 4U);
    EXPECT_EQ(count(plantuml(test::buneman_levy()), "##[dashed]"), 0U);
}

TEST(PlantUml, WritesWhatHasNoArrowIntoTheStates) {
    std::string const text = plantuml(player());
    EXPECT_TRUE(has(text, "state_Paused : tick [!x1] / z2\n"));
    EXPECT_TRUE(has(text, "state_Playing : Playing <U+002D><U+003E> Second: next [x1]\n"));
    EXPECT_TRUE(has(text, "\nmachine : in any state: tick [x1 & x2] / z2\n"));
}

TEST(PlantUml, LeavesNoMarkOfANameThatMeansSomething) {
    std::string const text = plantuml(test::stumbling());
    EXPECT_EQ(count(text, "@enduml"), 1U);
    EXPECT_FALSE(has(text, "<b>"));
    EXPECT_FALSE(has(text, "%date"));
    EXPECT_TRUE(has(text, "state \"<U+003C>U<U+002B>0041<U+003E>\" as "));
    EXPECT_TRUE(has(text, "state \"<U+0022>quoted<U+0022>\" as "));
    EXPECT_TRUE(has(text, "state \"<U+00A0>\" as "));
}

}  // namespace
}  // namespace statewalk
