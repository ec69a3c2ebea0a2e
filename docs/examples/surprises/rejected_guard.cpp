// An event that every guard rejects is not an event without a row: no_transition hears of the second only.
#include "rejected_guard.hpp"

using namespace surprises;

int main() {
    msm::back::state_machine<Lock> lock;
    lock.start();
    give(lock, "pull", pull());
    give(lock, "pull again", pull());
    give(lock, "wave", wave());
}
