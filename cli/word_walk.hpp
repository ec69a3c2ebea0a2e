// A walk of an automaton that reads the digits of moves' numbers.
#pragma once

#include <bit>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "automata/core/look_up.hpp"
#include "automata/core/run.hpp"
#include "automata/hanoi/hanoi_word.hpp"
#include "cli/catalogue.hpp"
#include "cli/move_stream.hpp"
#include "solvers/hanoi/hanoi_word.hpp"
#include "solvers/hanoi/packed_moves.hpp"

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

/// The machine as a table: which digit is which event, and which letter a state is called by.
template <class Automaton>
class WordTable {
public:
    LookUp::Place start() const { return table_.start(); }
    LookUp::Place read(LookUp::Place from, std::string_view digits) const {
        for (char const digit : digits) from = table_.next(from, digit == '1' ? one_ : zero_);
        return from;
    }
    char letter(LookUp::Place place) const { return graph_.states[table_.state(place)].name.front(); }

    /// What each letter becomes by the digits 0 and 1.
    hanoi::Substitution substitution() const {
        hanoi::Substitution rules{};
        for (std::size_t state = 0; state < graph_.states.size(); ++state) {
            LookUp::Place const place = table_.place(state);
            rules.at(hanoi::word_letters.find(letter(place))) = {letter(read(place, "0")), letter(read(place, "1"))};
        }
        return rules;
    }

private:
    template <class Digit>
    std::size_t event() const {
        auto const& events = graph_.events;
        auto const is_it = [](Symbol const& event) { return event.name == Digit::label; };
        return static_cast<std::size_t>(std::find_if(events.begin(), events.end(), is_it) - events.begin());
    }

    TransitionGraph graph_ = graph_of<Automaton>();
    LookUp table_{graph_};
    std::size_t zero_ = event<hanoi::Zero>();
    std::size_t one_ = event<hanoi::One>();
};

/// The moves in the range, or all. The digits that the numbers of a range have in common are read once.
template <class Automaton>
class WordMoves final : public MoveStream {
public:
    /// Throws std::invalid_argument if there are no such moves.
    WordMoves(hanoi::Task const& task, std::optional<Range> const& range)
        : task_(hanoi::validated(task, hanoi::MoveNumbers::most_discs)) {
        if (task_.discs > 0)
            numbers_.emplace(task_.discs, range ? range->first : "1",
                             range ? range->last : hanoi::last_move_number(task_.discs));
    }

    std::span<hanoi::Move const> next(std::uint64_t budget) override {
        constexpr std::size_t some_hundred = 256;
        made_.clear();
        while (!ended() && made_.size() < some_hundred) {
            spent_ = budget - steps_ < task_.discs;
            if (spent_) break;
            made_.push_back(read());
            steps_ += task_.discs;
            if (!numbers_->next()) numbers_.reset();
        }
        return made_;
    }
    bool ended() const override { return spent_ || !numbers_; }
    bool finished() const override { return !numbers_; }
    std::uint64_t steps() const override { return steps_; }

private:
    hanoi::Move read() {
        std::string_view const digits = numbers_->digits();
        // So many at the end are read anew for each number; the head, each time that it changes, costs about a digit more.
        auto const tail = static_cast<std::size_t>(std::bit_width(digits.size()));
        std::size_t const head = digits.size() - tail;
        bool const carried =
            digits.find('1', head) == std::string_view::npos;  // the tail is zeros: the head may have changed
        if (!behind_head_ || carried) behind_head_ = table_.read(table_.start(), digits.substr(0, head));
        return hanoi::letter_move(table_.letter(table_.read(*behind_head_, digits.substr(head))), numbers_->disc(),
                                  task_);
    }

    hanoi::Task task_;
    WordTable<Automaton> table_;
    std::optional<hanoi::MoveNumbers> numbers_;
    std::optional<LookUp::Place> behind_head_;
    std::vector<hanoi::Move> made_;
    std::uint64_t steps_ = 0;
    bool spent_ = false;
};

}  // namespace statewalk::cli
