#include "diagrams/json_lines.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string_view>
#include <tuple>

#include "diagrams/text.hpp"

namespace statewalk {
namespace {

using Json = nlohmann::ordered_json;

constexpr char const* schema = "statewalk-log/1";
constexpr int deepest = 8;
constexpr Ending endings[] = {Ending::finished, Ending::stuck, Ending::out_of_budget, Ending::fault,
                              Ending::interrupted};

bool truncated(Ending ending) { return ending == Ending::out_of_budget || ending == Ending::interrupted; }

// ---------------------------------------------------------------------------------------------------------- writing

Json to_json(Fields const& fields) {
    Json object = Json::object();
    for (Field const& field : fields)
        object[field.name] = std::visit([](auto const& value) { return Json(value); }, field.value);
    return object;
}

Json paths(TransitionGraph const& graph, Configuration const& states) {
    Json list = Json::array();
    for (std::size_t const state : states) list.push_back(path_text(graph, state));
    return list;
}

void write(std::ostream& out, Json const& json) {
    out << json.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n';
}

// ---------------------------------------------------------------------------------------------------------- reading

[[noreturn]] void fail(std::string const& what) { throw std::runtime_error(what); }

/// A text out of the log, fit for a message.
std::string in_quotes(std::string_view text) {
    constexpr std::size_t most = 40;
    return '"' + printable(text.substr(0, most)) + (text.size() > most ? "..." : "") + '"';
}

Json parsed(std::string const& line) {
    auto const not_too_deep = [](int depth, Json::parse_event_t, Json&) {
        if (depth > deepest) fail("nested too deeply");
        return true;
    };
    Json json;
    try {
        json = Json::parse(line, not_too_deep);
    } catch (Json::exception const&) {
        fail("not JSON");
    }
    if (!json.is_object()) fail("not a JSON object");
    return json;
}

Json const& member(Json const& object, std::string_view name) {
    auto const found = object.find(name);
    if (found == object.end()) fail(in_quotes(name) + " is missing");
    return *found;
}

Json const& list(Json const& json, std::string_view name) {
    if (!json.is_array()) fail(in_quotes(name) + " is not a list");
    return json;
}

std::uint64_t number(Json const& json, std::string const& name) {
    if (!json.is_number_unsigned()) fail(in_quotes(name) + " is not a whole number from 0 to 2^64 - 1");
    return json.get<std::uint64_t>();
}

std::string text(Json const& json, std::string const& name) {
    if (!json.is_string()) fail(in_quotes(name) + " is not a text");
    return json.get<std::string>();
}

bool truth(Json const& json, std::string const& name) {
    if (!json.is_boolean()) fail(in_quotes(name) + " is neither true nor false");
    return json.get<bool>();
}

Value value(Json const& json, std::string const& name) {
    if (json.is_string()) return text(json, name);
    if (!json.is_array()) return number(json, name);
    if (!json.empty() && json.front().is_string()) {
        std::vector<std::string> texts;
        for (Json const& each : json) texts.push_back(text(each, name));
        return texts;
    }
    auto const numbers = [&](Json const& row) {
        Numbers all;
        for (Json const& each : list(row, name)) all.push_back(number(each, name));
        return all;
    };
    if (!json.empty() && !json.front().is_array()) return numbers(json);
    std::vector<Numbers> rows;
    for (Json const& row : json) rows.push_back(numbers(row));
    return rows;
}

Json const& object(Json const& json, std::string_view name) {
    if (!json.is_object()) fail(in_quotes(name) + " is not an object");
    return json;
}

Fields fields(Json const& json, std::string const& name) {
    Fields all;
    for (auto const& [key, each] : object(json, name).items()) all.push_back({key, value(each, key)});
    return all;
}

/// The position of the one so named.
std::size_t position(std::vector<Symbol> const& all, Json const& json, std::string const& kind) {
    std::string const name = text(json, kind);
    auto const found =
        std::find_if(all.begin(), all.end(), [&](Symbol const& each) { return utf8(each.name) == name; });
    if (found == all.end()) fail("the automaton has no " + kind + " " + in_quotes(name));
    return static_cast<std::size_t>(found - all.begin());
}

/// One state of each region. Of states of one name, the one whose region has none yet.
Configuration states(TransitionGraph const& graph, Json const& json, std::string const& name) {
    Configuration all;
    for (Json const& each : list(json, name)) {
        std::string const path = text(each, "state");
        std::size_t state = 0;
        auto const shares_a_region = [&](std::size_t other) {
            return graph.states[other].parent == graph.states[state].parent &&
                   graph.states[other].region == graph.states[state].region;
        };
        auto const is_meant = [&] {
            return utf8(path_text(graph, state)) == path && std::none_of(all.begin(), all.end(), shares_a_region);
        };
        while (state < graph.states.size() && !is_meant()) ++state;
        if (state == graph.states.size()) fail("the automaton has no state " + in_quotes(path));
        all.push_back(state);
    }
    if (!is_configuration(graph, all))
        fail(in_quotes(name) + " does not name one state of each region of the automaton");
    return all;
}

Asked asked(TransitionGraph const& graph, Json const& json) {
    if (list(json, "inputs").size() != 2) fail("an input is not a name and its answer");
    return {position(graph.inputs, json[0], "input"), truth(json[1], "inputs")};
}

std::size_t arrow(TransitionGraph const& graph, Json const& json) {
    std::uint64_t const row = number(json, "arrows");
    if (row < 1 || row > graph.transitions.size())
        fail("the automaton has no arrow " + std::to_string(row) + ", only 1 to " +
             std::to_string(graph.transitions.size()));
    return static_cast<std::size_t>(row - 1);
}

Record record(TransitionGraph const& graph, Json const& json) {
    Record read;
    read.number = number(member(json, "step"), "step");
    if (json.contains("restarted")) read.restarted = truth(json["restarted"], "restarted");
    read.before = states(graph, member(json, "states"), "states");
    read.event = text(member(json, "event"), "event");
    for (Json const& each : list(member(json, "inputs"), "inputs")) read.inputs.push_back(asked(graph, each));
    for (Json const& each : list(member(json, "arrows"), "arrows")) read.fired.push_back(arrow(graph, each));
    for (Json const& each : list(member(json, "outputs"), "outputs"))
        read.outputs.push_back(position(graph.outputs, each, "output"));
    read.after = states(graph, member(json, "next"), "next");
    for (Json const& each : list(member(json, "moves"), "moves")) read.moves.push_back(fields(each, "moves"));
    read.object = fields(member(json, "object"), "object");
    return read;
}

Outcome outcome(Json const& json, std::uint64_t moves) {
    std::string const ended = text(member(json, "ended"), "ended");
    auto const* const ending =
        std::find_if(std::begin(endings), std::end(endings), [&](Ending each) { return to_string(each) == ended; });
    if (ending == std::end(endings)) fail("no run ends " + in_quotes(ended));
    if (number(member(json, "moves"), "moves") != moves)
        fail("\"moves\" is not " + std::to_string(moves) + ", which is how many the log has");
    if (truth(member(json, "truncated"), "truncated") != truncated(*ending))
        fail("\"truncated\" does not fit " + in_quotes(ended));
    return {*ending, number(member(json, "steps"), "steps"), text(member(json, "reason"), "reason")};
}

/// Puts the number of the line before what is wrong with it.
template <class Read>
auto in_line(std::size_t line_number, Read&& read) {
    try {
        return read();
    } catch (std::runtime_error const& error) {
        throw std::runtime_error("line " + std::to_string(line_number) + " of the log: " + error.what());
    }
}

}  // namespace

void JsonLines::begin(TransitionGraph const& graph, Fields const& task, Record const& start) {
    graph_ = graph;
    latest_ways_.assign(graph.transitions.size() + 1, {});
    moves_made_ = 0;
    begin_description();
    write(out_, {{"schema", schema},
                 {"automaton", graph.name},
                 {"task", to_json(task)},
                 {"start", {{"states", paths(graph, start.after)}, {"object", to_json(start.object)}}}});
}

Description* JsonLines::description() {
    begin_description();
    return this;
}

void JsonLines::begin_description() {
    moves_.clear();
    moves_told_ = 0;
    object_.clear();
    object_members_.begin();
}

void JsonLines::told_move(std::span<FieldView const> fields) {
    moves_.raw(moves_.size() == 0 ? "{" : ",{");
    move_members_.begin();
    for (FieldView const& field : fields) move_members_.add(moves_, field);
    moves_.raw('}');
    ++moves_told_;
}

void JsonLines::add(Record const& record) {
    for (Fields const& move : record.moves) Description::move(move);
    for (Field const& field : record.object) told_field({field.name, field.value});

    moves_made_ += moves_told_;
    line_.clear();
    line_.raw("{\"step\":");
    line_.number(record.number);
    if (record.restarted) line_.raw(",\"restarted\":true");
    line_.raw(way_text(record));
    line_.raw(moves_.view());
    line_.raw("],\"object\":{");
    line_.raw(object_.view());
    line_.raw("}}\n");
    out_.write(line_.view().data(), static_cast<std::streamsize>(line_.size()));
    begin_description();
}

std::string_view JsonLines::way_text(Record const& record) {
    std::size_t const last = latest_ways_.size() - 1;
    Way& latest = latest_ways_[record.fired.empty() ? last : std::min(record.fired.front(), last)];
    auto const way = [](auto& of) { return std::tie(of.before, of.event, of.inputs, of.fired, of.outputs, of.after); };
    if (latest.text.size() == 0 || way(latest) != way(record)) {
        way(latest) = way(record);
        latest.text.clear();
        write_way(latest.text, record);
    }
    return latest.text.view();
}

void JsonLines::write_way(JsonText& text, Record const& record) const {
    auto const path = [&](std::size_t state) { text.quoted(path_text(graph_, state)); };
    text.raw(",\"states\":");
    text.list(record.before, path);
    text.raw(",\"event\":");
    text.quoted(record.event);
    text.raw(",\"inputs\":");
    text.list(record.inputs, [&](Asked const& asked) {
        text.raw('[');
        text.quoted(graph_.inputs[asked.input].name);
        text.raw(asked.answer ? ",true]" : ",false]");
    });
    text.raw(",\"arrows\":");
    text.list(record.fired, [&](std::size_t row) { text.number(row + 1); });
    text.raw(",\"outputs\":");
    text.list(record.outputs, [&](std::size_t output) { text.quoted(graph_.outputs[output].name); });
    text.raw(",\"next\":");
    text.list(record.after, path);
    text.raw(",\"moves\":[");
}

void JsonLines::end(Outcome const& outcome) {
    write(out_, {{"ended", to_string(outcome.ending)},
                 {"steps", outcome.steps},
                 {"moves", moves_made_},
                 {"truncated", truncated(outcome.ending)},
                 {"reason", outcome.reason}});
}

JsonLinesReader::JsonLinesReader(std::istream& in, std::size_t lines_before) : in_(in), line_number_(lines_before) {
    auto const first = line();
    if (!first) throw std::runtime_error("the log is empty");
    header_ = *first;
    in_line(line_number_, [&] {
        Json const json = parsed(header_);
        std::string const found = text(member(json, "schema"), "schema");
        if (found != schema) fail("\"schema\" is " + in_quotes(found) + ", not " + in_quotes(schema));
        automaton_ = text(member(json, "automaton"), "automaton");
        task_ = fields(member(json, "task"), "task");
    });
}

Record JsonLinesReader::start(TransitionGraph const& graph) {
    graph_ = &graph;
    return in_line(1, [&] {
        Json const json = parsed(header_);
        Json const& start = object(member(json, "start"), "start");
        Record read;
        read.after = states(graph, member(start, "states"), "states");
        read.before = read.after;
        read.object = fields(member(start, "object"), "object");
        return read;
    });
}

std::optional<Record> JsonLinesReader::next() {
    if (graph_ == nullptr) throw std::logic_error("JsonLinesReader: next before start");
    if (ended_) return std::nullopt;
    auto const found = line();
    if (!found)
        throw std::runtime_error("the log breaks off after line " + std::to_string(line_number_) +
                                 ": it has no footer");
    auto read = in_line(line_number_, [&]() -> std::optional<Record> {
        Json const json = parsed(*found);
        if (!json.contains("ended")) return record(*graph_, json);
        outcome_ = statewalk::outcome(json, moves_);
        return std::nullopt;
    });
    if (read) {
        moves_ += read->moves.size();
        return read;
    }
    ended_ = true;
    if (line())
        throw std::runtime_error("line " + std::to_string(line_number_) + " of the log: nothing may follow the footer");
    return std::nullopt;
}

std::optional<std::string> JsonLinesReader::line() {
    auto found = raw_line();
    if (found && line_number_ == 1 && found->starts_with("\uFEFF")) found->erase(0, 3);
    while (found && (found->find_first_not_of(" \t\r") == std::string::npos || found->front() == '#'))
        found = raw_line();
    return found;
}

std::optional<std::string> JsonLinesReader::raw_line() {
    std::string found;
    char c = 0;
    bool any = false;
    while (in_.get(c)) {
        any = true;
        if (c == '\n') break;
        if (found.size() == longest_line)
            throw std::runtime_error("line " + std::to_string(line_number_ + 1) + " of the log: more than " +
                                     std::to_string(longest_line) + " bytes");
        found += c;
    }
    if (!any) return std::nullopt;
    ++line_number_;
    return found;
}

}  // namespace statewalk
