// The machine at work, and nothing else.
#include "tests/bench/twenty_rows.hpp"

using namespace statewalk::bench;

int main() {
    msm::back::state_machine<Twenty> machine;
    machine.start();
    machine.process_event(open{});
    machine.process_event(shut{});
    machine.process_event(play{});
    machine.process_event(hold{});
    machine.process_event(stop{});
    machine.process_event(next{});
    machine.process_event(back{});
    machine.process_event(fail{});
    return machine.done == 0 ? 1 : 0;
}
