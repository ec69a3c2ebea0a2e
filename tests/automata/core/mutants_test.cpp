// Mutants: which there are, what their graphs are, and what a machine does as one.
#include "automata/core/mutants.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "automata/core/run.hpp"
#include "tests/automata/core/bare_door.hpp"

using namespace statewalk;

namespace {

struct Paper {
    bool full() const { return text.size() >= 3; }
    void a() { text += 'a'; }
    void b() { text += 'b'; }

    std::string text;
};

// clang-format off
struct Writer : Automaton<Writer, Paper> {
    struct Idle : State<"0"> {};
    struct Busy : State<"1"> {};
    using initial_state = Idle;

    using x1 = Input <"x1", &Paper::full>;
    using z1 = Output<"z1", &Paper::a>;
    using z2 = Output<"z2", &Paper::b>;

    struct transition_table : Table<
        Row < Idle , Step , Busy , Do<z1, z2> , none    >,
        Row < Busy , Step , Busy , z1         , Not<x1> >,
        Row < Busy , Step , Idle , none       , x1      >
    > {};
};
// clang-format on

using Kind = Mutant::Kind;

struct Deed {
    std::string text;
    Ending ending;

    bool operator==(Deed const&) const = default;
};

/// What is on the paper after two steps, and how they ended.
Deed done(std::optional<Mutant> const& mutant) {
    Paper paper;
    Runner<Writer> writer(mutant, paper);
    for (int step = 0; step < 2; ++step) writer.step(Step{});
    return {paper.text, writer.outcome().ending};
}

}  // namespace

TEST(Mutants, are_one_for_each_thing_that_can_be_changed_in_a_row) {
    TransitionGraph const graph = graph_of<Writer>();
    std::vector<std::string> texts;
    for (Mutant const& mutant : mutants(graph))
        texts.push_back(std::to_string(mutant.row) + " " + mutant_text(graph, mutant));
    EXPECT_EQ(texts, (std::vector<std::string>{"0 switched off", "0 z1 skipped", "0 z1 run twice", "0 z2 skipped",
                                               "0 z2 run twice", "0 z1 and z2 swapped", "1 switched off",
                                               "1 guard turned round", "1 z1 skipped", "1 z1 run twice",
                                               "2 switched off", "2 guard turned round"}));
}

TEST(Mutants, do_not_swap_an_action_with_itself) {
    TransitionGraph graph = graph_of<Writer>();
    graph.transitions[0].outputs = {0, 0};
    for (Mutant const& mutant : mutants(graph)) EXPECT_NE(mutant.kind, Kind::swapped);
}

TEST(Mutants, have_the_graph_of_a_table_with_that_change) {
    TransitionGraph const graph = graph_of<Writer>();
    auto const text = [&](Mutant const& mutant) { return arrow_text(mutated(graph, mutant), mutant.row); };
    EXPECT_EQ(text({Kind::turned_round, 1}), "1 -> 1 [x1] / z1");
    EXPECT_EQ(text({Kind::turned_round, 2}), "1 -> 0 [!x1]");
    EXPECT_EQ(text({Kind::skipped, 0, 0}), "0 -> 1 / z2");
    EXPECT_EQ(text({Kind::run_twice, 0, 1}), "0 -> 1 / z1; z2; z2");
    EXPECT_EQ(text({Kind::swapped, 0, 0, 1}), "0 -> 1 / z2; z1");
    EXPECT_TRUE(mutated(graph, {Kind::switched_off, 0}).transitions[0].guard.any_of.empty());
}

TEST(Mutants, do_what_such_a_table_would) {
    EXPECT_EQ(done({}), (Deed{"aba", Ending::finished}));
    EXPECT_EQ(done(Mutant{Kind::switched_off, 0}), (Deed{"", Ending::stuck}));
    EXPECT_EQ(done(Mutant{Kind::skipped, 0, 0}), (Deed{"ba", Ending::finished}));
    EXPECT_EQ(done(Mutant{Kind::skipped, 0, 1}), (Deed{"aa", Ending::finished}));
    EXPECT_EQ(done(Mutant{Kind::run_twice, 0, 0}).text, "aab") << "the paper is full, and nothing is added";
    EXPECT_EQ(done(Mutant{Kind::run_twice, 0, 1}).text, "abb");
    EXPECT_EQ(done(Mutant{Kind::swapped, 0, 0, 1}).text, "baa");
    EXPECT_EQ(done(Mutant{Kind::turned_round, 1}), (Deed{"ab", Ending::stuck}));
    EXPECT_EQ(done(Mutant{Kind::skipped, 1, 0}).text, "ab");
    EXPECT_EQ(done(Mutant{Kind::run_twice, 1, 0}).text, "abaa");
    EXPECT_EQ(done(Mutant{Kind::turned_round, 2}).text, "ab") << "the later row is tried first, and leads to 0";
}

TEST(Mutants, write_down_what_they_do) {
    Paper paper;
    Runner<Writer> writer(Mutant{Kind::run_twice, 0, 1}, paper);
    writer.step(Step{});
    EXPECT_EQ(writer.record().fired, std::vector<std::size_t>{0});
    EXPECT_EQ(writer.record().outputs, (std::vector<std::size_t>{0, 1, 1}));
}

TEST(Mutants, are_made_of_a_machine_without_an_object_too) {
    std::size_t const ring = 4;  // the row in which the shut door rings, and nothing else
    auto const rings = [](auto const& mutant) {
        Runner<bare::Door> door(mutant);
        door.step(bare::knock{});
        return door.record().outputs.size();
    };
    EXPECT_EQ(rings(std::optional<Mutant>()), 1U);
    EXPECT_EQ(rings(std::optional(Mutant{Kind::skipped, ring, 0})), 0U);
    EXPECT_EQ(rings(Mutant{Kind::run_twice, ring, 0}), 2U);

    Runner<bare::Door> door(Mutant{Kind::switched_off, ring});
    door.step(bare::knock{});
    EXPECT_TRUE(door.record().fired.empty());
}
