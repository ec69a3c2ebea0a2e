#include "factorial.hpp"

#include <gtest/gtest.h>

#include "lines.hpp"

using namespace examples;

TEST(Factorial, is_what_it_is_by_hand) {
    constexpr std::uint64_t known[] = {1, 1, 2, 6, 24, 120, 720, 5040, 40320, 362880, 3628800};
    for (std::uint64_t n = 0; n <= 10; ++n) {
        FactorialCalls calls(n);
        Lines lines;
        Outcome const outcome = run<Factorial>(steps, lines, calls);
        EXPECT_EQ(outcome.ending, Ending::finished);
        EXPECT_EQ(outcome.steps, 3 * n + 3);
        EXPECT_EQ(calls.result(), known[n]) << n;
    }
}

TEST(Factorial, goes_as_far_as_64_bits) {
    FactorialCalls calls(20);
    Lines lines;
    run<Factorial>(steps, lines, calls);
    EXPECT_EQ(calls.result(), 2432902008176640000U);  // OEIS A000142
    EXPECT_THROW(FactorialCalls(21), std::invalid_argument);
}

TEST(Factorial, runs_as_by_hand) {
    FactorialCalls calls(2);
    Lines lines;
    run<Factorial>(steps, lines, calls);
    EXPECT_EQ(lines.text(), R"(0 Step / z0 -> 1
1 Step [x1 no] / z2 -> 1
1 Step [x1 no] / z2 -> 1
1 Step [x1 yes] / z1 -> 2
2 Step [x2 no] / z3 -> 3
3 Step / z4 -> 2
2 Step [x2 no] / z3 -> 3
3 Step / z4 -> 2
2 Step [x2 yes] -> 0
finished
)");
}
