// What becomes of a machine in which an action throws depends on two typedefs of its front-end.
#include "exception.hpp"

using namespace surprises;

namespace {

template <class Front>
void press_twice(char const* title) {
    std::cout << "-- " << title << '\n';
    msm::back::state_machine<Front> lamp;
    lamp.start();
    std::cout << "press\n";
    try {
        lamp.process_event(press());
        std::cout << "  process_event returns\n";
    } catch (std::exception const& thrown) {
        std::cout << "  process_event throws: " << thrown.what() << '\n';
    }
    give(lamp, "press again", press());
}

}  // namespace

int main() {
    press_twice<Lamp>("as it is");
    press_twice<OpenLamp>("no_exception_thrown");
    press_twice<OpenLampWithoutQueue>("no_exception_thrown, no_message_queue");
}
