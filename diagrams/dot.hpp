// A transition graph as a figure: DOT, or a picture that Graphviz draws from it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "automata/core/graph.hpp"
#include "diagrams/translation.hpp"

namespace statewalk {

enum class Style {
    switch_,  ///< SWITCH-technology: on an arrow a fraction, the condition over the actions
    uml,      ///< UML: on an arrow `event [guard] / actions`; internal transitions inside their state
    plain,  ///< states are circles with their names, arrows as in UML; all that there is to say of a state stands below
};

enum class Format { svg, png, pdf };

/// What of a figure stands out, so that it does without colour too.
struct Emphasis {
    /// How often each transition was taken: on its label, and as its thickness, by the number's length in bits; one
    /// that never was is dashed. Either empty or one for each transition.
    std::vector<std::uint64_t> counts{};
    /// States with a thick border on a shade, and transitions as a double line (a bold text, where it is one).
    std::vector<std::size_t> lit_states{};
    std::vector<std::size_t> lit_transitions{};
};

/// The figure in the DOT language. It shows all that the graph has: a machine in a state as a frame, its regions as dashed
/// frames, entry and exit points as circles, history as "H", a fork as a bar; in words, what else there is to say of a
/// state, and what any state does. States and arrows carry an id made from their names and a class ("state", "arrow",
/// "initial", "lit"), so that a page can light them up. The same graph gives the same bytes.
/// `language`: of "else" and "at once" on arrows; notes are as the graph has them.
/// Throws graphviz::Missing when this build has no Graphviz, std::invalid_argument when the emphasis is not of this graph.
std::string dot(TransitionGraph const& graph, Style style = Style::switch_, Emphasis const& emphasis = {},
                Language language = Language::en);

/// What ids the states and the arrows have in the figure, one entry for each state and each transition of the graph. A
/// fork has one for each of its lines; a transition that is written in words has none.
struct PictureIds {
    std::vector<std::string> states;
    std::vector<std::vector<std::string>> transitions;
};
PictureIds picture_ids(TransitionGraph const& graph, Style style = Style::switch_);

/// The figure as the bytes of a file. An SVG begins with a title and with the graph in words. Throws like dot.
std::string render(TransitionGraph const& graph, Style style, Format format, Emphasis const& emphasis = {},
                   Language language = Language::en);

}  // namespace statewalk
