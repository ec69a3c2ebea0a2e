#include "diagrams/mermaid.hpp"

#include <optional>
#include <utility>
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
    std::string safe = unmarked(text, "", [](unsigned code) { return "#" + std::to_string(code) + ";"; });
    // Mermaid takes "direction TB" for an order wherever it stands.
    for (std::size_t at = safe.find("irection "); at != std::string::npos; at = safe.find("irection ", at + 1))
        if (at > 0 && (safe[at - 1] == 'd' || safe[at - 1] == 'D'))
            safe.replace(at - 1, 1, safe[at - 1] == 'd' ? "#100;" : "#68;");
    return safe;
}

/// A string of YAML.
std::string in_quotes(std::string const& text) {
    std::string safe;
    for (char const c : printable(text)) {
        if (c == '"' || c == '\\') safe += '\\';
        safe += c;
    }
    return '"' + safe + '"';
}

class Text {
public:
    Text(TransitionGraph const& graph, Language language)
        : graph_(graph), language_(language), ids_(graph.states.size()) {
        for (bool const frames : {true, false})
            for (std::size_t i = 0; i < graph.states.size(); ++i)
                if (holds_machine(graph, i) == frames) ids_[i] = frames ? id_of_frame(i) : id_of(i);
        for (std::size_t i = 0; i < graph.transitions.size(); ++i)
            forks_.push_back(graph.transitions[i].fork.empty() ? "" : unique_.of("fork_" + std::to_string(i + 1)));
        is_wrapped_ = region_count(graph, std::nullopt) > 1 || !texts_of_any_state(graph).empty();
    }

    std::string all() {
        if (!is_wrapped_) text_ = "---\ntitle: " + in_quotes(graph_.name) + "\n---\n";
        line("stateDiagram-v2");
        ++depth_;
        for (std::string const& each : legend(graph_, language_)) comment(each);
        for (State const& state : graph_.states)
            if (state.history != State::History::none || state.kind != State::Kind::state) {
                comment(
                    translated("Mermaid has no history, entry and exit points: they are drawn as states.", language_));
                break;
            }
        line("direction LR");
        // Mermaid puts a state where it is mentioned last; so arrows that cross a border come before the states.
        for (std::size_t i = 0; i < graph_.transitions.size(); ++i)
            if (!home(i)) arrow(i);
        if (is_wrapped_) open(escaped(graph_.name), "machine");
        for (OutlineItem const& item : outline(graph_)) add(item);
        if (region_count(graph_, std::nullopt) <= 1) arrows_of(std::nullopt, 0);
        if (is_wrapped_) {
            close();
            note("machine", texts_of_any_state(graph_, language_));
        }
        return text_;
    }

private:
    /// A machine, and one of its regions.
    using Home = std::pair<std::optional<std::size_t>, std::size_t>;

    std::string id_of(std::size_t state) { return unique_.of("state_" + path_text(graph_, state)); }

    /// Mermaid calls the beginning and the end inside a state by its identifier and these words.
    std::string id_of_frame(std::size_t state) {
        for (;;) {
            std::string id = id_of(state);
            bool const has_beginning = unique_.take(id + "_start");
            bool const has_end = unique_.take(id + "_end");
            if (has_beginning && has_end) return id;
        }
    }

    Home home_of(std::size_t state) const {
        auto const& machine = graph_.states[state].parent;
        return {machine, region_count(graph_, machine) > 1 ? graph_.states[state].region : 0};
    }

    /// Where an arrow can be written; nothing if it crosses a border. Texts are at home nowhere and are no arrows.
    std::optional<Home> home(std::size_t transition) const {
        Transition const& arrow = graph_.transitions[transition];
        if (is_text_in_uml(graph_, arrow) || !arrow.fork.empty() || home_of(arrow.source) != home_of(arrow.target))
            return std::nullopt;
        return home_of(arrow.source);
    }

    void line(std::string const& text) { text_ += std::string(4 * depth_, ' ') + text + "\n"; }
    void comment(std::string const& text) {
        std::string safe;  // "%%{" would begin an order to Mermaid
        for (char const c : printable(text)) safe += c == '%' ? "#37;" : std::string(1, c);
        line("%% " + safe);
    }
    void open(std::string const& label, std::string const& id) {
        line("state \"" + label + "\" as " + id + " {");
        ++depth_;
        line("direction LR");
    }
    void close() {
        --depth_;
        line("}");
    }
    void note(std::string const& id, std::vector<std::string> const& texts) {
        if (!texts.empty()) line("note right of " + id + " : " + joined(texts, "<br/>", escaped));
    }

    void add(OutlineItem const& item) {
        switch (item.what) {
            case OutlineItem::What::state: add_state(*item.state); break;
            case OutlineItem::What::begin: begin(*item.state); break;
            case OutlineItem::What::end:
                if (region_count(graph_, item.state) <= 1) arrows_of(item.state, 0);
                close();
                note(ids_[*item.state], texts_in_uml(graph_, *item.state, language_));
                break;
            case OutlineItem::What::region:
                if (item.region > 0) line("--");
                break;
            case OutlineItem::What::region_end: arrows_of(item.state, item.region); break;
        }
    }

    void mark_ends(std::size_t number) {
        State const& state = graph_.states[number];
        if (state.initial) line("[*] --> " + ids_[number]);
        if (state.final && state.kind == State::Kind::state) line(ids_[number] + " --> [*]");
    }

    void add_state(std::size_t number) {
        State const& state = graph_.states[number];
        line("state \"" + escaped(state.name) + "\" as " + ids_[number]);
        if (state.kind == State::Kind::entry_point) line(ids_[number] + " : " + translated("entry point", language_));
        if (state.kind == State::Kind::exit_point) line(ids_[number] + " : " + translated("exit point", language_));
        for (std::string const& each : texts_in_uml(graph_, number, language_))
            line(ids_[number] + " : " + escaped(each));
        mark_ends(number);
    }

    void begin(std::size_t number) {
        State const& state = graph_.states[number];
        mark_ends(number);
        open(escaped(state.name), ids_[number]);
        if (state.history == State::History::none) return;
        std::string const id = unique_.of("history_" + path_text(graph_, number));
        line("state \"H\" as " + id);
        line(id + " : " + escaped(history_text(graph_, number, language_)));
    }

    void arrows_of(std::optional<std::size_t> machine, std::size_t region) {
        for (std::size_t i = 0; i < graph_.transitions.size(); ++i) {
            Transition const& transition = graph_.transitions[i];
            if (home(i) == Home{machine, region}) arrow(i);
            if (!forks_[i].empty() && home_of(crossing(graph_, transition).left) == Home{machine, region})
                line("state " + forks_[i] + " <<fork>>");
        }
    }

    void arrow(std::size_t number) {
        Transition const& transition = graph_.transitions[number];
        if (is_text_in_uml(graph_, transition)) return;
        std::string const label = transition_text(graph_, transition);
        std::string const told = label.empty() ? "" : " : " + escaped(label);
        std::string const& source = ids_[transition.source];
        if (transition.fork.empty()) {
            line(source + " --> " + ids_[transition.target] + told);
            return;
        }
        line("state " + forks_[number] + " <<fork>>");
        line(source + " --> " + forks_[number] + told);
        for (std::size_t const each : targets(transition)) line(forks_[number] + " --> " + ids_[each]);
    }

    TransitionGraph const& graph_;
    Language language_;
    Ids unique_;
    std::vector<std::string> ids_;    ///< of the states
    std::vector<std::string> forks_;  ///< ids of the bars, of the transitions that have one
    bool is_wrapped_ = false;
    std::string text_;
    std::size_t depth_ = 0;
};

}  // namespace

std::string mermaid(TransitionGraph const& graph, Language language) { return Text(graph, language).all(); }

}  // namespace statewalk
