// The scheme of connections of SWITCH-technology: what reaches an automaton from outside, and what it does there. On
// the left are the sources of its events e, in the middle the automaton, on the right its object of control, which
// answers the inputs x and carries out the outputs z.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "automata/core/graph.hpp"
#include "diagrams/dot.hpp"
#include "diagrams/translation.hpp"

namespace statewalk {

/// An automaton and its links. `number`: 1 for the outermost one (A1), then those nested in states, in the order of the
/// graph.
struct Connected {
    /// Events that come from one sender.
    struct Source {
        std::optional<std::size_t> automaton;  ///< the number of the automaton that sends them; none: it is outside
        std::vector<Symbol> events;
    };
    std::size_t number = 1;
    std::optional<std::size_t> holder{};  ///< the state that holds it; none: it is the outermost one
    std::vector<Source> sources{};        ///< without those that send nothing
    std::vector<Symbol> inputs{};
    std::vector<Symbol> outputs{};
};

/// The automata of a graph with their links, each link once, x1 before x2 before x10. What comes from outside reaches
/// the outermost automaton, which passes it on to the nested one that takes it; behind an exit point it is the nested
/// one that sends. Event Step is called e1. What is done on the way into a state or out of it is an output too.
std::vector<Connected> connections(TransitionGraph const& graph, Language language = Language::en);

/// The scheme as a table, a line for each link: symbol, kind, from, to, what it means.
std::string connections_text(TransitionGraph const& graph, Language language = Language::en);

/// The scheme in sentences, for those who cannot see the figure.
std::string connections_in_words(TransitionGraph const& graph, Language language = Language::en);

/// The scheme as a figure in the DOT language. The boxes and the links have ids, and a class ("source", "automaton",
/// "object"; "event", "input", "output"). The same graph gives the same bytes. Throws like dot.
std::string connections_dot(TransitionGraph const& graph, Language language = Language::en);

/// The figure as the bytes of a file. An SVG begins with a title and with the links in words. Throws like dot.
std::string render_connections(TransitionGraph const& graph, Format format, Language language = Language::en);

/// "automaton A2", "source of events": what stands above the events of a source.
std::string heading_of(Connected::Source const& source, Language language);

/// What an automaton is called beside its number: the outermost one as the graph, another one by the state that holds
/// it.
std::string title_of(TransitionGraph const& graph, Connected const& automaton, Language language);

}  // namespace statewalk
