// One definition of a machine in several places: in two parents, and twice in one of them.
#include <boost/mpl/vector.hpp>
#include <boost/msm/back/state_machine.hpp>
#include <boost/msm/front/functor_row.hpp>
#include <boost/msm/front/state_machine_def.hpp>
#include <boost/msm/front/states.hpp>

#include "tests/automata/core/msm_twins.hpp"

using namespace statewalk;

namespace {

namespace msm = boost::msm;
using msm::front::Row;

struct press {};
struct climb {};
struct cross {};

struct flicker {
    template <class Event, class Machine, class Source, class Target>
    void operator()(Event const&, Machine& lamp, Source&, Target&) const {
        twins::say("flicker " + std::to_string(++lamp.pressed));
    }
};
struct Lamp_ : msm::front::state_machine_def<Lamp_> {
    struct Dark : msm::front::state<> {};
    struct Lit : msm::front::state<> {};
    using initial_state = Dark;
    struct transition_table : boost::mpl::vector<Row<Dark, press, Lit, flicker>, Row<Lit, press, Dark>> {};
    int pressed = 0;
};
using Lamp = msm::back::state_machine<Lamp_>;
using LampThatRemembers = msm::back::state_machine<Lamp_, msm::back::AlwaysHistory>;

struct Cellar_ : msm::front::state_machine_def<Cellar_> {
    using initial_state = Lamp;
    struct transition_table
        : boost::mpl::vector<Row<Lamp, cross, LampThatRemembers>, Row<LampThatRemembers, cross, Lamp>> {};
};
using Cellar = msm::back::state_machine<Cellar_>;

struct House_ : msm::front::state_machine_def<House_> {
    using initial_state = Lamp;
    struct transition_table : boost::mpl::vector<Row<Lamp, climb, Cellar>, Row<Cellar, climb, Lamp>> {};
    template <class Machine, class Event>
    void no_transition(Event const&, Machine&, int) {
        twins::say("nothing");
    }
};
using House = msm::back::state_machine<House_>;

auto const events = twins::AnyOf(press{}, press{}, climb{}, cross{});

}  // namespace

TEST(ADefinitionUsedTwice, is_drawn_in_each_place) {
    EXPECT_EQ(twins::states(graph_of<House>()), (std::vector<std::string>{
                                                    "Lamp",
                                                    "Cellar",
                                                    "Lamp/Dark",
                                                    "Lamp/Lit",
                                                    "Cellar/state_machine<Lamp_>",
                                                    "Cellar/state_machine<Lamp_, AlwaysHistory>",
                                                    "Cellar/state_machine<Lamp_>/Dark",
                                                    "Cellar/state_machine<Lamp_>/Lit",
                                                    "Cellar/state_machine<Lamp_, AlwaysHistory>/Dark",
                                                    "Cellar/state_machine<Lamp_, AlwaysHistory>/Lit",
                                                }));
}

TEST(ADefinitionUsedTwice, has_rows_of_its_own_in_each_place) {
    auto const arrows = twins::arrows(graph_of<House>());
    ASSERT_EQ(arrows.size(), 10U);
    EXPECT_EQ(arrows[2], "press: Lamp/Dark -> Lamp/Lit / flicker");
    EXPECT_EQ(arrows[6], "press: Cellar/state_machine<Lamp_>/Dark -> Cellar/state_machine<Lamp_>/Lit / flicker");
}

TEST(ADefinitionUsedTwice, does_the_same_when_it_is_watched) { twins::expect_no_difference<House>(events); }

TEST(ADefinitionUsedTwice, can_be_made_to_lie_in_each_place) { twins::expect_each_lie_to_show<House>(events); }
