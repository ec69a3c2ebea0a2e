#include "diagrams/dot.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

#include "diagrams/dot_labels.hpp"
#include "diagrams/figure_parts.hpp"
#include "diagrams/graphviz.hpp"
#include "diagrams/ids.hpp"
#include "diagrams/labels.hpp"
#include "diagrams/outline.hpp"
#include "diagrams/text.hpp"

namespace statewalk {
namespace {

using State = TransitionGraph::State;
using Transition = TransitionGraph::Transition;
using graphviz::Attributes;

constexpr char const* lit_colour = "#b34700";
constexpr char const* lit_shade = "#ffe3bf";
constexpr char const* faint_colour = "#808080";

void add(Attributes& look, Attributes const& more) { look.insert(look.end(), more.begin(), more.end()); }

bool holds(std::vector<std::size_t> const& all, std::size_t number) {
    return std::find(all.begin(), all.end(), number) != all.end();
}

/// 1.75 for a count of 1, and a quarter more each time that it doubles.
std::string thickness(std::uint64_t count) {
    unsigned quarters = 6;
    for (; count > 0; count /= 2) ++quarters;
    constexpr char const* fractions[] = {"", ".25", ".5", ".75"};
    return std::to_string(quarters / 4) + fractions[quarters % 4];
}

void require_fit(TransitionGraph const& graph, Emphasis const& emphasis) {
    auto const beyond = [](std::vector<std::size_t> const& all, std::size_t size) {
        return std::any_of(all.begin(), all.end(), [&](std::size_t number) { return number >= size; });
    };
    if (!emphasis.counts.empty() && emphasis.counts.size() != graph.transitions.size())
        throw std::invalid_argument("the figure has " + std::to_string(graph.transitions.size()) +
                                    " transitions, and counts are given of " + std::to_string(emphasis.counts.size()));
    if (beyond(emphasis.lit_states, graph.states.size()) || beyond(emphasis.lit_transitions, graph.transitions.size()))
        throw std::invalid_argument("the figure has no such state or transition to light up");
}

/// A state in the picture. Where it holds a machine it is a frame; Graphviz has arrows end at nodes only, so those of a
/// frame end at the point inside that marks its initial state (or, without one, at an invisible node), and are cut off
/// where they meet the frame.
struct Drawn {
    std::string id;
    std::string node;   ///< at which its arrows end
    std::string point;  ///< that marks it, if it is initial
    bool is_frame = false;
    bool is_point = false;
};

class Figure {
public:
    Figure(TransitionGraph const& graph, Style style, Emphasis const& emphasis, Language language)
        : graph_(graph),
          style_(style),
          emphasis_(emphasis),
          labels_(graph, style, emphasis, language),
          picture_(ids_.of(graph.name.empty() ? "automaton" : graph.name)) {
        require_fit(graph, emphasis);
        set_looks();
        number_states();
        add_states();
        add_initial_points();
        add_arrows();
    }

    graphviz::Drawing& picture() { return picture_; }

    PictureIds ids() const {
        PictureIds ids;
        for (Drawn const& state : drawn_) ids.states.push_back(state.id);
        ids.transitions = lines_of_;
        return ids;
    }

private:
    using Region = std::pair<std::optional<std::size_t>, std::size_t>;  ///< of the machine in this state

    void set_looks() {
        picture_.set({{"rankdir", "LR"},
                      {"bgcolor", "white"},
                      {"fontname", "DejaVu Sans"},
                      {"fontsize", "17"},
                      {"pad", "0.2"},
                      {"nodesep", "0.6"},
                      {"ranksep", "0.7"}});
        picture_.set_for_nodes({{"shape", style_ == Style::plain ? "circle" : "box"},
                                {"style", "rounded"},
                                {"fontname", "DejaVu Sans"},
                                {"penwidth", "2"},
                                {"margin", style_ == Style::plain ? "0.02" : "0.15,0.08"}});
        picture_.set_for_edges({{"fontname", "DejaVu Sans"}, {"fontsize", "22"}, {"penwidth", "1.5"}, {"weight", "1"}});
        if (std::string const caption = labels_.caption(); !caption.empty())
            picture_.set({{"label", caption, true}, {"labelloc", "b"}, {"labeljust", "l"}});
    }

    void number_states() {
        for (std::size_t i = 0; i < graph_.states.size(); ++i) {
            State const& state = graph_.states[i];
            std::string const id = ids_.of("state_" + path_text(graph_, i));
            drawn_.push_back({id, id, state.initial ? ids_.of("initial_" + path_text(graph_, i)) : "",
                              holds_machine(graph_, i), state.kind != State::Kind::state});
        }
    }

    /// The name of the cluster in which a state stands: its region, or the frame of its machine; empty for none.
    std::string surroundings(std::size_t state) const {
        auto const& parent = graph_.states[state].parent;
        auto const region = regions_.find({parent, graph_.states[state].region});
        if (!drawn_[state].is_point && region != regions_.end()) return region->second;
        return parent ? drawn_[*parent].id : "";
    }

    /// A dashed frame for each region of a machine, if it has several.
    void add_regions(std::optional<std::size_t> machine) {
        std::size_t const count = region_count(graph_, machine);
        for (std::size_t region = 0; count > 1 && region < count; ++region) {
            std::string const path = machine ? path_text(graph_, *machine) + "_" : "";
            std::string const id = ids_.of("region_" + path + std::to_string(region + 1));
            regions_[{machine, region}] = id;
            // Graphviz forgets how high a loop is.
            bool const has_loops =
                std::any_of(graph_.transitions.begin(), graph_.transitions.end(), [&](Transition const& arrow) {
                    return arrow.source == arrow.target && arrow.source != TransitionGraph::any_state &&
                           graph_.states[arrow.source].parent == machine &&
                           graph_.states[arrow.source].region == region;
                });
            picture_.cluster(id,
                             {{"id", id},
                              {"class", "region"},
                              {"label", ""},
                              {"style", "dashed,rounded"},
                              {"penwidth", "1"},
                              {"margin", has_loops ? "40" : "8"}},
                             machine ? drawn_[*machine].id : "");
        }
    }

    /// A long way from the first state is drawn in several lines, twice as wide as there are lines: what leads from one line
    /// to another does not count when Graphviz places the states.
    void fold() {
        constexpr std::size_t longest_line = 16;
        std::vector<std::size_t> ways(graph_.states.size(), 0);  // how many arrows away each state is
        std::vector<std::size_t> reached;
        for (std::size_t i = 0; i < graph_.states.size(); ++i)
            if (graph_.states[i].initial) reached.push_back(i);
        for (std::size_t next = 0; next < reached.size(); ++next)
            for (std::size_t i = 0; i < graph_.transitions.size(); ++i) {
                Transition const& arrow = graph_.transitions[i];
                if (labels_.is_text(i) || arrow.source != reached[next] || holds(reached, arrow.target)) continue;
                ways[arrow.target] = ways[arrow.source] + 1;
                reached.push_back(arrow.target);
            }
        std::size_t const length = reached.empty() ? 0 : ways[reached.back()] + 1;
        if (length <= longest_line) return;
        std::size_t columns = 1;
        while (columns * columns < 2 * length) ++columns;
        for (std::size_t const way : ways) lines_.push_back(way / columns);
    }

    void add_states() {
        std::vector<std::string> first;
        for (std::size_t i = 0; i < graph_.states.size(); ++i)
            if (graph_.states[i].initial && !graph_.states[i].parent) first.push_back(drawn_[i].point);
        add_regions(std::nullopt);
        if (std::any_of(drawn_.begin(), drawn_.end(), [](Drawn const& each) { return each.is_frame; })) {
            picture_.set({{"compound", "true"}});             // cuts arrows off at frames
            if (regions_.empty()) picture_.put_first(first);  // or Graphviz would begin with the frames
        } else if (regions_.empty()) {
            fold();
            if (!lines_.empty()) picture_.put_first(first);  // or its line would be the last one
        }
        for (std::size_t i = 0; i < graph_.states.size(); ++i) add_state(i);
    }

    void add_state(std::size_t number) {
        State const& state = graph_.states[number];
        Drawn& drawn = drawn_[number];
        bool const is_lit = holds(emphasis_.lit_states, number);
        Attributes look{{"id", drawn.id}, {"class", is_lit ? "state lit" : "state"}};
        if (drawn.is_point) {
            add(look, {{"label", labels_.point(number), true},
                       {"shape", "circle"},
                       {"fixedsize", "shape"},  // arrows end at the circle, and the label has room
                       {"width", "0.3"},
                       {"height", "0.3"}});
            if (is_lit) add(look, {{"color", lit_colour}, {"fontcolor", lit_colour}, {"penwidth", "5"}});
            picture_.node(drawn.id, look, surroundings(number));
            return;
        }
        look.push_back({"label", labels_.state(number), true});
        if (drawn.is_frame)
            // In the corner: in the middle may lie the label of an arrow that leaves the frame.
            add(look, {{"labelloc", "t"}, {"labeljust", "l"}, {"style", is_lit ? "rounded,filled" : "rounded"}});
        else
            look.push_back({"peripheries", state.final || state.terminate ? "2" : "1"});
        if (is_lit) add(look, {{"color", lit_colour}, {"fillcolor", lit_shade}, {"penwidth", "5"}});
        if (!drawn.is_frame) {
            if (is_lit) add(look, {{"style", "rounded,filled"}});
            picture_.node(drawn.id, look, surroundings(number));
            return;
        }
        if (!is_lit) look.push_back({"penwidth", "2"});
        std::string const room = ids_.of("room_" + path_text(graph_, number));  // for arrows and labels around it
        picture_.cluster(room, {{"label", ""}, {"style", "invis"}, {"margin", "40"}}, surroundings(number));
        picture_.cluster(drawn.id, look, room);
        add_regions(number);
        auto const begins_here = [&](State const& other) { return other.initial && other.parent == number; };
        if (std::none_of(graph_.states.begin(), graph_.states.end(), begins_here)) {
            drawn.node = ids_.of("inside_" + path_text(graph_, number));
            picture_.node(drawn.node, {{"label", ""}, {"style", "invis"}}, drawn.id);
        }
        if (state.history != State::History::none) {
            std::string const id = ids_.of("history_" + path_text(graph_, number));
            picture_.node(id,
                          {{"id", id},
                           {"class", "history"},
                           {"label", labels_.history(number), true},
                           {"shape", "circle"},
                           {"margin", "0.02"},
                           {"penwidth", "1.5"}},
                          drawn.id);
        }
    }

    void add_initial_points() {
        for (std::size_t i = graph_.states.size(); i-- > 0;) {  // the innermost first: arrows to their frames end there
            State const& state = graph_.states[i];
            if (!state.initial) continue;
            std::string const& point = drawn_[i].point;
            picture_.node(point,
                          {{"id", point}, {"class", "initial"}, {"label", ""}, {"shape", "point"}, {"width", "0.2"}},
                          surroundings(i));
            Attributes look{{"id", ids_.of("start_" + path_text(graph_, i))}, {"class", "initial"}};
            if (drawn_[i].is_frame) look.push_back({"lhead", "cluster_" + drawn_[i].id});
            picture_.edge(point, drawn_[i].node, look);
            if (state.parent) drawn_[*state.parent].node = point;
        }
    }

    void leave(Attributes& look, Drawn const& source) const {
        if (source.is_frame) look.push_back({"ltail", "cluster_" + source.id});
    }
    void enter(Attributes& look, Drawn const& target) const {
        if (target.is_frame) look.push_back({"lhead", "cluster_" + target.id});
    }

    /// How an arrow stands out.
    Attributes stroke(std::size_t transition) const {
        Attributes look;
        bool const is_lit = holds(emphasis_.lit_transitions, transition);
        if (is_lit) {
            std::string const colour = lit_colour;
            add(look, {{"color", colour + ":white:" + colour}, {"fontcolor", colour}, {"penwidth", "3"}});
        } else if (!emphasis_.counts.empty()) {
            std::uint64_t const count = emphasis_.counts[transition];
            look.push_back({"penwidth", thickness(count)});
            if (count == 0) add(look, {{"style", "dashed"}, {"color", faint_colour}, {"fontcolor", faint_colour}});
        }
        return look;
    }

    /// Whether arrows lead from a state to a later one and back.
    bool has_both_ways(std::size_t state) const {
        auto const& all = graph_.transitions;
        return std::any_of(all.begin(), all.end(), [&](Transition const& there) {
            return there.source == state && there.target > state &&
                   std::any_of(all.begin(), all.end(), [&](Transition const& back) {
                       return back.source == there.target && back.target == state;
                   });
        });
    }

    /// The node at which an arrow of a state ends. In a frame with regions, each arrow has one of its own, so that it is
    /// drawn to where it meets the frame soonest: on the right for a way forward out of it and for one back into it. So
    /// do, in any frame, those to a later state and back, which Graphviz would else draw over each other.
    std::string end_at(std::size_t number, bool on_the_right) {
        Drawn const& drawn = drawn_[number];
        if (!drawn.is_frame || (region_count(graph_, number) <= 1 && !(on_the_right && has_both_ways(number))))
            return drawn.node;
        std::string const end = ids_.of("inside_" + path_text(graph_, number));
        picture_.node(end, {{"label", ""}, {"shape", "point"}, {"width", "0.01"}, {"style", "invis"}}, drawn.id);
        for (std::size_t i = 0; on_the_right && i < graph_.states.size(); ++i)
            if (is_within(graph_, i, number) && !drawn_[i].is_frame)
                picture_.edge(drawn_[i].node, end, {{"style", "invis"}, {"weight", "0"}});
        return end;
    }

    void add_arrows() {
        lines_of_.resize(graph_.transitions.size());
        for (std::size_t i = 0; i < graph_.transitions.size(); ++i)
            if (!labels_.is_text(i)) add_arrow(i);
    }

    void add_arrow(std::size_t number) {
        Transition const& transition = graph_.transitions[number];
        Drawn const& source = drawn_[transition.source];
        Drawn const& target = drawn_[transition.target];
        std::string const ends = path_text(graph_, transition.source) + "_" + path_text(graph_, transition.target);
        // The way forward is drawn straight, the ways back around it.
        bool const forward = transition.target > transition.source;
        bool const folded = !lines_.empty() && lines_[transition.source] != lines_[transition.target];
        Attributes const look_of_stroke = stroke(number);
        lines_of_[number].push_back(ids_.of("arrow_" + ends));
        Attributes look{{"id", lines_of_[number].back()},
                        {"class", holds(emphasis_.lit_transitions, number) ? "arrow lit" : "arrow"},
                        {"label", labels_.arrow(number), true},
                        {"weight", forward ? "2" : "1"}};
        // Graphviz draws a second loop over the label of the first, unless it is on the other side.
        if (transition.source == transition.target && labels_.loops_before(number) == 1)
            add(look, {{"tailport", "s"}, {"headport", "s"}});
        if (folded) look.push_back({"constraint", "false"});
        leave(look, source);
        add(look, look_of_stroke);
        if (transition.fork.empty()) {
            enter(look, target);
            picture_.edge(end_at(transition.source, forward), end_at(transition.target, !forward), look);
            return;
        }
        std::string const bar = ids_.of("fork_" + ends);
        picture_.node(bar,
                      {{"id", bar},
                       {"class", "fork"},
                       {"label", ""},
                       {"shape", "box"},
                       {"style", "filled"},
                       {"fillcolor", "black"},
                       {"fixedsize", "true"},
                       {"width", "0.08"},
                       {"height", "1"}},
                      surroundings(crossing(graph_, transition).left));
        look.push_back({"arrowhead", "none"});
        picture_.edge(end_at(transition.source, forward), bar, look);
        for (std::size_t const each : targets(transition)) {
            lines_of_[number].push_back(ids_.of("branch_" + ends));
            Attributes branch{{"id", lines_of_[number].back()}, {"class", "branch"}, {"weight", "0"}};
            enter(branch, drawn_[each]);
            add(branch, look_of_stroke);
            picture_.edge(bar, end_at(each, !forward), branch);
        }
    }

    TransitionGraph const& graph_;
    Style style_;
    Emphasis const& emphasis_;
    DotLabels labels_;
    Ids ids_;
    graphviz::Drawing picture_;
    std::vector<Drawn> drawn_;
    std::map<Region, std::string> regions_;           ///< the clusters of machines that have several
    std::vector<std::vector<std::string>> lines_of_;  ///< each transition's ids
    std::vector<std::size_t> lines_;                  ///< in which each state is drawn; empty where all are in one
};

}  // namespace

std::string dot(TransitionGraph const& graph, Style style, Emphasis const& emphasis, Language language) {
    return Figure(graph, style, emphasis, language).picture().dot();
}

PictureIds picture_ids(TransitionGraph const& graph, Style style) {
    return Figure(graph, style, {}, Language::en).ids();
}

std::string render(TransitionGraph const& graph, Style style, Format format, Emphasis const& emphasis,
                   Language language) {
    Figure figure(graph, style, emphasis, language);
    return figure_parts::rendered(figure.picture(), format, graph.name, in_words(graph, language));
}

}  // namespace statewalk
