#include "basic_rows.hpp"

#include <statewalk/gtest.hpp>

#include "lines.hpp"

using namespace examples;

TEST(Kettle, runs_as_by_hand) {
    Lines lines;
    statewalk::run<Kettle>(statewalk::script(fill(), press(), reading(60), reading(100), press(), press()), lines);
    EXPECT_EQ(lines.text(), R"(Off fill / take_water -> Off
Off press [has_water yes] -> Heating
Heating reading [boils no, is_colder yes] / show -> Heating
Heating reading [boils yes] / click -> Off
Off press [has_water yes] -> Heating
Heating press -> Off
finished
)");
}

TEST(Kettle, stays_off_without_water) {
    statewalk::Tested<Kettle> kettle;
    kettle.step(press());
    EXPECT_EQ(kettle.states(), "Off");
}

TEST(Kettle, switches_itself_off_when_the_water_boils) {
    statewalk::Tested<Kettle> kettle;
    kettle.step(fill());
    kettle.step(press());
    kettle.step(reading(99));
    EXPECT_EQ(kettle.states(), "Heating");
    kettle.step(reading(100));
    EXPECT_EQ(kettle.states(), "Off");
}
