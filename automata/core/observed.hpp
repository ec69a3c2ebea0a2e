// Observed<BackEnd>: the same machine, which tells an observer every guard that it asks and every row that it takes,
// and takes the observer's word for what happens next. The machine's source stays as it is.
//
// How: MSM reads a machine's rows from its front-end. The twin made here is a back-end over a front-end derived from
// the user's, whose rows are the user's rows, each with a guard and an action that report. A machine nested in a state
// has a twin of its own, which learns from the outer one, when it is entered, who watches. A machine used without a
// twin pays nothing.
#pragma once

#include <cstddef>
#include <exception>
#include <vector>

#include "automata/core/detail/traceable.hpp"
#include "automata/core/detail/twin.hpp"
#include "automata/core/graph_of.hpp"

namespace statewalk {

/// Who watches a machine, and may interfere. Every default answer leaves the machine as it is.
/// Numbers are positions in the vectors of graph_of<Machine>().
class Observer {
public:
    virtual ~Observer() = default;
    /// An input variable answered.
    virtual void asked(std::size_t /*input*/, bool /*answer*/) {}
    /// A row's turn has come. Whether it is passed over: its guard is not asked, and it is not taken.
    virtual bool passes_over(std::size_t /*row*/) { return false; }
    /// A row's guard answered (yes, where it has none). Returns the answer that the machine is to get.
    virtual bool verdict(std::size_t /*row*/, bool answer) { return answer; }
    /// A row is taken. Returns how many times its actions are to run.
    virtual int taken(std::size_t /*row*/) { return 1; }
    /// Which of its actions are run each time, in their order: by position in Transition::outputs. Asked once, behind
    /// taken(); the answer must last while they run. Null: as the row has them.
    virtual std::vector<std::size_t> const* actions(std::size_t /*row*/) { return nullptr; }
    /// An output action is about to run.
    virtual void runs(std::size_t /*output*/) {}
    /// Only asking what could happen: nobody else is to hear of it when nothing does.
    virtual bool only_asks() const { return false; }
    /// A guard or an action threw, and the machine swallowed it (MSM's default).
    virtual void failed(std::exception_ptr) {}
};

/// The observed twin of a back-end, policies included. Its member `observer` is null until somebody watches.
/// `Watcher` may be a final class of one's own with the methods of Observer: then calls cost no dispatch.
template <class BackEnd, class Watcher = Observer>
using Observed = typename detail::Traceable<BackEnd, Watcher>::Machine;

}  // namespace statewalk
