// A machine under test: when an expectation fails, the machine's last twenty steps are printed with it.
//
//     TEST(Door, opens) {
//         statewalk::Tested<Door> door;
//         door.step(lock{7});
//         EXPECT_EQ(door.states(), "Locked");
//     }
#pragma once

#include <gtest/gtest.h>

#include <iostream>
#include <string>
#include <utility>

#include "automata/core/run.hpp"
#include "diagrams/last_steps.hpp"

namespace statewalk {

/// Runs a machine, as Runner does, and remembers. `Machine`: a front-end or a back-end of Boost.MSM.
template <class Machine>
class Tested {
public:
    /// The arguments of Runner: the object that an Automaton controls, or those of the machine's constructor.
    template <class... Arguments>
    explicit Tested(Arguments&&... arguments) : runner_(std::forward<Arguments>(arguments)...) {
        runner_.describe_object();
        last_.begin(runner_.graph(), {}, runner_.record());
    }
    Tested(Tested const&) = delete;
    Tested& operator=(Tested const&) = delete;
    ~Tested() {
        if (!::testing::Test::HasFailure()) return;
        if (runner_.ended()) last_.end(runner_.outcome());
        std::cout << "The last steps of " << last_.text();
    }

    /// Gives the machine an event. False once the run has ended; a step that no arrow takes is a step all the same, so
    /// ask for states() or the object behind it.
    template <class Event>
    bool step(Event const& event) {
        bool const taken = runner_.step(event);
        runner_.describe_object();
        if (taken) last_.add(runner_.record());
        return taken;
    }

    /// The states in which it is, of all regions: "Playing/Song1, On".
    std::string states() const { return states_text(runner_.graph(), runner_.record().after); }
    Runner<Machine>& runner() { return runner_; }

private:
    Runner<Machine> runner_;
    LastSteps last_;
};

}  // namespace statewalk
