#include "diagrams/dot_labels.hpp"

#include <algorithm>

#include "diagrams/figure_parts.hpp"
#include "diagrams/labels.hpp"
#include "diagrams/text.hpp"

namespace statewalk {
namespace {

using namespace figure_parts;
using State = TransitionGraph::State;
using Transition = TransitionGraph::Transition;

constexpr int small_font = 17;
constexpr std::size_t note_columns = 20;
constexpr std::size_t frame_columns = 40;
constexpr std::size_t arrow_columns = 24;
constexpr std::size_t loop_columns = 20;         // Graphviz leaves little room beside one
constexpr std::size_t plain_arrow_columns = 12;  // else the label of a loop is wider than its circle
constexpr std::size_t caption_columns = 50;

/// One table around another keeps it off the lines of the figure; where it lies on one, it hides it.
std::string spaced(std::string const& rows) {
    return html_table(html_row(html_table(rows, "3", " BGCOLOR=\"white\"")), "5");
}

/// `event [guard] / outputs`, on two lines when it is long.
std::string uml_label(TransitionGraph const& graph, Transition const& transition, std::size_t most = arrow_columns) {
    std::string const trigger = trigger_text(graph, transition);
    std::string const effect = transition.outputs.empty() ? "" : "/ " + outputs_text(graph, transition);
    if (trigger.empty() || effect.empty()) return html_lines(trigger + effect, most);
    bool const loop = transition.source == transition.target;
    if (columns(printable(trigger + " " + effect)) <= (loop ? std::min(most, loop_columns) : most))
        return html(trigger + " " + effect);
    return html_lines(trigger, most) + "<BR/>" + html_lines(effect, most);
}

}  // namespace

DotLabels::DotLabels(TransitionGraph const& graph, Style style, Emphasis const& emphasis, Language language)
    : graph_(graph), style_(style), emphasis_(emphasis), language_(language), conditions_(ordered_conditions(graph)) {
    for (std::string& condition : conditions_)
        if (condition == "else") condition = translated(condition, language);
}

bool DotLabels::is_text(std::size_t transition) const {
    return is_text_by_kind(transition) || loops_before(transition) > 1;
}

bool DotLabels::is_text_by_kind(std::size_t transition) const {
    Transition const& arrow = graph_.transitions[transition];
    return style_ == Style::uml ? is_text_in_uml(graph_, arrow) : has_no_arrow(graph_, arrow);
}

std::size_t DotLabels::loops_before(std::size_t transition) const {
    std::size_t const state = graph_.transitions[transition].source;
    if (graph_.transitions[transition].target != state) return 0;
    std::size_t count = 0;
    for (std::size_t i = 0; i < transition; ++i)
        if (graph_.transitions[i].source == state && graph_.transitions[i].target == state && !is_text_by_kind(i))
            ++count;
    return count;
}

/// "× 12", where counts are shown.
std::string DotLabels::count(std::size_t transition) const {
    if (emphasis_.counts.empty()) return "";
    return "\u00D7 " + std::to_string(emphasis_.counts[transition]);
}

/// A transition without an arrow.
std::string DotLabels::text(std::size_t transition) const {
    Transition const& arrow = graph_.transitions[transition];
    std::string all = uml_label(graph_, arrow);
    std::string ends = ends_text(graph_, arrow);
    if (!is_text_by_kind(transition)) {
        std::string const& name = graph_.states[arrow.source].name;
        ends = name + " -> " + name + ": ";  // it leaves its state, and enters it again
    }
    if (!ends.empty()) all = html_lines(ends, arrow_columns) + "<BR/>" + all;
    if (auto const told = count(transition); !told.empty()) all += "&#160;&#160;" + html(told);
    auto const& lit = emphasis_.lit_transitions;
    return std::find(lit.begin(), lit.end(), transition) == lit.end() ? all : bold(all);
}

/// All that there is to say of a state beside its name and note.
std::vector<std::string> DotLabels::texts_of(std::size_t state) const {
    std::vector<std::string> all;
    for (std::string const& detail : details(graph_, state, language_))
        all.push_back(html_lines(detail, arrow_columns));
    for (std::size_t i = 0; i < graph_.transitions.size(); ++i)
        if (is_text(i) && graph_.transitions[i].source != TransitionGraph::any_state &&
            holder(graph_, graph_.transitions[i]) == state)
            all.push_back(text(i));
    return all;
}

/// Its name, large when it is a number; its note, small; under a rule what else there is to say.
std::string DotLabels::state(std::size_t number) const {
    State const& state = graph_.states[number];
    std::string head = sized(columns(printable(state.name)) > 3 ? 24 : 34, html(state.name));
    // The label of an arrow that comes from a point may lie where the frame begins.
    bool const has_points = std::any_of(graph_.states.begin(), graph_.states.end(), [&](State const& other) {
        return other.parent == number && other.kind != State::Kind::state;
    });
    bool const is_frame = holds_machine(graph_, number);
    std::string const gap = has_points ? html_row(sized(30, html(""))) : is_frame ? html_row(html("")) : "";
    if (style_ == Style::plain) return gap.empty() ? head : html_table(html_row(head) + gap);
    std::size_t const most = is_frame ? frame_columns : note_columns;
    if (!state.note.empty()) head += "<BR/>" + sized(small_font, html_lines(state.note, most));

    std::string rows = html_row(head);
    std::vector<std::string> const texts = texts_of(number);
    if (!texts.empty()) rows += "<HR/>";
    for (std::string const& each : texts) rows += html_row(sized(small_font, each), "LEFT");
    return html_table(rows + gap);
}

std::string DotLabels::point(std::size_t number) const {
    State const& state = graph_.states[number];
    std::string const sign = state.kind == State::Kind::entry_point ? "" : "\u00D7";
    std::vector<std::string> const name = wrapped(printable(state.name), note_columns);
    auto const blank = [](std::string const&) { return html(""); };
    return html_table(html_row(sized(small_font, name.empty() ? html("") : joined(name, "<BR/>", blank))) +
                          html_row(sized(24, html(sign))) +
                          html_row(sized(small_font, html_lines(state.name, note_columns))),
                      "0");
}

std::string DotLabels::history(std::size_t number) const {
    State const& state = graph_.states[number];
    std::string all = sized(24, "H");
    for (std::size_t const event : state.history_after)
        all += "<BR/>" + sized(small_font, html(graph_.events[event].name));
    return all;
}

std::string DotLabels::fraction(std::size_t number) const {
    Transition const& transition = graph_.transitions[number];
    std::string const& condition = conditions_[number];
    std::string above = html_lines(condition, arrow_columns);
    if (std::string const told = told_trigger(graph_, transition); !told.empty())
        above = bold(html(transition.event ? told : translated(told, language_))) +
                (condition == "1" ? "" : "<BR/>" + above);
    if (transition.outputs.empty()) return html_row(above);
    return html_row(above) + "<HR/>" + html_row(html_lines(outputs_text(graph_, transition), arrow_columns));
}

std::string DotLabels::arrow(std::size_t number) const {
    std::size_t const most = style_ == Style::plain ? plain_arrow_columns : arrow_columns;
    std::string rows =
        style_ == Style::switch_ ? fraction(number) : html_row(uml_label(graph_, graph_.transitions[number], most));
    std::string const told = count(number);
    if (style_ != Style::switch_ && told.empty() && transition_text(graph_, graph_.transitions[number]).empty())
        return html_table(html_row(""));
    if (!told.empty()) rows += html_row(sized(small_font, html(told)));
    return spaced(rows);
}

std::string DotLabels::caption() const {
    std::string rows;
    auto const explain = [&](std::string const& name, std::string const& meaning) {
        rows += caption_row(name, html_lines(meaning, caption_columns));
    };
    if (style_ == Style::plain)
        for (std::size_t const state : reading_order(graph_)) {
            std::vector<std::string> about = texts_of(state);
            if (std::string const& note = graph_.states[state].note; !note.empty())
                about.insert(about.begin(), html_lines(note, caption_columns));
            if (!about.empty())
                rows += caption_row(path_text(graph_, state),
                                    joined(about, "<BR/>", [](auto const& line) { return line; }));
        }
    for (Symbol const& symbol : meanings(graph_, language_)) explain(symbol.name, symbol.note);
    for (std::size_t i = 0; i < graph_.transitions.size(); ++i)
        if (graph_.transitions[i].source == TransitionGraph::any_state)
            rows += caption_row(translated("in any state", language_), text(i));
    for (std::string const& omission : omissions(graph_, language_)) explain("", omission);
    return rows.empty() ? "" : html_table(html_row("") + rows);
}

}  // namespace statewalk
