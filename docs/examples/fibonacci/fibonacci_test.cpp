#include "fibonacci.hpp"

#include <gtest/gtest.h>

#include "lines.hpp"

using namespace examples;

TEST(Fibonacci, is_what_it_is_by_hand) {
    constexpr std::uint64_t known[] = {0, 1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233};
    for (std::uint64_t n = 0; n <= 12; ++n) {
        FibonacciCalls calls(n);
        Lines lines;
        Outcome const outcome = run<Fibonacci>(steps, lines, calls);
        EXPECT_EQ(outcome.ending, Ending::finished);
        EXPECT_EQ(outcome.steps, 6 * known[n + 1] - 3) << n;
        EXPECT_EQ(calls.result(), known[n]) << n;
    }
}

TEST(Fibonacci, refuses_what_has_no_room_in_64_bits) { EXPECT_THROW(FibonacciCalls(94), std::invalid_argument); }

TEST(Fibonacci, runs_as_by_hand) {
    FibonacciCalls calls(2);
    Lines lines;
    run<Fibonacci>(steps, lines, calls);
    EXPECT_EQ(lines.text(), R"(0 Step / z0 -> 1
1 Step [x1 no] / z2 -> 1
1 Step [x1 yes] / z1 -> 2
2 Step [x2 no, x3 yes] / z3 -> 3
3 Step / z4 -> 1
1 Step [x1 yes] / z1 -> 2
2 Step [x2 no, x3 no] / z3 -> 4
4 Step / z5 -> 2
2 Step [x2 yes] -> 0
finished
)");
}
