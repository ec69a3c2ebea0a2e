// The expected texts follow RFC 8259 and are written by hand.
#include "diagrams/json_text.hpp"

#include <gtest/gtest.h>

namespace statewalk {
namespace {

std::string as_text(std::string_view text) {
    JsonText json;
    json.quoted(text);
    return std::string(json.view());
}

std::string value(ValueView const& value) {
    JsonText json;
    json.value(value);
    return std::string(json.view());
}

std::string object(JsonMembers& members, std::vector<FieldView> const& fields) {
    JsonText json;
    members.begin();
    for (FieldView const& field : fields) members.add(json, field);
    return std::string(json.view());
}

constexpr std::uint64_t greatest = ~std::uint64_t{0};

TEST(JsonText, QuotesWhatStandsForItself) {
    EXPECT_EQ(as_text(""), R"("")");
    EXPECT_EQ(as_text("A [!x1] / z2"), R"("A [!x1] / z2")");
    EXPECT_EQ(as_text("\x7F"), "\"\x7F\"");
}

TEST(JsonText, EscapesQuotesBackslashesAndControlCharacters) {
    EXPECT_EQ(as_text(R"(a "b" \c)"), R"("a \"b\" \\c")");
    EXPECT_EQ(as_text("\t\n\x01\x1F"), R"("\t\n\u0001\u001f")");
    EXPECT_EQ(as_text(std::string_view("\0", 1)), R"("\u0000")");
}

TEST(JsonText, KeepsUtf8AndReplacesEveryByteThatIsNot) {
    EXPECT_EQ(as_text("\xD0\xBF\xE2\x82\xAC"), "\"\xD0\xBF\xE2\x82\xAC\"");
    EXPECT_EQ(as_text("a\xFF"
                      "b"),
              "\"a\xEF\xBF\xBD"
              "b\"");
    EXPECT_EQ(as_text("\x80"), "\"\xEF\xBF\xBD\"");
}

TEST(JsonText, WritesEveryKindOfValue) {
    EXPECT_EQ(value(std::uint64_t{0}), "0");
    EXPECT_EQ(value(greatest), "18446744073709551615");
    EXPECT_EQ(value("x"), R"("x")");
    EXPECT_EQ(value(std::vector<std::string>{}), "[]");
    EXPECT_EQ(value(std::vector<std::string>{"a", "\""}), R"(["a","\""])");
    EXPECT_EQ(value(Numbers{0, 9, 10, 99, 100, 101, greatest}), "[0,9,10,99,100,101,18446744073709551615]");
    EXPECT_EQ(value(std::vector<Numbers>{}), "[]");
    EXPECT_EQ(value(std::vector<Numbers>{{}, {12, 1}, {}, {100}}), "[[],[12,1],[],[100]]");
    EXPECT_EQ(value(Value{Numbers{7}}), "[7]");
}

TEST(JsonText, HasRoomForLongListsAndTexts) {
    std::string expected = "[18446744073709551615";
    for (int i = 1; i < 1000; ++i) expected += ",18446744073709551615";
    EXPECT_EQ(value(Numbers(1000, greatest)), expected + "]");
    EXPECT_EQ(as_text(std::string(100'000, 'x')), '"' + std::string(100'000, 'x') + '"');
}

TEST(JsonText, OfManyPiecesIsTheirSum) {
    JsonText json;
    std::string expected;
    for (std::uint64_t i = 0; i < 500; ++i) {
        json.number(i);
        json.raw(',');
        expected += std::to_string(i) + ",";
    }
    EXPECT_EQ(json.view(), expected);
    json.clear();
    EXPECT_EQ(json.view(), "");
}

TEST(JsonMembers, AreNamedAnewWhereverTheNamesDiffer) {
    JsonMembers members;
    std::uint64_t const one = 1;
    EXPECT_EQ(object(members, {{"a", one}, {"b", "x"}}), R"("a":1,"b":"x")");
    EXPECT_EQ(object(members, {{"a", "y"}, {"b", one}}), R"("a":"y","b":1)");
    EXPECT_EQ(object(members, {{"a", one}, {"c", one}}), R"("a":1,"c":1)");
    EXPECT_EQ(object(members, {{"c", one}}), R"("c":1)");
    EXPECT_EQ(object(members, {}), "");
    EXPECT_EQ(object(members, {{"c", one}, {"b", one}, {"a", one}}), R"("c":1,"b":1,"a":1)");
    EXPECT_EQ(object(members, {{"\"", one}, {"", one}}), R"("\"":1,"":1)");
}

TEST(JsonMembers, OfOneNameAreOneWithTheLastValue) {
    std::uint64_t const one = 1;
    JsonMembers members;
    for (int times = 0; times < 2; ++times) {
        EXPECT_EQ(object(members, {{"a", one}, {"b", one}, {"a", "longer"}, {"c", one}, {"b", "long"}, {"c", "z"}}),
                  R"("a":"longer","b":"long","c":"z")");
        EXPECT_EQ(object(members, {{"a", "longer"}, {"a", one}}), R"("a":1)");
        EXPECT_EQ(object(members, {{"b", one}, {"a", "longer"}, {"a", one}, {"b", "x"}}), R"("b":"x","a":1)");
    }
}

}  // namespace
}  // namespace statewalk
