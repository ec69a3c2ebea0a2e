// Of several regions each is given every event. One that no region takes is reported once for each of them.
//
//    o--> [ Day ]  --chime--> [ Night ]
//    - - - - - - - - - - - - - - - - - -
//    o--> [ Dry ]  --rain-->  [ Wet ]
#include "say.hpp"

using namespace surprises;

namespace {

struct chime {};
struct rain {};
struct snow {};

struct Yard : SayNoTransition<Yard> {
    using Day = State<"Day">;
    using Night = State<"Night">;
    using Dry = State<"Dry">;
    using Wet = State<"Wet">;
    using initial_state = boost::mpl::vector<Day, Dry>;

    // clang-format off
    struct transition_table : boost::mpl::vector<
        //  Start , Event , Next
        Row<Day   , chime , Night>,
        Row<Dry   , rain  , Wet  >
    > {};
    // clang-format on
};

}  // namespace

int main() {
    msm::back::state_machine<Yard> yard;
    yard.start();
    give(yard, "chime", chime());
    give(yard, "chime again", chime());
    give(yard, "rain", rain());
    give(yard, "snow", snow());
}
