// What is written in the boxes of a figure, on its arrows and below it, in Graphviz' HTML.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "automata/core/graph.hpp"
#include "diagrams/dot.hpp"
#include "diagrams/translation.hpp"

namespace statewalk {

class DotLabels {
public:
    /// Keeps a reference to the graph and to the emphasis.
    DotLabels(TransitionGraph const& graph, Style style, Emphasis const& emphasis, Language language);

    /// A transition that has no arrow in this style, but stands as a text in a state, or below the figure if it is of
    /// any state. So does the third loop of a state, and those after it: there is room for one above, and one below.
    bool is_text(std::size_t transition) const;
    /// How many loops of its state have arrows before this one; 0 for what is no loop.
    std::size_t loops_before(std::size_t transition) const;

    std::string state(std::size_t number) const;
    /// What stands in the circle of an entry or exit point, and its name below. As high above the middle as below it.
    std::string point(std::size_t number) const;
    /// "H", and the events after which it counts, if not all.
    std::string history(std::size_t number) const;
    std::string arrow(std::size_t number) const;
    /// What the names mean, what any state does, and what the figure leaves out; empty when there is nothing to say.
    std::string caption() const;

private:
    bool is_text_by_kind(std::size_t transition) const;
    std::string count(std::size_t transition) const;
    std::string text(std::size_t transition) const;
    std::vector<std::string> texts_of(std::size_t state) const;
    std::string fraction(std::size_t number) const;

    TransitionGraph const& graph_;
    Style style_;
    Emphasis const& emphasis_;
    Language language_;
    std::vector<std::string> conditions_;
};

}  // namespace statewalk
