// The automaton, tested: in which state it is, and what it has done to the lamp. When an expectation fails, its last
// steps are printed.
#include "automaton.hpp"

#include <statewalk/gtest.hpp>

TEST(DeskLamp, shines_when_the_button_is_pressed) {
    Lamp lamp;
    statewalk::Tested<DeskLamp> automaton(lamp);
    EXPECT_EQ(automaton.states(), "0");
    EXPECT_FALSE(lamp.shines());
    automaton.step(Press{});
    EXPECT_EQ(automaton.states(), "1");
    EXPECT_TRUE(lamp.shines());
}

TEST(DeskLamp, goes_dark_when_it_is_pressed_again) {
    Lamp lamp;
    statewalk::Tested<DeskLamp> automaton(lamp);
    for (int i = 0; i < 2; ++i) automaton.step(Press{});
    EXPECT_EQ(automaton.states(), "0");
    EXPECT_FALSE(lamp.shines());
}

TEST(DeskLamp, only_clicks_when_the_battery_is_empty) {
    Lamp lamp;
    statewalk::Tested<DeskLamp> automaton(lamp);
    for (int i = 0; i < 4; ++i) automaton.step(Press{});
    EXPECT_FALSE(lamp.charged());
    automaton.step(Press{});
    EXPECT_EQ(automaton.states(), "0");
    EXPECT_FALSE(lamp.shines());
    EXPECT_EQ(lamp.clicks(), 1U);
}
