// What types are called where they are shown.
#include "automata/core/names.hpp"

#include <gtest/gtest.h>

#include <boost/mpl/vector.hpp>

using namespace statewalk;

namespace shop {
struct Open {};
struct Door {
    struct Open {};
    struct Player {};
    void creak(Open const&) {}
    bool quiet(Open const&) const { return true; }
};
template <class T>
struct Box {};
struct Labelled {
    static constexpr std::string_view label = "a label";
    static constexpr std::string_view note = "a note";
};
struct Theirs {};
struct Player {};
struct Player_ {};
struct play_helper {};
struct cheer_impl {};
template <class T>
struct Of_ {};
struct _ {};
}  // namespace shop

template <>
inline constexpr std::string_view statewalk::label<shop::Theirs> = "ours";

namespace {
struct Hidden {
    void method(int) {}
};
}  // namespace

TEST(Names, are_as_short_as_they_can_be) {
    EXPECT_EQ(shown_names<shop::Open>(), std::vector<std::string>{"Open"});
    EXPECT_EQ((shown_names<shop::Open, shop::Door::Open>()), (std::vector<std::string>{"shop::Open", "Door::Open"}));
    EXPECT_EQ(shown_names<Hidden>(), std::vector<std::string>{"Hidden"});
}

TEST(Names, are_short_in_angle_brackets_too) {
    EXPECT_EQ(shown_names<shop::Box<shop::Door::Open>>(), std::vector<std::string>{"Box<Open>"});
    EXPECT_EQ((shown_names<shop::Box<shop::Open>, shop::Box<shop::Door::Open>>()),
              (std::vector<std::string>{"Box<shop::Open>", "Box<Door::Open>"}));
    EXPECT_EQ((shown_names<shop::Box<shop::Box<shop::Open>>>()), std::vector<std::string>{"Box<Box<Open>>"});
}

TEST(Names, leave_out_what_msm_fills_up_with) {
    EXPECT_EQ((shown_names<shop::Box<boost::mpl::vector<shop::Open>>>()),
              std::vector<std::string>{"Box<vector<Open>>"});
}

TEST(Names, drop_the_suffixes_that_msm_users_and_euml_write) {
    EXPECT_EQ((shown_names<shop::Player_, shop::play_helper, shop::cheer_impl, shop::Of_<int>>()),
              (std::vector<std::string>{"Player", "play", "cheer", "Of<int>"}));
    EXPECT_EQ(shown_names<shop::_>(), std::vector<std::string>{"_"}) << "nothing would be left";
}

TEST(Names, keep_a_suffix_where_two_would_be_equal) {
    EXPECT_EQ((shown_names<shop::Player_, shop::Player>()), (std::vector<std::string>{"Player_", "Player"}));
    EXPECT_EQ((shown_names<shop::Player_, shop::Door::Player>()),
              (std::vector<std::string>{"shop::Player", "Door::Player"}))
        << "they are told apart by where they stand";
}

TEST(Names, of_labelled_types_keep_every_sign) {
    EXPECT_EQ(shown_names({"wait_", ""}, {"shop::Wait", "shop::wait_"}), (std::vector<std::string>{"wait_", "wait"}));
}

TEST(Names, are_labels_where_a_type_has_one) {
    EXPECT_EQ(shown_names<shop::Labelled>(), std::vector<std::string>{"a label"});
    EXPECT_EQ(note<shop::Labelled>, "a note");
    EXPECT_EQ(note<shop::Open>, "");
}

TEST(Names, can_be_given_to_a_type_from_outside) {
    EXPECT_EQ(shown_names<shop::Theirs>(), std::vector<std::string>{"ours"});
}

TEST(Names, of_types_with_one_label_are_kept_apart) {
    EXPECT_EQ(shown_names({"idle", "idle", "busy", ""}, {"Door::Idle", "Lift::Idle", "Lift::Busy", "Lift::Stuck"}),
              (std::vector<std::string>{"idle (Door::Idle)", "idle (Lift::Idle)", "busy", "Stuck"}));
}

TEST(Names, of_methods_are_those_in_the_source) {
    EXPECT_EQ(shown_names<Method<&shop::Door::creak>>(), std::vector<std::string>{"creak"});
    EXPECT_EQ(shown_names<Method<&shop::Door::quiet>>(), std::vector<std::string>{"quiet"})
        << "a const method demangles differently";
    EXPECT_EQ(shown_names<Method<&Hidden::method>>(), std::vector<std::string>{"method"});
}

TEST(ShortestUnambiguous, lengthens_only_what_would_be_mistaken) {
    std::vector<std::string> const names{"a::Player::Open", "a::Door::Open", "a::Door::Shut"};
    EXPECT_EQ(shortest_unambiguous(names), (std::vector<std::string>{"Player::Open", "Door::Open", "Shut"}));
}

TEST(ShortestUnambiguous, lengthens_between_brackets_before_outside) {
    EXPECT_EQ(shortest_unambiguous({"a::Box<b::X>", "a::Box<c::X>"}),
              (std::vector<std::string>{"Box<b::X>", "Box<c::X>"}));
    EXPECT_EQ(shortest_unambiguous({"a::Box<c::X>", "b::Box<c::X>"}),
              (std::vector<std::string>{"a::Box<X>", "b::Box<X>"}));
    EXPECT_EQ(shortest_unambiguous({"a::Box<c::X>::Y", "a::Box<d::X>::Y"}),
              (std::vector<std::string>{"Box<c::X>::Y", "Box<d::X>::Y"}));
}

TEST(ShortestUnambiguous, takes_no_tail_that_another_name_has) {
    EXPECT_EQ(shortest_unambiguous({"n1::Idle", "n2::Idle", "n2::n1::Idle", "m::Idle"}),
              (std::vector<std::string>{"n1::Idle", "n2::Idle", "n2::n1::Idle", "m::Idle"}));
}

TEST(ShortestUnambiguous, leaves_names_alone_whose_brackets_are_none) {
    EXPECT_EQ(shortest_unambiguous({"a::operator<::X", "b::operator<::X"}),
              (std::vector<std::string>{"a::operator<::X", "b::operator<::X"}));
    EXPECT_EQ(shortest_unambiguous({"a::operator()::X", "b::X"}), (std::vector<std::string>{"operator()::X", "b::X"}));
}

TEST(ShortestUnambiguous, gives_up_where_names_are_the_same) {
    EXPECT_EQ(shortest_unambiguous({"a::X", "a::X"}), (std::vector<std::string>{"X", "X"}));
    EXPECT_EQ(shortest_unambiguous({"X", "a::X"}), (std::vector<std::string>{"X", "a::X"}));
}
