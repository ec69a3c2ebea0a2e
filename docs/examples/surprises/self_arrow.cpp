// An arrow back to its own state leaves and enters it, unless its target is written `none`.
//
//    o--> [ Lit ]        loops: turn (to Lit), tap (to none)
#include "say.hpp"

using namespace surprises;

namespace {

struct turn {};
struct tap {};

struct Bulb : msm::front::state_machine_def<Bulb> {
    using Lit = State<"Lit">;
    using initial_state = Lit;

    // clang-format off
    struct transition_table : boost::mpl::vector<
        //  Start , Event , Next , Action
        Row<Lit   , turn  , Lit  , Say<"flicker">>,
        Row<Lit   , tap   , none , Say<"flicker">>
    > {};
    // clang-format on
};

}  // namespace

int main() {
    msm::back::state_machine<Bulb> bulb;
    bulb.start();
    give(bulb, "turn", turn());
    give(bulb, "tap", tap());
}
