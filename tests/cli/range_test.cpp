// --range: the moves of some numbers.
#include <gtest/gtest.h>

#include <array>
#include <boost/multiprecision/cpp_int.hpp>
#include <string>
#include <vector>

#include "tests/cli/command.hpp"
#include "tests/cli/entries.hpp"

namespace statewalk::cli::test {
namespace {

using boost::multiprecision::cpp_int;

// Three discs from A to C: 1AC 2AB 1CB 3AC 1BA 2BC 1AC.

TEST(Range, IsTheMovesOfItsNumbersWhicheverTheAutomaton) {
    for (Entry const& entry : moving_on(3)) {
        std::string const moves = "moves " + entry.name + " --range ";
        EXPECT_EQ(statewalk(moves + "3..5").out, "3 1 C B\n4 3 A C\n5 1 B A\n") << entry.name;
        EXPECT_EQ(statewalk(moves + "7").out, "7 1 A C\n") << entry.name;
        EXPECT_EQ(statewalk(moves + "7..7 -f arrow").out, "1A->C\n") << entry.name;
        EXPECT_EQ(statewalk(moves + "1..7").out, statewalk("moves " + entry.name).out) << entry.name;
        EXPECT_EQ(statewalk(moves + "1..7").err, "") << entry.name;
    }
}

TEST(Range, IsInDecimalAlsoWithZerosBeforeIt) {
    // Four discs: 1AB 2AC 1BC 3AB 1CA 2CB 1AB 4AC 1BC 2BA 1CA ...
    for (std::string const name : {"lowest-zero", "hanoi-word"})
        EXPECT_EQ(statewalk("moves " + name + " -n 4 --range 0010..011").out, "10 2 B A\n11 1 C A\n") << name;
}

TEST(Range, ReachesFarIntoSixtyFourDiscsByReading) {
    // 2^63 is the middle: disc 64 from A to C. One before, disc 1 makes its move number 2^62 and has made 2^62 - 1, a
    // multiple of 3. So it is on A again; and 64 is even, so that it goes A, B, C.
    EXPECT_EQ(statewalk("moves hanoi-word -n 64 --range 9223372036854775807..9223372036854775808").out,
              "9223372036854775807 1 A B\n9223372036854775808 64 A C\n");
}

/// Move k = (2r + 1) * 2^(p-1) is the (r + 1)-th of disc p, which goes start, goal, spare when n - p is even, else
/// start, spare, goal.
std::string computed(unsigned discs, cpp_int const& k, std::array<std::string, 3> const& start_goal_spare) {
    auto const [start, goal, spare] = start_goal_spare;
    unsigned const p = static_cast<unsigned>(lsb(k)) + 1;
    bool const straight = (discs - p) % 2 == 0;
    std::array<std::string, 3> const way{start, straight ? goal : spare, straight ? spare : goal};
    auto const r = static_cast<std::size_t>(cpp_int((k >> p) % 3));
    return k.str() + " " + std::to_string(p) + " " + way.at(r) + " " + way.at((r + 1) % 3) + "\n";
}

TEST(Range, OfAHundredThousandDiscsAndThirtyThousandDigitsIsAsComputed) {
    // Some digits in no order, some that end in zeros (many of them binary), and the ends.
    std::string digits;
    unsigned digit = 7;
    for (int i = 0; i < 30'000; ++i) digits += static_cast<char>('0' + (digit = (digit * 31 + 17) % 101) % 10);
    digits.front() = '9';
    std::vector<cpp_int> const numbers{cpp_int(digits), cpp_int("1" + std::string(29'999, '0')),
                                       cpp_int("3" + digits.substr(0, 2'000) + std::string(27'999, '0')),
                                       (cpp_int(1) << 99'999), (cpp_int(1) << 100'000) - 1};
    for (unsigned const discs : {100'000U, 99'999U})
        for (cpp_int const& k : numbers) {
            if ((k >> discs) != 0) continue;  // 99999 discs need fewer moves
            EXPECT_GE(k.str().size(), 30'000U);
            std::string const call = "moves hanoi-word -n " + std::to_string(discs) + " --range " + k.str();
            EXPECT_EQ(statewalk(call).out, computed(discs, k, {"A", "C", "B"}));
            EXPECT_EQ(statewalk(call + " --pegs x,y,z --from z --to x").out, computed(discs, k, {"z", "x", "y"}));
        }
    std::string const two = numbers.front().str() + ".." + cpp_int(numbers.front() + 1).str();
    EXPECT_EQ(
        statewalk("moves hanoi-word -n 100000 --range " + two).out,
        computed(100'000, numbers.front(), {"A", "C", "B"}) + computed(100'000, numbers.front() + 1, {"A", "C", "B"}));
}

TEST(Range, GoesOnWhereTheDigitsThatWereReadOnceChange) {
    // Beyond 16 digits the first ones are read once for many numbers, until a carry changes them.
    EXPECT_EQ(statewalk("moves hanoi-word -n 18").out, statewalk("moves buneman-levy -n 18").out);
    std::string expected;
    for (cpp_int k = (cpp_int(1) << 90) - 20; k < (cpp_int(1) << 90) + 20; ++k)
        expected += computed(99, k, {"A", "C", "B"});
    std::string const first = cpp_int((cpp_int(1) << 90) - 20).str();
    std::string const last = cpp_int((cpp_int(1) << 90) + 19).str();
    EXPECT_EQ(statewalk("moves hanoi-word -n 99 --range " + first + ".." + last).out, expected);
}

TEST(Range, ThatIsNoneIsRefused) {
    std::string const form = "takes K..M or K, numbers of moves, not ";
    std::string const digits = "the number of a move is written in decimal digits, not ";
    std::vector<std::pair<std::string, std::string>> const all{
        {"0", "moves are counted from 1"},
        {"0..3", "moves are counted from 1"},
        {"8", "there is no move 8: 3 discs need 2^3 - 1 moves"},
        {"1..8", "there is no move 8: 3 discs need 2^3 - 1 moves"},
        {"3..2", "the range 3..2 holds no number; write the smaller one first"},
        {"abc", digits + "'abc'"},
        {"-1", digits + "'-1'"},
        {"1..-1", digits + "'-1'"},
        {"1..", form + "'1..'"},
        {"..2", form + "'..2'"},
        {"..", form + "'..'"},
        {"1.2", digits + "'1.2'"},
        {"1...3", digits + "'.3'"},
        {"1..2..3", digits + "'2..3'"},
        {"1 ..2", digits + "'1 '"},
        {"a\nb", digits + "'a\\nb'"},
        {std::string(100'000, '9'),
         "there is no move " + std::string(40, '9') + "... (100000 digits): 3 discs need 2^3 - 1 moves"},
    };
    for (auto const& [range, what] : all)
        for (std::vector<std::string> const& call : std::vector<std::vector<std::string>>{
                 {"moves", "hanoi-word"}, {"moves", "buneman-levy"}, {"trace", "hanoi-word"}}) {
            std::vector<std::string> arguments = call;
            arguments.insert(arguments.end(), {"--range", range});
            expect_refusal(statewalk(arguments), 2, "--range: " + what);
        }
    for (std::string const command : {"moves", "trace"})
        expect_refusal(statewalk({command, "hanoi-word", "--range", ""}), 2,
                       "--range: takes K..M, or K; `statewalk --help` shows how to call it");
}

TEST(Range, OfNoDiscsHoldsNoNumber) {
    for (std::string const name : {"hanoi-word", "buneman-levy"})
        expect_refusal(statewalk("moves " + name + " -n 0 --range 1"), 2,
                       "--range: there is no move 1: 0 discs need 2^0 - 1 moves");
}

TEST(Range, TakesAHundredThousandDiscsOnlyWhereNumbersAreRead) {
    expect_refusal(statewalk("moves hanoi-word -n 100001 --range 1"), 2,
                   "--discs takes a number from 0 to 100000, not '100001'");
    expect_refusal(statewalk("moves lowest-zero -n 65 --range 1"), 2, "--discs takes a number from 0 to 64, not '65'");
}

TEST(Range, IsTracedOnlyWhereNumbersAreRead) {
    for (Entry const& entry : catalogue()) {
        Result const result = statewalk("trace " + entry.name + " --range 1..2");
        if (entry.reads_numbers) {
            EXPECT_EQ(result.status, 0) << result.err;
        } else if (entry.pegs == 0) {
            expect_refusal(result, 2, "--range is for automata that read numbers of moves");
        } else {
            expect_refusal(result, 2,
                           "--range is for automata that read numbers; " + entry.name + " makes every move in turn");
        }
    }
}

TEST(Range, TracedShowsTheDigitsBeingRead) {
    // 5 - 1 is 100: from a by one to C, by zero to b, by zero to c: peg 2 to peg 0, which for three discs from A to C
    // are B and A. Disc 1, for the last digit is 0.
    Result const result = statewalk("trace hanoi-word --range 5..5 -f jsonl");
    EXPECT_EQ(result.status, 0) << result.err;
    ASSERT_EQ(lines(result.out).size(), 1U + 3U + 1U);
    EXPECT_TRUE(contains(result.out, R"("states":["a"],"event":"one")")) << result.out;
    EXPECT_TRUE(contains(result.out, R"("states":["C"],"event":"zero")")) << result.out;
    EXPECT_TRUE(contains(result.out, R"("states":["b"],"event":"zero")")) << result.out;
    EXPECT_TRUE(contains(result.out, R"("next":["c"],"moves":[{"number":5,"disc":1,"from":"B","to":"A"}])"))
        << result.out;
}

}  // namespace
}  // namespace statewalk::cli::test
