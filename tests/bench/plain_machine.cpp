// The same automaton in bare Boost.MSM.
#include <boost/msm/back/state_machine.hpp>

#include "tests/bench/loop.hpp"
#include "tests/bench/plain_buneman_levy.hpp"

int main() { return statewalk::bench::play<boost::msm::back::state_machine<statewalk::bench::Plain>>(); }
