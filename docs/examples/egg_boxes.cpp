// An automaton within an automaton: one fills a box, and is nested in a state of one that packs box after box.
#include <cstdint>
#include <iostream>
#include <statewalk/automata/core/graph_of.hpp>
#include <statewalk/automata/core/nested.hpp>
#include <statewalk/automata/core/notation.hpp>
#include <statewalk/automata/core/run.hpp>
#include <statewalk/diagrams/dot.hpp>
#include <statewalk/diagrams/trace_table.hpp>

using namespace statewalk;

struct Box {
    bool full() const { return eggs == 2; }
    bool done() const { return full(); }
    void put_egg() { ++eggs; }
    int eggs = 0;
};

struct Bench {
    bool all_packed() const { return packed == 2; }
    bool done() const { return all_packed(); }
    void close_box() { ++packed; }
    Box& nested() { return box = Box(); }

    template <class Record>
    void describe(Record& record) const {
        record.field("eggs", static_cast<std::uint64_t>(box.eggs));
        record.field("packed", static_cast<std::uint64_t>(packed));
    }

    Box box;
    int packed = 0;
};

// clang-format off
struct Filling : Automaton<Filling, Box> {
    struct Rest : State<"0", "at rest"> {};
    struct Open : State<"1", "an egg is in"> {};
    using initial_state = Rest;

    using x1 = Input <"x1", &Box::full,    "the box is full">;
    using z1 = Output<"z1", &Box::put_egg, "put an egg in">;

    struct transition_table : Table<
        //    Start , Event , Next , Action , Guard
        Row < Rest  , Step  , Open , z1     , none    >,
        Row < Open  , Step  , Rest , none   , x1      >,
        Row < Open  , Step  , Open , z1     , Not<x1> >
    > {};
};

struct Packing : Automaton<Packing, Bench> {
    struct Rest : State<"0", "at rest"> {};
    struct Turn : State<"1", "the turn of the next box"> {};
    using  Fill = Nested<Filling, "2", "a box is being filled">;
    using initial_state = Rest;

    using x11 = Input <"x11", &Bench::all_packed, "every box is packed">;
    using x12 = Ended <"x12",                     "the nested automaton is done">;
    using z11 = Output<"z11", &Bench::close_box,  "close the box">;

    struct transition_table : Table<
        //    Start , Event , Next , Action , Guard
        Row < Rest  , Step  , Turn , none   , none     >,
        Row < Turn  , Step  , Rest , none   , x11      >,
        Row < Turn  , Step  , Fill , none   , Not<x11> >,
        Row < Fill  , none  , Turn , z11    , x12      >
    > {};
};
// clang-format on

int main() {
    std::cout << dot(graph_of<Packing>());
    Bench bench;
    run<Packing>(steps, TraceTable(std::cout), bench);
}
