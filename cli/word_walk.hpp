// A walk of an automaton that reads the digits of moves' numbers.
#pragma once

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "automata/core/run.hpp"
#include "automata/hanoi/hanoi_word.hpp"
#include "cli/catalogue.hpp"
#include "solvers/hanoi/hanoi_word.hpp"

namespace statewalk::cli {

/// The machine is started anew for each number; the state in which the last digit leaves it is the move. Three pegs.
template <class Automaton>
class WordWalk final : public Walk {
public:
    /// All numbers, or those in the range. Throws std::invalid_argument if there are no such moves.
    WordWalk(hanoi::Task const& task, std::optional<Range> const& range, std::optional<Mutant> const& mutant)
        : task_(hanoi::validated(task, hanoi::MoveNumbers::most_discs)),
          mutant_(mutant),
          machine_(std::make_unique<Machine>(mutant_)) {
        record_ = machine_->record();
        if (task_.discs == 0)
            end(Ending::finished, "there is no move, and no number to read");
        else
            numbers_.emplace(task_.discs, range ? range->first : "1",
                             range ? range->last : hanoi::last_move_number(task_.discs));
    }

    TransitionGraph const& graph() const override { return Machine::graph(); }
    Record const& record() const override { return record_; }
    std::span<hanoi::Move const> moves() const override { return {&move_, read_whole() ? std::size_t{1} : 0}; }
    Outcome const& outcome() const override { return outcome_; }

    bool next() override {
        if (ended_) return false;
        bool const restart = read_whole();
        if (restart && !numbers_->next()) {
            end(Ending::finished, "every number is read");
            return false;
        }
        if (restart) {
            machine_ = std::make_unique<Machine>(mutant_);
            read_ = 0;
        }
        numbers_->digits()[read_++] == '1' ? machine_->step(hanoi::One{}) : machine_->step(hanoi::Zero{});
        std::uint64_t const number = record_.number + 1;
        record_ = machine_->record();
        record_.number = number;
        record_.restarted = restart;
        if (read_whole())
            move_ = hanoi::letter_move(graph().states[record_.after.front()].name.front(), numbers_->disc(), task_);
        return true;
    }

    /// The digits that are left, and, when there are none, the move.
    void describe_object() override {
        if (read_whole())
            record_.move({{"number", number_value()},
                          {"disc", std::uint64_t{move_.disc}},
                          {"from", task_.pegs[move_.from]},
                          {"to", task_.pegs[move_.to]}});
        record_.field("left", numbers_ ? std::uint64_t{numbers_->digits().size() - read_} : 0);
    }

    void end(Ending ending, std::string reason) override {
        if (!ended_) outcome_ = {ending, record_.number, std::move(reason)};
        ended_ = true;
    }

private:
    using Machine = Runner<Automaton>;

    bool read_whole() const { return numbers_ && read_ == numbers_->digits().size(); }
    /// A number, or a text where it is too long for one.
    Value number_value() const {
        std::string const& decimal = numbers_->decimal();
        if (decimal.size() < 20) return std::uint64_t{std::stoull(decimal)};
        return decimal;
    }

    hanoi::Task task_;
    std::optional<Mutant> mutant_;
    std::unique_ptr<Machine> machine_;
    std::optional<hanoi::MoveNumbers> numbers_;
    std::size_t read_ = 0;
    hanoi::Move move_;
    Record record_;
    Outcome outcome_;
    bool ended_ = false;
};

/// Gives `visit` the moves in the range until it answers false, by the plain machine. The digits that the numbers of a
/// range have in common are read once: the machine that has read them is copied for each number.
template <class Automaton>
void read_word(hanoi::Task const& task, Range const& range, std::function<bool(hanoi::Move const&)> const& visit) {
    using Machine = typename detail::BackEndOf<Automaton>::type;
    static std::vector<std::size_t> const positions = detail::positions_of_states<Machine>();
    static TransitionGraph const graph = graph_of<Automaton>();
    constexpr std::size_t tail = 16;  // digits read anew for each number
    auto const read = [](Machine& machine, std::string_view digits) {
        for (char const digit : digits)
            digit == '1' ? machine.process_event(hanoi::One{}) : machine.process_event(hanoi::Zero{});
    };

    hanoi::MoveNumbers numbers(task.discs, range.first, range.last);
    std::size_t const head = numbers.digits().size() - std::min(tail, numbers.digits().size());
    std::optional<Machine> common;
    do {
        std::string_view const digits = numbers.digits();
        bool const carried =
            digits.find('1', head) == std::string_view::npos;  // the tail is zeros: the head may have changed
        if (!common || carried) {
            common.emplace();
            common->start();
            read(*common, digits.substr(0, head));
        }
        Machine machine = std::as_const(*common);  // MSM takes a copy of a mutable machine for a constructor argument
        read(machine, digits.substr(head));
        std::size_t const state = positions[static_cast<std::size_t>(machine.current_state()[0])];
        if (!visit(hanoi::letter_move(graph.states[state].name.front(), numbers.disc(), task))) return;
    } while (numbers.next());
}

}  // namespace statewalk::cli
