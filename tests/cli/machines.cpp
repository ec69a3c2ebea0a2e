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

/// An object that makes the moves that it is told.
class Told {
public:
    static constexpr unsigned pegs = 4;
    static inline std::vector<hanoi::Move> all;  // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)
    static inline bool again = false;            // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

    static void require(hanoi::Task const&) {}
    explicit Told(hanoi::Task const&) {}
    bool more() const { return again || made_ < all.size(); }
    bool done() const { return !more(); }
    void make() { latest_.assign(1, all.at(made_++ % all.size())); }
    std::span<hanoi::Move const> moves() const { return latest_; }
    void forget_moves() { latest_.clear(); }

private:
    std::vector<hanoi::Move> latest_;
    std::size_t made_ = 0;
};

// clang-format off
struct Telling : Automaton<Telling, Told> {
    static constexpr std::string_view label = "telling";
    struct Rest : State<"0"> {};
    struct Moving : State<"1"> {};
    using initial_state = Rest;
    using x1 = Input<"x1", &Told::more>;
    using z1 = Output<"z1", &Told::make>;
    struct transition_table : Table<
        Row < Rest   , Step , Moving , z1   , none    >,
        Row < Moving , Step , Moving , z1   , x1      >,
        Row < Moving , Step , Rest   , none , Not<x1> >
    > {};
};
// clang-format on

}  // namespace

Entry telling(std::string const& moves, bool again) {
    Told::all.clear();
    Told::again = again;
    for (std::string const& move : split_at_spaces(moves))
        Told::all.push_back({static_cast<hanoi::Disc>(move.at(0) - '0'), static_cast<hanoi::Peg>(move.at(1) - 'A'),
                             static_cast<hanoi::Peg>(move.at(2) - 'A')});
    return hanoi_entry<Telling>();
}

Entry toll() { return machine_entry<Toll>(event("small", coin(1)), event("big", coin(2))); }
Entry fuse() { return machine_entry<Fuse>(); }
Entry countdown() { return machine_entry<Countdown>(); }
Entry blinker() { return machine_entry<Blinker>(); }
Entry endless() { return hanoi_entry<Endless>(); }
Entry careless() { return hanoi_entry<Careless>(); }
Entry restless() { return hanoi_entry<Restless>(); }

}  // namespace statewalk::cli::test
