// A machine that was not started takes events all the same, but was never entered.
//
//    o--> [ Idle ] --go--> [ Busy ]
#include "say.hpp"

using namespace surprises;

namespace {

struct go {};

struct Worker : msm::front::state_machine_def<Worker> {
    using Idle = State<"Idle">;
    using Busy = State<"Busy">;
    using initial_state = Idle;
    struct transition_table : boost::mpl::vector<Row<Idle, go, Busy>> {};
};

}  // namespace

int main() {
    std::cout << "-- started\n";
    msm::back::state_machine<Worker> started;
    started.start();
    give(started, "go", go());

    std::cout << "-- not started\n";
    msm::back::state_machine<Worker> not_started;
    give(not_started, "go", go());
}
