// A row without an event is tried when its state has been entered, and then only behind an event that was taken.
#include "completion.hpp"

using namespace surprises;

int main() {
    msm::back::state_machine<Kettle> kettle;
    kettle.start();
    give(kettle, "plug_in", plug_in());
    std::cout << "now the water boils\n";
    kettle.boiling = true;
    give(kettle, "sneeze", sneeze());
    give(kettle, "look", look());
}
