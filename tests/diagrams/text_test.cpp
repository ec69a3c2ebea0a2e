#include "diagrams/text.hpp"

#include <gtest/gtest.h>

namespace statewalk {
namespace {

using Lines = std::vector<std::string>;

TEST(Text, PrintableLeavesLettersOfAllScriptsAlone) {
    EXPECT_EQ(printable("plain, Ханой, 河内, \xF0\x9F\x97\xBC"), "plain, Ханой, 河内, \xF0\x9F\x97\xBC");
    EXPECT_EQ(printable(""), "");
}

TEST(Text, PrintableSpellsOutWhatWouldBreakALine) {
    EXPECT_EQ(printable("a\nb\r\tc"), "a\\nb\\r\\tc");
    EXPECT_EQ(printable(std::string_view("\0\x1b[31m\x7f", 7)), "\\x00\\x1b[31m\\x7f");
    EXPECT_EQ(printable("\xC2\x85"), "\\xc2\\x85");  // a control character of two bytes
    EXPECT_EQ(printable("\xE2\x80\xAE"
                        "abc"),
              "\\xe2\\x80\\xaeabc");  // right to left override
}

TEST(Text, PrintableSpellsOutBytesThatAreNotUtf8) {
    EXPECT_EQ(printable("a\xFFz"), "a\\xffz");
    EXPECT_EQ(printable("\xD0"), "\\xd0");                             // cut off
    EXPECT_EQ(printable("\xC0\xAF"), "\\xc0\\xaf");                    // longer than needed
    EXPECT_EQ(printable("\xED\xA0\x80"), "\\xed\\xa0\\x80");           // half of a surrogate pair
    EXPECT_EQ(printable("\xF4\x90\x80\x80"), "\\xf4\\x90\\x80\\x80");  // beyond the last character
}

TEST(Text, MarkupEscapesWhatXmlReads) {
    EXPECT_EQ(markup("<a href=\"x\">'&amp;\n"), "&lt;a href=&quot;x&quot;&gt;&#39;&amp;amp;\\n");
}

TEST(Text, Utf8ReplacesOnlyWhatIsBroken) {
    EXPECT_EQ(utf8("Ханой\n"), "Ханой\n");
    EXPECT_EQ(utf8("a\xFFz"), "a\xEF\xBF\xBDz");
}

std::string unmarked(std::string_view text, std::string_view harmless = "") {
    return statewalk::unmarked(text, harmless, [](unsigned code) { return "(" + std::to_string(code) + ")"; });
}

TEST(Text, UnmarkedLeavesWordsAndLabelsAlone) {
    EXPECT_EQ(unmarked("open [!x1 & x2 | x3] / start_playback, z2"), "open [!x1 & x2 | x3] / start_playback, z2");
    EXPECT_EQ(unmarked("ход на 河内 well-known"), "ход на 河内 well-known");
}

TEST(Text, UnmarkedSpellsEveryMarkThatMayMeanSomething) {
    EXPECT_EQ(unmarked("<b>&amp;"), "(60)b(62)(38)amp(59)");
    EXPECT_EQ(unmarked("_a_b_"), "(95)a_b(95)");
    EXPECT_EQ(unmarked("a--b"), "a(45)(45)b");
    EXPECT_EQ(unmarked("//a/b"), "(47)(47)a(47)b");
    EXPECT_EQ(unmarked("[[a]]"), "(91)(91)a(93)(93)");
    EXPECT_EQ(unmarked("| a"), "(124) a");
    EXPECT_EQ(unmarked("!include x"), "(33)include x");
    EXPECT_EQ(unmarked("z1; z2"), "z1(59) z2");
    EXPECT_EQ(unmarked("z1; z2:", ";"), "z1; z2(58)");
    EXPECT_EQ(unmarked("a\nb"), "a(92)nb");
}

TEST(Text, UnmarkedShowsThatThereIsNothing) {
    EXPECT_EQ(unmarked(""), "(160)");
    EXPECT_EQ(unmarked("  "), "(160)");
}

TEST(Text, ColumnsCountsCharactersNotBytes) {
    EXPECT_EQ(columns(""), 0U);
    EXPECT_EQ(columns("Ханой"), 5U);
}

TEST(Text, AlignedMakesColumnsAsWideAsTheirWidestCells) {
    EXPECT_EQ(aligned({{"диск", "on"}, {"a", "the peg", "x"}, {"", "b", ""}}, " | "),
              (Lines{"диск | on", "a    | the peg | x", "     | b       |"}));
    EXPECT_EQ(aligned({{"n", "R(n)"}, {"10", ""}, {"2", "5"}}, "  ", Side::right),
              (Lines{" n  R(n)", "10", " 2     5"}));
    EXPECT_EQ(aligned({}, " | "), Lines{});
    EXPECT_EQ(aligned({{}, {"a"}}, " | "), (Lines{"", "a"}));
}

TEST(Text, WrappedBreaksAtSpacesOnly) {
    EXPECT_EQ(wrapped("the smallest disc has just moved", 17), (Lines{"the smallest disc", "has just moved"}));
    EXPECT_EQ(wrapped("a verylongword b", 4), (Lines{"a", "verylongword", "b"}));
    EXPECT_EQ(wrapped("  a   b ", 10), (Lines{"a b"}));
    EXPECT_EQ(wrapped("", 10), Lines{});
}

TEST(Text, JoinedKeepsEmptyItemsApart) {
    auto const same = [](std::string const& item) { return item; };
    EXPECT_EQ(joined(Lines{"", "a", ""}, ",", same), ",a,");
    EXPECT_EQ(joined(Lines{}, ",", same), "");
}

}  // namespace
}  // namespace statewalk
