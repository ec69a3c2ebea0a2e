// The labs as a student meets them: the check of what is given, of the solution, and of typical wrong attempts.
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;

struct Result {
    int status = -1;
    std::string printed;
};

/// The labs without a wrong attempt: what is given is the likely one already. In 07 it is right for one pair of pegs only,
/// in 09 it works without rounds.
std::set<std::string> const without_wrong_attempt = {"07", "09"};

/// What a check says, errors included, and how it ends.
Result result_of(fs::path const& program) {
    Result result;
    FILE* pipe = popen(("'" + program.string() + "' 2>&1").c_str(), "r");
    std::array<char, 4096> buffer{};
    for (std::size_t size = 0; (size = fread(buffer.data(), 1, buffer.size(), pipe)) > 0;)
        result.printed.append(buffer.data(), size);
    int const status = pclose(pipe);
    result.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    return result;
}

struct Lab {
    std::string number;
    std::string sentence;  ///< what the check says of the skeleton
    std::vector<std::string> of_wrong_attempt{};
};

std::vector<Lab> const all_labs = {
    {"01",
     "state 2, event timer: there is no row for it. The door is open, and the time is over: the motor closes the door.",
     {"state 0, event call: there are 2 rows for it, where one is enough",
      "state 2, event beam: its row does z2, which is not right",
      "state 3, event beam: its row leads to state 2, which is not right",
      "a reason for the row 3 -> 0 / z3 on event timer: the task has no such arrow.",
      "the start: it should be in state 0; is in state 2"}},
    {"02",
     "2 discs from A to C: move 3 should be disc 1 from B to C, but none came: there is no disc on A to move to B "
     "(step "
     "9, the arrow 1 -> 2 [x1] / z1)",
     {"five states and nine rows: change one row, add none, and take none away",
      "rows as they were: only one is wrong, and these were changed: 4 -> 1 / z2, 2 -> 0 [x2]\n",
      "3 discs from A to C: move 3 should be disc 1 from C to B, but none came: disc 3 cannot go from A onto disc 1 on "
      "C (step 10, the arrow 1 -> 2 [x1] / z1)"}},
    {"03",
     "choose, x1 yes, x2 no (enough money, a cup is left): should be z2, to state 1; is z4, to state 0",
     {"arrows 0 -> 0 [x2] / z3 and 0 -> 0 [!x1] / z4 may both be free to fire; then the later row does",
      "choose, x1 no, x2 yes (too little money, and no cup): should be z3, to state 0; is z4, to state 0",
      "full, x3 no (no coin is left): should be nothing, to state 0; is z3, to state 0",
      "state 0, event coin: its row does z3, which is not right. A coin is counted.",
      "a reason for the row 1 -> 1 / z1 on event coin: the task has no such arrow.", "draw -o drink-machine.svg\n"}},
    {"04",
     "1 disc from A to C: move 1 should be disc 1 from A to B, but none came: in 1 every guard said no on Step: 1 -> 2 "
     "[x1] (step 2)",
     {"arrows 2 -> 3 [!x2 & x3] / z6 and 2 -> 4 [x4] / z6 may both be free to fire; then the later row does",
      "1 disc from A to C: move 1 should be disc 1 from A to B, but none came: there is no disc on C to move to B "
      "(step "
      "5, the arrow 3 -> 1 / z3; z2)"}},
    {"05",
     "state 4 (there is one more disc) is unstable: it is left at once, whatever the inputs say",
     {"2 discs from A to C: move 2 should be disc 2 from A to C, but disc 1 from B to C came (step 3, the arrow 3 -> 2 "
      "[x2] / z1; z3)"}},
    {"06",
     "2 discs from A to B: move 1 should be disc 1 from A to C, but disc 1 from A to B came (step 1, the arrow 0 -> 1",
     {"leads to state 2, which means: \"the last move was between start and spare\". So it has to do z2 and nothing",
      "arrows 1 -> 0 [x1] and 1 -> 3 [x2] / z2 may both be free to fire; then the later row does",
      "1 disc from A to B: the moves are right, but then it does not come to rest"}},
    {"07",
     "1 disc from A to B: move 1 should be disc 1 from A to B, but disc 1 from A to C came (step 1, the arrow 0 -> 1"},
    {"08",
     "move 1 of 3 discs: the digits are one,zero,zero, the move is SG, but state SP has no row for the digit zero.",
     {"move 3 of 4 discs: the digits are one,one,zero,zero, the move is PG, and your automaton is in state GS.",
      "trace --events one,one,zero,zero"}},
    {"09",
     "3 discs from A to B: move 1 should be disc 1 from A to B, but none came: disc 3 is not on top of A (step 5,"},
    {"10",
     "a test that fails for the mutant: z3 run twice in row 4, 1 -> 0 / z3 on cancel",
     {"test 2 (coin, cancel) is wrong: the machine is right, and has: coffees 0, kept 0, returned 1, beeps 0, mess 0. "
      "The test expects: coffees 0, kept 1, returned 0, beeps 0, mess 0.",
      "test 3 (coin, kick) is wrong: there is no event 'kick'; there are coin, cancel, button, take.",
      "a test that fails for the mutant: switched off in row 4, 1 -> 0 / z3 on cancel",
      "25 of 26 mutants are seen, by 1 test with 11 events in all",
      "trace --events coin,coin,cancel,coin,button,coin,take,coin,button,take,coin\n"}},
};

}  // namespace

TEST(Labs, every_lab_is_tested) {
    std::set<std::string> folders;
    for (auto const& entry : fs::directory_iterator(fs::path(STATEWALK_ROOT) / "docs/labs"))
        if (entry.is_directory()) folders.insert(entry.path().filename().string().substr(0, 2));
    std::set<std::string> tested;
    for (Lab const& lab : all_labs) tested.insert(lab.number);
    EXPECT_EQ(folders, tested);
}

TEST(Labs, every_lab_has_a_sheet_and_a_line_in_the_list_in_both_languages) {
    fs::path const root = fs::path(STATEWALK_ROOT) / "docs/labs";
    for (std::string const sheet : {"README.md", "README.ru.md"}) {
        std::ifstream file(root / sheet);
        std::string const list{std::istreambuf_iterator<char>(file), {}};
        for (auto const& entry : fs::directory_iterator(root)) {
            if (!entry.is_directory()) continue;
            EXPECT_TRUE(fs::exists(entry.path() / sheet)) << entry.path();
            EXPECT_NE(list.find("](" + entry.path().filename().string() + "/" + sheet + ")"), std::string::npos)
                << entry.path() << " is not in " << sheet;
        }
    }
}

TEST(Labs, every_skeleton_says_what_is_missing) {
    for (Lab const& lab : all_labs) {
        Result const result = result_of(fs::path(STATEWALK_SKELETONS) / ("lab_" + lab.number));
        EXPECT_EQ(result.status, 1) << lab.number;
        EXPECT_NE(result.printed.find(lab.sentence), std::string::npos) << lab.number << '\n' << result.printed;
    }
}

TEST(Labs, every_solution_passes) {
    for (Lab const& lab : all_labs) {
        Result const result = result_of(fs::path(STATEWALK_SOLUTIONS) / ("solved_" + lab.number));
        EXPECT_EQ(result.status, 0) << lab.number << '\n' << result.printed;
        EXPECT_EQ(result.printed.find("MISSING"), std::string::npos) << lab.number << '\n' << result.printed;
    }
}

TEST(Labs, wrong_attempts_are_answered_with_what_is_wrong) {
    for (Lab const& lab : all_labs) {
        EXPECT_EQ(lab.of_wrong_attempt.empty(), without_wrong_attempt.count(lab.number) == 1) << lab.number;
        if (lab.of_wrong_attempt.empty()) continue;
        Result const result = result_of(fs::path(STATEWALK_SOLUTIONS) / ("wrong_" + lab.number));
        EXPECT_EQ(result.status, 1) << lab.number;
        for (std::string const& sentence : lab.of_wrong_attempt)
            EXPECT_NE(result.printed.find(sentence), std::string::npos) << sentence << '\n' << result.printed;
    }
}
