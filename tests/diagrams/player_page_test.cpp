// The page of a run, as a text: nothing that a machine says becomes markup of the page.
#include "diagrams/player.hpp"

#include <gtest/gtest.h>

#include <sstream>
#include <string>

#include "diagrams/json_lines.hpp"

namespace statewalk {
namespace {

std::size_t count(std::string const& text, std::string const& part) {
    std::size_t times = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++times;
    return times;
}

/// One state, one event, one arrow; all of them called so, and so is all that the run says.
std::string page(std::string const& name) {
    TransitionGraph graph;
    graph.name = name;
    graph.states.resize(1);
    graph.states[0].name = name;
    graph.states[0].note = name;
    graph.events = {{name, name}};
    graph.transitions.resize(1);
    graph.transitions[0].event = 0;
    graph.states[0].initial = true;
    Record start;
    start.after = {0};
    start.field(name, name);
    Record step = start;
    step.number = 1;
    step.before = {0};
    step.event = name;
    step.fired = {0};
    std::ostringstream out;
    PlayerPage log(out);
    log.begin(graph, {{name, name}}, start);
    log.add(step);
    log.differs({1, name, name});
    log.end({Ending::fault, 1, name});
    return out.str();
}

TEST(PlayerPage, TakesNothingThatAMachineSaysForMarkup) {
    std::string const usual = page("usual");
    for (std::string const hostile : {"</script><b>", "<!--", "<script>", "&lt;", "\"'`\\", "\xff", "\u2028"})
        for (std::string const tag : {"<script", "</script", "<!--", "<b>"})
            EXPECT_EQ(count(page(hostile), tag), count(usual, tag)) << hostile << " " << tag;
}

TEST(PlayerPage, TakesNothingThatAMachineSaysForAPlaceInItsTemplate) {
    for (std::string const hostile : {"@SVG-EN@", "@SVG-RU@", "@LOG@", "@DATA@", "@JS@"}) {
        std::string const all = page(hostile);
        EXPECT_EQ(count(all, "\"use strict\""), 1U) << hostile;
        EXPECT_EQ(count(all, "{\"schema\":\"statewalk-log"), 1U) << hostile;
        EXPECT_EQ(count(all, "{\"language\":"), 1U) << hostile;
        EXPECT_EQ(count(all, "<svg "), count(page("usual"), "<svg ")) << hostile;
    }
}

/// All that the page looks up in the catalogue of translations. A text that the catalogue does not have is not in it.
TEST(PlayerPage, HasTheRussianOfWhatItDoesNotSayItself) {
    TransitionGraph graph;
    graph.name = "gate";
    graph.states.resize(1);
    graph.states[0].note = "locked";
    graph.states[0].initial = true;
    graph.events = {{"lock", "lock"}, {"coin", "nobody has said this"}};
    Record start;
    start.after = {0};
    start.field("lock", "shut");
    std::ostringstream out;
    PlayerPage log(out);
    log.begin(graph, {}, start);
    log.differs({0, "the initial state", "disc 1 from A to B"});
    log.end({Ending::finished, 0, "at rest, and the task is done"});
    EXPECT_EQ(count(out.str(), R"("words":{"ru":{"notes":{"lock":"запереть","locked":"заперт"},)"
                               R"("sentences":{"at rest, and the task is done":"автомат в покое, задача решена",)"
                               R"("disc 1 from A to B":"диск 1 с A на B","the initial state":"начальное состояние"},)"
                               R"("fields":{"lock":"замок"},"values":{"shut":"заперт"}}})"),
              1U);
}

}  // namespace
}  // namespace statewalk
