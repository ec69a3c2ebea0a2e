// A loop of rows without events is deeper in the C++ stack with every round; a loop over an event is not.
//
//    o--> [ Out ] --turn--> [ Back ] --> [ Out ]  --> ...        until 1000 rounds are made
#include <cstdint>

#include "say.hpp"

using namespace surprises;

namespace {

struct turn {};

struct Depth {
    int rounds = 0;
    std::uintptr_t first = 0;
    std::uintptr_t last = 0;

    struct are_left {
        template <class Event, class Machine, class Source, class Target>
        bool operator()(Event const&, Machine& machine, Source&, Target&) const {
            return machine.rounds < 1000;
        }
    };
    struct measure {
        template <class Event, class Machine, class Source, class Target>
        void operator()(Event const&, Machine& machine, Source&, Target&) const {
            machine.last = reinterpret_cast<std::uintptr_t>(__builtin_frame_address(0));
            if (machine.rounds++ == 0) machine.first = machine.last;
        }
    };
};

// clang-format off
struct ByCompletion : msm::front::state_machine_def<ByCompletion>, Depth {
    struct Out : msm::front::state<> {};
    struct Back : msm::front::state<> {};
    using initial_state = Out;
    struct transition_table : boost::mpl::vector<
        //  Start , Event , Next , Action  , Guard
        Row<Out   , turn  , Back , measure , none    >,
        Row<Out   , none  , Back , measure , are_left>,
        Row<Back  , none  , Out  , none    , none    >
    > {};
};

struct ByEvents : msm::front::state_machine_def<ByEvents>, Depth {
    struct Out : msm::front::state<> {};
    struct Back : msm::front::state<> {};
    using initial_state = Out;
    struct transition_table : boost::mpl::vector<
        //  Start , Event , Next , Action  , Guard
        Row<Out   , turn  , Back , measure , are_left>,
        Row<Back  , turn  , Out  , none    , none    >
    > {};
};
// clang-format on

void tell(char const* how, Depth const& depth) {
    std::uintptr_t const bytes = depth.first < depth.last ? depth.last - depth.first : depth.first - depth.last;
    bool const is_deeper = bytes > 16 * 1000;
    std::cout << how << ": " << depth.rounds << " rounds, the last "
              << (is_deeper ? "deeper in the stack than the first" : "no deeper than the first") << '\n';
}

}  // namespace

int main() {
    msm::back::state_machine<ByCompletion> one;
    one.start();
    tell("without events", one);

    msm::back::state_machine<ByEvents> other;
    other.start();
    while (other.rounds < 1000) other.process_event(turn());
    tell("with an event for each", other);
}
