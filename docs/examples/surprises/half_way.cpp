// While an arrow's action runs, and while its next state is entered, the machine is still in the state before.
//
//    o--> [ Low ] --rise / report--> [ High ]        number 0 is Low, 1 is High
#include "say.hpp"

using namespace surprises;

namespace {

struct rise {};

template <class Machine>
void tell(char const* when, Machine const& machine) {
    std::cout << "  " << when << ": current_state is " << machine.current_state()[0] << '\n';
}

struct Level : msm::front::state_machine_def<Level> {
    struct Low : msm::front::state<> {
        template <class Event, class Machine>
        void on_exit(Event const&, Machine& machine) const {
            tell("leaving Low", machine);
        }
    };
    struct High : msm::front::state<> {
        template <class Event, class Machine>
        void on_entry(Event const&, Machine& machine) const {
            tell("entering High", machine);
        }
    };
    using initial_state = Low;

    struct report {
        template <class Event, class Machine, class Source, class Target>
        void operator()(Event const&, Machine& machine, Source&, Target&) const {
            tell("in the action", machine);
        }
    };
    struct transition_table : boost::mpl::vector<Row<Low, rise, High, report>> {};
};

}  // namespace

int main() {
    msm::back::state_machine<Level> level;
    level.start();
    std::cout << "rise\n";
    level.process_event(rise());
    tell("behind it", level);
}
