#include "binary_search.hpp"

#include <gtest/gtest.h>

#include "lines.hpp"

using namespace examples;

namespace {

std::vector<int> const primes{2, 3, 5, 7, 11, 13, 17};

std::optional<std::size_t> position(std::vector<int> const& numbers, int wanted) {
    SortedRow row(numbers, wanted);
    Lines lines;
    EXPECT_EQ(run<BinarySearch>(steps, lines, row).ending, Ending::finished);
    return row.found();
}

}  // namespace

TEST(BinarySearch, finds_every_number_where_it_stands) {
    for (std::size_t place = 0; place < primes.size(); ++place) EXPECT_EQ(position(primes, primes[place]), place);
}

TEST(BinarySearch, finds_none_that_is_not_there) {
    for (int const wanted : {1, 4, 9, 18}) EXPECT_EQ(position(primes, wanted), std::nullopt) << wanted;
    EXPECT_EQ(position({}, 2), std::nullopt);
    EXPECT_EQ(position({3}, 2), std::nullopt);
    EXPECT_EQ(position({3}, 3), 0U);
}

TEST(BinarySearch, takes_no_more_steps_than_it_says) {
    std::vector<int> numbers;
    for (int number = 0; number < 64; ++number) numbers.push_back(2 * number);
    for (int wanted = -1; wanted <= 128; ++wanted) {
        SortedRow row(numbers, wanted);
        Lines lines;
        EXPECT_LE(run<BinarySearch>(steps, lines, row).steps, 6U + 3U) << wanted;
    }
}

// The middles are 7, 13 and 11.
TEST(BinarySearch, runs_as_by_hand) {
    SortedRow row(primes, 11);
    Lines lines;
    run<BinarySearch>(steps, lines, row);
    EXPECT_EQ(lines.text(), R"(0 Step -> 1
1 Step [x1 no, x2 no, x3 yes] / z2 -> 1
1 Step [x1 no, x2 no, x3 no] / z3 -> 1
1 Step [x1 no, x2 yes] / z1 -> 0
finished
)");
}

TEST(BinarySearch, runs_as_by_hand_where_there_is_nothing_to_find) {
    SortedRow row({3, 5}, 4);
    Lines lines;
    run<BinarySearch>(steps, lines, row);
    EXPECT_EQ(lines.text(), R"(0 Step -> 1
1 Step [x1 no, x2 no, x3 no] / z3 -> 1
1 Step [x1 no, x2 no, x3 yes] / z2 -> 1
1 Step [x1 yes] -> 0
finished
)");
}
