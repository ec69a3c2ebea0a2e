// An event that an action gives to its own machine waits until the present one is done, and the answer comes before that.
//
//    o--> [ Dialling ] --answer / greet--> [ Talking ] --hang_up--> [ Over ]        greet gives the machine a hang_up
#include "say.hpp"

using namespace surprises;

namespace {

struct answer {};
struct hang_up {};

struct Call : msm::front::state_machine_def<Call> {
    using Dialling = State<"Dialling">;
    using Talking = State<"Talking">;
    using Over = State<"Over">;
    using initial_state = Dialling;

    struct greet {
        template <class Event, class Machine, class Source, class Target>
        void operator()(Event const&, Machine& call, Source&, Target&) const {
            std::cout << "  do greet, and give hang_up\n";
            auto const returned = call.process_event(hang_up());
            std::cout << "  the process_event inside returns " << returned << '\n';
        }
    };

    // clang-format off
    struct transition_table : boost::mpl::vector<
        //  Start    , Event   , Next    , Action
        Row<Dialling , answer  , Talking , greet>,
        Row<Talking  , hang_up , Over    , none >
    > {};
    // clang-format on
};

}  // namespace

int main() {
    msm::back::state_machine<Call> call;
    call.start();
    give(call, "answer", answer());
}
