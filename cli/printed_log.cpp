#include "cli/printed_log.hpp"

#include <algorithm>
#include <deque>
#include <iterator>
#include <stdexcept>
#include <utility>

#include "cli/printed_moves.hpp"
#include "cli/task_of_log.hpp"
#include "diagrams/text.hpp"

namespace statewalk::cli {
namespace {

using Names = std::vector<std::string>;

bool has(Names const& names, std::string const& name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

/// How many of the names seen are among these.
std::ptrdiff_t fit(Names const& pegs, Names const& seen) {
    return std::count_if(seen.begin(), seen.end(), [&](std::string const& name) { return has(pegs, name); });
}

/// The names of the pegs in a log of which these are some: as many of those that courses use as fit the most, in their
/// order. A, B, C where none fits.
Names likely_pegs(Names const& seen) {
    static std::vector<Names> const known{{"A", "B", "C"},
                                          {"1", "2", "3"},
                                          {"0", "1", "2"},
                                          {"a", "b", "c"},
                                          {"left", "middle", "right"},
                                          {"Left", "Middle", "Right"},
                                          {"left", "center", "right"},
                                          {"source", "auxiliary", "destination"},
                                          {"source", "spare", "destination"},
                                          {"source", "spare", "target"},
                                          {"start", "spare", "goal"},
                                          {"source", "auxiliary", "target"},
                                          {"L", "M", "R"},
                                          {"X", "Y", "Z"},
                                          {"I", "II", "III"},
                                          {"A", "B", "C", "D"},
                                          {"1", "2", "3", "4"},
                                          {"0", "1", "2", "3"},
                                          {"a", "b", "c", "d"}};
    return *std::max_element(known.begin(), known.end(),
                             [&](Names const& one, Names const& other) { return fit(one, seen) < fit(other, seen); });
}

class PrintedLog final : public LoggedMoves {
public:
    PrintedLog(std::unique_ptr<Input> input, TaskOptions const& asked, std::uint64_t lines_before)
        : input_(std::move(input)), reader_(input_->stream(), stop_if_interrupted, lines_before) {
        constexpr std::size_t most_ahead = 64;
        while (ahead_.size() < most_ahead) {
            auto read = reader_.next();
            if (!read) break;
            ahead_.push_back(std::move(*read));
        }
        Names seen;
        for (PrintedLine const& line : ahead_) {
            if (!line.move) continue;
            counts_from_0_ = counts_from_0_ || line.move->disc == 0;
            for (std::string const& peg : {line.move->from, line.move->to})
                if (!has(seen, peg)) seen.push_back(peg);
        }
        pegs_ = likely_pegs(seen);
        task_ = task_on(pegs_, asked);
        if (pegs_.size() != task_.pegs.size() || fit(task_.pegs, seen) >= fit(pegs_, seen)) pegs_ = task_.pegs;
        if (asked.pegs.empty())
            std::copy_if(seen.begin(), seen.end(), std::back_inserter(unknown_),
                         [&](std::string const& peg) { return !has(pegs_, peg); });
    }

    hanoi::Task const& task() const override { return task_; }

    std::optional<LoggedMove> next() override {
        std::optional<PrintedLine> const line = next_line();
        if (!line) return std::nullopt;
        auto const nowhere = static_cast<hanoi::Peg>(task_.pegs.size());
        LoggedMove logged{{0, nowhere, nowhere}, line->number, line->text, {}};
        if (!line->move) {
            logged.trouble = "no move can be read";
            return logged;
        }
        try {
            std::uint64_t const disc = line->move->disc;
            if (counts_from_0_ && disc >= task_.discs)
                throw std::invalid_argument("there is no disc " + std::to_string(disc));
            logged.move =
                move_from(counts_from_0_ ? disc + 1 : disc, in_task(line->move->from), in_task(line->move->to), task_);
        } catch (std::invalid_argument const& wrong) {
            logged.trouble = wrong.what();
        }
        return logged;
    }

    std::vector<std::string> notes(bool right) const override {
        std::vector<std::string> all;
        if (pegs_ != task_.pegs)
            all.push_back("the pegs " + joined(pegs_, " ") + " of the log are " + joined(task_.pegs, " "));
        if (counts_from_0_) all.emplace_back("the log counts discs from 0");
        if (!unknown_.empty() && !right)
            all.push_back("pegs have other names here: " + joined(unknown_, " ") +
                          "; --pegs tells them, in their order");
        if (reader_.before() && !right)
            all.push_back("lines before the first move that are no moves: " + std::to_string(reader_.lines_before()) +
                          "; the first of them: " + printable(reader_.before()->text));
        if (reader_.after() && !right)
            all.push_back("behind the last move, line " + std::to_string(reader_.after()->number) +
                          " is no move: " + printable(reader_.after()->text));
        return all;
    }

private:
    std::optional<PrintedLine> next_line() {
        if (ahead_.empty()) return reader_.next();
        PrintedLine line = std::move(ahead_.front());
        ahead_.pop_front();
        return line;
    }
    /// The name that a peg of the log has in the task.
    std::string const& in_task(std::string const& name) const {
        auto const peg = std::find(pegs_.begin(), pegs_.end(), name);
        return peg == pegs_.end() ? name : task_.pegs[static_cast<std::size_t>(peg - pegs_.begin())];
    }

    std::unique_ptr<Input> input_;
    PrintedMoves reader_;
    std::deque<PrintedLine> ahead_;
    hanoi::Task task_;
    Names pegs_;     ///< of the task, as the log calls them
    Names unknown_;  ///< seen, and none of these
    bool counts_from_0_ = false;
};

}  // namespace

std::unique_ptr<LoggedMoves> printed_log(std::unique_ptr<Input> log, TaskOptions const& asked,
                                         std::uint64_t lines_before) {
    return std::make_unique<PrintedLog>(std::move(log), asked, lines_before);
}

}  // namespace statewalk::cli
