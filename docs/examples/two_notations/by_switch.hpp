// A turnstile at two coins a ride, as the switch statement from which SWITCH-technology has its name: a `case` for each
// state of the figure, an `if` for each arrow. The figure, and the same in two other notations: course.hpp, bare.hpp.
//
// Source     A. Shalyto: SWITCH-technology (1998, in Russian), for the form; the automaton is that of course.hpp.
// Invariant  Nobody passes but for two coins.
// Cost       A step for each event; two states.
#pragma once

#include "gate.hpp"

namespace two_notations::by_switch {

enum class Event { coin, pass };

class Turnstile {
public:
    void step(Event event) {
        switch (state) {
            case 0:
                if (event == Event::coin && gate.holds_coin()) {
                    gate.unlock();
                    state = 1;
                } else if (event == Event::coin) {
                    gate.hold_coin();
                } else if (event == Event::pass) {
                    gate.ring();
                }
                break;
            case 1:
                if (event == Event::pass) {
                    gate.lock();
                    state = 0;
                } else if (event == Event::coin) {
                    gate.give_back();
                }
                break;
        }
    }

    int state = 0;
    Gate gate;
};

}  // namespace two_notations::by_switch
