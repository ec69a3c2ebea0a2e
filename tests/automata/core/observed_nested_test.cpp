// The observed twin of a machine that holds machines does what the machine does, at every level.
#include <gtest/gtest.h>

#include <random>

#include "tests/automata/core/nested_automata.hpp"
#include "tests/automata/core/whereabouts.hpp"

using namespace statewalk;

namespace {

/// One of the events of a radio.
constexpr auto give_radio = [](auto& radio, unsigned event) {
    switch (event) {
        case 0: return radio.process_event(bare::power{});
        case 1: return radio.process_event(bare::next{});
        default: return radio.process_event(bare::louder{});
    }
};

/// One of the events of a house.
enum : unsigned { press, enter, climb, leave };
constexpr auto give_house = [](auto& house, unsigned event) {
    switch (event) {
        case press: return house.process_event(bare::press{});
        case enter: return house.process_event(bare::enter{});
        case climb: return house.process_event(bare::climb{});
        default: return house.process_event(bare::leave{});
    }
};

/// Turns round the verdict of one row, and keeps the rows taken.
class Liar : public Observer {
public:
    bool verdict(std::size_t row, bool answer) override { return row == lying_row ? !answer : answer; }
    int taken(std::size_t row) override {
        rows.push_back(row);
        return 1;
    }
    void asked(std::size_t input, bool answer) override {
        inputs.push_back(std::to_string(input) + (answer ? " yes" : " no"));
    }

    std::size_t lying_row = 99;
    std::vector<std::size_t> rows;
    std::vector<std::string> inputs;
};

/// Plain and observed, with somebody who watches or nobody, over events in no order.
template <class Machine, class Give>
void expect_the_same(Give&& give, unsigned events) {
    std::mt19937 random(2002);
    for (int run = 0; run < 20; ++run) {
        Machine plain;
        Observed<Machine> observed;
        Liar watcher;
        if (run % 2 == 0) observed.observer = &watcher;
        plain.start();
        observed.start();
        std::size_t places = 0;
        for (int step = 0; step < 200; ++step) {
            unsigned const event = static_cast<unsigned>(random() % events);
            std::string const before = where(plain);
            ASSERT_EQ(give(plain, event), give(observed, event)) << "run " << run << ", step " << step;
            ASSERT_EQ(where(plain), bare::where_is<Machine>(observed)) << "run " << run << ", step " << step;
            places += where(plain) != before ? 1 : 0;
        }
        EXPECT_GT(places, 20U) << "it does not stay where it was";
        bool const nobody = observed.observer == nullptr;
        EXPECT_TRUE(nobody || watcher.rows.size() >= places) << "each change of place has its row";
    }
}

class ObservedHouse : public ::testing::Test {
protected:
    ObservedHouse() {
        house.observer = &liar;
        house.start();
    }
    std::string after(std::vector<unsigned> const& events) {
        for (unsigned const event : events) give_house(house, event);
        return bare::where_is<bare::House>(house);
    }
    Liar liar;
    Observed<bare::House> house;
};
constexpr std::size_t row_of_the_hall = 6, row_of_the_attic = 10;  // Dark -> Lit [works]

}  // namespace

TEST(ObservedNested, two_regions_in_the_initial_state_answer_and_move_as_the_plain_machine) {
    expect_the_same<bare::Radio>(give_radio, 3);
}

TEST(ObservedNested, a_machine_that_goes_on_where_it_was_does_so_observed_too) {
    expect_the_same<bare::RadioWithMemory>(give_radio, 3);
}

TEST(ObservedNested, two_levels_and_one_definition_in_two_places_answer_and_move_as_the_plain_machine) {
    expect_the_same<bare::House>(give_house, 4);
}

TEST(ObservedNested, actions_inside_and_outside_are_those_of_the_plain_machine) {
    std::mt19937 random(1941);
    bare::Radio plain;
    Observed<bare::Radio> observed;
    plain.start();
    observed.start();
    using Twin = detail::TwinState<bare::Playing, bare::RadioOf_<bare::Playing>, Observer,
                                   detail::Place<bare::RadioOf_<bare::Playing>>>::type;
    for (int step = 0; step < 2000; ++step) {
        unsigned const event = static_cast<unsigned>(random() % 3);
        give_radio(plain, event);
        give_radio(observed, event);
        ASSERT_EQ(plain.heard, observed.heard);
        ASSERT_EQ(plain.get_state<bare::Playing&>().heard, observed.get_state<Twin&>().heard);
    }
    EXPECT_GT(plain.heard.size(), 100U);
}

TEST_F(ObservedHouse, reports_rows_and_inputs_by_their_numbers_in_the_whole_graph) {
    // A lamp works every second time that it is pressed.
    EXPECT_EQ(after({enter, press, press}), "Hall/Lamp/Lit");
    EXPECT_EQ(after({climb, press, press, press}), "Attic/Lamp/Dark");
    EXPECT_EQ(liar.rows, (std::vector<std::size_t>{4, row_of_the_hall, 0, row_of_the_attic, 11}));
    EXPECT_EQ(liar.inputs, (std::vector<std::string>{"0 no", "0 yes", "0 no", "0 yes"}));
}

TEST_F(ObservedHouse, with_a_verdict_turned_round_inside_differs_there_and_nowhere_else) {
    // Of two lamps of one definition only the first one is lied about.
    liar.lying_row = row_of_the_hall;
    EXPECT_EQ(after({enter, press}), "Hall/Lamp/Lit") << "it does not work yet, and is told that it does";
    EXPECT_EQ(after({press, press}), "Hall/Lamp/Dark") << "now it works, and is told that it does not";
    EXPECT_EQ(after({climb, press}), "Attic/Lamp/Dark");
    EXPECT_EQ(after({press}), "Attic/Lamp/Lit");
}

TEST_F(ObservedHouse, is_watched_inside_however_often_it_is_entered) {
    for (int round = 0; round < 3; ++round) {
        liar.rows.clear();
        EXPECT_EQ(after({enter, press, press, press}), "Hall/Lamp/Dark");
        EXPECT_EQ(liar.rows.size(), 3U) << "into the light, on, off";
        EXPECT_EQ(after({leave}), "Garden");
        EXPECT_EQ(after({enter}), "Hall/Empty");
    }
}

TEST(ObservedNested, an_automaton_of_our_notation_does_the_same_unobserved) {
    for (std::vector<unsigned> const& heats : {std::vector<unsigned>{1}, {2, 1}, {3, 1, 4, 1, 5}}) {
        kitchen::Cook plain_cook(heats);
        kitchen::Cook observed_cook(heats);
        boost::msm::back::state_machine<kitchen::Dinner> plain;
        Observed<boost::msm::back::state_machine<kitchen::Dinner>> observed;
        plain.control(plain_cook);
        observed.control(observed_cook);
        plain.start();
        observed.start();
        for (int step = 0; step < 40; ++step) {
            ASSERT_EQ(plain.process_event(Step{}), observed.process_event(Step{}));
            ASSERT_EQ(plain.current_state()[0], observed.current_state()[0]);
            ASSERT_EQ(plain_cook.diary, observed_cook.diary);
            if (plain_cook.done()) break;
        }
        EXPECT_TRUE(plain_cook.done());
    }
}
