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
constexpr std::size_t frame_columns = 40;
constexpr std::size_t arrow_columns = 24;
constexpr std::size_t loop_columns = 20;
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
    bool const loop = transition.source == transition.target;  // Graphviz leaves little room beside one
    if (columns(printable(trigger + " " + effect)) <= (loop ? loop_columns : arrow_columns))
        return html(trigger + " " + effect);
    return lines(trigger, arrow_columns) + "<BR/>" + lines(effect, arrow_columns);
}

/// A transition that has no arrow of its own, but stands in its state: an internal one in UML, and a loop of a state that
/// holds a machine, which Graphviz cannot draw.
bool stands_inside(TransitionGraph const& graph, Transition const& transition, Style style) {
    return (style == Style::uml && transition.internal) ||
           (transition.source == transition.target && holds_machine(graph, transition.source));
}

/// Its name, large when it is a number; its note, small; under a rule the transitions that stand inside.
std::string state_label(TransitionGraph const& graph, std::size_t number, Style style) {
    State const& state = graph.states[number];
    std::string head = sized(columns(printable(state.name)) > 3 ? 24 : 34, html(state.name));
    std::size_t const most = holds_machine(graph, number) ? frame_columns : note_columns;
    if (!state.note.empty()) head += "<BR/>" + sized(17, lines(state.note, most));

    std::string internal;
    for (Transition const& transition : graph.transitions)
        if (transition.source == number && stands_inside(graph, transition, style))
            internal += row(sized(17, uml_label(graph, transition)), "LEFT");
    std::string const gap = holds_machine(graph, number) ? row(html("")) : "";  // to the arrows inside
    return table(row(head) + (internal.empty() ? "" : "<HR/>" + internal) + gap);
}

std::string fraction(TransitionGraph const& graph, Transition const& transition, std::string const& condition) {
    std::string above = lines(condition, arrow_columns);
    if (std::string const told = told_trigger(graph, transition); !told.empty()) {
        std::string const event = html(told);
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

/// A state in the picture. Where it holds a machine it is a frame; Graphviz has arrows end at nodes only, so those of a
/// frame end at the point inside that marks its initial state, and are cut off where they meet the frame.
struct Drawn {
    std::string id;
    std::string node;   ///< at which its arrows end
    std::string point;  ///< that marks it, if it is initial
    bool is_frame = false;
};

std::vector<Drawn> add_states(graphviz::Drawing& picture, TransitionGraph const& graph, Style style, Ids& ids) {
    std::vector<Drawn> drawn;
    std::vector<std::string> outermost_points;
    for (std::size_t i = 0; i < graph.states.size(); ++i) {
        State const& state = graph.states[i];
        std::string const id = ids.of("state_" + path_text(graph, i));
        drawn.push_back(
            {id, id, state.initial ? ids.of("initial_" + path_text(graph, i)) : "", holds_machine(graph, i)});
        if (state.initial && !state.parent) outermost_points.push_back(drawn[i].point);
    }
    if (std::any_of(drawn.begin(), drawn.end(), [](Drawn const& each) { return each.is_frame; })) {
        picture.set({{"compound", "true"}});  // cuts arrows off at frames
        picture.put_first(outermost_points);  // or Graphviz would begin with the frames
    }
    for (std::size_t i = 0; i < graph.states.size(); ++i) {
        State const& state = graph.states[i];
        std::string const& id = drawn[i].id;
        std::string const within = state.parent ? drawn[*state.parent].id : "";
        graphviz::Attributes look{{"id", id}, {"class", "state"}, {"label", state_label(graph, i, style), true}};
        if (drawn[i].is_frame) {
            look.insert(look.end(), {{"labelloc", "t"}, {"labeljust", "c"}, {"style", "rounded"}, {"penwidth", "2"}});
            picture.cluster(id, look, within);
        } else {
            look.push_back({"peripheries", state.final || state.terminate ? "2" : "1"});
            picture.node(id, look, within);
        }
    }
    return drawn;
}

void add_initial_points(graphviz::Drawing& picture, TransitionGraph const& graph, Ids& ids, std::vector<Drawn>& drawn) {
    for (std::size_t i = graph.states.size(); i-- > 0;) {  // the innermost first, at which arrows to their frames end
        State const& state = graph.states[i];
        if (!state.initial) continue;
        std::string const& point = drawn[i].point;
        std::string const within = state.parent ? drawn[*state.parent].id : "";
        picture.node(point, {{"id", point}, {"class", "initial"}, {"label", ""}, {"shape", "point"}, {"width", "0.2"}},
                     within);
        graphviz::Attributes look{{"id", ids.of("start_" + path_text(graph, i))}, {"class", "initial"}};
        if (drawn[i].is_frame) look.push_back({"lhead", "cluster_" + drawn[i].id});
        picture.edge(point, drawn[i].node, look);
        if (state.parent) drawn[*state.parent].node = point;
    }
}

void add_arrows(graphviz::Drawing& picture, TransitionGraph const& graph, Style style, Ids& ids,
                std::vector<Drawn> const& drawn) {
    auto const conditions = ordered_conditions(graph);
    for (std::size_t i = 0; i < graph.transitions.size(); ++i) {
        Transition const& transition = graph.transitions[i];
        if (stands_inside(graph, transition, style)) continue;
        Drawn const& source = drawn[transition.source];
        Drawn const& target = drawn[transition.target];
        std::string const label = style == Style::uml ? spaced(row(uml_label(graph, transition)))
                                                      : fraction(graph, transition, conditions[i]);
        // The way forward is drawn straight, the ways back around it.
        bool const forward = transition.target > transition.source;
        graphviz::Attributes look{
            {"id", ids.of("arrow_" + path_text(graph, transition.source) + "_" + path_text(graph, transition.target))},
            {"class", "arrow"},
            {"label", label, true},
            {"weight", forward ? "2" : "1"}};
        if (source.is_frame) look.push_back({"ltail", "cluster_" + source.id});
        if (target.is_frame) look.push_back({"lhead", "cluster_" + target.id});
        picture.edge(source.node, target.node, look);
    }
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
    std::vector<Drawn> drawn = add_states(picture, graph, style, ids);
    add_initial_points(picture, graph, ids, drawn);
    add_arrows(picture, graph, style, ids, drawn);
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
