#include <statewalk/gtest.hpp>

#include "door.hpp"

TEST(Door, opens) {
    statewalk::Tested<Machine> door;
    door.step(Push{});
    EXPECT_EQ(door.states(), "Open");
}

/// Fails, to be seen failing.
TEST(Door, DISABLED_is_locked_by_a_push) {
    statewalk::Tested<Machine> door;
    door.step(Push{});
    EXPECT_EQ(door.states(), "Locked");
}
