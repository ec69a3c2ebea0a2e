// One digit of a number, read by the automaton of the word.
#include <array>
#include <boost/msm/back/state_machine.hpp>
#include <random>
#include <string_view>
#include <vector>

#include "automata/core/look_up.hpp"
#include "automata/core/run.hpp"
#include "automata/hanoi/hanoi_word.hpp"
#include "tests/bench/bench.hpp"

namespace statewalk::bench {
namespace {

using hanoi::HanoiWord;

constexpr std::string_view letters = "abcABC";

/// So many digits, 0 or 1.
std::vector<unsigned char> digits_of(benchmark::State const& state) {
    std::mt19937 random(1883);
    std::vector<unsigned char> digits(static_cast<std::size_t>(state.range(0)));
    for (auto& digit : digits) digit = random() & 1;
    return digits;
}

/// Measures `read(digits)`, which returns the letter that is reached.
template <class Read>
void measure_reading(benchmark::State& state, Read&& read) {
    // By hand, from the article: next by 0 is a c b a c b, by 1 C B A c b a.
    constexpr std::array<std::array<std::size_t, 2>, 6> table{{{0, 5}, {2, 4}, {1, 3}, {0, 2}, {2, 1}, {1, 0}}};
    std::vector<unsigned char> digits = digits_of(state);
    benchmark::DoNotOptimize(digits.data());
    char reached = 0;
    for (auto _ : state) {
        reached = read(digits);
        benchmark::ClobberMemory();
    }
    std::size_t expected = 0;
    for (unsigned char const digit : digits) expected = table.at(expected).at(digit);
    if (reached != letters[expected]) state.SkipWithError("that is another letter");
    state.SetItemsProcessed(state.iterations() * state.range(0));
}

void word_table(benchmark::State& state) {
    std::array<std::array<std::uint32_t, 2>, 6> table{{{0, 5}, {2, 4}, {1, 3}, {0, 2}, {2, 1}, {1, 0}}};
    benchmark::DoNotOptimize(table);
    measure_reading(state, [&](auto const& digits) {
        std::uint32_t letter = 0;
        for (unsigned char const digit : digits) letter = table[letter][digit];
        return letters[letter];
    });
}
BENCHMARK(word_table)->Arg(64)->Arg(100'000);

/// As the command reads: the automaton's own table, looked up.
void word_step(benchmark::State& state) {
    TransitionGraph const graph = graph_of<HanoiWord>();
    LookUp const word(graph);
    measure_reading(state, [&](auto const& digits) {
        LookUp::Place letter = word.start();
        for (unsigned char const digit : digits) letter = word.next(letter, digit);
        return graph.states[word.state(letter)].name.front();
    });
}
BENCHMARK(word_step)->Arg(64)->Arg(100'000);

/// The machine itself.
void word_step_msm(benchmark::State& state) {
    using Machine = boost::msm::back::state_machine<HanoiWord>;
    TransitionGraph const graph = graph_of<HanoiWord>();
    auto const positions = detail::positions_of_states<Machine>();
    measure_reading(state, [&](auto const& digits) {
        Machine word;
        word.start();
        for (unsigned char const digit : digits)
            digit == 0 ? word.process_event(hanoi::Zero{}) : word.process_event(hanoi::One{});
        return graph.states[positions[static_cast<std::size_t>(word.current_state()[0])]].name.front();
    });
}
BENCHMARK(word_step_msm)->Arg(64)->Arg(100'000);

}  // namespace
}  // namespace statewalk::bench
