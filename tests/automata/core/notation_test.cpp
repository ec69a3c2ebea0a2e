// Our notation means what its words say, and loops neither leave nor enter their state.
#include "automata/core/notation.hpp"

#include <gtest/gtest.h>

#include <string>

#include "automata/core/run.hpp"

using namespace statewalk;

namespace {

struct Switches {
    bool first() const { return a; }
    bool second() const { return b; }
    void press() { pressed += "p"; }
    void release() { pressed += "r"; }
    bool done() const { return false; }

    bool a = false;
    bool b = false;
    std::string pressed;
};

struct Panel : Automaton<Panel, Switches> {
    struct Idle : State<"idle"> {
        template <class Event, class Machine>
        void on_entry(Event const&, Machine& machine) {
            machine.object().pressed += "<";
        }
        template <class Event, class Machine>
        void on_exit(Event const&, Machine& machine) {
            machine.object().pressed += ">";
        }
    };
    struct Busy : State<"busy"> {};
    using initial_state = Idle;

    using x1 = Input<"x1", &Switches::first>;
    using x2 = Input<"x2", &Switches::second>;
    using z1 = Output<"z1", &Switches::press>;
    using z2 = Output<"z2", &Switches::release>;

    // clang-format off
    struct transition_table : Table<
        Row < Idle , Step , Busy , z1         , And<x1, x2>            >,
        Row < Idle , Step , Idle , Do<z1, z2> , And<Not<x1>, x2>       >,
        Row < Busy , Step , Idle , none       , Or<x1, x2>             >,
        Row < Busy , Step , Busy , z2         , Not<Or<x1, x2>>        >
    > {};
    // clang-format on
};

struct Stepped {
    Switches switches;
    Runner<Panel> run{switches};

    Record const& with(bool a, bool b) {
        switches.a = a;
        switches.b = b;
        switches.pressed.clear();
        EXPECT_TRUE(run.step(Step{}));
        return run.record();
    }
};

}  // namespace

TEST(Notation, a_loop_runs_its_actions_in_order_and_does_not_enter_its_state_again) {
    Stepped panel;
    EXPECT_EQ(panel.with(false, true).fired, std::vector<std::size_t>{1});
    EXPECT_EQ(panel.switches.pressed, "pr");
}

TEST(Notation, an_arrow_to_another_state_leaves_and_enters) {
    Stepped panel;
    panel.with(true, true);
    EXPECT_EQ(panel.switches.pressed, ">p");
    panel.with(true, false);
    EXPECT_EQ(panel.switches.pressed, "<");
}

TEST(Notation, asks_no_more_than_it_needs_and_names_each_input_once) {
    Stepped panel;
    // MSM tries the last row first. Not<x1> fails, so x2 is not asked; then And<x1, x2> asks both.
    EXPECT_EQ(panel.with(true, true).inputs, (std::vector<Asked>{{0, true}, {1, true}}));
    // Not<Or<x1, x2>>: x1 says yes, so x2 is not needed; then Or<x1, x2> likewise.
    EXPECT_EQ(panel.with(true, false).inputs, (std::vector<Asked>{{0, true}}));
}

TEST(Notation, is_stuck_where_no_guard_says_yes) {
    Stepped panel;
    panel.with(true, false);
    EXPECT_EQ(panel.run.outcome().reason,
              "in idle every guard said no on Step: idle -> busy [x1 & x2] / z1, idle -> idle [!x1 & x2] / z1; z2");
}

TEST(Notation, has_tables_of_more_than_twenty_rows) {
    using Many = Table<
        Row<Panel::Idle, Step, Panel::Busy>, Row<Panel::Idle, Step, Panel::Busy>, Row<Panel::Idle, Step, Panel::Busy>,
        Row<Panel::Idle, Step, Panel::Busy>, Row<Panel::Idle, Step, Panel::Busy>, Row<Panel::Idle, Step, Panel::Busy>,
        Row<Panel::Idle, Step, Panel::Busy>, Row<Panel::Idle, Step, Panel::Busy>, Row<Panel::Idle, Step, Panel::Busy>,
        Row<Panel::Idle, Step, Panel::Busy>, Row<Panel::Idle, Step, Panel::Busy>, Row<Panel::Idle, Step, Panel::Busy>,
        Row<Panel::Idle, Step, Panel::Busy>, Row<Panel::Idle, Step, Panel::Busy>, Row<Panel::Idle, Step, Panel::Busy>,
        Row<Panel::Idle, Step, Panel::Busy>, Row<Panel::Idle, Step, Panel::Busy>, Row<Panel::Idle, Step, Panel::Busy>,
        Row<Panel::Idle, Step, Panel::Busy>, Row<Panel::Idle, Step, Panel::Busy>, Row<Panel::Idle, Step, Panel::Busy>>;
    EXPECT_EQ(boost::mpl::size<Many>::value, 21);
}
