// Every way to show a transition graph, and its scheme of connections, by name.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "automata/core/graph.hpp"
#include "diagrams/dot.hpp"
#include "diagrams/translation.hpp"

namespace statewalk {

/// How a figure is to look, for those formats that leave a choice.
struct Look {
    Style style = Style::switch_;
    Emphasis emphasis{};
    Language language = Language::en;  ///< of what the figure says itself; notes are as the graph has them
};

struct FigureFormat {
    std::string_view name;    ///< "dot", "mermaid"
    std::string_view suffix;  ///< of its files: ".dot", ".mmd"
    bool has_look = false;    ///< whether the look makes a difference
    bool is_binary = false;   ///< no text
    std::string (*make)(TransitionGraph const& graph, Look const& look) = nullptr;  ///< throws as the function it names
};

/// dot, svg, png, pdf (which need Graphviz), mermaid, plantuml, scxml, jff, json.
std::vector<FigureFormat> const& figure_formats();

/// Those of the scheme of connections: dot, svg, png, pdf, text. The style and the emphasis make no difference.
std::vector<FigureFormat> const& connection_formats();

/// The names of the formats of both, each once.
std::vector<std::string> figure_format_names();

/// The one of this name, or nullptr.
FigureFormat const* figure_format(std::string_view name, std::vector<FigureFormat> const& formats = figure_formats());

}  // namespace statewalk
