// How an automaton becomes an entry of the catalogue. Included once for each automaton, for it brings in the machine.
#pragma once

#include <memory>
#include <utility>

#include "automata/core/run.hpp"
#include "cli/catalogue.hpp"

namespace statewalk::cli {

template <class Automaton>
class LiveWalk final : public Walk {
public:
    explicit LiveWalk(hanoi::Task const& task) : object_(task), run_(object_) {}

    TransitionGraph const& graph() const override { return run_.graph(); }
    bool next() override { return run_.step(Step{}); }
    Record const& record() const override { return run_.record(); }
    std::span<hanoi::Move const> moves() const override { return object_.moves(); }
    void describe_object() override { run_.describe_object(); }
    void end(Ending ending, std::string reason) override { run_.end(ending, std::move(reason)); }
    Outcome const& outcome() const override { return run_.outcome(); }

private:
    typename Automaton::ObjectOfControl object_;
    Runner<Automaton> run_;
};

template <class Automaton>
Entry entry() {
    return {.name = std::string{Automaton::label},
            .note = std::string{Automaton::note},
            .source = std::string{Automaton::source},
            .pegs = Automaton::ObjectOfControl::pegs,
            .graph = [] { return graph_of<Automaton>(); },
            .walk = [](hanoi::Task const& task) -> std::unique_ptr<Walk> {
                return std::make_unique<LiveWalk<Automaton>>(task);
            }};
}

}  // namespace statewalk::cli
