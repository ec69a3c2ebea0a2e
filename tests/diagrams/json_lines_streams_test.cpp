// How JSON Lines come out: told or read from the record, line by line, and into a stream that fails.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <sstream>

#include "diagrams/json_lines.hpp"
#include "tests/diagrams/graphs.hpp"
#include "tests/diagrams/runs.hpp"

namespace statewalk {
namespace {

std::string written(std::function<void(Log&)> const& write) {
    std::ostringstream out;
    JsonLines log(out);
    write(log);
    return out.str();
}

std::size_t lines(std::string const& text) {
    return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

/// Takes so many bytes, and no more.
class Full : public std::streambuf {
public:
    explicit Full(std::size_t room) : room_(room) {}
    std::string taken;

private:
    int_type overflow(int_type c) override {
        if (taken.size() == room_) return traits_type::eof();
        taken += traits_type::to_char_type(c);
        return c;
    }
    std::size_t room_;
};

TEST(JsonLines, TellTheSameOfAnObjectThatDescribesItselfToTheLog) {
    test::Run const run = test::two_discs();
    std::string const told = written([&](Log& log) {
        log.begin(test::buneman_levy(), run.task, run.start);
        for (Record step : run.steps) {
            Description& description = *log.description();
            for (Fields const& move : step.moves) description.move(move);
            for (Field const& field : step.object) description.field(field.name, field.value);
            step.moves.clear();
            step.object.clear();
            log.add(step);
        }
        log.end(run.outcome);
    });
    EXPECT_EQ(told, written([&](Log& log) { test::write(log, test::buneman_levy(), run); }));
}

TEST(JsonLines, TakeWhatCouldNotBeToldFromTheRecord) {
    std::uint64_t const one = 1;
    std::string const text = written([&](Log& log) {
        Record step = test::step(1, 0, 1, 0);
        log.begin(test::buneman_levy(), {}, {});
        log.description()->move({{"a", one}, {"b", "x"}});
        log.description()->move({{"disc", one}});  // asked anew: what was told before is forgotten
        step.move({{"disc", std::uint64_t{2}}});
        step.field("k", std::uint64_t{3});
        log.add(step);
        log.add(test::step(2, 0, 1, 0));
        log.end({Ending::stuck, 2, ""});
    });
    EXPECT_NE(text.find(R"("moves":[{"disc":1},{"disc":2}],"object":{"k":3}})"), std::string::npos) << text;
    EXPECT_NE(text.find(R"({"step":2,)"), std::string::npos) << text;
    EXPECT_NE(text.find(R"("moves":[],"object":{}})"), std::string::npos) << text;
    EXPECT_NE(text.find(R"("steps":2,"moves":2,)"), std::string::npos) << text;
}

TEST(JsonLines, TellOneArrowTakenInDifferentWaysApart) {
    TransitionGraph const graph = test::buneman_levy();
    test::Run run;
    run.start.before = run.start.after = {0};
    auto const add = [&](auto&& change) {
        run.steps.push_back(run.steps.empty() ? test::step(0, 0, 1, 1) : run.steps.back());
        change(run.steps.back());
        run.steps.back().number = run.steps.size();
    };
    add([](Record&) {});
    add([](Record& step) { step.before = {1}; });
    add([](Record& step) { step.event = "Stop"; });
    add([](Record& step) { step.inputs = {{0, false}}; });
    add([](Record& step) { step.inputs = {{0, true}}; });
    add([](Record& step) { step.outputs = {1}; });
    add([](Record& step) { step.after = {0}; });
    add([](Record& step) { step.fired = {1, 2}; });
    add([](Record& step) { step.restarted = true; });
    add([](Record& step) { step.fired = {}; });
    add([](Record& step) { step.fired = {1}; });
    std::istringstream in(written([&](Log& log) { test::write(log, graph, run); }));
    JsonLinesReader reader(in);
    reader.start(graph);
    for (Record const& step : run.steps) EXPECT_EQ(reader.next(), step) << step.number;
    EXPECT_EQ(reader.next(), std::nullopt);
}

TEST(JsonLines, AreInTheStreamLineByLine) {
    test::Run const run = test::two_discs();
    std::ostringstream out;
    JsonLines log(out);
    log.begin(test::buneman_levy(), run.task, run.start);
    for (Record const& step : run.steps) {
        EXPECT_EQ(lines(out.str()), step.number);
        EXPECT_EQ(out.str().back(), '\n');
        log.add(step);
    }
    log.end(run.outcome);
    EXPECT_EQ(lines(out.str()), run.steps.size() + 2);
}

TEST(JsonLines, IntoAStreamThatFailsInTheMiddleAreTheBeginning) {
    test::Run const run = test::two_discs();
    auto const write = [&](Log& log) { test::write(log, test::buneman_levy(), run); };
    std::string const all = written(write);
    for (std::size_t room = 0; room <= all.size(); ++room) {
        Full full(room);
        std::ostream out(&full);
        JsonLines quiet(out);
        write(quiet);
        EXPECT_EQ(out.good(), room == all.size());
        EXPECT_EQ(full.taken, all.substr(0, room));

        Full again(room);
        std::ostream throwing(&again);
        throwing.exceptions(std::ios::badbit | std::ios::failbit);
        JsonLines loud(throwing);
        if (room < all.size())
            EXPECT_THROW(write(loud), std::ios_base::failure);
        else
            EXPECT_NO_THROW(write(loud));
        EXPECT_EQ(again.taken, all.substr(0, room));
    }
}

}  // namespace
}  // namespace statewalk
