// Automata within automata in our notation: a cook, and the pot that is heated for each plate.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "automata/core/nested.hpp"
#include "automata/core/notation.hpp"

namespace kitchen {

using namespace statewalk;

/// Needs so much heat. What is done to it stands in the diary of the kitchen.
class Pot {
public:
    Pot(unsigned heat_needed, std::vector<std::string>& diary) : needed_(heat_needed), diary_(&diary) {}
    bool hot() const { return heat_ >= needed_; }
    bool done() const { return hot(); }
    void heat() {
        if (++heat_ > 9) throw std::runtime_error("the pot is on fire");
        diary_->push_back("heat");
    }

private:
    unsigned needed_;
    unsigned heat_ = 0;
    std::vector<std::string>* diary_;
};

/// Serves plates; each needs a hot pot of its own. Once all are served, one more pot may be put on.
class Cook {
public:
    explicit Cook(std::vector<unsigned> heats) : heats_(std::move(heats)) {}
    bool all_served() const { return served_ == heats_.size(); }
    bool done() const { return all_served(); }
    bool never() const { return false; }
    void take() { diary.push_back("take"); }
    void serve() {
        ++served_;
        diary.push_back("serve");
    }
    void stir() { diary.push_back("stir"); }
    Pot& nested() {
        diary.push_back("a pot");
        return pot_.emplace(heats_.at(std::min(served_, heats_.size() - 1)), diary);
    }

    std::vector<std::string> diary;

private:
    std::vector<unsigned> heats_;
    std::size_t served_ = 0;
    std::optional<Pot> pot_;
};

// clang-format off
struct Boil : Automaton<Boil, Pot> {
    struct Cold : State<"0", "cold"> {};
    struct Warm : State<"1", "on the fire"> {};
    using initial_state = Cold;
    using x1 = Input <"x1", &Pot::hot,  "it is hot">;
    using z1 = Output<"z1", &Pot::heat, "heat it">;
    struct transition_table : Table<
        Row < Cold , Step , Warm , z1   , none    >,
        Row < Warm , Step , Warm , z1   , Not<x1> >,
        Row < Warm , Step , Cold , none , x1      >
    > {};
};

struct Dinner : Automaton<Dinner, Cook> {
    struct Rest   : State<"0", "at rest"> {};
    struct Served : State<"2", "a plate is served"> {};
    using  Pots   = Nested<Boil, "1", "the pot is being heated">;
    using initial_state = Rest;
    using x11 = Input <"x11", &Cook::all_served, "every plate is served">;
    using x12 = Ended <"x12", "the pot is done">;
    using z11 = Output<"z11", &Cook::take,  "take a plate">;
    using z12 = Output<"z12", &Cook::serve, "serve it">;
    struct transition_table : Table<
        Row < Rest   , Step , Pots   , z11  , none     >,
        Row < Pots   , none , Served , z12  , x12      >,
        Row < Served , Step , Pots   , z11  , Not<x11> >,
        Row < Served , Step , Rest   , none , x11      >
    > {};
};

/// One plate: it begins with the pot, and ends in a state that no arrow leaves.
struct Snack : Automaton<Snack, Cook> {
    using  Pots  = Nested<Boil, "1">;
    struct Eaten : State<"2"> {};
    using initial_state = Pots;
    using z12 = Output<"z12", &Cook::serve>;
    struct transition_table : Table<
        Row < Pots , none , Eaten , z12 , Ended<"x12"> >
    > {};
};
// clang-format on

}  // namespace kitchen
