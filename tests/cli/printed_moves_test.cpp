// Moves as programs print them: every form, and everything around them.
#include "cli/printed_moves.hpp"

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

namespace statewalk::cli::test {
namespace {

/// "1 A C" for each move, "?" for a line that is none.
std::vector<std::string> read(std::string const& log) {
    std::istringstream in(log);
    PrintedMoves reader(in);
    std::vector<std::string> all;
    while (auto const line = reader.next())
        all.push_back(line->move ? std::to_string(line->move->disc) + " " + line->move->from + " " + line->move->to
                                 : "?");
    return all;
}
using Moves = std::vector<std::string>;

TEST(PrintedMoves, AreReadInTheFormsOfTheSources) {
    EXPECT_EQ(read("12 1 A C\n"), Moves{"1 A C"});
    EXPECT_EQ(read("1A->C\n"), Moves{"1 A C"});
    EXPECT_EQ(read("move 1 from A to C\n"), Moves{"1 A C"});
    EXPECT_EQ(read("Шаг\u00A012.\u00A0Диск\u00A01: 1 -> 3\n"), Moves{"1 1 3"});
}

TEST(PrintedMoves, AreReadInPlainEnglish) {
    for (std::string const line :
         {"Move disk 1 from A to C", "move disc 1 from peg A to peg C.", "Step 5: Move disk 1 from A to C",
          "5. Move the disk 1 from rod A to rod C", "5) disk 1 from A to C", "MOVE DISK 1 FROM A TO C",
          "Disk 1 moved from A to C", "Moving ring 1 from tower A to tower C!", "Move 5: disk 1 from the peg A to C",
          "  Move\tdisk 1 from A onto C  ", "1: A -> C", "1 A => C", "Disk 1: A \u2192 C", "Move disk 1: A --> C"})
        EXPECT_EQ(read(line), Moves{"1 A C"}) << line;
    EXPECT_EQ(read("Move disk 1 from source to target"), Moves{"1 source target"});
}

TEST(PrintedMoves, PartDiscAndPegWhereBothAreDigits) {
    EXPECT_EQ(read("11->3"), Moves{"1 1 3"});
    EXPECT_EQ(read("121->3"), Moves{"12 1 3"});
    EXPECT_EQ(read("12 1 -> 3"), Moves{"12 1 3"});
    EXPECT_EQ(read("1->3"), Moves{});  // no disc is named
}

TEST(PrintedMoves, AreNotMadeOfAnyOtherLine) {
    for (std::string const line :
         {"", "Move disk", "Move disk one from A to C", "Move disk 1 from A", "Move disk 1 from A to", "1 2 3",
          "1 A C D", "A->C", "Move disk 1 A to C", "Move disk 1 from A to C and back", "-1A->C", "1.5 A -> C",
          "{\"disc\":1}", "1 ->", "1 A ->", "a b c d e f g h i j k l m n o p q r"})
        EXPECT_FALSE(printed_move(line)) << line;
}

TEST(PrintedMoves, EndTheirLinesAsAnySystemDoes) {
    EXPECT_EQ(read("1A->B\r\n2A->C\r1B->C\n\r\n1C->B"), (Moves{"1 A B", "2 A C", "1 B C", "1 C B"}));
    std::istringstream in(
        "\xEF\xBB\xBF"
        "1A->B\r\n\r\n\r2A->C");
    PrintedMoves reader(in);
    EXPECT_EQ(reader.next()->number, 1U);
    EXPECT_EQ(reader.next()->number, 4U);
}

TEST(PrintedMoves, PassOverBlankLinesAndComments) {
    EXPECT_EQ(read("# a title\n\n1A->B\n   \n\t\n\u00A0\n// half way\n; so far\n2A->C\n"), (Moves{"1 A B", "2 A C"}));
}

TEST(PrintedMoves, AreNotSpoiltByWordsBeforeAndBehindThem) {
    std::istringstream in("Enter the number of discs: 2\nThe moves are:\n1A->B\n2A->C\nThat was all.\nBye.\n");
    PrintedMoves reader(in);
    EXPECT_EQ(reader.next()->text, "1A->B");
    EXPECT_EQ(reader.next()->text, "2A->C");
    EXPECT_FALSE(reader.next());
    EXPECT_EQ(reader.lines_before(), 2U);
    EXPECT_EQ(reader.after()->text, "That was all.");
    EXPECT_EQ(reader.after()->number, 5U);
}

TEST(PrintedMoves, TellOnceOfWhatStandsAmongThem) {
    std::istringstream in("1A->B\nwhat\never\n2A->C\n1B->C\n");
    PrintedMoves reader(in);
    reader.next();
    auto const garbage = reader.next();
    EXPECT_FALSE(garbage->move);
    EXPECT_EQ(garbage->text, "what");
    EXPECT_EQ(garbage->number, 2U);
    EXPECT_EQ(reader.next()->number, 4U);
    EXPECT_EQ(reader.next()->number, 5U);
    EXPECT_FALSE(reader.next());
    EXPECT_FALSE(reader.after());
}

TEST(PrintedMoves, TakeHostileInput) {
    EXPECT_EQ(printed_move("99999999999999999999A->C")->disc, ~std::uint64_t{0});
    EXPECT_EQ(printed_move("18446744073709551615A->C")->disc, ~std::uint64_t{0});
    EXPECT_EQ(printed_move("18446744073709551614A->C")->disc, ~std::uint64_t{0} - 1);
    EXPECT_EQ(printed_move("Move disk 1 from <b>A</b> to \"C\"")->from, "<b>A</b>");

    std::istringstream endless("1A->B\n2A->C" + std::string(5'000'000, ' ') + "\n1B->C\n");
    PrintedMoves reader(endless);
    reader.next();
    auto const line = reader.next();
    EXPECT_FALSE(line->move);
    EXPECT_LE(line->text.size(), PrintedMoves::longest_line);
    EXPECT_EQ(reader.next()->number, 3U);

    std::string every_byte;
    for (int byte = 0; byte < 256; ++byte) every_byte += static_cast<char>(byte);
    EXPECT_EQ(read(every_byte), Moves{});
}

}  // namespace
}  // namespace statewalk::cli::test
