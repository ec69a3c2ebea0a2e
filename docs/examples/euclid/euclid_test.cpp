#include "euclid.hpp"

#include <gtest/gtest.h>

#include "lines.hpp"

using namespace examples;

namespace {

std::uint64_t divisor(std::uint64_t a, std::uint64_t b) {
    Pair pair(a, b);
    Lines lines;
    EXPECT_EQ(run<Euclid>(steps, lines, pair).ending, Ending::finished);
    return pair.divisor();
}

}  // namespace

TEST(Euclid, finds_the_divisors_of_a_table_made_by_hand) {
    constexpr std::uint64_t table[6][6] = {
        {1, 1, 1, 1, 1, 1},  // 1
        {1, 2, 1, 2, 1, 2},  // 2
        {1, 1, 3, 1, 1, 3},  // 3
        {1, 2, 1, 4, 1, 2},  // 4
        {1, 1, 1, 1, 5, 1},  // 5
        {1, 2, 3, 2, 1, 6},  // 6
    };
    for (std::uint64_t a = 1; a <= 6; ++a)
        for (std::uint64_t b = 1; b <= 6; ++b) EXPECT_EQ(divisor(a, b), table[a - 1][b - 1]) << a << ", " << b;
    EXPECT_EQ(divisor(1071, 462), 21U);  // 3 * 3 * 7 * 17 and 2 * 3 * 7 * 11
}

TEST(Euclid, runs_as_by_hand) {
    Pair pair(12, 8);
    Lines lines;
    run<Euclid>(steps, lines, pair);
    EXPECT_EQ(lines.text(), R"(0 Step -> 1
1 Step [x1 no, x2 yes] / z1 -> 1
1 Step [x1 no, x2 no] / z2 -> 1
1 Step [x1 yes] -> 0
finished
)");
}

TEST(Euclid, takes_no_step_where_nothing_is_to_do) {
    Pair pair(7, 7);
    Lines lines;
    EXPECT_EQ(run<Euclid>(steps, lines, pair).steps, 0U);
}

TEST(Euclid, refuses_zero) {
    EXPECT_THROW(Pair(0, 8), std::invalid_argument);
    EXPECT_THROW(Pair(12, 0), std::invalid_argument);
}
