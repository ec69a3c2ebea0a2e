// statewalk moves: the moves alone, in the forms that the sources print, or as letters.
#include <algorithm>
#include <ostream>

#include "cli/commands.hpp"
#include "cli/move_lines.hpp"
#include "cli/output.hpp"
#include "cli/running.hpp"
#include "cli/usage.hpp"
#include "solvers/hanoi/frame_stewart.hpp"
#include "solvers/hanoi/packed_moves.hpp"
#include "solvers/hanoi/towers.hpp"

namespace statewalk::cli {
namespace {

/// At least so many bytes are written at once, and after so many moves progress is told.
constexpr std::size_t portion = 1 << 16;

/// What the article's program prints before and after its steps.
std::string steps_heading(hanoi::Task const& task) {
    return "\nХаной\u00A0с\u00A0" + std::to_string(task.discs) + "\u00A0дисками:\n";
}

std::string steps_result(hanoi::TallTowers const& towers, std::vector<std::string> const& pegs) {
    std::string text = "\nРезультат:\n";
    std::vector<std::vector<std::uint64_t>> const& rows = towers.rows();
    for (std::size_t peg = 0; peg < rows.size(); ++peg) {
        text += pegs[peg] + ": ";
        for (auto disc = rows[peg].rbegin(); disc != rows[peg].rend(); ++disc)
            text += (disc == rows[peg].rbegin() ? "" : "-") + std::to_string(*disc);
        text += '\n';
    }
    return text;
}

/// Moves as letters, in the shape of MoveLines.
class MoveLetters {
public:
    void add(std::span<hanoi::Move const> moves) {
        for (hanoi::Move const& move : moves) text_ += hanoi::packed_letter(move.from, move.to);
    }
    std::string_view text() const { return text_; }
    void clear() { text_.clear(); }

private:
    std::string text_;
};

/// What is asked, and where it is written to.
class Writing {
public:
    Writing(Entry const& entry, AskedMoves const& asked, Context const& context)
        : entry_(entry),
          task_(asked.task),
          range_(asked.range),
          budget_(generous_budget(task_)),
          context_(context),
          output_(context.place, context.out),
          progress_(filled("moves of {}", {entry.name}, context.language()), output_.is_terminal()) {}

    /// In the words of `text`; with the frame of the article's program, if one is asked for.
    template <class Text>
    int write_moves(Text text, bool framed) {
        std::unique_ptr<MoveStream> stream = moves_of(entry_, task_, range_);
        std::optional<hanoi::TallTowers> towers;
        if (framed) {
            towers.emplace(task_);
            write(steps_heading(task_));
        }
        std::uint64_t told = 0;
        while (!past_ && !stream->ended()) {
            stop_if_interrupted();
            std::span<hanoi::Move const> const moves = asked_for(stream->next(budget_));
            text.add(moves);
            if (towers)
                for (hanoi::Move const& move : moves) towers->make(move);
            if (text.text().size() < portion && made_ - told < portion) continue;
            told = made_;
            progress_.at(made_, fewest_moves(task_));
            write(text.text());
            text.clear();
        }
        write(text.text());
        if (towers) write(steps_result(*towers, task_.pegs));
        output_.keep();
        bool const well = past_ || stream->finished();
        stream.reset();
        return well || ended_well(entry_, observed_outcome(), false, context_) ? yes : no;
    }

    /// In letters, by substitution.
    int write_packed(hanoi::PackedMoves const& packed) {
        std::uint64_t const last = range_ ? whole_number(range_->last).value() : task_.fewest_moves();
        std::uint64_t next = range_ ? whole_number(range_->first).value() : 1;
        std::string letters(portion, ' ');
        for (std::uint64_t left = task_.discs == 0 ? 0 : last - next + 1; left > 0;) {
            stop_if_interrupted();
            letters.resize(std::min<std::uint64_t>(left, portion));
            packed.copy(next, letters);
            next += letters.size();
            left -= letters.size();
            progress_.at(next, last);
            write(letters);
        }
        output_.keep();
        return yes;
    }

private:
    void write(std::string_view text) {
        output_.write([&](std::ostream& out) { out.write(text.data(), static_cast<std::streamsize>(text.size())); });
    }

    /// Counts moves that were made one after the other, and gives those of them that are in the range. Where numbers are
    /// read, they all are.
    std::span<hanoi::Move const> asked_for(std::span<hanoi::Move const> moves) {
        std::uint64_t const before = made_;
        made_ += moves.size();
        if (!range_ || entry_.reads_numbers) return moves;
        std::uint64_t const first = whole_number(range_->first).value_or(unlimited);
        std::uint64_t const last = whole_number(range_->last).value_or(unlimited);
        past_ = made_ > last;
        if (past_) moves = moves.first(last - before);
        return moves.subspan(std::min<std::uint64_t>(moves.size(), first - std::min(first, before + 1)));
    }

    Outcome observed_outcome() const {
        std::unique_ptr<Walk> const walk = walk_of(entry_, task_, range_);
        while (next_step(*walk, budget_)) {
        }
        stop_if_interrupted();
        return walk->outcome();
    }

    Entry const& entry_;
    hanoi::Task const& task_;
    std::optional<Range> const& range_;
    std::uint64_t budget_;
    Context const& context_;
    Output output_;
    Progress progress_;
    std::uint64_t made_ = 0;
    bool past_ = false;  ///< a move behind the range was made
};

}  // namespace

int moves(MovesOptions const& options, Context const& context) {
    bool const steps = options.format == "steps";
    bool const packed = options.format == "packed";
    TaskOptions task_options = options.task;
    Entry const& entry = context.automata.find(options.name);
    if (entry.fills_table)
        throw WrongCall(entry.name + " makes no moves; `" +
                        context.automata.call(has_command(context.automata, "table") ? "table" : "trace", entry) +
                        "` shows what it fills");
    if (steps && task_options.pegs.empty())
        task_options.pegs = entry.pegs == 4 ? "1,2,3,4" : "1,2,3";  // as in the article
    AskedMoves const asked = cli::asked(entry, task_options, options.range);
    hanoi::Task const& task = asked.task;
    bool const framed = steps && !asked.range;
    unsigned const most = entry.pegs == 4 ? hanoi::most_discs_on_four_pegs : hanoi::most_discs;
    if (framed && task.discs > most)
        throw WrongCall("-f steps shows the towers at the end, of " + std::to_string(most) +
                        " discs at most; with more, ask for a --range");
    if (packed && entry.pegs > 4) throw WrongCall("-f packed has letters for 3 pegs, and for 4");

    std::optional<hanoi::PackedMoves> word;
    if (packed && entry.substitution && task.discs <= hanoi::most_discs) word.emplace(entry.substitution(), task);
    Writing writing(entry, asked, context);
    if (word) return writing.write_packed(*word);
    if (packed) return writing.write_moves(MoveLetters(), false);
    std::string const first = asked.range ? asked.range->first : "1";
    return writing.write_moves(MoveLines(options.format, task.pegs, first), framed);
}

}  // namespace statewalk::cli
