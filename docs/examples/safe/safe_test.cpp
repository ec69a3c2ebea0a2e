#include "safe.hpp"

#include <statewalk/gtest.hpp>

#include "lines.hpp"

using namespace safe;

TEST(Safe, opens_for_its_combination) {
    statewalk::Tested<Safe> safe(1848);
    safe.step(entered{1848});
    EXPECT_EQ(safe.states(), "Open");
}

TEST(Safe, runs_as_by_hand) {
    examples::Lines lines;
    auto const events = statewalk::script(entered{1}, entered{1848}, shut{}, entered{2}, entered{3});
    statewalk::run<Safe>(events, lines, 1848);
    EXPECT_EQ(lines.text(), R"(Closed entered [is_wrong_again no, is_wrong yes] / count -> Closed
Closed entered [is_wrong_again no, is_wrong no, is_right yes] -> Open
Open shut -> Closed
Closed entered [is_wrong_again no, is_wrong yes] / count -> Closed
Closed entered [is_wrong_again yes] -> Blocked for good
finished
)");
}
