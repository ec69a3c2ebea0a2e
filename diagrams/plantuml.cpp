#include "diagrams/plantuml.hpp"

#include <optional>
#include <vector>

#include "diagrams/ids.hpp"
#include "diagrams/labels.hpp"
#include "diagrams/outline.hpp"
#include "diagrams/text.hpp"

namespace statewalk {
namespace {

using State = TransitionGraph::State;
using Transition = TransitionGraph::Transition;

std::string escaped(std::string const& text) {
    return unmarked(text, ":;", [](unsigned code) {
        constexpr char const* digits = "0123456789ABCDEF";
        return std::string("<U+00") + digits[code / 16] + digits[code % 16] + ">";
    });
}

class Text {
public:
    Text(TransitionGraph const& graph, Language language) : graph_(graph), language_(language) {
        for (std::size_t i = 0; i < graph.states.size(); ++i)
            ids_.push_back(unique_.of("state_" + path_text(graph, i)));
    }

    std::string all() {
        text_ = "@startuml\n";
        line("hide empty description");
        line("left to right direction");
        auto const of_any_state = texts_of_any_state(graph_, language_);
        bool const is_wrapped = region_count(graph_, std::nullopt) > 1 || !of_any_state.empty();
        if (is_wrapped)
            open(escaped(graph_.name), "machine");
        else
            line("title " + escaped(graph_.name));
        for (OutlineItem const& item : outline(graph_)) add(item);
        if (is_wrapped) {
            close();
            describe("machine", of_any_state);
        }
        for (std::size_t i = 0; i < graph_.transitions.size(); ++i)  // last, or it would take their ends for new states
            if (!is_text_in_uml(graph_, graph_.transitions[i])) arrow(i);
        if (auto const names = legend(graph_, language_); !names.empty()) {
            line("legend");
            for (std::string const& each : names) line("  " + escaped(each));
            line("endlegend");
        }
        return text_ + "@enduml\n";
    }

private:
    void line(std::string const& text) { text_ += std::string(2 * depth_, ' ') + text + "\n"; }
    void open(std::string const& label, std::string const& id, std::string const& look = "") {
        line("state \"" + label + "\" as " + id + look + " {");
        ++depth_;
    }
    void close() {
        --depth_;
        line("}");
    }
    void describe(std::string const& id, std::vector<std::string> const& texts) {
        for (std::string const& each : texts) line(id + " : " + escaped(each));
    }

    void add(OutlineItem const& item) {
        switch (item.what) {
            case OutlineItem::What::state: add_state(*item.state); break;
            case OutlineItem::What::begin: open(escaped(graph_.states[*item.state].name), ids_[*item.state]); break;
            case OutlineItem::What::end:
                close();
                tell(*item.state);
                break;
            case OutlineItem::What::region:
                open(filled("region {}", {std::to_string(item.region + 1)}, language_), unique_.of("region"),
                     " ##[dashed]");
                break;
            case OutlineItem::What::region_end: close(); break;
        }
    }

    void add_state(std::size_t number) {
        State const& state = graph_.states[number];
        std::string const look = state.kind == State::Kind::entry_point  ? " <<entryPoint>>"
                                 : state.kind == State::Kind::exit_point ? " <<exitPoint>>"
                                                                         : "";
        line("state \"" + escaped(state.name) + "\" as " + ids_[number] + look);
        tell(number);
    }

    /// What stands in a state, and whether the machine begins or ends in it.
    void tell(std::size_t number) {
        State const& state = graph_.states[number];
        describe(ids_[number], texts_in_uml(graph_, number, language_));
        if (std::string const history = history_text(graph_, number, language_); !history.empty())
            describe(ids_[number], {history});
        if (state.initial) line("[*] --> " + ids_[number]);
        if (state.final && state.kind == State::Kind::state) line(ids_[number] + " --> [*]");
    }

    /// Where an arrow ends: the history of a machine that goes on where it was left.
    std::string end(Transition const& transition, std::size_t target) const {
        return ids_[target] + (goes_on_in(graph_, transition, target) ? "[H]" : "");
    }

    void arrow(std::size_t number) {
        Transition const& transition = graph_.transitions[number];
        std::string const label = transition_text(graph_, transition);
        std::string const told = label.empty() ? "" : " : " + escaped(label);
        std::string const& source = ids_[transition.source];
        if (transition.fork.empty()) {
            line(source + " --> " + end(transition, transition.target) + told);
            return;
        }
        std::string const fork = "fork_" + std::to_string(number + 1);
        line("state " + fork + " <<fork>>");
        line(source + " --> " + fork + told);
        for (std::size_t const each : targets(transition)) line(fork + " --> " + end(transition, each));
    }

    TransitionGraph const& graph_;
    Language language_;
    Ids unique_;
    std::vector<std::string> ids_;  ///< of the states
    std::string text_;
    std::size_t depth_ = 0;
};

}  // namespace

std::string plantuml(TransitionGraph const& graph, Language language) { return Text(graph, language).all(); }

}  // namespace statewalk
