// A transition graph as a figure: DOT, or a picture that Graphviz draws from it.
#pragma once

#include <string>

#include "automata/core/graph.hpp"

namespace statewalk {

enum class Style {
    switch_,  ///< SWITCH-technology: on an arrow a fraction, the condition over the actions
    uml,      ///< UML: on an arrow `event [guard] / actions`; internal transitions inside their state
};

enum class Format { svg, png, pdf };

/// The figure in the DOT language. States and arrows carry an id made from their names and a class ("state", "arrow",
/// "initial"), so that a page can light them up. The same graph gives the same bytes.
/// Throws graphviz::Missing when this build has no Graphviz.
std::string dot(TransitionGraph const& graph, Style style = Style::switch_);

/// The figure as the bytes of a file. An SVG begins with a title and with the graph in words. Throws like dot.
std::string render(TransitionGraph const& graph, Style style, Format format);

}  // namespace statewalk
