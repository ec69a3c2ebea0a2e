#include "diagrams/dot.hpp"

#include <algorithm>
#include <set>
#include <stdexcept>
#include <vector>

#include "diagrams/graphviz.hpp"
#include "diagrams/labels.hpp"
#include "diagrams/text.hpp"

namespace statewalk {
namespace {

using State = TransitionGraph::State;
using Transition = TransitionGraph::Transition;

constexpr std::size_t note_columns = 20;
constexpr std::size_t arrow_columns = 24;
constexpr std::size_t caption_columns = 50;

/// Identifiers made from names: letters and digits stay, all else becomes "_", a number keeps equal ones apart.
class Ids {
public:
    std::string of(std::string const& name) {
        std::string id;
        for (char const c : name) {
            bool const plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
            if (plain || id.empty() || id.back() != '_') id += plain ? c : '_';
        }
        std::string unique = id;
        for (int number = 2; !taken_.insert(unique).second; ++number) unique = id + "_" + std::to_string(number);
        return unique;
    }

private:
    std::set<std::string> taken_;
};

/// Text inside an HTML label. Graphviz replaces \N and the like even there, unless the backslash is doubled.
std::string html(std::string const& text) {
    std::string safe;
    for (char const c : markup(text)) safe += c == '\\' ? "\\\\" : std::string(1, c);
    return safe.empty() ? "&#160;" : safe;  // Graphviz does not take an empty <FONT> or <B>
}

std::string sized(int points, std::string const& inner) {
    return "<FONT POINT-SIZE=\"" + std::to_string(points) + "\">" + inner + "</FONT>";
}

std::string lines(std::string const& text, std::size_t most) {
    std::string const all = joined(wrapped(printable(text), most), "<BR/>", html);
    return all.empty() ? html("") : all;
}

std::string row(std::string const& inner, std::string const& align = "CENTER") {
    return "<TR><TD ALIGN=\"" + align + "\" BALIGN=\"" + align + "\">" + inner + "</TD></TR>";
}

std::string table(std::string const& rows) {
    return R"(<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="3">)" + rows + "</TABLE>";
}

/// One table around another keeps it off the lines of the figure.
std::string spaced(std::string const& rows) { return table(row(table(rows))); }

/// `event [guard] / outputs`, on two lines when it is long.
std::string uml_label(TransitionGraph const& graph, Transition const& transition) {
    std::string const trigger = trigger_text(graph, transition);
    std::string const effect = transition.outputs.empty() ? "" : "/ " + outputs_text(graph, transition);
    if (trigger.empty() || effect.empty()) return lines(trigger + effect, arrow_columns);
    if (columns(printable(trigger + " " + effect)) <= arrow_columns) return html(trigger + " " + effect);
    return lines(trigger, arrow_columns) + "<BR/>" + lines(effect, arrow_columns);
}

/// Its name, large when it is a number; its note, small; in UML its internal transitions under a rule.
std::string state_label(TransitionGraph const& graph, std::size_t number, Style style) {
    State const& state = graph.states[number];
    std::string head = sized(columns(printable(state.name)) > 3 ? 24 : 34, html(state.name));
    if (!state.note.empty()) head += "<BR/>" + sized(17, lines(state.note, note_columns));

    std::string internal;
    if (style == Style::uml)
        for (Transition const& transition : graph.transitions)
            if (transition.internal && transition.source == number)
                internal += row(sized(17, uml_label(graph, transition)), "LEFT");
    return table(row(head) + (internal.empty() ? "" : "<HR/>" + internal));
}

std::string fraction(TransitionGraph const& graph, Transition const& transition, std::string const& condition) {
    std::string above = lines(condition, arrow_columns);
    if (has_several_events(graph) && transition.event) {
        std::string const event = html(event_text(graph, transition));
        bool const alone = condition == "1" && transition.outputs.empty();
        above = alone ? event : "<B>" + event + "</B>" + (condition == "1" ? "" : "<BR/>" + above);
    }
    if (transition.outputs.empty()) return spaced(row(above));
    return spaced(row(above) + "<HR/>" + row(lines(outputs_text(graph, transition), arrow_columns)));
}

std::string caption_row(std::string const& name, std::string const& meaning) {
    return R"(<TR><TD ALIGN="LEFT" VALIGN="TOP"><B>)" + html(name) + "</B></TD>" +
           R"(<TD ALIGN="LEFT" BALIGN="LEFT">)" + lines(meaning, caption_columns) + "</TD></TR>";
}

/// What the names mean, and what the figure leaves out; empty when there is nothing to say.
std::string caption(TransitionGraph const& graph) {
    std::string rows;
    for (auto const* symbols : {&graph.events, &graph.inputs, &graph.outputs})
        for (Symbol const& symbol : by_number(*symbols))
            if (!symbol.note.empty()) rows += caption_row(symbol.name, symbol.note);
    for (std::string const& omission : graph.omissions) rows += caption_row("", "Not shown: " + omission);
    return rows.empty() ? "" : table(row("") + rows);
}

graphviz::Drawing drawing(TransitionGraph const& graph, Style style) {
    Ids ids;
    graphviz::Drawing picture{ids.of(graph.name.empty() ? "automaton" : graph.name)};
    picture.set({{"rankdir", "LR"},
                 {"bgcolor", "white"},
                 {"fontname", "DejaVu Sans"},
                 {"fontsize", "17"},
                 {"pad", "0.2"},
                 {"nodesep", "0.6"},
                 {"ranksep", "0.7"}});
    picture.set_for_nodes({{"shape", "box"},
                           {"style", "rounded"},
                           {"fontname", "DejaVu Sans"},
                           {"penwidth", "2"},
                           {"margin", "0.15,0.08"}});
    picture.set_for_edges({{"fontname", "DejaVu Sans"}, {"fontsize", "22"}, {"penwidth", "1.5"}, {"weight", "1"}});
    if (std::string const legend = caption(graph); !legend.empty())
        picture.set({{"label", legend, true}, {"labelloc", "b"}, {"labeljust", "l"}});

    std::vector<std::string> names;
    for (std::size_t i = 0; i < graph.states.size(); ++i) {
        names.push_back(ids.of("state_" + graph.states[i].name));
        picture.node(names[i], {{"id", names[i]},
                                {"class", "state"},
                                {"label", state_label(graph, i, style), true},
                                {"peripheries", graph.states[i].final || graph.states[i].terminate ? "2" : "1"}});
    }
    for (std::size_t i = 0; i < graph.states.size(); ++i) {
        if (!graph.states[i].initial) continue;
        std::string const point = ids.of("initial_" + graph.states[i].name);
        picture.node(point, {{"id", point}, {"class", "initial"}, {"label", ""}, {"shape", "point"}, {"width", "0.2"}});
        std::string const arrow = ids.of("start_" + graph.states[i].name);
        picture.edge(point, names[i], {{"id", arrow}, {"class", "initial"}});
    }

    auto const conditions = ordered_conditions(graph);
    for (std::size_t i = 0; i < graph.transitions.size(); ++i) {
        Transition const& transition = graph.transitions[i];
        if (style == Style::uml && transition.internal) continue;
        std::string const label = style == Style::uml ? spaced(row(uml_label(graph, transition)))
                                                      : fraction(graph, transition, conditions[i]);
        std::string const id =
            ids.of("arrow_" + graph.states[transition.source].name + "_" + graph.states[transition.target].name);
        // The way forward is drawn straight, the ways back around it.
        bool const forward = transition.target > transition.source;
        picture.edge(names[transition.source], names[transition.target],
                     {{"id", id}, {"class", "arrow"}, {"label", label, true}, {"weight", forward ? "2" : "1"}});
    }
    return picture;
}

/// Puts the words where a screen reader looks for them: first inside <svg>.
std::string described(std::string svg, TransitionGraph const& graph) {
    std::size_t const tag = svg.find("<svg");
    std::size_t const inside = svg.find('>', tag) + 1;
    svg.insert(inside, "\n<title>" + markup(graph.name) + "</title>\n<desc>" + markup(in_words(graph)) + "</desc>");
    return svg;
}

}  // namespace

std::string dot(TransitionGraph const& graph, Style style) { return drawing(graph, style).dot(); }

std::string render(TransitionGraph const& graph, Style style, Format format) {
    graphviz::Drawing picture = drawing(graph, style);
    switch (format) {
        case Format::svg: return described(picture.render("svg"), graph);
        case Format::pdf: return picture.render("pdf");
        case Format::png: picture.set({{"dpi", "192"}}); return picture.render("png");
    }
    throw std::invalid_argument("no such picture format");
}

}  // namespace statewalk
