// A machine that handles what its guards and actions throw, in methods that only its back-end may call.
#include <boost/mpl/vector.hpp>
#include <boost/msm/back/state_machine.hpp>
#include <boost/msm/front/functor_row.hpp>
#include <boost/msm/front/state_machine_def.hpp>
#include <boost/msm/front/states.hpp>
#include <stdexcept>

#include "tests/automata/core/msm_twins.hpp"

using namespace statewalk;

namespace {

namespace msm = boost::msm;
using msm::front::none;
using msm::front::Row;

struct add {
    int weight = 1;
};
struct unload {};

class Crane_ : public msm::front::state_machine_def<Crane_> {
public:
    struct Empty : msm::front::state<> {};
    struct Loaded : msm::front::state<> {
        template <class Event, class Machine>
        void on_exit(Event const&, Machine&) {
            twins::say("swing");
        }
    };
    using initial_state = Empty;

    struct lift {
        template <class Event, class Machine, class Source, class Target>
        void operator()(Event const& event, Machine&, Source&, Target&) const {
            if (event.weight > 5) throw std::runtime_error("too heavy");
        }
    };
    struct holds {
        template <class Event, class Machine, class Source, class Target>
        bool operator()(Event const&, Machine&, Source&, Target&) const {
            if (twins::moment % 4 == 0) throw std::logic_error("rope worn");
            return twins::moment % 3 != 0;
        }
    };
    // clang-format off
    struct transition_table : boost::mpl::vector<
        Row < Empty  , add    , Loaded , lift , none  >,
        Row < Loaded , add    , Loaded , lift , holds >,
        Row < Loaded , unload , Empty  , none , holds >
    > {};
    // clang-format on

protected:
    template <class Machine, class Event>
    void no_transition(Event const&, Machine&, int state) {
        twins::say("nothing in " + std::to_string(state));
    }
    template <class Machine, class Event>
    void exception_caught(Event const&, Machine&, std::exception& error) {
        twins::say(error.what());
    }
};
using Crane = msm::back::state_machine<Crane_>;

auto const events = twins::AnyOf(add{2}, add{9}, unload{});

class Listener : public Observer {
public:
    void failed(std::exception_ptr error) override {
        try {
            std::rethrow_exception(error);
        } catch (std::exception const& known) {
            heard.emplace_back(known.what());
        }
    }
    std::vector<std::string> heard;
};

}  // namespace

TEST(Exceptions, are_handled_by_the_machine_as_ever_when_it_is_watched) {
    twins::expect_no_difference<Crane>(events);
    twins::expect_each_lie_to_show<Crane>(events);
}

TEST(Exceptions, are_told_to_the_observer_too) {
    Observed<Crane> crane;
    Listener listener;
    crane.observer = &listener;
    twins::moment = 1;
    crane.start();
    twins::heard.clear();
    crane.process_event(add{9});
    crane.process_event(unload{});
    EXPECT_EQ(listener.heard, std::vector<std::string>{"too heavy"});
    EXPECT_EQ(twins::heard, (std::vector<std::string>{"too heavy", "nothing in 0"}));
}
