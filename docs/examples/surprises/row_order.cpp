// Rows with the same state and event are tried from the last to the first.
#include "row_order.hpp"

using namespace surprises;

int main() {
    msm::back::state_machine<Door> door;
    door.start();
    give(door, "knock", knock());
}
