#include "diagrams/graphviz.hpp"

#ifndef STATEWALK_WITH_GRAPHVIZ
#define STATEWALK_WITH_GRAPHVIZ 0
#endif

#if STATEWALK_WITH_GRAPHVIZ
#include <graphviz/cgraph.h>
#include <graphviz/gvc.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <new>
#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/lsan_interface.h>
#endif
#endif

namespace statewalk::graphviz {

Missing::Missing()
    : std::runtime_error(
          "this build has no Graphviz: install the Debian package libgraphviz-dev and configure again with "
          "-DSTATEWALK_WITH_GRAPHVIZ=ON") {}

#if STATEWALK_WITH_GRAPHVIZ
namespace {

/// Keeps what Graphviz has to say from standard error while it lives, and turns it into an exception.
class Messages {
public:
    Messages() : previous_(agseterrf(&keep)) { kept().clear(); }
    ~Messages() { agseterrf(previous_); }
    Messages(Messages const&) = delete;
    Messages& operator=(Messages const&) = delete;

    /// Warnings, such as of a font that is not there, do not count.
    static void check(bool well) {
        if (well && kept().find("Error") == std::string::npos) return;
        std::string line = "Graphviz: " + kept();
        std::replace(line.begin(), line.end(), '\n', ' ');
        throw std::runtime_error(line.substr(0, line.find_last_not_of(' ') + 1));
    }

private:
    static int keep(char* message) {
        kept() += message;
        return 0;
    }
    static std::string& kept() {
        static std::string text;
        return text;
    }
    agusererrf previous_;
};

/// While it lives, the leak sanitizer passes over what this thread allocates: Graphviz loses its list of plugins and
/// parts of labels, pango parts of texts, and layouts are never freed here.
#ifdef __SANITIZE_ADDRESS__
using Leaks = __lsan::ScopedDisabler;
#else
struct Leaks {
    Leaks() {}  // NOLINT(modernize-use-equals-default): else it would be a variable that nobody uses
};
#endif

/// What `write` writes to the FILE* that it is given; it returns 0 when all went well.
template <class Write>
std::string written(Write&& write) {
    char* bytes = nullptr;
    std::size_t size = 0;
    std::FILE* const file = open_memstream(&bytes, &size);
    if (file == nullptr) throw std::bad_alloc();
    bool const wrote = write(file) == 0;
    bool const closed = std::fclose(file) == 0;
    std::unique_ptr<char, decltype(&std::free)> const owner{bytes, &std::free};
    Messages::check(wrote && closed);
    return std::string{bytes, size};
}

/// One for the whole process: the text layout of Graphviz 2.42 keeps a pointer into the context that it was first
/// used with.
GVC_t* context() {
    Leaks const leaks;
    static std::unique_ptr<GVC_t, decltype(&gvFreeContext)> const only{gvContext(), &gvFreeContext};
    return only.get();
}

/// The C interface takes char* for what it only reads.
char* c_string(std::string const& text) { return const_cast<char*>(text.c_str()); }

/// Calls `use` with a string that Graphviz keeps.
template <class Use>
void with_value(Agraph_t* graph, Attribute const& attribute, Use&& use) {
    char* const value =
        attribute.html ? agstrdup_html(graph, c_string(attribute.value)) : agstrdup(graph, c_string(attribute.value));
    use(value);
    agstrfree(graph, value);
}

void set_default(Agraph_t* graph, int kind, Attributes const& attributes) {
    for (Attribute const& attribute : attributes)
        with_value(graph, attribute, [&](char* value) { agattr(graph, kind, c_string(attribute.name), value); });
}

void set_own(Agraph_t* graph, void* object, Attributes const& attributes) {
    static std::string const unset;
    for (Attribute const& attribute : attributes)
        with_value(graph, attribute,
                   [&](char* value) { agsafeset(object, c_string(attribute.name), value, c_string(unset)); });
}

}  // namespace

Drawing::Drawing(std::string const& name) : graph_(agopen(c_string(name), Agdirected, nullptr)) {
    if (!graph_) throw std::bad_alloc();
    set_for_nodes({{"label", "\\N"}});  // else the first label of a node would hide the names of all others
}

void Drawing::Close::operator()(Agraph_s* graph) const { agclose(graph); }

void Drawing::set(Attributes const& attributes) { set_default(graph_.get(), AGRAPH, attributes); }
void Drawing::set_for_nodes(Attributes const& attributes) { set_default(graph_.get(), AGNODE, attributes); }
void Drawing::set_for_edges(Attributes const& attributes) { set_default(graph_.get(), AGEDGE, attributes); }

Agraph_s* Drawing::frame(std::string const& within) const {
    return within.empty() ? graph_.get() : clusters_.at(within);
}

void Drawing::cluster(std::string const& name, Attributes const& attributes, std::string const& within) {
    // Subgraphs with names are written in the order of the names' addresses, those without in the order of creation. So
    // that it is always the same order, each cluster gets one without a name around it.
    Agraph_t* const around = agsubg(frame(within), nullptr, 1);
    Agraph_t* const cluster = agsubg(around, c_string("cluster_" + name), 1);  // Graphviz goes by this beginning
    clusters_[name] = cluster;
    set_own(graph_.get(), cluster, attributes);
}

void Drawing::node(std::string const& name, Attributes const& attributes, std::string const& within) {
    set_own(graph_.get(), agnode(frame(within), c_string(name), 1), attributes);
}

void Drawing::put_first(std::vector<std::string> const& nodes) {
    Agraph_t* const first = agsubg(graph_.get(), nullptr, 1);
    set_own(graph_.get(), first, {{"rank", "min"}});
    for (std::string const& node : nodes) agnode(first, c_string(node), 1);
}

void Drawing::edge(std::string const& source, std::string const& target, Attributes const& attributes) {
    Agnode_t* const tail = agnode(graph_.get(), c_string(source), 1);
    Agnode_t* const head = agnode(graph_.get(), c_string(target), 1);
    // Without a name: a name would be written as an attribute `key`, and the same name would be the same edge.
    set_own(graph_.get(), agedge(graph_.get(), tail, head, nullptr, 1), attributes);
}

std::string Drawing::dot() const {
    Messages const messages;
    return written([&](std::FILE* file) { return agwrite(graph_.get(), file); });
}

std::string Drawing::render(std::string const& format) const {
    std::string const text = dot();
    Attributes const other_order{{"newrank", "true"}};
    Attributes const straight{{"newrank", "true"}, {"splines", "line"}};
    for (Attributes const& change : {Attributes{}, other_order}) {
        try {
            return picture(text, change, format);
        } catch (std::runtime_error const&) {  // it has lost an arrow on its way; in another layout it may find one
        }
    }
    return picture(text, straight, format);
}

std::string Drawing::picture(std::string const& text, Attributes const& change, std::string const& format) {
    Messages const messages;
    std::unique_ptr<Agraph_t, Close> const copy{agmemread(text.c_str())};  // a layout leaves its marks in the graph
    Messages::check(copy != nullptr);
    set_default(copy.get(), AGRAPH, change);
    Leaks const leaks;
    // Its layout is never freed: Graphviz 2.42 frees some things twice where an edge with a label joins nodes of the first
    // rank.
    Messages::check(gvLayout(context(), copy.get(), "dot") == 0);
    return written([&](std::FILE* file) { return gvRender(context(), copy.get(), format.c_str(), file); });
}

#else

Drawing::Drawing(std::string const&) { throw Missing(); }
void Drawing::Close::operator()(Agraph_s*) const {}
void Drawing::set(Attributes const&) {}
void Drawing::set_for_nodes(Attributes const&) {}
void Drawing::set_for_edges(Attributes const&) {}
Agraph_s* Drawing::frame(std::string const&) const { return nullptr; }
void Drawing::cluster(std::string const&, Attributes const&, std::string const&) {}
void Drawing::node(std::string const&, Attributes const&, std::string const&) {}
void Drawing::put_first(std::vector<std::string> const&) {}
void Drawing::edge(std::string const&, std::string const&, Attributes const&) {}
std::string Drawing::dot() const { throw Missing(); }
std::string Drawing::render(std::string const&) const { throw Missing(); }
std::string Drawing::picture(std::string const&, Attributes const&, std::string const&) { throw Missing(); }

#endif

}  // namespace statewalk::graphviz
