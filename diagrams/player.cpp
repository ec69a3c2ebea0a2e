#include "diagrams/player.hpp"

#include <map>
#include <nlohmann/json.hpp>
#include <string_view>

#include "diagrams/dot.hpp"
#include "diagrams/graphviz.hpp"
#include "diagrams/json.hpp"
#include "diagrams/page_parts.hpp"
#include "diagrams/text.hpp"

namespace statewalk {
namespace {

using Json = nlohmann::ordered_json;

/// Inside <script> nothing may look like a tag; in JSON a "<" stands in texts only.
std::string in_script(std::string_view json) {
    std::string safe;
    for (char const c : json)
        if (c == '<')
            safe += "\\u003c";
        else
            safe += c;
    return safe;
}

std::string_view without_last_newlines(std::string_view text) {
    return text.substr(0, text.find_last_not_of('\n') + 1);
}

/// The diagram without what stands before <svg> in a file; nothing where Graphviz is missing.
std::string svg(TransitionGraph const& graph, Language language) {
    try {
        std::string const file = render(translated(graph, language), Style::switch_, Format::svg, {}, language);
        return std::string(without_last_newlines(std::string_view(file).substr(file.find("<svg"))));
    } catch (graphviz::Missing const&) {
        return "";
    }
}

Json ids(TransitionGraph const& graph) {
    PictureIds ids;
    try {
        ids = picture_ids(graph);
    } catch (graphviz::Missing const&) {
    }
    return {{"states", ids.states}, {"transitions", ids.transitions}};
}

/// What the page looks up: each text in English, with its translation where that is another one. In the order of the
/// letters.
Json words(TransitionGraph const& graph, std::set<std::string> const& fields, std::set<std::string> const& values,
           std::string const& reason, std::optional<FirstDifference> const& difference) {
    using Words = std::map<std::string, std::string>;
    auto const add = [](Words& words, std::string const& english, std::string const& other) {
        if (english != other) words.emplace(english, other);
    };
    Words notes;
    Words sentences;
    Words of_fields;
    Words of_values;
    TransitionGraph const other = translated(graph, Language::ru);
    for (std::size_t i = 0; i < graph.states.size(); ++i) add(notes, graph.states[i].note, other.states[i].note);
    auto const add_notes = [&](std::vector<Symbol> const& ours, std::vector<Symbol> const& theirs) {
        for (std::size_t i = 0; i < ours.size(); ++i) add(notes, ours[i].note, theirs[i].note);
    };
    add_notes(graph.events, other.events);
    add_notes(graph.inputs, other.inputs);
    add_notes(graph.outputs, other.outputs);
    std::vector<std::string> texts{reason};
    if (difference) texts.insert(texts.end(), {difference->expected, difference->came});
    for (std::string const& text : texts) add(sentences, text, translated_sentence(text, Language::ru));
    for (std::string const& field : fields) add(of_fields, field, translated_field(field, Language::ru));
    for (std::string const& value : values) add(of_values, value, translated_value(value, Language::ru));
    return {{"ru", {{"notes", notes}, {"sentences", sentences}, {"fields", of_fields}, {"values", of_values}}}};
}

}  // namespace

PlayerPage::PlayerPage(std::ostream& out, Language language, std::uint64_t at, std::size_t most)
    : out_(out), language_(language), at_(at), most_(most), template_(player_parts::page) {}

void PlayerPage::begin(TransitionGraph const& graph, Fields const& task, Record const& start) {
    graph_ = graph;
    out_ << take_until(template_, "@TITLE@") << markup(graph.name) << " - Statewalk";
    out_ << take_until(template_, "@CSS@") << without_last_newlines(player_parts::style);
    out_ << take_until(template_, "@SVG-EN@") << svg(graph, Language::en);
    out_ << take_until(template_, "@SVG-RU@") << svg(graph, Language::ru);
    out_ << take_until(template_, "@LOG@");
    lines_.begin(graph, task, start);
    note_words(start.object);
    write_line();
}

void PlayerPage::add(Record const& record) {
    out_ << '\n';
    lines_.add(record);
    ++steps_;
    note_words(record.object);
    write_line();
}

void PlayerPage::end(Outcome const& outcome) {
    out_ << '\n';
    lines_.end(outcome);
    write_line();
    out_ << take_until(template_, "@DATA@") << in_script(data(outcome.reason));
    out_ << take_until(template_, "@JS@") << without_last_newlines(player_parts::script);
    out_ << template_;
}

void PlayerPage::write_line() {
    std::string const line = in_script(without_last_newlines(line_.view()));
    size_ += line.size();
    out_ << line;
    line_.str("");
}

void PlayerPage::note_words(Fields const& object) {
    for (Field const& field : object) {
        fields_.insert(field.name);
        if (auto const* text = std::get_if<std::string>(&field.value))
            if (translated_value(*text, Language::ru) != *text) values_.insert(*text);
    }
}

std::string PlayerPage::data(std::string const& reason) const {
    Json data{{"language", language_ == Language::ru ? "ru" : "en"},
              {"at", at_},
              {"graph", Json::parse(json(graph_))},
              {"picture", ids(graph_)}};
    data["difference"] = nullptr;
    if (difference_)
        data["difference"] = {
            {"step", difference_->step}, {"expected", difference_->expected}, {"came", difference_->came}};
    data["words"] = words(graph_, fields_, values_, reason, difference_);
    return data.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace statewalk
