#include "cli/logged_moves.hpp"

#include <algorithm>
#include <deque>
#include <iterator>
#include <span>
#include <sstream>
#include <stdexcept>
#include <streambuf>
#include <utility>

#include "cli/output.hpp"
#include "cli/printed_moves.hpp"
#include "cli/running.hpp"
#include "cli/saved_log.hpp"
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

Names split(std::string const& names) {
    Names all;
    std::istringstream in(names);
    for (std::string name; std::getline(in, name, ',');) all.push_back(name);
    return all;
}

/// The peg that is called so, or else by its letter: A for the first.
std::string peg_called(std::string const& name, Names const& pegs) {
    bool const is_letter = name.size() == 1 && name[0] >= 'A' && static_cast<std::size_t>(name[0] - 'A') < pegs.size();
    return !has(pegs, name) && is_letter ? pegs[static_cast<std::size_t>(name[0] - 'A')] : name;
}

/// The task asked for, on pegs that are called so in the log. What names no peg of the log names one of A, B, C (D).
hanoi::Task task_on(Names const& pegs, TaskOptions asked) {
    if (asked.discs.empty()) asked.discs = TaskOptions().discs;
    Names const names = asked.pegs.empty() ? pegs : split(asked.pegs);
    auto const count = static_cast<unsigned>(names.size());
    if (count != 3 && count != 4) throw WrongCall("3 or 4 pegs, not " + std::to_string(count));
    asked.from = peg_called(asked.from, names);
    asked.to = peg_called(asked.to, names);
    if (asked.pegs.empty()) asked.pegs = joined(pegs, ",", [](std::string const& name) { return name; });
    return one_task(asked, count, count == 4 ? hanoi::most_discs_on_four_pegs : hanoi::most_discs);
}

/// The task of a saved log, but for what is asked for.
hanoi::Task task_on(hanoi::Task const& own, TaskOptions asked) {
    if (asked.discs.empty()) asked.discs = std::to_string(own.discs);
    Names const names = asked.pegs.empty() ? own.pegs : split(asked.pegs);
    if (names.size() == own.pegs.size() && asked.from.empty()) asked.from = names[own.from];
    if (names.size() == own.pegs.size() && asked.to.empty()) asked.to = names[own.to];
    hanoi::Task task = task_on(own.pegs, asked);
    task.ties = own.ties;
    return task;
}

/// Moves that a program printed.
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
        if (pegs_ != task_.pegs) {
            auto const list = [](Names const& names) {
                return joined(names, " ", [](std::string const& name) { return name; });
            };
            all.push_back("the pegs " + list(pegs_) + " of the log are " + list(task_.pegs));
        }
        if (counts_from_0_) all.emplace_back("the log counts discs from 0");
        if (!unknown_.empty() && !right)
            all.push_back(
                "pegs have other names here: " + joined(unknown_, " ", [](std::string const& name) { return name; }) +
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

std::string ending_text(Outcome const& outcome) {
    return "the run ended: " + to_string(outcome.ending) + ", " + printable(outcome.reason);
}

/// A log that breaks off, or a run that was stopped, is none.
std::string bad_ending_text(Outcome const& outcome) {
    bool const is_bad = outcome.ending != Ending::finished && outcome.ending != Ending::interrupted;
    return is_bad ? ending_text(outcome) : "";
}

/// Moves in a saved log, as far as it goes.
class SavedMoves final : public LoggedMoves {
public:
    SavedMoves(std::unique_ptr<Input> input, std::string const& name, TaskOptions const& asked, Context const& context,
               std::uint64_t lines_before)
        : log_(std::move(input), name, context, true, lines_before),
          task_(task_on(log_.task(), asked)),
          lines_before_(lines_before) {
        require_moves(log_.entry());
    }

    hanoi::Task const& task() const override { return task_; }

    std::optional<LoggedMove> next() override {
        for (; at_ == log_.record().moves.size(); at_ = 0)
            if (!log_.next()) return std::nullopt;
        auto const nowhere = static_cast<hanoi::Peg>(task_.pegs.size());
        LoggedMove logged{{0, nowhere, nowhere}, lines_before_ + log_.record().number + 1, {}, {}};
        try {
            logged.move = move_from(log_.record().moves[at_++], task_);
        } catch (std::invalid_argument const& wrong) {
            logged.trouble = wrong.what();
        }
        return logged;
    }

    std::string bad_ending() const override { return bad_ending_text(log_.outcome()); }
    std::vector<std::string> notes(bool right) const override {
        if (right || log_.outcome().ending != Ending::interrupted) return {};
        return {ending_text(log_.outcome())};
    }

private:
    SavedLog log_;
    hanoi::Task task_;
    std::uint64_t lines_before_;
    std::size_t at_ = 0;  ///< among the moves of its step
};

/// Moves that an automaton makes now.
class OwnMoves final : public LoggedMoves {
public:
    OwnMoves(Walk& walk, hanoi::Task task, std::function<void(Record const&)> seen)
        : walk_(walk), task_(std::move(task)), seen_(std::move(seen)) {}

    hanoi::Task const& task() const override { return task_; }

    std::optional<LoggedMove> next() override {
        while (left_.empty()) {
            if (!next_step(walk_, generous_budget(task_))) return std::nullopt;
            seen_(walk_.record());
            left_ = walk_.moves();
        }
        LoggedMove made{left_.front(), 0, {}, {}};
        left_ = left_.subspan(1);
        return made;
    }

    std::string bad_ending() const override { return bad_ending_text(walk_.outcome()); }
    std::vector<std::string> notes(bool) const override { return {}; }

private:
    Walk& walk_;
    hanoi::Task task_;
    std::function<void(Record const&)> seen_;
    std::span<hanoi::Move const> left_;  ///< of its last step
};

[[noreturn]] void refuse(std::string const& name, std::string const& why) {
    throw FileTrouble("cannot read " + printable(name) + ": " + why);
}

/// Whether the next character but one is this.
bool follows(std::streambuf& in, char wanted) {
    bool const found = in.snextc() == wanted;
    in.sungetc();
    return found;
}

/// Passes over what may stand before any log: a byte order mark, blank lines and comments. Returns how many lines.
std::uint64_t passed_over(std::streambuf& in, std::string const& name) {
    constexpr int end = std::streambuf::traits_type::eof();
    if (in.sgetc() == 0xFF || in.sgetc() == 0xFE) refuse(name, "it is UTF-16; save it as UTF-8");
    for (int const byte : {0xEF, 0xBB, 0xBF})
        if (in.sgetc() == byte) in.sbumpc();
    std::uint64_t lines = 0;
    for (bool in_comment = false; in.sgetc() != end;) {
        stop_if_interrupted();
        int const c = in.sgetc();
        bool const ends_line = c == '\n' || c == '\r';
        in_comment = !ends_line && (in_comment || c == '#' || c == ';' || (c == '/' && follows(in, '/')));
        if (!ends_line && !in_comment && c != ' ' && c != '\t') break;
        in.sbumpc();
        if (c == '\r' && in.sgetc() == '\n') in.sbumpc();
        lines += ends_line ? 1 : 0;
    }
    return lines;
}

}  // namespace

void require_moves(Entry const& entry) {
    if (entry.fills_table) throw WrongCall(entry.name + " fills a table and makes no moves; there is nothing to grade");
}

std::unique_ptr<LoggedMoves> logged_moves(std::unique_ptr<Input> log, std::string const& name, TaskOptions const& asked,
                                          Context const& context) {
    std::streambuf& in = *log->stream().rdbuf();
    std::uint64_t const lines_before = passed_over(in, name);
    if (in.sgetc() != '{') return std::make_unique<PrintedLog>(std::move(log), asked, lines_before);
    if (follows(in, ' '))
        refuse(name, context.automata.only_one() ? "it is a protocol, and no moves"
                                                 : "it is a protocol; say of which automaton, by --automaton NAME");
    return std::make_unique<SavedMoves>(std::move(log), name, asked, context, lines_before);
}

std::unique_ptr<LoggedMoves> own_moves(Walk& walk, hanoi::Task const& task, std::function<void(Record const&)> seen) {
    return std::make_unique<OwnMoves>(walk, task, std::move(seen));
}

}  // namespace statewalk::cli
