// What types are called where they are shown.
#include "automata/core/names.hpp"

#include <gtest/gtest.h>

using namespace statewalk;

namespace shop {
struct Open {};
struct Door {
    struct Open {};
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

TEST(Names, keep_what_stands_in_angle_brackets_together) {
    EXPECT_EQ(shown_names<shop::Box<shop::Door::Open>>(), std::vector<std::string>{"Box<shop::Door::Open>"});
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

TEST(ShortestUnambiguous, gives_up_where_names_are_the_same) {
    EXPECT_EQ(shortest_unambiguous({"a::X", "a::X"}), (std::vector<std::string>{"X", "X"}));
    EXPECT_EQ(shortest_unambiguous({"X", "a::X"}), (std::vector<std::string>{"X", "a::X"}));
}
