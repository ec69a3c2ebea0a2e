// The observed twin of a machine does what the machine does, and reports it.
#include "automata/core/observed.hpp"

#include <gtest/gtest.h>

#include <random>

#include "tests/automata/core/bare_door.hpp"

using namespace statewalk;

namespace {

class Listener : public Observer {
public:
    void asked(std::size_t input, bool answer) override {
        said.push_back("x" + std::to_string(input) + (answer ? " yes" : " no"));
    }
    bool passes_over(std::size_t row) override { return row == passed_row; }
    bool verdict(std::size_t row, bool answer) override { return row == lying_row ? !answer : answer; }
    int taken(std::size_t row) override {
        said.push_back("row " + std::to_string(row));
        return times;
    }
    void runs(std::size_t output) override { said.push_back("z" + std::to_string(output)); }

    std::vector<std::string> said;
    std::size_t lying_row = 99;
    std::size_t passed_row = 99;
    int times = 1;
};

template <class Machine>
auto give(Machine& machine, unsigned event) {
    switch (event) {
        case 0: return machine.process_event(bare::open{});
        case 1: return machine.process_event(bare::shut{});
        case 2: return machine.process_event(bare::lock{7});
        case 3: return machine.process_event(bare::lock{6});
        default: return machine.process_event(bare::knock{});
    }
}

class ObservedDoor : public ::testing::Test {
protected:
    ObservedDoor() {
        door.observer = &listener;
        door.start();
    }
    Listener listener;
    Observed<bare::Door> door;
};

}  // namespace

TEST(Observed, answers_and_moves_as_the_plain_machine_over_random_events) {
    std::mt19937 random(1980);
    for (int run = 0; run < 50; ++run) {
        bare::Door plain;
        Observed<bare::Door> observed;
        Listener listener;
        if (run % 2 == 0) observed.observer = &listener;
        plain.start();
        observed.start();
        for (int step = 0; step < 200; ++step) {
            unsigned const event = static_cast<unsigned>(random() % 5);
            ASSERT_EQ(give(plain, event), give(observed, event)) << "run " << run << ", step " << step;
            ASSERT_EQ(plain.current_state()[0], observed.current_state()[0]);
            ASSERT_EQ(plain.heard, observed.heard) << "the same actions, and its own no_transition";
        }
    }
}

TEST_F(ObservedDoor, reports_guard_row_and_action_in_their_order) {
    door.process_event(bare::open{});
    door.process_event(bare::shut{});
    // inputs: 0 calm, 1 right_key; outputs: 0 creak, 1 slam, 2 ring
    EXPECT_EQ(listener.said, (std::vector<std::string>{"row 0", "z0", "x0 yes", "row 1", "z1"}));
}

TEST_F(ObservedDoor, reports_a_guard_that_says_no) {
    door.process_event(bare::lock{1});
    EXPECT_EQ(listener.said, std::vector<std::string>{"x1 no"});
}

TEST_F(ObservedDoor, takes_the_observers_word_for_a_verdict) {
    listener.lying_row = 2;
    door.process_event(bare::lock{1});
    EXPECT_EQ(listener.said, (std::vector<std::string>{"x1 no", "row 2"}));
}

TEST_F(ObservedDoor, does_not_ask_the_guard_of_a_row_that_is_passed_over) {
    listener.passed_row = 2;
    door.process_event(bare::lock{7});
    EXPECT_TRUE(listener.said.empty());
}

TEST_F(ObservedDoor, runs_actions_as_often_as_the_observer_says) {
    listener.times = 0;
    door.process_event(bare::open{});
    EXPECT_TRUE(door.heard.empty());
    listener.times = 2;
    door.process_event(bare::shut{});
    EXPECT_EQ(door.heard, (std::vector<std::string>{"slam", "slam"}));
}
