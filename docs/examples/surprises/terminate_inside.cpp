// A terminate state in a submachine goes on taking each event that the submachine knows, and says that it was taken.
#include "terminate_inside.hpp"

using namespace surprises;

int main() {
    msm::back::state_machine<Radio> radio;
    radio.start();
    give(radio, "button", button());
    give(radio, "button", button());
    give(radio, "button", button());
    give(radio, "button", button());
    give(radio, "unplug", unplug());
}
