// Where states may be defined, and what they are called in the figure.
#include <gtest/gtest.h>

#include <boost/mpl/vector.hpp>
#include <boost/msm/back/state_machine.hpp>
#include <boost/msm/front/functor_row.hpp>
#include <boost/msm/front/state_machine_def.hpp>
#include <boost/msm/front/states.hpp>

#include "automata/core/graph_of.hpp"
#include "tests/automata/core/msm_twins.hpp"

using namespace statewalk;

namespace lift {
struct Idle : boost::msm::front::state<> {};
}  // namespace lift
namespace door {
struct Idle : boost::msm::front::state<> {};
struct Idle_ : boost::msm::front::state<> {};
struct Their : boost::msm::front::state<> {};
}  // namespace door
template <>
inline constexpr std::string_view statewalk::label<door::Their> = "ours";
template <>
inline constexpr std::string_view statewalk::note<door::Their> = "a state that is not to be changed";

namespace {

namespace msm = boost::msm;
using msm::front::none;
using msm::front::Row;

struct go {};
struct go_ {};
struct back_ {};
struct Hidden : msm::front::state<> {};
template <class Of>
struct Waiting : msm::front::state<> {};
template <int Seconds>
struct after {
    template <class Event, class Machine, class Source, class Target>
    void operator()(Event const&, Machine&, Source&, Target&) const {
        twins::say("after " + std::to_string(Seconds));
    }
};

template <class Event>
struct Inner_ : msm::front::state_machine_def<Inner_<Event>> {
    struct Left : msm::front::state<> {};
    struct Right : msm::front::state<> {};
    using initial_state = Left;
    struct transition_table
        : boost::mpl::vector<Row<Left, Event, Right, after<1>, none>, Row<Right, Event, Left, after<2>, none>> {};
};

template <class Event>
class Scopes_ : public msm::front::state_machine_def<Scopes_<Event>> {
    struct Secret : msm::front::state<> {};

public:
    struct Parts {
        struct Last : msm::front::state<> {};
    };
    using Inner = msm::back::state_machine<Inner_<go_>>;
    using initial_state = lift::Idle;
    // clang-format off
    struct transition_table : boost::mpl::vector<
        Row < lift::Idle      , Event , door::Idle                     >,
        Row < door::Idle      , Event , door::Idle_                    >,
        Row < door::Idle_     , Event , Waiting<door::Idle>            >,
        Row < Waiting<door::Idle>, Event , Waiting<lift::Idle>            >,
        Row < Waiting<lift::Idle> , Event , Hidden                          >,
        Row < Hidden          , Event , Secret    , after<3>           >,
        Row < Secret          , Event , typename Parts::Last           >,
        Row < typename Parts::Last , Event , door::Their               >,
        Row < door::Their     , Event , Inner                          >,
        Row < Inner           , back_ , lift::Idle                     >
    > {};
    // clang-format on
    template <class Machine, class Other>
    void no_transition(Other const&, Machine&, int) {
        twins::say("nothing");
    }
};
using Scopes = msm::back::state_machine<Scopes_<go>>;

}  // namespace

TEST(MsmNames, tell_apart_what_has_one_short_name) {
    TransitionGraph const graph = graph_of<Scopes>();
    EXPECT_EQ(graph.name, "Scopes<go>");
    EXPECT_EQ(twins::states(graph), (std::vector<std::string>{
                                        "lift::Idle",
                                        "door::Idle",
                                        "Idle_",
                                        "Waiting<door::Idle>",
                                        "Waiting<lift::Idle>",
                                        "Hidden",
                                        "Secret",
                                        "Last",
                                        "ours",
                                        "Inner<go_>",
                                        "Inner<go_>/Left",
                                        "Inner<go_>/Right",
                                    }));
    EXPECT_EQ(graph.states[8].note, "a state that is not to be changed");
}

TEST(MsmNames, keep_a_suffix_where_two_would_be_equal_without) {
    TransitionGraph const graph = graph_of<Scopes>();
    ASSERT_EQ(graph.events.size(), 3U);
    EXPECT_EQ(graph.events[0].name, "go");
    EXPECT_EQ(graph.events[1].name, "back") << "written back_";
    EXPECT_EQ(graph.events[2].name, "go_");
}

TEST(MsmNames, may_be_in_any_scope_of_a_machine_that_is_watched) {
    twins::expect_no_difference<Scopes>(twins::AnyOf(go{}, go_{}, back_{}));
}
