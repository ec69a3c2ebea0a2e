// Rows that name methods, in the table, inside a state and inside the machine.
#include "tests/automata/core/msm_basic_rows.hpp"

#include "tests/automata/core/msm_logs.hpp"

using namespace statewalk;

namespace {

auto const events = twins::AnyOf(phone::lift{}, phone::dial{}, phone::ring{}, phone::talk{}, phone::hang_up{});

}  // namespace

TEST(BasicRows, are_drawn_in_the_order_of_the_tables) {
    EXPECT_EQ(twins::arrows(graph_of<phone::Phone>()), (std::vector<std::string>{
                                                           "lift: Down -> Up / pick",
                                                           "hang_up: Up -> Down [gentle] / drop",
                                                           "lift: Busy -> Up [firm]",
                                                           "hang_up: Busy -> Down",
                                                           "talk: Busy -> Busy / chat",
                                                           "talk: Up -> Up [shy] / chat",
                                                           "ring: Up -> Up [old]",
                                                           "ring: Busy -> Busy",
                                                           "dial: Up -> Busy / hum",
                                                           "dial: Up -> Up [patient] / clack",
                                                           "hang_up: Up -> Busy [polite]",
                                                           "dial: Busy -> Up",
                                                           "dial: Down -> Down / clack",
                                                           "ring: in any state / tinkle",
                                                           "hang_up: in any state [angry] / slam",
                                                           "talk: in any state [bold]",
                                                           "lift: in any state",
                                                           "ring: Down -> Down / tinkle",
                                                           "ring: Down -> Down [loud] / clang",
                                                           "dial: Down -> Down [dusty]",
                                                           "talk: Down -> Down",
                                                       }));
}

TEST(BasicRows, of_row2_are_drawn_too) {
    EXPECT_EQ(twins::arrows(graph_of<phone::Bell>()),
              (std::vector<std::string>{"ring: Still -> Swinging / strike", "ring: Swinging -> Still",
                                        "talk: Still -> Still [free] / hang", "lift: Swinging -> Swinging [tied]"}));
}

TEST(BasicRows, say_by_their_kind_whether_their_state_is_left) {
    TransitionGraph const graph = graph_of<phone::Phone>();
    std::vector<std::size_t> internal;
    for (std::size_t row = 0; row < graph.transitions.size(); ++row)
        if (graph.transitions[row].internal) internal.push_back(row);
    EXPECT_EQ(internal, (std::vector<std::size_t>{4, 5, 6, 7, 12, 13, 14, 15, 16, 17, 18, 19, 20}))
        << "row2 with equal ends (9) leaves its state and enters it again";
}

TEST(BasicRows, do_the_same_when_they_are_watched) {
    twins::expect_no_difference<phone::Phone>(events);
    twins::expect_no_difference<phone::Bell>(events);
}

TEST(BasicRows, can_each_be_made_to_lie) {
    twins::expect_each_lie_to_show<phone::Phone>(events);
    twins::expect_each_lie_to_show<phone::Bell>(events);
}

TEST(BasicRows, leave_logs_that_fit_the_graph) { twins::expect_logs_to_fit<phone::Phone>(events); }
