// Graphviz, behind one class: nodes and edges go in, DOT or a picture comes out.
// graphviz.cpp is the only file that includes <graphviz/...>. Graphviz keeps global state: use it from one thread.
#pragma once

#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

struct Agraph_s;

namespace statewalk::graphviz {

/// This build was made without Graphviz; the text says how to get one that has it.
struct Missing : std::runtime_error {
    Missing();
};

/// What an attribute is set to: a plain text, or one in Graphviz' HTML, which has to start with a tag
/// (Graphviz keeps equal strings only once, so a text that could be both would be taken for either).
struct Attribute {
    std::string name;
    std::string value;
    bool html = false;
};
using Attributes = std::vector<Attribute>;

/// A directed graph that is being drawn. Names become node names, so they should be plain identifiers.
/// Every member throws std::runtime_error with Graphviz' own words, in one line, when Graphviz complains.
class Drawing {
public:
    /// Throws Missing when this build has no Graphviz.
    explicit Drawing(std::string const& name);

    void set(Attributes const& attributes);            ///< of the graph itself
    void set_for_nodes(Attributes const& attributes);  ///< of every node that does not say otherwise
    void set_for_edges(Attributes const& attributes);
    /// A frame around nodes; `within`: the frame that it stands in, or empty.
    void cluster(std::string const& name, Attributes const& attributes, std::string const& within = "");
    /// `within`: the cluster that it stands in, or empty.
    void node(std::string const& name, Attributes const& attributes, std::string const& within = "");
    /// Puts nodes that stand in no cluster where the drawing begins; to be called before there is any cluster.
    void put_first(std::vector<std::string> const& nodes);
    /// A new edge each time it is called, also between the same two nodes.
    void edge(std::string const& source, std::string const& target, Attributes const& attributes);

    /// The graph in the DOT language: the same bytes for the same calls.
    std::string dot() const;
    /// A picture, as the bytes of a file. `format`: what Graphviz calls it, "svg", "png", "pdf". Where Graphviz finds no
    /// way for an edge, it has to order the nodes anew ("newrank"), and then to draw straight lines. Each
    /// picture costs some memory (its layout) for as long as the process runs.
    std::string render(std::string const& format) const;

private:
    struct Close {
        void operator()(Agraph_s* graph) const;
    };
    Agraph_s* frame(std::string const& within) const;
    static std::string picture(std::string const& text, Attributes const& change, std::string const& format);

    std::unique_ptr<Agraph_s, Close> graph_;
    std::map<std::string, Agraph_s*> clusters_;
};

}  // namespace statewalk::graphviz
