// How an automaton becomes an entry of the catalogue. Included once for each automaton, for it brings in the machine.
#pragma once

#include <memory>
#include <optional>
#include <utility>

#include "automata/core/run.hpp"
#include "cli/catalogue.hpp"
#include "cli/word_walk.hpp"

namespace statewalk::cli {

template <class Automaton>
inline constexpr bool fills_table = requires(typename Automaton::ObjectOfControl const& object) {
    object.cells();
};

template <class Automaton>
class LiveWalk final : public Walk {
public:
    explicit LiveWalk(hanoi::Task const& task) : object_(task), run_(object_) {}

    TransitionGraph const& graph() const override { return run_.graph(); }
    bool next() override { return run_.step(Step{}); }
    Record const& record() const override { return run_.record(); }
    std::span<hanoi::Move const> moves() const override {
        if constexpr (fills_table<Automaton>)
            return {};
        else
            return object_.moves();
    }
    std::span<hanoi::Cell const> cells() const override {
        if constexpr (fills_table<Automaton>)
            return object_.cells();
        else
            return {};
    }
    void describe_object() override { run_.describe_object(); }
    void end(Ending ending, std::string reason) override { run_.end(ending, std::move(reason)); }
    Outcome const& outcome() const override { return run_.outcome(); }

private:
    typename Automaton::ObjectOfControl object_;
    Runner<Automaton> run_;
};

/// An automaton over an object makes the moves one after the other, or fills a table; one without reads numbers of moves.
template <class Automaton>
Entry entry() {
    Entry entry;
    entry.name = Automaton::label;
    entry.note = Automaton::note;
    entry.source = Automaton::source;
    entry.graph = graph_of<Automaton>;
    if constexpr (requires { typename Automaton::ObjectOfControl; }) {
        using Object = typename Automaton::ObjectOfControl;
        entry.pegs = Object::pegs;
        entry.fills_table = fills_table<Automaton>;
        if constexpr (requires { Object::most_discs; }) entry.most_discs = Object::most_discs;
        if constexpr (requires { Object::ties; }) entry.ties = Object::ties;
        entry.require = Object::require;
        entry.walk = [](hanoi::Task const& task, std::optional<Range> const&) -> std::unique_ptr<Walk> {
            return std::make_unique<LiveWalk<Automaton>>(task);
        };
    } else {
        entry.most_discs = hanoi::MoveNumbers::most_discs;
        entry.reads_numbers = true;
        entry.require = [](hanoi::Task const& task) { hanoi::validated(task, hanoi::MoveNumbers::most_discs); };
        entry.read_moves = read_word<Automaton>;
        entry.walk = [](hanoi::Task const& task, std::optional<Range> const& range) -> std::unique_ptr<Walk> {
            return std::make_unique<WordWalk<Automaton>>(task, range);
        };
    }
    return entry;
}

}  // namespace statewalk::cli
