// Tables in other sequences than an mpl::vector of twenty rows. One way to have more, as MSM's users write it: the
// limits of MPL, raised before anything is included. Another: a vector of Fusion.
#define BOOST_MPL_CFG_NO_PREPROCESSED_HEADERS
#define BOOST_MPL_LIMIT_VECTOR_SIZE 30
#define BOOST_MPL_LIMIT_MAP_SIZE 30
#include <boost/fusion/container/vector.hpp>
#include <boost/fusion/include/mpl.hpp>
#include <boost/mpl/vector.hpp>
#include <boost/msm/back/state_machine.hpp>
#include <boost/msm/front/functor_row.hpp>
#include <boost/msm/front/state_machine_def.hpp>
#include <boost/msm/front/states.hpp>

#include "automata/core/graph_of.hpp"
#include "tests/automata/core/msm_twins.hpp"

using namespace statewalk;

namespace {

namespace msm = boost::msm;
using msm::front::Row;

template <char Letter>
struct key {};

/// Reads keys into a word; 24 rows.
struct Typist_ : msm::front::state_machine_def<Typist_> {
    template <int Column>
    struct At : msm::front::state<> {};
    using initial_state = At<0>;

    struct type {
        template <char Letter, class Machine, class Source, class Target>
        void operator()(key<Letter> const&, Machine&, Source&, Target&) const {
            twins::say(std::string(1, Letter));
        }
    };
    // clang-format off
    struct transition_table : boost::mpl::vector<
        Row<At<0>, key<'a'>, At<1>, type>, Row<At<0>, key<'b'>, At<2>, type>, Row<At<0>, key<'c'>, At<3>, type>,
        Row<At<0>, key<'d'>, At<4>, type>, Row<At<0>, key<'e'>, At<5>, type>, Row<At<0>, key<'f'>, At<0>, type>,
        Row<At<1>, key<'a'>, At<2>, type>, Row<At<1>, key<'b'>, At<3>, type>, Row<At<1>, key<'c'>, At<4>, type>,
        Row<At<1>, key<'d'>, At<5>, type>, Row<At<2>, key<'a'>, At<3>, type>, Row<At<2>, key<'b'>, At<4>, type>,
        Row<At<2>, key<'c'>, At<5>, type>, Row<At<2>, key<'d'>, At<0>, type>, Row<At<3>, key<'a'>, At<4>, type>,
        Row<At<3>, key<'b'>, At<5>, type>, Row<At<3>, key<'c'>, At<0>, type>, Row<At<3>, key<'d'>, At<1>, type>,
        Row<At<4>, key<'a'>, At<5>, type>, Row<At<4>, key<'b'>, At<0>, type>, Row<At<4>, key<'c'>, At<1>, type>,
        Row<At<4>, key<'d'>, At<2>, type>, Row<At<5>, key<'a'>, At<0>, type>, Row<At<5>, key<'b'>, At<1>, type>
    > {};
    // clang-format on
    template <class Machine, class Event>
    void no_transition(Event const&, Machine&, int) {
        twins::say("nothing");
    }
};
using Typist = msm::back::state_machine<Typist_>;

struct Shift_ : msm::front::state_machine_def<Shift_> {
    struct Small : msm::front::state<> {};
    struct Capital : msm::front::state<> {};
    using initial_state = Small;
    struct transition_table
        : boost::fusion::vector<Row<Small, key<'^'>, Capital, Typist_::type>, Row<Capital, key<'^'>, Small>> {};
};
using Shift = msm::back::state_machine<Shift_>;

}  // namespace

TEST(ManyRows, are_all_drawn) {
    auto const arrows = twins::arrows(graph_of<Typist>());
    ASSERT_EQ(arrows.size(), 24U);
    EXPECT_EQ(arrows.front(), "key<(char)97>: At<0> -> At<1> / type");
    EXPECT_EQ(arrows[20], "key<(char)99>: At<4> -> At<1> / type");
    EXPECT_EQ(arrows.back(), "key<(char)98>: At<5> -> At<1> / type");
}

TEST(ManyRows, do_the_same_when_they_are_watched) {
    twins::expect_no_difference<Typist>(
        twins::AnyOf(key<'a'>{}, key<'b'>{}, key<'c'>{}, key<'d'>{}, key<'e'>{}, key<'f'>{}));
}

TEST(AFusionVector, may_be_a_table) {
    EXPECT_EQ(twins::arrows(graph_of<Shift>()),
              (std::vector<std::string>{"key<(char)94>: Small -> Capital / type", "key<(char)94>: Capital -> Small"}));
    twins::expect_no_difference<Shift>(twins::AnyOf(key<'^'>{}));
}
