#include "turnstile.hpp"

#include <statewalk/gtest.hpp>

TEST(Turnstile, opens_for_a_coin) {
    statewalk::Tested<Turnstile> turnstile;
    turnstile.step(push{});
    EXPECT_EQ(turnstile.states(), "Locked");
    turnstile.step(coin{});
    EXPECT_EQ(turnstile.states(), "Unlocked");
    turnstile.step(push{});
    EXPECT_EQ(turnstile.states(), "Locked");
}

TEST(Turnstile, is_broken_by_a_kick) {
    statewalk::Tested<Turnstile> turnstile;
    turnstile.step(kick{});
    EXPECT_EQ(turnstile.states(), "Broken");
}
