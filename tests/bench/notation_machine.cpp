// Buneman-Levy in our notation, unobserved.
#include <boost/msm/back/state_machine.hpp>

#include "automata/hanoi/buneman_levy.hpp"
#include "tests/bench/loop.hpp"

int main() { return statewalk::bench::play<boost::msm::back::state_machine<statewalk::hanoi::BunemanLevy>>(); }
