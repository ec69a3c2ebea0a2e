// --lang ru on the grades of printed moves, protocols and automata: no English is left but names.
#include "tests/cli/russian.hpp"

#include <gtest/gtest.h>

#include "tests/cli/logs.hpp"
#include "tests/cli/machines.hpp"

namespace statewalk::cli::test {
namespace {

TEST(Russian, IsEveryGrade) {
    expect_russian("grade -", 0, "1A->C\n2A->B\n1C->B\n3A->C\n1B->A\n2B->C\n1A->C\n");
    expect_russian("grade -", 1, "Ханой:\n1A->C\n2A->C\n");
    expect_russian("grade -", 1, "1A->C\n2A->B\n1C->B\n3A->C\n7B\n");
    expect_russian("grade -", 1, "1A->C\n7B\n2A->B\n");
    expect_russian("grade - -n 2", 1, "1A->C\n1C->B\n2A->C\n1B->C\n");
    expect_russian("grade - -n 1 --pegs P,Q,R", 0, "0 1->3\n");
    expect_russian("grade - -n 1 --pegs A,B,C,D", 1, "1A->C\n1C->D\n");
    expect_russian("grade - -n 3 --pegs A,B,C,D", 1, "1A->X\n");
    expect_russian("grade -", 1, "{");
    expect_russian("grade -", 1, text(without(3)));
    expect_russian("grade - - -f gradescope", 2, "");
    expect_russian("grade - --automaton buneman-levy", 1, "{ A1: 0 e1\n * z2\n");
    expect_russian("grade - --automaton turnstile", 2, "");
    expect_russian("grade - --events coin", 2, "");
    expect_russian(alone(buneman_levy()), "grade", 0);
    expect_russian(alone(careless()), "grade", 1);
    expect_russian(alone(endless()), "grade", 1);
    expect_russian(alone(catalogue().find("frame-table")), "grade", 2);
}

}  // namespace
}  // namespace statewalk::cli::test
