#include "diagrams/json.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <utility>

#include "automata/core/graph_of.hpp"
#include "automata/everyday/turnstile.hpp"
#include "diagrams/text.hpp"
#include "tests/diagrams/graphs.hpp"
#include "tests/diagrams/names.hpp"
#include "tests/diagrams/player.hpp"

namespace statewalk {
namespace {

using Json = nlohmann::ordered_json;
using test::player;
using S = test::PlayerStates;

Json schema() {
    std::ifstream file(std::filesystem::path(__FILE__).parent_path().parent_path().parent_path() /
                       "docs/graph.schema.json");
    return Json::parse(file);
}

bool is_named(Json const& types, std::string const& type) {
    if (types.is_array()) return std::find(types.begin(), types.end(), type) != types.end();
    return types == type;
}

std::string type_of(Json const& value) { return value.is_number_unsigned() ? "integer" : value.type_name(); }

std::vector<std::string> names_in(Json const& object) {
    std::vector<std::string> names;
    for (auto const& [name, value] : object.items()) names.push_back(name);
    return names;
}

/// Holds every part of a document against the part of the schema that describes it: its type, and its fields in order.
void expect_fits(Json const& document, Json const& whole) {
    std::vector<std::pair<Json, Json>> parts{{document, whole}};  // a value, and what the schema says of it
    while (!parts.empty()) {
        auto [value, rule] = parts.back();
        parts.pop_back();
        if (rule.contains("$ref")) rule = Json(whole.at(Json::json_pointer(rule["$ref"].get<std::string>().substr(1))));
        EXPECT_TRUE(is_named(rule["type"], type_of(value))) << rule << " for " << value;
        EXPECT_EQ(value, rule.value("const", value));
        EXPECT_TRUE(!rule.contains("enum") || is_named(rule["enum"], value)) << value;
        if (value.is_object()) {
            EXPECT_EQ(names_in(rule["properties"]), names_in(value));
            EXPECT_EQ(Json(names_in(rule["properties"])), rule["required"]);
            EXPECT_EQ(rule["additionalProperties"], false);
            for (auto const& [name, field] : value.items()) parts.push_back({field, rule["properties"][name]});
        }
        if (value.is_array())
            for (Json const& item : value) parts.push_back({item, rule["items"]});
    }
}

TEST(JsonOfAGraph, OfBunemanLevyIsTheOneInTheDescription) {
    Json const read = Json::parse(json(test::buneman_levy()));
    EXPECT_EQ(read["schema"], "statewalk-graph/1");
    EXPECT_EQ(read["name"], "buneman-levy");
    EXPECT_EQ(
        read["states"][1].dump(),
        R"({"number":1,"path":"1","name":"1","note":"the smallest disc has just moved","kind":"state",)"
        R"("parent":null,"region":0,"initial":false,"final":false,"terminate":false,"history":"none",)"
        R"("history_after":[],"deferred":[],"interrupt":false,"ends_interrupt":[],"flags":[],"entry":"","exit":""})");
    EXPECT_EQ(read["events"].dump(), R"([{"name":"Step","note":""}])");
    EXPECT_EQ(read["inputs"].dump(), R"([{"name":"x1","note":"every disc is delivered"}])");
    EXPECT_EQ(read["outputs"].size(), 2U);
    EXPECT_EQ(read["transitions"][2].dump(),
              R"({"row":3,"source":1,"targets":[1],"event":0,"guard":[[{"input":0,"is":false}]],"outputs":[1,0],)"
              R"("stays":false,"internal":false,"text":"1 -> 1 [!x1] / z2; z1","trigger":"Step [!x1]"})");
    EXPECT_EQ(read["omissions"].dump(), "[]");
}

TEST(JsonOfAGraph, HasAllThatAStateCanHave) {
    Json const states = Json::parse(json(player()))["states"];
    EXPECT_EQ(states[S::empty]["deferred"].dump(), "[1]");
    EXPECT_EQ(states[S::open]["flags"].dump(), R"(["lid_up","cold"])");
    EXPECT_EQ(states[S::playing]["history"], "after");
    EXPECT_EQ(states[S::playing]["history_after"].dump(), "[1,4]");
    EXPECT_EQ(states[S::paused]["entry"], "on_entry");
    EXPECT_EQ(states[S::paused]["exit"], "on_exit");
    EXPECT_EQ(states[S::broken]["interrupt"], true);
    EXPECT_EQ(states[S::broken]["ends_interrupt"].dump(), "[7]");
    EXPECT_EQ(states[S::dead]["terminate"], true);
    EXPECT_EQ(states[S::dead]["final"], true);
    EXPECT_EQ(states[S::loud]["region"], 1);
    EXPECT_EQ(states[S::loud]["parent"], S::playing);
    EXPECT_EQ(states[S::loud]["path"], "Playing/Loud");
    EXPECT_EQ(states[S::loud]["initial"], true);
    EXPECT_EQ(states[S::way_in]["kind"], "entry point");
    EXPECT_EQ(states[S::way_out]["kind"], "exit point");
    TransitionGraph graph = player();
    graph.states[S::playing].history = TransitionGraph::State::History::always;
    EXPECT_EQ(Json::parse(json(graph))["states"][S::playing]["history"], "always");
}

TEST(JsonOfAGraph, HasAllThatATransitionCanHave) {
    Json const rows = Json::parse(json(player()))["transitions"];
    EXPECT_EQ(rows[6]["targets"].dump(), "[8,10]");
    EXPECT_EQ(rows[8]["event"], nullptr);
    EXPECT_EQ(rows[9]["internal"], true);
    EXPECT_EQ(rows[9]["stays"], true);
    EXPECT_EQ(rows[13]["source"], nullptr);
    EXPECT_EQ(rows[13]["targets"].dump(), "[]");
    EXPECT_EQ(rows[15]["guard"].dump(), R"([[{"input":0,"is":true}],[{"input":1,"is":true}]])");
    EXPECT_EQ(rows[0]["guard"].dump(), "[[]]");
    EXPECT_EQ(rows.size(), player().transitions.size());
    EXPECT_EQ(Json::parse(json(player()))["omissions"].dump(), R"(["a visitor"])");
}

TEST(JsonOfAGraph, SaysWhichEventsAreOthersTooAndWhetherEventsWait) {
    Json const read = Json::parse(json(player()));
    EXPECT_EQ(read["kinships"].dump(), R"([{"event":4,"base":1}])");
    EXPECT_EQ(read["has_queue"], true);
    Json const simple = Json::parse(json(test::buneman_levy()));
    EXPECT_EQ(simple["kinships"].dump(), "[]");
    EXPECT_EQ(simple["has_queue"], false);
}

TEST(JsonOfAGraph, IsWhatTheSchemaInTheDocsSays) {
    expect_fits(Json::parse(json(player())), schema());
    expect_fits(Json::parse(json(graph_of<everyday::Turnstile>())), schema());
}

TEST(JsonOfAGraph, KeepsEveryName) {
    TransitionGraph const graph = test::stumbling();
    EXPECT_EQ(json(graph), json(graph));
    Json const read = Json::parse(json(graph));
    for (std::size_t i = 0; i < graph.states.size(); ++i)
        EXPECT_EQ(read["states"][i]["name"], utf8(graph.states[i].name));
    EXPECT_NE(json(graph).find("broken \xEF\xBF\xBD byte"), std::string::npos);
}

}  // namespace
}  // namespace statewalk
