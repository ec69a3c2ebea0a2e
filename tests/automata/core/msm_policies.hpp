// A machine in bare Boost.MSM with a constructor, whose actions post events; and what may be asked of its back-end.
#pragma once

#include <boost/mpl/vector.hpp>
#include <boost/msm/active_state_switching_policies.hpp>
#include <boost/msm/back/favor_compile_time.hpp>
#include <boost/msm/back/queue_container_circular.hpp>
#include <boost/msm/back/state_machine.hpp>
#include <boost/msm/front/functor_row.hpp>
#include <boost/msm/front/state_machine_def.hpp>
#include <boost/msm/front/states.hpp>
#include <functional>
#include <memory>

#include "tests/automata/core/msm_twins.hpp"

namespace tank {

namespace msm = boost::msm;
using msm::front::none;
using msm::front::Row;

struct fill {};
struct full {
    int litres = 0;
};
struct pump {};

struct Tank_ : msm::front::state_machine_def<Tank_> {
    using active_state_switch_policy = msm::active_state_switch_before_transition;

    struct Filling : msm::front::state<> {};
    struct Pumping : msm::front::state<> {};
    using initial_state = Filling;

    /// `size`: litres; `log`: must outlive the machine.
    Tank_(int size_, std::vector<std::string>& log_, std::unique_ptr<int> step_ = std::make_unique<int>(1))
        : size(size_), log(log_), step(std::move(step_)) {}

    struct pour {
        template <class Event, class Machine, class Source, class Target>
        void operator()(Event const&, Machine& machine, Source&, Target&) const {
            machine.litres += *machine.step;
            if (machine.litres >= machine.size) machine.process_event(full{machine.litres});
            machine.log.push_back("pour");
        }
    };
    struct report {
        template <class Machine, class Source, class Target>
        void operator()(full const& event, Machine& machine, Source&, Target&) const {
            twins::say("full at " + std::to_string(event.litres) + " in " + std::to_string(machine.current_state()[0]));
            machine.log.push_back("report");
        }
    };
    struct empty {
        template <class Event, class Machine, class Source, class Target>
        void operator()(Event const&, Machine& machine, Source&, Target&) const {
            machine.litres = 0;
            twins::say("empty");
        }
    };
    // clang-format off
    struct transition_table : boost::mpl::vector<
        Row < Filling , fill , none    , pour   >,
        Row < Filling , full , Pumping , report >,
        Row < Pumping , pump , Filling , empty  >
    > {};
    // clang-format on
    template <class Machine, class Event>
    void no_transition(Event const&, Machine&, int) {
        twins::say("nothing");
    }

    int size;
    std::vector<std::string>& log;
    std::unique_ptr<int> step;
    int litres = 0;
};

using Tank = msm::back::state_machine<Tank_>;
using QuicklyCompiledTank = msm::back::state_machine<Tank_, msm::back::favor_compile_time>;
using TankWithARing = msm::back::state_machine<Tank_, msm::back::queue_container_circular>;

}  // namespace tank
