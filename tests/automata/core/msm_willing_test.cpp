// Which arrows could be taken: asked of a machine that stays as it is.
#include <boost/mpl/vector.hpp>
#include <boost/msm/back/state_machine.hpp>
#include <boost/msm/front/functor_row.hpp>
#include <boost/msm/front/state_machine_def.hpp>
#include <boost/msm/front/states.hpp>
#include <stdexcept>

#include "automata/core/run.hpp"
#include "tests/automata/core/msm_twins.hpp"

using namespace statewalk;

namespace {

namespace msm = boost::msm;
using msm::front::none;
using msm::front::Row;

struct call {};
struct urgent_call : call {};
struct knock {};
struct fire {};
struct all_clear {};
struct sneeze {};

bool guard_throws = false;
bool walks = true;

struct open {
    template <class Event, class Machine, class Source, class Target>
    void operator()(Event const&, Machine&, Source&, Target&) const {
        twins::say("open");
    }
};
template <int Row_>
struct yes {
    template <class Event, class Machine, class Source, class Target>
    bool operator()(Event const&, Machine&, Source&, Target&) const {
        twins::say("asked " + std::to_string(Row_));
        if (Row_ == 1 && guard_throws) throw std::runtime_error("no answer");
        return Row_ == 0 || walks;
    }
};
struct no {
    template <class Event, class Machine, class Source, class Target>
    bool operator()(Event const&, Machine&, Source&, Target&) const {
        return false;
    }
};

struct Guard_ : msm::front::state_machine_def<Guard_> {
    struct Calm : msm::front::state<> {};
    struct Alert : msm::front::interrupt_state<all_clear> {};
    using initial_state = Calm;
    struct transition_table
        : boost::mpl::vector<Row<Calm, fire, Alert, open, none>, Row<Alert, all_clear, Calm, open, none>> {};
};
using Guard = msm::back::state_machine<Guard_>;

struct Porter_ : msm::front::state_machine_def<Porter_> {
    struct Dozing : msm::front::state<> {
        using deferred_events = boost::mpl::vector<call>;
    };
    struct Awake : msm::front::state<> {};
    struct Walking : msm::front::state<> {};
    using initial_state = boost::mpl::vector<Dozing, Guard>;

    // clang-format off
    struct transition_table : boost::mpl::vector<
        //    Start   , Event , Target  , Action , Guard
        Row < Dozing  , knock , Awake   , open   , yes<0> >,
        Row < Dozing  , knock , Walking , open   , yes<1> >,
        Row < Dozing  , knock , none    , open   , no     >,
        Row < Dozing  , none  , Walking , open   , no     >,
        Row < Awake   , call  , Walking , open            >,
        Row < Awake   , knock , Dozing  , open            >,
        Row < Walking , knock , Dozing  , open            >
    > {};
    // clang-format on
    template <class Machine, class Event>
    void no_transition(Event const&, Machine&, int) {
        twins::say("nothing");
    }
};
using Porter = msm::back::state_machine<Porter_>;
using Rows = std::vector<std::size_t>;

class Willing : public ::testing::Test {
protected:
    Willing() { twins::heard.clear(); }
    void TearDown() override {
        guard_throws = false;
        walks = true;
    }
    std::string where() const { return states_text(porter.graph(), porter.record().after); }

    Runner<Porter> porter;
};

}  // namespace

TEST_F(Willing, are_all_that_would_accept_and_not_only_the_first_that_msm_finds) {
    EXPECT_EQ(porter.willing(knock{}), (Rows{1, 0})) << "from the last to the first";
    EXPECT_TRUE(porter.step(knock{}));
    EXPECT_EQ(porter.record().fired, Rows{1});
}

TEST_F(Willing, are_asked_while_nothing_moves_and_no_action_runs) {
    porter.willing(knock{});
    EXPECT_EQ(twins::heard, (std::vector<std::string>{"asked 1", "asked 0"}));
    EXPECT_EQ(porter.record().number, 0U);
    EXPECT_EQ(where(), "Dozing, Guard/Calm");
    EXPECT_TRUE(porter.step(knock{}));
    EXPECT_EQ(porter.record().before, (Configuration{0, 4})) << "Dozing, Guard/Calm";
    EXPECT_EQ(porter.record().number, 1U);
}

TEST_F(Willing, do_not_include_arrows_of_other_states_or_other_events) {
    EXPECT_EQ(porter.willing(fire{}), Rows{7}) << "the other machine's";
    porter.step(knock{});
    EXPECT_EQ(where(), "Walking, Guard/Calm");
    EXPECT_EQ(porter.willing(knock{}), Rows{6});
}

TEST_F(Willing, are_none_on_an_event_that_nobody_knows_and_the_machine_does_not_complain) {
    EXPECT_EQ(porter.willing(sneeze{}), Rows{});
    EXPECT_EQ(twins::heard, std::vector<std::string>{});
    EXPECT_FALSE(porter.ended());
}

TEST_F(Willing, are_none_where_the_event_would_wait_and_it_does_not_wait_twice) {
    EXPECT_EQ(porter.willing(call{}), Rows{});
    EXPECT_EQ(porter.willing(call{}), Rows{});
    EXPECT_TRUE(porter.step(knock{}));  // to Walking
    EXPECT_TRUE(porter.step(knock{}));  // and back
    EXPECT_EQ(twins::heard, (std::vector<std::string>{"asked 1", "open", "open"})) << "no call was waiting";
}

TEST_F(Willing, are_none_on_an_event_whose_base_would_wait_and_msm_does_not_let_it_wait_either) {
    EXPECT_EQ(porter.willing(urgent_call{}), Rows{});
    EXPECT_TRUE(porter.step(urgent_call{}));
    EXPECT_TRUE(porter.record().fired.empty());
    EXPECT_EQ(where(), "Dozing, Guard/Calm");
}

TEST_F(Willing, leave_alone_what_waits_already) {
    EXPECT_TRUE(porter.step(call{}));
    guard_throws = true;
    EXPECT_EQ(porter.willing(knock{}), Rows{0});
    EXPECT_EQ(porter.willing(fire{}), Rows{7});
    guard_throws = walks = false;
    EXPECT_TRUE(porter.step(knock{}));
    EXPECT_EQ(porter.record().fired, (Rows{0, 4})) << "the call comes up as soon as the porter is awake";
    EXPECT_EQ(where(), "Walking, Guard/Calm");
}

TEST_F(Willing, do_not_include_one_whose_guard_throws_and_the_machine_goes_on) {
    guard_throws = true;
    EXPECT_EQ(porter.willing(knock{}), Rows{0});
    EXPECT_FALSE(porter.ended());
    EXPECT_EQ(twins::heard, (std::vector<std::string>{"asked 1", "asked 0"})) << "and no completion arrow was asked";
    guard_throws = false;
    EXPECT_TRUE(porter.step(knock{}));
    EXPECT_EQ(porter.record().fired, Rows{1});
    EXPECT_FALSE(porter.ended());
}

TEST_F(Willing, are_none_while_an_interrupt_lets_nothing_through) {
    porter.step(fire{});
    EXPECT_EQ(where(), "Dozing, Guard/Alert");
    EXPECT_EQ(porter.willing(knock{}), Rows{});
    EXPECT_EQ(porter.willing(all_clear{}), Rows{8});
}

TEST_F(Willing, are_none_when_the_run_has_ended) {
    porter.end(Ending::interrupted, "enough");
    EXPECT_EQ(porter.willing(knock{}), Rows{});
}
