// A terminate state in one region stops all of them, and process_event says that each event was taken.
//
//    o--> [ Lit ] --pull--> ((Unplugged))
//    - - - - - - - - - - - - - - - - - - -
//    o--> [ Low ] --rise--> [ High ]
#include "say.hpp"

using namespace surprises;

namespace {

struct pull {};
struct rise {};
struct nonsense {};

struct Lamp : SayNoTransition<Lamp> {
    using Lit = State<"Lit">;
    struct Unplugged : msm::front::terminate_state<> {};
    using Low = State<"Low">;
    using High = State<"High">;
    using initial_state = boost::mpl::vector<Lit, Low>;

    // clang-format off
    struct transition_table : boost::mpl::vector<
        //  Start , Event , Next
        Row<Lit   , pull  , Unplugged>,
        Row<Low   , rise  , High     >
    > {};
    // clang-format on
};

}  // namespace

int main() {
    msm::back::state_machine<Lamp> lamp;
    lamp.start();
    give(lamp, "nonsense", nonsense());
    give(lamp, "pull", pull());
    give(lamp, "rise", rise());
    give(lamp, "nonsense", nonsense());
}
