// A media player in bare Boost.MSM, with most of what a state chart can have:
//
//    two regions     what the player does; whether it is in order
//    a submachine    Playing: the tracks of a disc
//    history         after a hold Playing goes on with the track where it was left; after a stop from the first
//    deferral        who presses play while no disc is known is heard as soon as one is
//    an entry point  Playing::Encore, straight to the last track
//    an exit point   Playing::Over, out of Playing behind the last track
//    an interrupt    while something is broken, only a repair is heard
//
// Source     Of our own, after the player with which C. Henry explains Boost.MSM (Boost's documentation, 2010).
// Invariant  In Playing the drawer is closed on a disc that can be read.
// Cost       A step for each event; 10 states and 2 points.
#pragma once

#include <boost/mpl/vector.hpp>
#include <boost/msm/back/state_machine.hpp>
#include <boost/msm/front/functor_row.hpp>
#include <boost/msm/front/state_machine_def.hpp>
#include <boost/msm/front/states.hpp>

namespace examples {

namespace mpl = boost::mpl;
namespace msm = boost::msm;

// --- events
struct open_close {};
struct disc_found {
    bool readable = true;
};
struct play {};
struct encore {};
struct stop {};
struct hold {};
struct resume {};
struct next {};
struct failure {};
struct repair {};
/// Leaves Playing: MSM makes it of whatever event led to the exit point.
struct over {
    template <class Event>
    over(Event const&) {}
};

// --- actions and guards; the functions of a real player would stand in them
struct Nothing {
    template <class Event, class Machine, class Source, class Target>
    void operator()(Event const&, Machine&, Source&, Target&) const {}
};
struct read_disc : Nothing {};
struct start_motor : Nothing {};
struct stop_motor : Nothing {};
struct warn : Nothing {};
struct is_readable {
    template <class Machine, class Source, class Target>
    bool operator()(disc_found const& disc, Machine&, Source&, Target&) const {
        return disc.readable;
    }
};

// --- the tracks
struct Playing_ : msm::front::state_machine_def<Playing_> {
    struct First : msm::front::state<> {};
    struct Second : msm::front::state<> {};
    struct Third : msm::front::state<> {};
    struct Encore : msm::front::entry_pseudo_state<0> {};
    struct Over : msm::front::exit_pseudo_state<over> {};
    using initial_state = First;

    // clang-format off
    struct transition_table : mpl::vector<
        //              Start  , Event  , Next
        msm::front::Row<First  , next   , Second>,
        msm::front::Row<Second , next   , Third >,
        msm::front::Row<Third  , next   , Over  >,
        msm::front::Row<Encore , encore , Third >
    > {};
    // clang-format on
};

// --- the player
struct Player : msm::front::state_machine_def<Player> {
    struct Empty : msm::front::state<> {
        using deferred_events = mpl::vector<play>;
    };
    struct Open : msm::front::state<> {};
    struct Stopped : msm::front::state<> {};
    struct Paused : msm::front::state<> {};
    using Playing = msm::back::state_machine<Playing_, msm::back::ShallowHistory<mpl::vector<resume>>>;

    using Last = Playing::entry_pt<Playing_::Encore>;
    using BehindLast = Playing::exit_pt<Playing_::Over>;

    struct InOrder : msm::front::state<> {};
    struct Broken : msm::front::interrupt_state<repair> {};
    using initial_state = mpl::vector<Empty, InOrder>;

    template <class... Parts>
    using Row = msm::front::Row<Parts...>;
    using none = msm::front::none;

    // clang-format off
    struct transition_table : mpl::vector<
        //  Start      , Event      , Next     , Action      , Guard
        Row<Empty      , open_close , Open     , none        , none       >,
        Row<Open       , open_close , Empty    , none        , none       >,
        Row<Empty      , disc_found , Stopped  , read_disc   , is_readable>,
        Row<Stopped    , open_close , Open     , none        , none       >,
        Row<Stopped    , play       , Playing  , start_motor , none       >,
        Row<Stopped    , encore     , Last     , start_motor , none       >,
        Row<Playing    , hold       , Paused   , stop_motor  , none       >,
        Row<Paused     , resume     , Playing  , start_motor , none       >,
        Row<Paused     , stop       , Stopped  , none        , none       >,
        Row<Playing    , stop       , Stopped  , stop_motor  , none       >,
        Row<BehindLast , over       , Stopped  , stop_motor  , none       >,
        Row<InOrder    , failure    , Broken   , warn        , none       >,
        Row<Broken     , repair     , InOrder  , none        , none       >
    > {};
    // clang-format on
};

}  // namespace examples
