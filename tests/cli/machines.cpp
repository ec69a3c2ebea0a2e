#include "tests/cli/machines.hpp"

#include <boost/mpl/vector.hpp>
#include <boost/msm/front/functor_row.hpp>
#include <boost/msm/front/state_machine_def.hpp>
#include <boost/msm/front/states.hpp>
#include <stdexcept>

#include "cli/tool.hpp"
#include "tests/cli/broken.hpp"

namespace statewalk::cli::test {
namespace {

namespace front = boost::msm::front;

struct coin {
    explicit coin(int value_) : value(value_) {}
    int value;
};
struct push {};

struct Toll : front::state_machine_def<Toll> {
    struct Shut : front::state<> {};
    struct Open : front::state<> {};
    using initial_state = Shut;

    struct keep {
        template <class Machine, class Source, class Target>
        void operator()(coin const&, Machine&, Source&, Target&) const {}
    };
    struct enough {
        template <class Machine, class Source, class Target>
        bool operator()(coin const& event, Machine&, Source&, Target&) const {
            return event.value >= 2;
        }
    };
    // clang-format off
    struct transition_table : boost::mpl::vector<
        front::Row<Shut, coin, Shut, keep,        front::none>,
        front::Row<Shut, coin, Open, keep,        enough     >,
        front::Row<Open, push, Shut, front::none, front::none>
    > {};
    // clang-format on
};

class FuseBox {
public:
    void press() {
        if (++presses_ > 1) throw std::runtime_error("the fuse has blown");
    }

private:
    int presses_ = 0;
};

// clang-format off
struct Fuse : Automaton<Fuse, FuseBox> {
    static constexpr std::string_view label = "fuse";
    struct Lit : State<"Lit"> {};
    using initial_state = Lit;
    using z1 = Output<"z1", &FuseBox::press>;
    struct transition_table : Table<Row<Lit, push, Lit, z1, none>> {};
};

struct Countdown : Automaton<Countdown> {
    static constexpr std::string_view label = "countdown";
    struct Three : State<"3"> {};
    struct Two   : State<"2"> {};
    struct One   : State<"1"> {};
    struct Zero  : State<"0"> {};
    using initial_state = Three;
    struct transition_table : Table<
        Row < Three , Step , Two  , none , none >,
        Row < Two   , Step , One  , none , none >,
        Row < One   , Step , Zero , none , none >
    > {};
};

struct Blinker : Automaton<Blinker> {
    static constexpr std::string_view label = "blinker";
    struct Off : State<"off"> {};
    struct On  : State<"on"> {};
    using initial_state = Off;
    struct transition_table : Table<
        Row < Off , Step , On  , none , none >,
        Row < On  , Step , Off , none , none >
    > {};
};

struct Endless : Automaton<Endless, Towers>, Figure {
    static constexpr std::string_view label = "endless";
    struct transition_table : Table<
        Row < Rest   , Step , Moving , z1   , none >,
        Row < Moving , Step , Rest   , none , x1   >
    > {};
};

struct Careless : Automaton<Careless, Towers>, Figure {
    static constexpr std::string_view label = "careless";
    struct transition_table : Table<
        Row < Rest   , Step , Moving , z1         , none >,
        Row < Moving , Step , Moving , Do<z2, z1> , none >,
        Row < Moving , Step , Rest   , none       , x1   >
    > {};
};

struct Restless : Automaton<Restless, Towers>, Figure {
    static constexpr std::string_view label = "restless";
    struct transition_table : Table<
        Row < Rest   , Step , Moving , z1         , none    >,
        Row < Moving , Step , Rest   , z2         , x1      >,
        Row < Moving , Step , Moving , Do<z2, z1> , Not<x1> >
    > {};
};
// clang-format on

}  // namespace

Entry toll() { return machine_entry<Toll>(event("small", coin(1)), event("big", coin(2))); }
Entry fuse() { return machine_entry<Fuse>(); }
Entry countdown() { return machine_entry<Countdown>(); }
Entry blinker() { return machine_entry<Blinker>(); }
Entry endless() { return hanoi_entry<Endless>(); }
Entry careless() { return hanoi_entry<Careless>(); }
Entry restless() { return hanoi_entry<Restless>(); }

}  // namespace statewalk::cli::test
