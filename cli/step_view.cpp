#include "cli/step_view.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "cli/drawn_towers.hpp"
#include "cli/styled_line.hpp"
#include "diagrams/labels.hpp"
#include "diagrams/text.hpp"
#include "diagrams/trace_cells.hpp"

namespace statewalk::cli {
namespace {

constexpr std::size_t unlimited_columns = ~std::size_t{0};

/// What a guard says, from the answers that are known; nothing if they do not decide it.
std::optional<bool> answer_of(Guard const& guard, std::vector<Asked> const& inputs) {
    bool open = false;
    for (Clause const& clause : guard.any_of) {
        std::optional<bool> holds = true;
        for (Literal const& literal : clause) {
            auto const known = std::find_if(inputs.begin(), inputs.end(),
                                            [&](Asked const& asked) { return asked.input == literal.input; });
            if (known == inputs.end()) {
                if (holds) holds.reset();
            } else if (known->answer == literal.negated) {
                holds = false;
                break;
            }
        }
        if (holds == true) return true;
        if (!holds) open = true;
    }
    return open ? std::nullopt : std::optional(false);
}

/// Writes the lines of one position.
class Picture {
public:
    Picture(Recording const& run, std::size_t position, Page const& page)
        : run_(run),
          position_(position),
          record_(run.at(position)),
          page_(page),
          graph_(translated(run.graph(), page.language)) {
        for (char const* const label :
             {"state", "event", "arrows", "inputs", "outputs", "moves", "object", "expected", "came"})
            margin_ = std::max(margin_, columns(translated(label, page.language)) + 2);
    }

    std::vector<StyledLine> lines() {
        heading();
        differing();
        towers();
        states();
        if (position_ > 0) event();
        arrows();
        inputs();
        outputs();
        moves();
        object();
        return std::move(lines_);
    }

private:
    std::string in_words(std::string_view english) const { return translated(english, page_.language); }

    /// A line with a label, or under the line that has it.
    StyledLine& labelled(std::string_view label) {
        lines_.emplace_back();
        if (label != label_) lines_.back().add(in_words(label), Look::faint);
        label_ = label;
        return lines_.back().pad(margin_);
    }

    void heading() {
        lines_.emplace_back(run_text(graph_, run_.task(), page_.language), Look::strong);
        Ending const ending = run_.outcome().ending;
        bool const is_cut = ending == Ending::out_of_budget || ending == Ending::interrupted;
        std::vector<std::string> const words{std::to_string(position_), std::to_string(run_.last())};
        lines_.emplace_back(is_cut ? filled("step {} of the first {}", words, page_.language)
                                   : filled("step {} of {}", words, page_.language),
                            Look::strong);
        if (position_ < run_.last()) return;
        std::string const& reason = run_.outcome().reason;
        std::string text = in_words(to_string(ending));
        if (!reason.empty()) text += ": " + printable(translated_sentence(reason, page_.language));
        for (std::string const& line : wrapped(text, page_.columns))
            lines_.emplace_back(line, ending == Ending::finished ? Look::lit : Look::wrong);
    }

    void differing() {
        std::optional<FirstDifference> const& difference = run_.difference();
        if (!difference) return;
        lines_.emplace_back(filled("first difference: step {}", {std::to_string(difference->step)}, page_.language),
                            Look::wrong);
        if (difference->step != position_) return;
        labelled("expected").add(printable(translated_sentence(difference->expected, page_.language)));
        labelled("came").add(printable(translated_sentence(difference->came, page_.language)), Look::wrong);
    }

    void towers() {
        lines_.emplace_back();
        Field const* const field = field_of(record_.object, "towers");
        if (field == nullptr) return;
        std::vector<std::string> names;
        if (Field const* const pegs = field_of(run_.task(), "pegs"))
            if (auto const* texts = std::get_if<std::vector<std::string>>(&pegs->value)) names = *texts;
        Numbers moved;
        for (Fields const& move : record_.moves)
            if (Field const* const disc = field_of(move, "disc"))
                if (auto const* number = std::get_if<std::uint64_t>(&disc->value)) moved.push_back(*number);
        Field const* const first = field_of(run_.at(0).object, "towers");
        std::size_t const tallest = first == nullptr ? 0 : discs_in(first->value);
        auto drawn = drawn_towers(field->value, names, tallest, moved, {page_.columns, page_.rows / 2, page_.blocks});
        if (!drawn) return;
        are_drawn_ = true;
        for (StyledLine& line : *drawn) lines_.push_back(std::move(line));
        lines_.emplace_back();
    }

    /// Those of each region, with those that hold them.
    void states() {
        std::vector<std::size_t> all;
        for (std::size_t const leaf : record_.after) {
            std::vector<std::size_t> inwards;
            for (std::optional<std::size_t> state = leaf; state; state = graph_.states[*state].parent)
                if (std::find(all.begin(), all.end(), *state) == all.end()) inwards.insert(inwards.begin(), *state);
            all.insert(all.end(), inwards.begin(), inwards.end());
        }
        std::size_t width = 0;
        for (std::size_t const state : all) width = std::max(width, columns(path(state)));
        for (std::size_t const state : all) {
            bool const is_here = !holds_machine(graph_, state);
            labelled("state")
                .add(path(state), is_here ? Look::strong : Look::plain)
                .pad(margin_ + width + 2)
                .add(printable(graph_.states[state].note));
        }
    }

    void event() {
        if (record_.restarted) labelled("event").add(in_words("the automaton is started anew"));
        StyledLine& line = labelled("event").add(
            filled("{} in state {}", {printable(record_.event), printable(states_text(graph_, record_.before))},
                   page_.language));
        for (Symbol const& event : graph_.events)
            if (event.name == record_.event && !event.note.empty()) line.add("  " + printable(event.note), Look::faint);
    }

    /// Those of the states in which the step began, of the innermost first, each in the order of trial; then those that
    /// were due at once where it led.
    std::vector<std::size_t> tried() const {
        std::vector<std::size_t> const order = order_of_trial(graph_);
        std::vector<std::size_t> all;
        auto const add = [&](std::size_t row) {
            if (std::find(all.begin(), all.end(), row) == all.end()) all.push_back(row);
        };
        auto const add_of = [&](Configuration const& states, bool only_at_once) {
            for (std::size_t const leaf : states)
                for (std::optional<std::size_t> state = leaf; state; state = graph_.states[*state].parent)
                    for (std::size_t const row : order) {
                        auto const& arrow = graph_.transitions[row];
                        if (arrow.source == *state && (!only_at_once || !arrow.event)) add(row);
                    }
        };
        if (position_ > 0) add_of(record_.before, false);
        if (position_ > 0)
            for (std::size_t const row : order)
                if (graph_.transitions[row].source == TransitionGraph::any_state) add(row);
        for (std::size_t const row : record_.fired) add(row);
        if (!record_.fired.empty()) add_of(record_.after, true);
        return all;
    }

    void arrows() {
        std::vector<std::size_t> const rows = tried();
        bool const has_triggers = std::any_of(rows.begin(), rows.end(), [&](std::size_t row) {
            return !told_trigger(graph_, graph_.transitions[row]).empty();
        });
        std::size_t width = 0;
        std::size_t width_of_triggers = 0;
        for (std::size_t const row : rows) {
            width = std::max(width, columns(printable(arrow_text(graph_, row))));
            if (has_triggers) width_of_triggers = std::max(width_of_triggers, columns(trigger(row)) + 2);
        }
        for (std::size_t const row : rows) {
            auto const times = std::count(record_.fired.begin(), record_.fired.end(), row);
            Look const look = times > 0 ? Look::lit : Look::plain;
            StyledLine& line = labelled("arrows").add(times > 0 ? "> " : "  ", look);
            if (has_triggers) line.add(trigger(row), look);
            line.pad(margin_ + 2 + width_of_triggers).add(printable(arrow_text(graph_, row)), look);
            line.pad(margin_ + 2 + width_of_triggers + width + 2);
            bool const denied = answer_of(graph_.transitions[row].guard, record_.inputs) == false;
            if (times > 1)
                line.add(filled("yes, {} times", {std::to_string(times)}, page_.language), look);
            else if (times == 1)
                line.add(in_words("yes"), look);
            else
                line.add(in_words(denied ? "no" : "not asked"), denied ? Look::plain : Look::faint);
        }
        if (!record_.fired.empty() || position_ == 0) return;
        bool const is_deferred = waits(graph_, record_);
        labelled("arrows").add(in_words(is_deferred ? "none is taken: the event is deferred" : "none is taken"),
                               is_deferred ? Look::lit : Look::wrong);
    }

    /// The event of an arrow, or that it waits for none.
    std::string trigger(std::size_t row) const {
        auto const& arrow = graph_.transitions[row];
        return printable(arrow.event ? event_text(graph_, arrow) : in_words("at once"));
    }

    void inputs() {
        std::size_t width = 0;
        for (Asked const& asked : record_.inputs)
            width = std::max(width, columns(printable(graph_.inputs[asked.input].name)));
        std::size_t const width_of_answers = std::max(columns(in_words("yes")), columns(in_words("no")));
        for (Asked const& asked : record_.inputs) {
            Symbol const& input = graph_.inputs[asked.input];
            StyledLine& line = labelled("inputs").add(printable(input.name)).pad(margin_ + width + 1);
            line.add(in_words(asked.answer ? "yes" : "no"), Look::strong);
            line.pad(margin_ + width + 1 + width_of_answers + 2).add(printable(input.note));
        }
    }

    void outputs() {
        std::size_t width = 0;
        for (std::size_t const output : record_.outputs)
            width = std::max(width, columns(printable(graph_.outputs[output].name)));
        for (std::size_t const output : record_.outputs) {
            Symbol const& symbol = graph_.outputs[output];
            labelled("outputs")
                .add(printable(symbol.name), Look::strong)
                .pad(margin_ + width + 2)
                .add(printable(symbol.note));
        }
    }

    void moves() {
        for (Fields const& move : record_.moves) {
            std::array<std::string, 4> words;
            std::array<char const*, 4> const names{"number", "disc", "from", "to"};
            bool is_of_a_disc = true;
            for (std::size_t i = 0; i < names.size(); ++i) {
                Field const* const field = field_of(move, names.at(i));
                is_of_a_disc = is_of_a_disc && field != nullptr;
                if (field != nullptr) words.at(i) = to_text(field->value);
            }
            labelled("moves").add(
                is_of_a_disc ? filled("{}: disc {} from {} to {}", {words.begin(), words.end()}, page_.language)
                             : to_text(move),
                Look::lit);
        }
    }

    void object() {
        Record const& before = run_.at(position_ > 0 ? position_ - 1 : 0);
        bool begun = false;
        for (Field const& field : record_.object) {
            if (are_drawn_ && field.name == "towers") continue;
            Field const* const old = field_of(before.object, field.name);
            bool const changed = old == nullptr || old->value != field.value;
            std::string const name =
                (changed ? "*" : "") + printable(translated_field(field.name, page_.language)) + " ";
            std::string const value = to_text(field.value, page_.language);
            std::size_t const width = columns(name) + columns(value) + 3;
            if (!begun || lines_.back().columns() + width > page_.columns)
                labelled("object");
            else
                lines_.back().add("   ");
            begun = true;
            lines_.back().add(name, changed ? Look::lit : Look::faint).add(value, changed ? Look::lit : Look::plain);
        }
    }

    std::string path(std::size_t state) const { return printable(path_text(graph_, state)); }

    Recording const& run_;
    std::size_t position_;
    Record const& record_;
    Page const& page_;
    TransitionGraph graph_;
    std::size_t margin_ = 0;  ///< the column behind the labels
    std::string label_;       ///< the latest
    bool are_drawn_ = false;  ///< the towers
    std::vector<StyledLine> lines_;
};

/// Takes out empty lines while there are too many, the last ones first; then what is at the end.
void make_fit(std::vector<StyledLine>& lines, std::size_t rows) {
    for (std::size_t i = lines.size(); i-- > 0 && lines.size() > rows;)
        if (lines[i].empty()) lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(i));
    if (lines.size() <= rows) return;
    lines.resize(rows);
    if (rows > 0) lines.back() = StyledLine("...", Look::faint);
}

}  // namespace

std::vector<std::string> position_lines(Recording const& run, std::size_t position, Page const& page) {
    std::vector<StyledLine> lines = Picture(run, position, page).lines();
    if (page.cut) make_fit(lines, page.rows);
    std::vector<std::string> all;
    for (StyledLine const& line : lines)
        all.push_back(line.text(page.cut ? page.columns : unlimited_columns, page.colour));
    return all;
}

}  // namespace statewalk::cli
