// Logs that are not what they should be: one clear line each, never a crash.
#include <gtest/gtest.h>

#include <sstream>

#include "diagrams/json_lines.hpp"
#include "tests/diagrams/graphs.hpp"

namespace statewalk {
namespace {

std::string const header =
    R"({"schema":"statewalk-log/1","automaton":"a","task":{},"start":{"states":["0"],"object":{}}})"
    "\n";
std::string const step =
    R"({"step":1,"states":["1"],"event":"Step","inputs":[["x1",false]],"arrows":[3],"outputs":["z2","z1"],)"
    R"("next":["1"],"moves":[{"disc":1}],"object":{"pegs":[[1]]}})"
    "\n";
std::string const footer = R"({"ended":"finished","steps":1,"moves":1,"truncated":false,"reason":""})"
                           "\n";

/// What the reader says of the log; empty when it reads to the end.
std::string complaint(std::string const& text) {
    std::istringstream in{text};
    TransitionGraph const graph = test::buneman_levy();
    try {
        JsonLinesReader reader{in};
        reader.start(graph);
        while (reader.next()) {
        }
        return "";
    } catch (std::runtime_error const& error) {
        return error.what();
    }
}

std::string with(std::string text, std::string const& old, std::string const& changed) {
    return text.replace(text.find(old), old.size(), changed);
}

std::string in_step(std::string const& old, std::string const& changed) {
    return complaint(header + with(step, old, changed) + footer);
}

TEST(JsonLinesErrors, AGoodLogHasNone) {
    EXPECT_EQ(complaint(header + step + footer), "");
    EXPECT_EQ(complaint(with(header + step + footer, "\n", "\r\n")), "");
    EXPECT_EQ(complaint(header + step + footer.substr(0, footer.size() - 1)), "");
}

TEST(JsonLinesErrors, NameTheLine) {
    EXPECT_EQ(in_step("\"z2\"", "\"z7\""), "line 2 of the log: the automaton has no output \"z7\"");
}

TEST(JsonLinesErrors, OfAHeader) {
    EXPECT_EQ(complaint(""), "the log is empty");
    EXPECT_EQ(complaint("\n# nothing\n"), "the log is empty");
    EXPECT_EQ(complaint("# by hand\n\n[]"), "line 3 of the log: not a JSON object");
    EXPECT_EQ(complaint("[]"), "line 1 of the log: not a JSON object");
    EXPECT_EQ(complaint(step), "line 1 of the log: \"schema\" is missing");
    EXPECT_EQ(complaint(with(header, "log/1", "log/2")),
              "line 1 of the log: \"schema\" is \"statewalk-log/2\", not \"statewalk-log/1\"");
    EXPECT_EQ(complaint(with(header, "\"task\":{}", "\"task\":[]")), "line 1 of the log: \"task\" is not an object");
    EXPECT_EQ(complaint(with(header, "[\"0\"]", "[]")),
              "line 1 of the log: \"states\" does not name one state of each region of the automaton");
    EXPECT_EQ(complaint(with(header, R"({"states":["0"],"object":{}})", "7")),
              "line 1 of the log: \"start\" is not an object");
}

TEST(JsonLinesErrors, OfNamesThatTheAutomatonDoesNotHave) {
    EXPECT_EQ(in_step("[\"1\"]", "[\"2\"]"), "line 2 of the log: the automaton has no state \"2\"");
    EXPECT_EQ(in_step("\"x1\"", "\"y\\n\""), "line 2 of the log: the automaton has no input \"y\\n\"");
    EXPECT_EQ(in_step("[3]", "[0]"), "line 2 of the log: the automaton has no arrow 0, only 1 to 3");
    EXPECT_EQ(in_step("[3]", "[4]"), "line 2 of the log: the automaton has no arrow 4, only 1 to 3");
}

TEST(JsonLinesErrors, OfNumbersThatAreNone) {
    for (char const* wrong : {"-1", "1.5", "18446744073709551616", "1e3", "\"1\"", "null", "true"})
        EXPECT_EQ(in_step("\"step\":1", std::string("\"step\":") + wrong),
                  "line 2 of the log: \"step\" is not a whole number from 0 to 2^64 - 1")
            << wrong;
    EXPECT_EQ(in_step("[[1]]", "[[-1]]"), "line 2 of the log: \"pegs\" is not a whole number from 0 to 2^64 - 1");
    EXPECT_EQ(in_step("[[1]]", "[\"A\",1]"), "line 2 of the log: \"pegs\" is not a text");
    EXPECT_EQ(in_step("[[1]]", "[1,[2]]"), "line 2 of the log: \"pegs\" is not a whole number from 0 to 2^64 - 1");
    EXPECT_EQ(in_step("[[1]]", "[[1],2]"), "line 2 of the log: \"pegs\" is not a list");
    EXPECT_EQ(in_step("[[1]]", "[1]"), "") << "some numbers are a value";
}

TEST(JsonLinesErrors, OfOtherShapes) {
    EXPECT_EQ(in_step("\"event\":\"Step\"", "\"event\":7"), "line 2 of the log: \"event\" is not a text");
    EXPECT_EQ(in_step("\"event\":\"Step\",", ""), "line 2 of the log: \"event\" is missing");
    EXPECT_EQ(in_step("[\"x1\",false]", "[\"x1\"]"), "line 2 of the log: an input is not a name and its answer");
    EXPECT_EQ(in_step("[\"x1\",false]", "[\"x1\",0]"), "line 2 of the log: \"inputs\" is neither true nor false");
    EXPECT_EQ(in_step("[{\"disc\":1}]", "[1]"), "line 2 of the log: \"moves\" is not an object");
    EXPECT_EQ(in_step("[3]", "{}"), "line 2 of the log: \"arrows\" is not a list");
}

TEST(JsonLinesErrors, OfGarbage) {
    EXPECT_EQ(complaint(header + "-\n" + footer), "line 2 of the log: not JSON");
    EXPECT_EQ(complaint(header + step.substr(0, 40)), "line 2 of the log: not JSON");
    EXPECT_EQ(complaint(header + std::string("\0\xFF\xFE{", 4)), "line 2 of the log: not JSON");
    EXPECT_EQ(complaint(header + "{\"step\":\"\xFF\"}"), "line 2 of the log: not JSON");
    EXPECT_EQ(complaint(header + std::string(500'000, '[')), "line 2 of the log: nested too deeply");
    EXPECT_EQ(complaint(header + std::string(1'000'001, ' ')), "line 2 of the log: more than 1000000 bytes");
    std::string name(900'000, 'z');
    name.front() = name.back() = '"';
    EXPECT_LT(in_step("\"z2\"", name).size(), 200U);
}

TEST(JsonLinesErrors, OfAFooter) {
    EXPECT_EQ(complaint(header + step), "the log breaks off after line 2: it has no footer");
    EXPECT_EQ(complaint(header + step + footer + step), "line 4 of the log: nothing may follow the footer");
    EXPECT_EQ(complaint(header + step + with(footer, "finished", "well")), "line 3 of the log: no run ends \"well\"");
    EXPECT_EQ(complaint(header + footer), "line 2 of the log: \"moves\" is not 0, which is how many the log has");
    EXPECT_EQ(complaint(header + step + with(footer, "false", "true")),
              "line 3 of the log: \"truncated\" does not fit \"finished\"");
}

TEST(JsonLinesErrors, AskingForStepsBeforeTheStartIsAMistakeOfTheCaller) {
    std::istringstream in{header + step + footer};
    JsonLinesReader reader{in};
    EXPECT_THROW(reader.next(), std::logic_error);
}

}  // namespace
}  // namespace statewalk
