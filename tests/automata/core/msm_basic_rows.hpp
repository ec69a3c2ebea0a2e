// A machine in bare Boost.MSM with every kind of row that names methods: of the machine (row), of a class that it names
// (row2), in the table, inside a state and inside the machine.
#pragma once

#include <boost/mpl/vector.hpp>
#include <boost/msm/back/state_machine.hpp>
#include <boost/msm/front/internal_row.hpp>
#include <boost/msm/front/row2.hpp>
#include <boost/msm/front/state_machine_def.hpp>
#include <boost/msm/front/states.hpp>

#include "tests/automata/core/msm_twins.hpp"

namespace phone {

namespace msm = boost::msm;
using msm::front::_internal;
using msm::front::_row2;
using msm::front::a_internal;
using msm::front::a_irow2;
using msm::front::a_row2;
using msm::front::g_internal;
using msm::front::g_irow2;
using msm::front::g_row2;
using msm::front::internal;
using msm::front::irow2;
using msm::front::row2;

struct lift {};
struct dial {};
struct ring {};
struct talk {};
struct hang_up {};

struct Phone_ : msm::front::state_machine_def<Phone_> {
    struct Down : msm::front::state<> {
        void tinkle(ring const&) { twins::say("tinkle"); }
        void clang(ring const&) { twins::say("clang"); }
        bool loud(ring const&) { return twins::moment % 3 == 0; }
        bool dusty(dial const&) { return twins::moment % 2 == 0; }
        // clang-format off
        struct internal_transition_table : boost::mpl::vector<
            a_internal < ring , Down , &Down::tinkle                       >,
            internal   < ring , Down , &Down::clang  , Down , &Down::loud  >,
            g_internal < dial                        , Down , &Down::dusty >,
            _internal  < talk                                              >
        > {};
        // clang-format on
    };
    struct Up : msm::front::state<> {
        void hum(dial const&) { twins::say("hum"); }
        bool patient(dial const&) { return twins::moment % 3 != 0; }
        bool polite(hang_up const&) { return twins::moment % 2 != 0; }
        void sigh(talk const&) { twins::say("sigh"); }
    };
    struct Busy : msm::front::state<> {};
    using initial_state = Down;

    void pick(lift const&) { twins::say("pick"); }
    void drop(hang_up const&) { twins::say("drop"); }
    bool gentle(hang_up const&) { return twins::moment % 3 != 0; }
    bool firm(lift const&) { return twins::moment % 4 != 0; }
    void chat(talk const&) { twins::say("chat"); }
    bool shy(talk const&) { return twins::moment % 2 == 0; }
    bool bold(talk const&) { return twins::moment % 3 == 0; }
    bool old(ring const&) { return twins::moment % 2 == 0; }
    void clack(dial const&) { twins::say("clack"); }
    void slam(hang_up const&) { twins::say("slam"); }
    bool angry(hang_up const&) { return twins::moment % 2 == 0; }

    // clang-format off
    struct transition_table : boost::mpl::vector<
        //       Start , Event   , Target , Action                          , Guard
        a_row   < Down , lift    , Up     , &Phone_::pick                                      >,
        row     < Up   , hang_up , Down   , &Phone_::drop                   , &Phone_::gentle  >,
        g_row   < Busy , lift    , Up                                       , &Phone_::firm    >,
        _row    < Busy , hang_up , Down                                                        >,
        a_irow  < Busy , talk             , &Phone_::chat                                      >,
        irow    < Up   , talk             , &Phone_::chat                   , &Phone_::shy     >,
        g_irow  < Up   , ring                                               , &Phone_::old     >,
        _irow   < Busy , ring                                                                  >,
        a_row2  < Up   , dial    , Busy   , Up      , &Up::hum                                 >,
        row2    < Up   , dial    , Up     , Phone_  , &Phone_::clack , Up   , &Up::patient     >,
        g_row2  < Up   , hang_up , Busy                              , Up   , &Up::polite      >,
        _row2   < Busy , dial    , Up                                                          >,
        a_irow2 < Down , dial             , Phone_  , &Phone_::clack                           >
    > {};
    struct internal_transition_table : boost::mpl::vector<
        a_internal < ring    , Down   , &Down::tinkle                           >,
        internal   < hang_up , Phone_ , &Phone_::slam , Phone_ , &Phone_::angry >,
        g_internal < talk                             , Phone_ , &Phone_::bold  >,
        _internal  < lift                                                       >
    > {};
    // clang-format on

    template <class Machine, class Event>
    void no_transition(Event const&, Machine&, int) {
        twins::say("nothing");
    }
};
using Phone = msm::back::state_machine<Phone_>;

/// The rest of the rows of row2.hpp.
struct Bell_ : msm::front::state_machine_def<Bell_> {
    struct Still : msm::front::state<> {
        void hang(talk const&) { twins::say("hang"); }
        bool tied(lift const&) { return twins::moment % 2 == 0; }
        bool free(talk const&) { return twins::moment % 3 == 0; }
    };
    struct Swinging : msm::front::state<> {};
    using initial_state = Still;
    void strike(ring const&) { twins::say("strike"); }

    // clang-format off
    struct transition_table : boost::mpl::vector<
        a_row2  < Still    , ring , Swinging , Bell_ , &Bell_::strike                      >,
        _row2   < Swinging , ring , Still                                                  >,
        irow2   < Still    , talk            , Still , &Still::hang , Still , &Still::free >,
        g_irow2 < Swinging , lift                                   , Still , &Still::tied >
    > {};
    // clang-format on

    template <class Machine, class Event>
    void no_transition(Event const&, Machine&, int) {
        twins::say("nothing");
    }
};
using Bell = msm::back::state_machine<Bell_>;

}  // namespace phone
