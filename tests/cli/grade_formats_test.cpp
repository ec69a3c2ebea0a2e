// Grades of many logs, and grades for programs; the rubric; what is refused.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "tests/cli/grading.hpp"
#include "tests/cli/shell.hpp"

namespace statewalk::cli::test {
namespace {

using Json = nlohmann::json;

class GradeOfFiles : public testing::Test {
protected:
    GradeOfFiles() {
        folder.write("right.txt", text(three_discs()));
        Printed cut = three_discs();
        cut.resize(4);
        folder.write("cut.txt", text(cut));
        folder.write("broken.jsonl", "{\"schema\":\"fish\"}\n");
    }
    Folder folder;
};

TEST_F(GradeOfFiles, IsATable) {
    Result const result = statewalk("grade " + folder.path("right.txt") + " " + folder.path("cut.txt") + " " +
                                    folder.path("broken.jsonl") + " -f csv");
    EXPECT_EQ(result.status, 1);
    EXPECT_EQ(result.out,
              "log,points,of,legal,arrival,length,reference,right,moves,fewest,illegal,differs "
              "at,line,expected,came,towers,notes\r\n" +
                  folder.path("right.txt") + ",100,100,30,20,20,30,yes,7,7,,,,,,,\r\n" +  //
                  folder.path("cut.txt") +
                  ",34.28,100,17.14,0,0,17.14,no,4,7,,5,,disc 1 from B to A,no more moves,. 21 3,\r\n" +
                  folder.path("broken.jsonl") + ",0,100,0,0,0,0,no,,,,,,,,,\"cannot read " +
                  folder.path("broken.jsonl") +
                  ": line 1 of the log: \"\"schema\"\" is \"\"fish\"\", not \"\"statewalk-log/1\"\"\"\r\n");
}

TEST_F(GradeOfFiles, IsOneAfterTheOtherForPeople) {
    Result const result = statewalk("grade " + folder.path("right.txt") + " " + folder.path("cut.txt"));
    EXPECT_TRUE(contains(result.out, folder.path("right.txt") + ": 100 of 100 points"));
    EXPECT_TRUE(contains(result.out, "\n" + folder.path("cut.txt") + ": 34.28 of 100 points"));
}

TEST(Grade, WritesNoFormulaIntoATable) {
    Shell const shell;
    Result const result = shell.run("echo '1A->C' >=1+1 && statewalk grade =1+1 - -n 1 -f csv </dev/null");
    EXPECT_EQ(lines(result.out).at(1), "'=1+1,100,100,30,20,20,30,yes,1,1,,,,,,,\r");
    EXPECT_EQ(lines(result.out).at(2).substr(0, 4), "-,0,");
}

TEST_F(GradeOfFiles, IsJson) {
    Json const json = Json::parse(statewalk("grade " + folder.path("cut.txt") + " -f json").out);
    EXPECT_EQ(json.at("schema"), "statewalk-grades/1");
    Json const& one = json.at("grades").at(0);
    EXPECT_EQ(one.at("points"), 34.28);
    EXPECT_EQ(one.at("of"), 100);
    EXPECT_EQ(one.at("right"), false);
    EXPECT_EQ(one.at("moves"), 4);
    EXPECT_EQ(one.at("agreed"), 4);
    EXPECT_EQ(one.at("task").at("pegs"), Json({"A", "B", "C"}));
    EXPECT_EQ(one.at("difference"), Json::parse(R"({"move":5,"line":null,"text":null,"expected":"disc 1 from B to A",)"
                                                R"("came":"no more moves","towers":[[],[2,1],[3]]})"));
    EXPECT_EQ(one.at("parts").size(), 4U);
}

TEST_F(GradeOfFiles, IsWhatGradescopeReads) {
    Json const json = Json::parse(statewalk("grade " + folder.path("cut.txt") + " -f gradescope").out);
    EXPECT_EQ(json.at("tests").size(), 4U);
    Json const& first = json.at("tests").at(0);
    EXPECT_EQ(first, Json::parse(R"({"name":"legal","score":17.14,"max_score":30.0,"output":"legal moves: 4",)"
                                 R"("output_format":"text","visibility":"visible"})"));
    EXPECT_TRUE(contains(json.at("output"), "towers    . 21 3   before the move"));
    Json const russian = Json::parse(statewalk("grade " + folder.path("cut.txt") + " -f gradescope --lang ru").out);
    EXPECT_EQ(russian.at("tests").at(0).at("name"), "правила");
}

TEST_F(GradeOfFiles, IsByTheRubricThatIsGiven) {
    folder.write("rubric.json", R"({"legal": 7, "arrival": 0.5})");
    Result const result = statewalk("grade " + folder.path("cut.txt") + " --rubric " + folder.path("rubric.json"));
    EXPECT_TRUE(contains(result.out, ": 4 of 7.5 points")) << result.out;  // 7 * 4 / 7
    Json const json = Json::parse(
        statewalk("grade " + folder.path("cut.txt") + " -f gradescope --rubric " + folder.path("rubric.json")).out);
    EXPECT_EQ(json.at("tests").size(), 2U);  // the others are worth nothing
}

TEST_F(GradeOfFiles, RefusesWhatIsNoRubric) {
    auto const refused = [&](std::string const& rubric, std::string const& why) {
        folder.write("rubric.json", rubric);
        std::string const file = folder.path("rubric.json");
        expect_refusal(statewalk("grade " + folder.path("cut.txt") + " --rubric " + file), 3,
                       "cannot read " + file + ": " + why);
    };
    refused("", "not JSON, from byte 1 on");
    refused(R"({"legal":5,})", "not JSON, from byte 12 on");
    refused("[]", "not a JSON object");
    refused("{}", "no part is worth any points");
    refused(R"({"legal":0})", "no part is worth any points");
    refused(R"({"lint":5})", "no part that moves can have is worth any points");
    refused(R"({"legal":-1})", "\"legal\" is not a number of points from 0 to 1000000");
    refused(R"({"legal":"all"})", "\"legal\" is not a number of points from 0 to 1000000");
    refused(R"({"beauty":5})",
            "there is no part 'beauty'; the parts are legal, arrival, length, reference, lint, arrows");
    refused(R"({"legal":1,"legal":2})", "a part is in it twice");
    refused(std::string(20'000, ' '), "more than 10000 bytes");
}

TEST_F(GradeOfFiles, RefusesACallThatIsWrong) {
    expect_refusal(statewalk("grade " + folder.path("cut.txt") + " " + folder.path("right.txt") + " -f gradescope"), 2,
                   "-f gradescope takes one log; -f csv makes a table of many");
    expect_refusal(grade({}, "--pegs A,B"), 2, "3 or 4 pegs, not 2");
    expect_refusal(grade({}, "--from Q"), 2, "there is no peg 'Q'; the pegs are A, B, C");
    expect_refusal(grade({}, "-n 65"), 2, "--discs takes a number from 0 to 64, not '65'");
    expect_refusal(statewalk("grade /no/such/file"), 3,
                   "cannot read /no/such/file: there is no such file, or it is not yours to read");
}

}  // namespace
}  // namespace statewalk::cli::test
