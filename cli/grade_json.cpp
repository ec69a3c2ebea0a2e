// The one file of the command that reads and writes JSON by itself.
#include <algorithm>
#include <cmath>
#include <istream>
#include <nlohmann/json.hpp>
#include <ostream>
#include <set>
#include <stdexcept>
#include <utility>

#include "cli/grade_report.hpp"
#include "cli/task_options.hpp"
#include "diagrams/text.hpp"

namespace statewalk::cli {
namespace {

using Json = nlohmann::ordered_json;

double number(Points points) { return static_cast<double>(points) / 100; }

/// Safe also where it is put between the tags of a page.
void write(std::ostream& out, Json const& json) {
    for (char const c : json.dump(2, ' ', false, Json::error_handler_t::replace)) {
        switch (c) {
            case '<': out << "\\u003c"; break;
            case '>': out << "\\u003e"; break;
            case '&': out << "\\u0026"; break;
            default: out << c;
        }
    }
    out << '\n';
}

Json or_null(std::string const& text) { return text.empty() ? Json() : Json(utf8(text)); }

Json task_json(hanoi::Task const& task) {
    Json object = Json::object();
    for (Field const& field : task_fields(task))
        object[field.name] = std::visit([](auto const& value) { return Json(value); }, field.value);
    return object;
}

Json difference_json(ShownDifference const& first) {
    return {{first.unit, first.number},    {"line", first.line > 0 ? Json(first.line) : Json()},
            {"text", or_null(first.text)}, {"expected", first.expected},
            {"came", first.came},          {"towers", first.towers}};
}

Json grade_json(Grade const& grade) {
    Json json{{"log", grade.log}, {"points", number(grade.points())}, {"of", number(grade.most())}};
    if (!grade.trouble.empty()) {
        json["trouble"] = grade.trouble;
        return json;
    }
    if (!grade.automaton.empty()) json["automaton"] = grade.automaton;
    json["task"] = grade.events ? Json{{"events", *grade.events}} : task_json(grade.task);
    json["right"] = grade.right;
    json["agreed"] = grade.agreed;
    if (grade.automaton.empty())
        json.update(Json{{"moves", grade.moves},
                         {"fewest", grade.fewest},
                         {"illegal", or_null(grade.illegal)},
                         {"arrived", grade.arrived}});
    else
        json["steps"] = grade.steps;
    json["difference"] = grade.difference ? difference_json(*grade.difference) : Json();
    Json parts = Json::array();
    for (Part const& part : grade.parts)
        parts.push_back(
            {{"part", part.name}, {"points", number(part.points)}, {"of", number(part.most)}, {"remark", part.remark}});
    json["parts"] = parts;
    json["notes"] = grade.notes;
    return json;
}

Points points_of(Json const& json, std::string const& name) {
    constexpr double most = 1'000'000;
    if (!json.is_number() || json.get<double>() < 0 || json.get<double>() > most)
        throw std::runtime_error("\"" + name + "\" is not a number of points from 0 to 1000000");
    return static_cast<Points>(std::llround(json.get<double>() * 100));
}

}  // namespace

void write_json(std::ostream& out, std::vector<Grade> const& grades) {
    Json all = Json::array();
    for (Grade const& grade : grades) all.push_back(grade_json(grade));
    write(out, {{"schema", "statewalk-grades/1"}, {"grades", all}});
}

void write_gradescope(std::ostream& out, Grade const& grade, Language language) {
    Json tests = Json::array();
    for (Part const& part : grade.parts)
        if (part.most > 0)
            tests.push_back({{"name", translated(part.name, language)},
                             {"score", number(part.points)},
                             {"max_score", number(part.most)},
                             {"output", utf8(translated_sentence(part.remark, language))},
                             {"output_format", "text"},
                             {"visibility", "visible"}});
    write(out, {{"output", utf8(grade_text(grade, language))}, {"output_format", "text"}, {"tests", tests}});
}

Rubric read_rubric(std::istream& in) {
    constexpr std::size_t longest = 10'000;
    std::string text(longest + 1, '\0');
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(in.gcount()));
    if (text.size() > longest) throw std::runtime_error("more than " + std::to_string(longest) + " bytes");
    std::set<std::string> seen;
    bool once = true;
    auto const look = [&](int, Json::parse_event_t event, Json& parsed) {
        if (event == Json::parse_event_t::key) once = seen.insert(parsed.get<std::string>()).second && once;
        return true;
    };
    Json json;
    try {
        json = Json::parse(text, look);
    } catch (Json::parse_error const& wrong) {
        throw std::runtime_error("not JSON, from byte " + std::to_string(wrong.byte) + " on");
    } catch (Json::out_of_range const&) {
        throw std::runtime_error("not JSON: a number is too large");
    }
    if (!json.is_object()) throw std::runtime_error("not a JSON object");
    if (!once) throw std::runtime_error("a part is in it twice");
    Rubric rubric{0, 0, 0, 0, 0, 0};
    for (auto const& [key, value] : json.items()) {
        std::string const name = key;
        auto const part = std::find_if(rubric_parts.begin(), rubric_parts.end(),
                                       [&](auto const& each) { return each.first == name; });
        if (part == rubric_parts.end())
            throw std::runtime_error(
                "there is no part '" + printable(name.substr(0, 40)) + "'; the parts are " +
                joined(rubric_parts, ", ", [](auto const& each) { return std::string(each.first); }));
        rubric.*part->second = points_of(value, name);
    }
    if (rubric.all() == 0) throw std::runtime_error("no part is worth any points");
    return rubric;
}

}  // namespace statewalk::cli
