// The command for a machine of one's own, in one line of main:
//
//     #include <statewalk/tool.hpp>
//     int main(int argc, char** argv) { return statewalk::tool<Player>(argc, argv); }
//
// Linked with statewalk::tool, the program draws, traces and lints the machine; `--help` says how. A script gives the
// machine its events by their shown names: `trace --events open,close,play`.
#pragma once

#include <string>
#include <utility>

#include "cli/application.hpp"
#include "cli/entry.hpp"

namespace statewalk {

/// An event for scripts, under a name of its own: one that cannot be made of nothing, or that carries data.
template <class Event>
cli::NamedEvent<Event> event(std::string name, Event event) {
    return {std::move(name), std::move(event)};
}

/// `Machine`: a back-end of Boost.MSM, or a front-end for the default one, which can be made of nothing; so can the
/// object that it controls, if it is an Automaton. Returns the exit status of the command.
template <class Machine, class... Events>
int tool(int count, char** arguments, cli::NamedEvent<Events> const&... events) {
    return cli::run_process(cli::Catalogue(cli::program(arguments), {cli::machine_entry<Machine>(events...)}), count,
                            arguments);
}

namespace hanoi {

/// The same for an automaton that plays the Towers of Hanoi: its runs are those of a TASK, and it can be checked
/// against the reference recursion. Its object of control is made of a hanoi::Task, and is like those of solvers/hanoi.
template <class Automaton>
int tool(int count, char** arguments) {
    return cli::run_process(cli::Catalogue(cli::program(arguments), {cli::hanoi_entry<Automaton>()}), count, arguments);
}

}  // namespace hanoi
}  // namespace statewalk
