// What the checks of several labs ask of an automaton for the Towers of Hanoi: are its moves the right ones, and does
// it come to rest? Used with lab.hpp.
#pragma once

#include <cstdint>
#include <functional>
#include <lab.hpp>
#include <optional>
#include <statewalk/automata/core/run.hpp>
#include <statewalk/solvers/hanoi/task.hpp>
#include <string>

namespace lab {

using statewalk::hanoi::Move;
using statewalk::hanoi::Task;

/// "3 discs from A to C".
inline std::string text_of(Task const& task) {
    return std::to_string(task.discs) + (task.discs == 1 ? " disc" : " discs") + " from " + task.pegs[task.from] +
           " to " + task.pegs[task.to];
}

inline std::string text_of(std::optional<Move> const& move, Task const& task) {
    if (!move) return "no more move";
    return "disc " + std::to_string(move->disc) + " from " + task.pegs[move->from] + " to " + task.pegs[move->to];
}

/// Goes through an automaton's run step by step and hands out its moves. It takes `patience` steps without a move.
template <class Automaton>
class Walk {
public:
    explicit Walk(Task const& task, unsigned patience = 200) : object_(task), run_(object_), patience_(patience) {}

    std::optional<Move> next() {
        for (unsigned step = 0; step < patience_; ++step) {
            if (given_ < object_.moves().size()) return object_.moves()[given_++];
            given_ = 0;
            if (!run_.step(statewalk::Step{})) return std::nullopt;
        }
        run_.end(statewalk::Ending::out_of_budget, std::to_string(patience_) + " steps without a move");
        return std::nullopt;
    }
    /// Where the automaton is: "step 5, the arrow 1 -> 2 [x1] / z1".
    std::string place() const {
        std::string text = "step " + std::to_string(run_.record().number);
        for (std::size_t const arrow : run_.record().fired) text += ", the arrow " + arrow_text(run_.graph(), arrow);
        return text;
    }
    bool at_rest() const { return run_.ended() && run_.outcome().ending == statewalk::Ending::finished; }
    /// Why the run has ended.
    std::string reason() const { return run_.outcome().reason; }

private:
    typename Automaton::ObjectOfControl object_;
    statewalk::Runner<Automaton> run_;
    unsigned patience_;
    std::size_t given_ = 0;
};

/// Calls its argument with each move that is right, in order, as long as it answers true.
using RightMoves = std::function<void(Task const&, std::function<bool(Move const&)> const&)>;

/// Holds the automaton's moves against the right ones. Whether they are; what differs first is missing in the report.
template <class Automaton>
bool compare(Report& report, Task const& task, RightMoves const& right_moves) {
    Walk<Automaton> walk(task);
    std::string wrong;
    std::size_t number = 0;
    auto const hold = [&](std::optional<Move> const& right) {
        ++number;
        std::optional<Move> const came = walk.next();
        if (came == right) return true;
        wrong = "move " + std::to_string(number) + " should be " + text_of(right, task) + ", but ";
        wrong += came ? text_of(came, task) + " came (" + walk.place() + ")"
                      : "none came: " + walk.reason() + " (" + walk.place() + ")";
        if (!right) wrong = "all moves are made, and one more came: " + text_of(came, task) + " (" + walk.place() + ")";
        return false;
    };
    right_moves(task, hold);
    if (wrong.empty() && hold(std::nullopt) && !walk.at_rest())
        wrong = "all moves are right, but the automaton does not come to rest: " + walk.reason() + " (" + walk.place() +
                ")";
    if (!wrong.empty()) report.missing(text_of(task) + ": " + wrong);
    return wrong.empty();
}

}  // namespace lab
