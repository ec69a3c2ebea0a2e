// The tree of moves, as "Structure of Hanoi" prints it.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "cli/catalogue.hpp"
#include "tests/cli/command.hpp"

namespace statewalk::cli::test {
namespace {

TEST(Tree, OfThreeDiscsFromAToBIsIndentedByDepth) {
    // What hanoi-tree.js prints: the smallest discs deepest.
    Result const result = statewalk("trace action-tree --to B -f tree");
    EXPECT_EQ(result.status, 0) << result.err;
    EXPECT_EQ(result.out,
              "        A->B\n"
              "    A->C\n"
              "        B->C\n"
              "A->B\n"
              "        C->A\n"
              "    C->B\n"
              "        A->B\n");
}

TEST(Tree, OfThreeDiscsFromAToBNestedIsTheListThatIsPrinted) {
    // The source prints it by hand, with a bracket and some quotes gone astray; this is what its program gives.
    EXPECT_EQ(statewalk("trace action-tree --to B -f nested").out,
              R"([[["A->B"], "A->C", ["B->C"]], "A->B", [["C->A"], "C->B", ["A->B"]]])"
              "\n");
}

TEST(Tree, OfOneDiscIsItsRoot) {
    EXPECT_EQ(statewalk("trace action-tree -n 1 -f tree --pegs x,y,z --from z --to x").out, "z->x\n");
    EXPECT_EQ(statewalk("trace action-tree -n 1 -f nested --pegs x,y,z --from z --to x").out, "[\"z->x\"]\n");
}

TEST(Tree, OfNoDiscsIsEmpty) {
    EXPECT_EQ(statewalk("trace action-tree -n 0 -f tree").out, "");
    EXPECT_EQ(statewalk("trace action-tree -n 0 -f nested").out, "[]\n");
}

TEST(Tree, ClosesEveryBracketThatItOpens) {
    for (int discs = 1; discs <= 8; ++discs) {
        std::string const nested = statewalk("trace action-tree -f nested -n " + std::to_string(discs)).out;
        int open = 0;
        int deepest = 0;
        for (char const c : nested) {
            if (c == '[') deepest = std::max(deepest, ++open);
            if (c == ']') --open;
            EXPECT_GE(open, 0);
        }
        EXPECT_EQ(open, 0) << nested;
        EXPECT_EQ(deepest, discs) << nested;
    }
}

TEST(Tree, IsWalkedByTheActionTreeOnly) {
    for (Entry const& entry : catalogue())
        for (std::string const format : {"tree", "nested"})
            if (entry.name != "action-tree")
                expect_refusal(statewalk("trace " + entry.name + " -f " + format), 2,
                               "-f " + format + " is for action-tree; " + entry.name + " walks no tree");
}

TEST(Tree, IsShownWholeOrNotAtAll) {
    for (std::string const format : {"tree", "nested"})
        expect_refusal(statewalk("trace action-tree --budget 5 -f " + format), 2,
                       "--budget does not go with -f " + format + ", which shows whole trees");
}

}  // namespace
}  // namespace statewalk::cli::test
