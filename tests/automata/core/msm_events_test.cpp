// Events by their base class, by boost::any and by what they carry.
#include "tests/automata/core/msm_events.hpp"

#include "tests/automata/core/msm_logs.hpp"

using namespace statewalk;

namespace {

auto const events =
    twins::AnyOf(keypad::digit{1}, keypad::digit{3}, keypad::enter{}, keypad::key{'#'}, keypad::timeout{});

}  // namespace

TEST(Events, are_drawn_by_what_their_rows_name) {
    EXPECT_EQ(twins::arrows(graph_of<keypad::Lock>()), (std::vector<std::string>{
                                                           "key: Waiting -> Waiting / click",
                                                           "digit: Waiting -> Typing / note",
                                                           "key: Typing -> Waiting / click",
                                                           "digit: Typing -> Typing / note",
                                                           "enter: Typing -> Open [right]",
                                                           "any: Open -> Open / alarm",
                                                           "any: Open -> Waiting [loud] / alarm",
                                                           "timeout: Open -> Waiting",
                                                       }));
}

TEST(Events, that_are_others_too_are_known) {
    // key, digit, enter, any, timeout
    std::vector<std::pair<std::size_t, std::size_t>> kin;
    for (auto const& [event, base] : graph_of<keypad::Lock>().kinships) kin.emplace_back(event, base);
    EXPECT_EQ(kin, (std::vector<std::pair<std::size_t, std::size_t>>{{0, 3}, {1, 0}, {1, 3}, {2, 0}, {2, 3}, {4, 3}}));
}

TEST(Events, do_the_same_when_they_are_watched) { twins::expect_no_difference<keypad::Lock>(events); }

TEST(Events, can_each_be_made_to_lie) { twins::expect_each_lie_to_show<keypad::Lock>(events); }

TEST(Events, leave_logs_that_fit_the_graph) { twins::expect_logs_to_fit<keypad::Lock>(events); }
