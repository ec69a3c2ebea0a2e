// The same machine in two notations makes the same run, both driven by Boost.MSM alone. So does its switch statement.
#include <gtest/gtest.h>

#include <boost/msm/back/state_machine.hpp>
#include <string>
#include <vector>

#include "bare.hpp"
#include "by_switch.hpp"
#include "course.hpp"

using two_notations::Gate;

namespace {

/// The states after each letter of a script, "c" for a coin and "p" for one who passes; and the gate in the end.
struct Walked {
    std::string states;
    Gate gate;
    bool operator==(Walked const&) const = default;
};

template <class Coin, class Pass, class Machine>
std::string states_of(Machine& machine, std::string const& script) {
    machine.start();
    std::string states;
    for (char const letter : script) {
        if (letter == 'c')
            machine.process_event(Coin{});
        else
            machine.process_event(Pass{});
        states += machine.current_state()[0] == 0 ? 'L' : 'U';
    }
    return states;
}

Walked bare(std::string const& script) {
    using namespace two_notations::bare;
    boost::msm::back::state_machine<Turnstile> machine;
    std::string const states = states_of<coin, pass>(machine, script);
    return {states, machine.gate};
}

Walked course(std::string const& script) {
    using namespace two_notations;
    Gate gate;
    boost::msm::back::state_machine<Turnstile> machine;
    machine.control(gate);
    std::string const states = states_of<Coin, Pass>(machine, script);
    return {states, gate};
}

Walked by_switch(std::string const& script) {
    using namespace two_notations::by_switch;
    Turnstile turnstile;
    std::string states;
    for (char const letter : script) {
        turnstile.step(letter == 'c' ? Event::coin : Event::pass);
        states += turnstile.state == 0 ? 'L' : 'U';
    }
    return {states, turnstile.gate};
}

/// A gate to which this was done by hand.
Gate after(std::vector<void (Gate::*)()> const& orders) {
    Gate gate;
    for (auto const order : orders) (gate.*order)();
    return gate;
}

}  // namespace

TEST(TwoNotations, run_as_by_hand) {
    Walked const expected{"LLUUL",
                          after({&Gate::ring, &Gate::hold_coin, &Gate::unlock, &Gate::give_back, &Gate::lock})};
    EXPECT_EQ(bare("pcccp"), expected);
    EXPECT_EQ(course("pcccp"), expected);
    EXPECT_EQ(by_switch("pcccp"), expected);
}

TEST(TwoNotations, agree_on_every_script_of_eight_events) {
    for (unsigned number = 0; number < 256; ++number) {
        std::string script;
        for (unsigned place = 0; place < 8; ++place) script += (number >> place & 1U) != 0 ? 'c' : 'p';
        EXPECT_EQ(bare(script), course(script)) << script;
        EXPECT_EQ(bare(script), by_switch(script)) << script;
    }
}
