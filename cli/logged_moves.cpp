#include "cli/logged_moves.hpp"

#include <span>
#include <stdexcept>
#include <streambuf>
#include <utility>

#include "cli/check.hpp"
#include "cli/output.hpp"
#include "cli/printed_log.hpp"
#include "cli/running.hpp"
#include "cli/saved_log.hpp"
#include "cli/task_of_log.hpp"
#include "diagrams/text.hpp"

namespace statewalk::cli {
namespace {

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
    if (in.sgetc() != '{') return printed_log(std::move(log), asked, lines_before);
    if (follows(in, ' '))
        refuse(name, context.automata.only_one() ? "it is a protocol, and no moves"
                                                 : "it is a protocol; say of which automaton, by --automaton NAME");
    return std::make_unique<SavedMoves>(std::move(log), name, asked, context, lines_before);
}

std::unique_ptr<LoggedMoves> own_moves(Walk& walk, hanoi::Task const& task, std::function<void(Record const&)> seen) {
    return std::make_unique<OwnMoves>(walk, task, std::move(seen));
}

}  // namespace statewalk::cli
