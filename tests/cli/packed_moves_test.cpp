// moves -f packed: a letter a move.
#include <gtest/gtest.h>

#include <cstdint>
#include <map>
#include <random>
#include <string>

#include "tests/cli/command.hpp"
#include "tests/cli/entries.hpp"
#include "tests/cli/shell.hpp"

namespace statewalk::cli::test {
namespace {

/// "3 1 A C" and so on, as letters.
std::string letters(std::string const& numbered) {
    static std::map<std::string, char> const of{{"A B", 'a'}, {"B C", 'b'}, {"C A", 'c'}, {"A D", 'd'},
                                                {"B D", 'e'}, {"C D", 'f'}, {"B A", 'A'}, {"C B", 'B'},
                                                {"A C", 'C'}, {"D A", 'D'}, {"D B", 'E'}, {"D C", 'F'}};
    std::string all;
    for (std::string const& line : lines(numbered)) all += of.at(line.substr(line.size() - 3));
    return all;
}

void expect_packed(std::string const& call) {
    Result const result = statewalk("moves " + call + " -f packed");
    EXPECT_EQ(result.status, 0) << call;
    EXPECT_EQ(result.err, "") << call;
    EXPECT_EQ(result.out, letters(statewalk("moves " + call).out)) << call;
}

TEST(PackedMoves, AreOneLetterEachAndNothingElse) {
    // Three discs from A to B: AB AC BC AB CA CB AB.
    for (Entry const& entry : moving_on(3))
        EXPECT_EQ(statewalk("moves " + entry.name + " --to B -f packed").out, "aCbacBa") << entry.name;
    for (Entry const& entry : moving_on(4))
        EXPECT_EQ(statewalk("moves " + entry.name + " -n 2 -f packed").out, "ade") << entry.name;
    EXPECT_EQ(statewalk("moves hanoi-word -n 0 -f packed").out, "");
}

TEST(PackedMoves, NameThePegsInTheOrderOfTheTask) {
    EXPECT_EQ(statewalk("moves hanoi-word -n 1 --pegs x,y,z --from z --to x -f packed").out, "c");
    EXPECT_EQ(statewalk("moves buneman-levy -n 1 --pegs C,B,A --from A --to B -f packed").out, "B");
    EXPECT_EQ(statewalk("moves frame-stack -n 1 --pegs 1,2,3,4 --from 4 --to 3 -f packed").out, "F");
}

TEST(PackedMoves, AreThoseOfTheLinesWhicheverTheAutomaton) {
    for (Entry const& entry : moving_on(3))
        for (std::string const task : {" -n 1", " -n 9", " -n 10 --from B --to A", " -n 10 --range 4..1000"})
            expect_packed(entry.name + task);
    for (Entry const& entry : moving_on(4)) expect_packed(entry.name + " -n 20 --range 7..200");
    expect_packed("buneman-levy -n 18");
}

TEST(PackedMoves, BySubstitutionAreThoseThatTheAutomatonReads) {
    for (unsigned n = 1; n <= 13; ++n) expect_packed("hanoi-word -n " + std::to_string(n) + " --from C --to B");
    std::mt19937_64 random(64);
    for (int i = 0; i < 50; ++i) {
        std::uint64_t const first = random() / 2 + 1;
        std::uint64_t const last = first + random() % 10'000;
        expect_packed("hanoi-word -n 64 --range " + std::to_string(first) + ".." + std::to_string(last));
    }
    for (std::string const range : {"4095..4097", "4096", "4097", "16777216..16777217", "65530..140000",
                                    "18446744073709541615..18446744073709551615", "18446744073709551615"})
        expect_packed("hanoi-word -n 64 --from B --range " + range);
}

TEST(PackedMoves, OfMoreThanSixtyFourDiscsAreReadOneByOne) {
    expect_packed("hanoi-word -n 65 --range 36893488147419103000..36893488147419103231");
    expect_packed("hanoi-word -n 100000 --range 1000000000000000000000000..1000000000000000000000005");
}

TEST(PackedMoves, WithoutEndStopWithTheirReader) {
    Shell const shell;
    Result const result = shell.run("{ statewalk moves hanoi-word -n 64 -f packed; echo $? >status; } | head -c 7");
    EXPECT_EQ(result.out, "aCbacBa");  // 64 is even: the tower goes to C, and the word begins from A to B
    EXPECT_EQ(result.err, "");
    EXPECT_EQ(shell.folder().read("status"), "141\n");
}

}  // namespace
}  // namespace statewalk::cli::test
