#include "cli/drawn_towers.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace statewalk::cli::test {
namespace {

using Rows = std::vector<Numbers>;
using Lines = std::vector<std::string>;

/// As text; no line if they are not drawn.
Lines drawn(Rows const& towers, std::size_t tallest, Numbers const& moved, Room const& room,
            Lines const& names = {"A", "B", "C"}) {
    Lines lines;
    if (auto const all = drawn_towers(Value{towers}, names, tallest, moved, room))
        for (StyledLine const& line : *all) lines.push_back(line.text(room.columns, false));
    return lines;
}

TEST(DrawnTowers, StandOnTheirPegs) {
    EXPECT_EQ(drawn({{3}, {2}, {1}}, 3, {}, {}), (Lines{
                                                     "     |        |        |",
                                                     "     |        |        |",
                                                     "     |        |        |",
                                                     "  (==3==)   (=2=)     (1)",
                                                     "  ---A---  ---B---  ---C---",
                                                 }));
}

TEST(DrawnTowers, ShowWhichDiscsMoved) {
    EXPECT_EQ(drawn({{}, {}, {2, 1}}, 2, {2}, {}), (Lines{
                                                       "    |      |      |",
                                                       "    |      |     (1)",
                                                       "    |      |    (#2#)",
                                                       "  --A--  --B--  --C--",
                                                   }));
    EXPECT_EQ(drawn({{}, {}, {2, 1}}, 2, {2}, {80, 12, true}), (Lines{
                                                                   "    │      │      │",
                                                                   "    │      │     ▐1▌",
                                                                   "    │      │    ▐█2█▌",
                                                                   "  ──A──  ──B──  ──C──",
                                                               }));
}

TEST(DrawnTowers, HaveRoomForNumbersOfTwoDigits) {
    Lines const lines = drawn({{10}, {}, {}}, 1, {}, {});
    ASSERT_EQ(lines.size(), 3U);
    EXPECT_EQ(lines[1].substr(0, 23), "  (========10=========)");  // 2 * 10 + 1 columns
}

TEST(DrawnTowers, NeedAsManyColumnsAndRowsAsTheyTake) {
    // A margin of 2 and three times 2 * 3 + 1 and a gap of 2; three discs, the tip of the rods and the ground.
    Rows const three{{3, 2, 1}, {}, {}};
    EXPECT_EQ(drawn(three, 3, {}, {29, 5}).size(), 5U);
    EXPECT_EQ(drawn(three, 3, {}, {28, 5}), Lines{});
    EXPECT_EQ(drawn(three, 3, {}, {29, 4}), Lines{});
}

TEST(DrawnTowers, MayBeEmptyAndMayHaveNoNames) {
    EXPECT_EQ(drawn({{}, {}}, 0, {}, {}, {}), (Lines{"   |    |", "  -1-  -2-"}));
}

TEST(DrawnTowers, AreNoOtherFieldsOfThatName) {
    for (Value const& value : {Value{std::string("high")}, Value{std::uint64_t{7}}, Value{Numbers{3, 2, 1}},
                               Value{Rows{}}, Value{Rows{{0}}}, Value{Rows{{~std::uint64_t{0}}}}})
        EXPECT_FALSE(drawn_towers(value, {}, 0, {}, {}));
}

}  // namespace
}  // namespace statewalk::cli::test
