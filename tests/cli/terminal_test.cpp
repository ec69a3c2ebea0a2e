// Keys out of bytes, and what is drawn.
#include "cli/terminal.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace statewalk::cli::test {
namespace {

using Kind = Key::Kind;

std::vector<Key> keys(std::string const& bytes, bool all_there = false) {
    KeyReader reader;
    reader.add(bytes);
    std::vector<Key> all;
    while (auto const key = reader.next(all_there)) all.push_back(*key);
    return all;
}

std::vector<Key> one(Kind kind) { return {{kind}}; }

TEST(KeyReader, KnowsTheSequencesOfSeveralTerminals) {
    for (std::string const bytes : {"\033[C", "\033OC"}) EXPECT_EQ(keys(bytes), one(Kind::right));
    for (std::string const bytes : {"\033[D", "\033OD"}) EXPECT_EQ(keys(bytes), one(Kind::left));
    for (std::string const bytes : {"\033[1;2C", "\033[c"}) EXPECT_EQ(keys(bytes), one(Kind::shift_right));
    for (std::string const bytes : {"\033[1;2D", "\033[d"}) EXPECT_EQ(keys(bytes), one(Kind::shift_left));
    for (std::string const bytes : {"\033[H", "\033OH", "\033[1~", "\033[7~"}) EXPECT_EQ(keys(bytes), one(Kind::home));
    for (std::string const bytes : {"\033[F", "\033OF", "\033[4~", "\033[8~"}) EXPECT_EQ(keys(bytes), one(Kind::end));
    for (std::string const bytes : {"\n", "\r"}) EXPECT_EQ(keys(bytes), one(Kind::enter));
    for (std::string const bytes : {"\b", "\x7F"}) EXPECT_EQ(keys(bytes), one(Kind::backspace));
}

TEST(KeyReader, SwallowsTheSequencesThatItDoesNotKnow) {
    EXPECT_EQ(keys("\033[3~n"), (std::vector<Key>{{Kind::other}, {Kind::character, "n"}}));
    EXPECT_EQ(keys("\033[20;5~n"), (std::vector<Key>{{Kind::other}, {Kind::character, "n"}}));
}

TEST(KeyReader, WaitsForTheRestOfASequence) {
    KeyReader reader;
    for (std::string const piece : {"\033", "[", "1", ";", "2"}) {
        reader.add(piece);
        EXPECT_EQ(reader.next(false), std::nullopt) << piece;
        EXPECT_TRUE(reader.is_waiting());
    }
    reader.add("C");
    EXPECT_EQ(reader.next(false), Key{Kind::shift_right});
    EXPECT_FALSE(reader.is_waiting());
}

TEST(KeyReader, TakesALoneEscapeForTheKeyWhenNothingFollows) {
    EXPECT_EQ(keys("\033"), std::vector<Key>{});
    EXPECT_EQ(keys("\033", true), one(Kind::escape));
    EXPECT_EQ(keys("\033q"), (std::vector<Key>{{Kind::escape}, {Kind::character, "q"}}));
}

TEST(KeyReader, KeepsTheBytesOfACharacterTogether) {
    EXPECT_EQ(keys("йn"), (std::vector<Key>{{Kind::character, "й"}, {Kind::character, "n"}}));
    KeyReader reader;
    reader.add("\xD0");
    EXPECT_EQ(reader.next(false), std::nullopt);
    reader.add("\xB9");
    EXPECT_EQ(reader.next(false), (Key{Kind::character, "й"}));
    EXPECT_EQ(keys("\xD0", true), one(Kind::other));
}

TEST(Terminal, IsDrawnLineByLineWithTheLastOneAtItsBottom) {
    // Each line is wiped before it is written: a full one would lose its last sign behind.
    EXPECT_EQ(Terminal::drawn({"one", "two"}, "keys", {80, 4}, false),
              "\033[?25l\033[H\033[Kone\r\n\033[Ktwo\r\n\033[K\r\n\033[Kkeys");
    EXPECT_EQ(Terminal::drawn({"one", "two"}, "to step: ", {80, 2}, true),
              "\033[?25l\033[H\033[Kone\r\n\033[Kto step: \033[?25h");
}

}  // namespace
}  // namespace statewalk::cli::test
