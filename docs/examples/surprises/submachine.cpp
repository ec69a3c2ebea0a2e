// A submachine is asked before the machine around it, begins anew when it is entered, and keeps its data.
//
//    o--> [ Closed ] --unlock--> [ Lift: o--> [ Ground ] --call / count--> [ Upstairs ] ] --lock--> [ Closed ]
//                                loop of Lift: call / ring
#include "say.hpp"

using namespace surprises;

namespace {

struct unlock {};
struct lock {};
struct call {};

struct Lift_ : msm::front::state_machine_def<Lift_> {
    using Ground = State<"Ground">;
    using Upstairs = State<"Upstairs">;
    using initial_state = Ground;

    int rides = 0;
    struct count {
        template <class Event, class Machine, class Source, class Target>
        void operator()(Event const&, Machine& lift, Source&, Target&) const {
            std::cout << "  do count: ride " << ++lift.rides << '\n';
        }
    };
    struct transition_table : boost::mpl::vector<Row<Ground, call, Upstairs, count>> {};
};

struct House : msm::front::state_machine_def<House> {
    using Closed = State<"Closed">;
    using Lift = msm::back::state_machine<Lift_>;
    using initial_state = Closed;

    // clang-format off
    struct transition_table : boost::mpl::vector<
        //  Start  , Event  , Next   , Action
        Row<Closed , unlock , Lift   , none       >,
        Row<Lift   , lock   , Closed , none       >,
        Row<Lift   , call   , none   , Say<"ring">>
    > {};
    // clang-format on
};

}  // namespace

int main() {
    msm::back::state_machine<House> house;
    house.start();
    give(house, "unlock", unlock());
    give(house, "call", call());
    give(house, "call again", call());
    give(house, "lock", lock());
    give(house, "unlock", unlock());
    give(house, "call", call());
}
