// A lamp whose switch throws the first time, as three machines: they differ in what becomes of the exception.
//
//    o--> [ Dark ] --press / close the contact--> [ Bright ]
//
// Source     Of our own.
// Invariant  None: Dark may have been left, and the machine be in it all the same.
// Cost       A step for each event; two states.
#pragma once

#include <stdexcept>

#include "say.hpp"

namespace surprises {

struct press {};

template <class Lamp>
struct LampOf : msm::front::state_machine_def<Lamp> {
    using Dark = State<"Dark">;
    using Bright = State<"Bright">;
    using initial_state = Dark;

    bool has_thrown = false;
    struct close_contact {
        static constexpr std::string_view label = "close the contact";

        template <class Event, class Machine, class Source, class Target>
        void operator()(Event const&, Machine& lamp, Source&, Target&) const {
            std::cout << "  do " << label << '\n';
            if (lamp.has_thrown) return;
            lamp.has_thrown = true;
            throw std::runtime_error("the fuse has blown");
        }
    };

    // clang-format off
    struct transition_table : boost::mpl::vector<
        //  Start , Event , Next   , Action
        Row<Dark  , press , Bright , close_contact>
    > {};
    // clang-format on

    template <class Event, class Machine>
    void exception_caught(Event const&, Machine&, std::exception& caught) const {
        std::cout << "  exception_caught: " << caught.what() << '\n';
    }
};

struct Lamp : LampOf<Lamp> {};
struct OpenLamp : LampOf<OpenLamp> {
    using no_exception_thrown = int;
};
struct OpenLampWithoutQueue : LampOf<OpenLampWithoutQueue> {
    using no_exception_thrown = int;
    using no_message_queue = int;
};

}  // namespace surprises
