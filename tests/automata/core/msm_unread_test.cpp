// What a graph cannot show it says, at that place; and what cannot be traced can be drawn.
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
using msm::front::none;
using msm::front::Row;

struct knock {};
struct ring {};

struct Inside_ : msm::front::state_machine_def<Inside_> {
    struct Hall : msm::front::state<> {};
    struct Cellar : msm::front::state<> {};
    using initial_state = Hall;
    struct transition_table : boost::mpl::vector<Row<Hall, knock, Cellar>, Row<Cellar, knock, Hall>> {};
};
/// Goes on where it was left, like MSM's own; but who reads it cannot know.
struct Diary : msm::back::AlwaysHistory {};
using Inside = msm::back::state_machine<Inside_, Diary>;

struct Outside : msm::front::state<> {};

/// A row of nobody's kind.
struct ByChance {
    using row_type_tag = msm::row_tag;
    using Source = Outside;
    using Evt = ring;
    using Target = Inside;
    template <class Machine, class From, class To, class All>
    static bool guard_call(Machine&, ring const&, From&, To&, All&) {
        return twins::moment % 2 == 0;
    }
    template <class Machine, class From, class To, class All>
    static msm::back::HandledEnum action_call(Machine&, ring const&, From&, To&, All&) {
        twins::say("by chance");
        return msm::back::HANDLED_TRUE;
    }
};

struct House_ : msm::front::state_machine_def<House_> {
    using initial_state = Outside;
    struct transition_table : boost::mpl::vector<ByChance, Row<Inside, ring, Outside>> {};
    template <class Machine, class Event>
    void no_transition(Event const&, Machine&, int) {}
};
using House = msm::back::state_machine<House_>;

/// Its parts name its back-end: there can be no twin of it.
struct Gate_;
using Gate = msm::back::state_machine<Gate_>;
struct creak {
    template <class Source, class Target>
    void operator()(knock const&, Gate&, Source&, Target&) const {}
};
struct Gate_ : msm::front::state_machine_def<Gate_> {
    struct Shut : msm::front::state<> {};
    struct Open : msm::front::state<> {
        template <class Event>
        void on_entry(Event const&, Gate&) {}
    };
    using initial_state = Shut;
    struct transition_table : boost::mpl::vector<Row<Shut, knock, Open, creak, none>> {};
};

}  // namespace

TEST(Unread, rows_are_shown_by_their_own_name) {
    TransitionGraph const graph = graph_of<House>();
    EXPECT_EQ(twins::arrows(graph)[0], "ring: Outside -> Inside [guard of ByChance] / action of ByChance");
}

TEST(Unread, are_named_as_what_the_graph_leaves_out) {
    EXPECT_EQ(graph_of<House>().omissions,
              (std::vector<std::string>{"the name of the guard of ByChance, a row of a kind of its own",
                                        "the name of the action of ByChance, a row of a kind of its own",
                                        "the history of Inside: a policy of its own, Diary"}));
}

TEST(Unread, does_the_same_when_it_is_watched) {
    twins::expect_no_difference<House>(twins::AnyOf(knock{}, ring{}));
    twins::expect_each_lie_to_show<House>(twins::AnyOf(knock{}, ring{}));
}

TEST(Untraceable, machines_can_be_drawn) {
    EXPECT_EQ(twins::arrows(graph_of<Gate>()), std::vector<std::string>{"knock: Shut -> Open / creak"});
    EXPECT_EQ(graph_of<Gate>().states[1].entry, "on_entry");
}
