// Guards joined by the operators that later versions of Boost have outside eUML.
#include <boost/mpl/vector.hpp>
#include <boost/msm/back/state_machine.hpp>
#include <boost/msm/front/functor_row.hpp>
#include <boost/msm/front/state_machine_def.hpp>
#include <boost/msm/front/states.hpp>

#include "tests/automata/core/msm_twins.hpp"

#if __has_include(<boost/msm/front/operator.hpp>)
#include <boost/msm/front/operator.hpp>
#else
namespace boost::msm::front {  // as they are there
template <class One, class Other>
struct Or_ {
    template <class Event, class Machine, class Source, class Target>
    bool operator()(Event const& event, Machine& machine, Source& source, Target& target) {
        return One()(event, machine, source, target) || Other()(event, machine, source, target);
    }
};
template <class One, class Other>
struct And_ {
    template <class Event, class Machine, class Source, class Target>
    bool operator()(Event const& event, Machine& machine, Source& source, Target& target) {
        return One()(event, machine, source, target) && Other()(event, machine, source, target);
    }
};
template <class Guard>
struct Not_ {
    template <class Event, class Machine, class Source, class Target>
    bool operator()(Event const& event, Machine& machine, Source& source, Target& target) {
        return !Guard()(event, machine, source, target);
    }
};
}  // namespace boost::msm::front
#endif

using namespace statewalk;

namespace {

namespace msm = boost::msm;
using msm::front::And_;
using msm::front::none;
using msm::front::Not_;
using msm::front::Or_;

struct knock {};

template <int Every>
struct each {
    template <class Event, class Machine, class Source, class Target>
    bool operator()(Event const&, Machine&, Source&, Target&) const {
        twins::say("each " + std::to_string(Every) + "?");
        return twins::moment % Every == 0;
    }
};
/// A guard of one's own in the same form is none of MSM's operators.
template <class Guard>
struct Twice {
    template <class Event, class Machine, class Source, class Target>
    bool operator()(Event const& event, Machine& machine, Source& source, Target& target) const {
        return Guard()(event, machine, source, target) && Guard()(event, machine, source, target);
    }
};

struct Door_ : msm::front::state_machine_def<Door_> {
    struct Shut : msm::front::state<> {};
    struct Open : msm::front::state<> {};
    using initial_state = Shut;
    // clang-format off
    struct transition_table : boost::mpl::vector<
        msm::front::Row < Shut , knock , Open , none , And_<each<2>, Not_<each<3>>> >,
        msm::front::Row < Open , knock , Shut , none , Or_<Not_<each<2>>, each<5>>  >,
        msm::front::Row < Open , knock , none , none , Twice<each<3>>               >
    > {};
    // clang-format on
};
using Door = msm::back::state_machine<Door_>;

}  // namespace

TEST(Operators, are_taken_apart_wherever_boost_has_them) {
    EXPECT_EQ(twins::arrows(graph_of<Door>()), (std::vector<std::string>{
                                                   "knock: Shut -> Open [each<2> & !each<3>]",
                                                   "knock: Open -> Shut [!each<2> | each<5>]",
                                                   "knock: Open -> Open [Twice<each<3>>]",
                                               }));
}

TEST(Operators, ask_as_often_when_they_are_watched) {
    twins::expect_no_difference<Door>(twins::AnyOf(knock{}));
    twins::expect_each_lie_to_show<Door>(twins::AnyOf(knock{}));
}
