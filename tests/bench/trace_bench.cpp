// A trace as JSON Lines, by the framework and by hand: a switch over the same towers, whose lines are printed by fprintf.
// Both write the same bytes.
#include <bit>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string_view>
#include <vector>

#include "automata/core/run.hpp"
#include "automata/hanoi/buneman_levy.hpp"
#include "diagrams/json_lines.hpp"
#include "tests/bench/bench.hpp"

namespace statewalk::bench {
namespace {

using hanoi::SearchedTowers;

void write_jsonl(std::ostream& out, hanoi::Task const& task) {
    SearchedTowers towers(task);
    Runner<hanoi::BunemanLevy> runner(towers);
    JsonLines log(out);
    run(runner, steps, log, {{"discs", std::uint64_t{task.discs}}});
}

void print_towers(std::FILE* out, SearchedTowers const& towers) {
    std::fprintf(out, "\"object\":{\"towers\":[");
    for (hanoi::Peg peg = 0; peg < 3; ++peg) {
        std::fprintf(out, peg == 0 ? "[" : ",[");
        char const* comma = "";
        for (hanoi::DiscSet left = towers.on(peg); left != 0;) {
            auto const disc = static_cast<unsigned>(std::bit_width(left));
            std::fprintf(out, "%s%u", comma, disc);
            left ^= hanoi::DiscSet{1} << (disc - 1);
            comma = ",";
        }
        std::fprintf(out, "]");
    }
    std::fprintf(out, "]}}");
}

void write_fprintf(std::FILE* out, hanoi::Task const& task) {
    SearchedTowers towers(task);
    enum class State { rest, moving } state = State::rest;
    std::fprintf(out,
                 "{\"schema\":\"statewalk-log/1\",\"automaton\":\"buneman-levy\",\"task\":{\"discs\":%u},"
                 "\"start\":{\"states\":[\"0\"],",
                 task.discs);
    print_towers(out, towers);
    std::fprintf(out, "}\n");
    unsigned long long step = 0;
    unsigned long long number = 0;
    do {
        towers.forget_moves();
        char const* before = "";
        char const* inputs = "";
        int arrow = 0;
        char const* outputs = "";
        char const* next = "";
        switch (state) {
            case State::rest:
                before = "0";
                towers.move_smallest();
                state = State::moving;
                arrow = 1;
                outputs = "\"z1\"";
                next = "1";
                break;
            case State::moving:
                before = "1";
                if (towers.delivered()) {
                    state = State::rest;
                    inputs = "[\"x1\",true]";
                    arrow = 2;
                    next = "0";
                } else {
                    towers.move_other();
                    towers.move_smallest();
                    inputs = "[\"x1\",false]";
                    arrow = 3;
                    outputs = "\"z2\",\"z1\"";
                    next = "1";
                }
                break;
        }
        std::fprintf(out,
                     "{\"step\":%llu,\"states\":[\"%s\"],\"event\":\"Step\",\"inputs\":[%s],\"arrows\":[%d],"
                     "\"outputs\":[%s],\"next\":[\"%s\"],\"moves\":[",
                     ++step, before, inputs, arrow, outputs, next);
        char const* comma = "";
        for (hanoi::Move const& move : towers.moves()) {
            std::fprintf(out, "%s{\"number\":%llu,\"disc\":%u,\"from\":\"%s\",\"to\":\"%s\"}", comma, ++number,
                         move.disc, task.pegs[move.from].c_str(), task.pegs[move.to].c_str());
            comma = ",";
        }
        std::fprintf(out, "],");
        print_towers(out, towers);
        std::fprintf(out, "\n");
    } while (state != State::rest || !towers.done());
    std::fprintf(out,
                 "{\"ended\":\"finished\",\"steps\":%llu,\"moves\":%llu,\"truncated\":false,"
                 "\"reason\":\"at rest, and the task is done\"}\n",
                 step, number);
}

/// Whether both write the same, of a run short enough to be kept.
bool lines_agree() {
    hanoi::Task const task{.discs = 12};
    std::ostringstream ours;
    write_jsonl(ours, task);
    char* text = nullptr;
    std::size_t size = 0;
    std::FILE* const file = open_memstream(&text, &size);
    write_fprintf(file, task);
    std::fclose(file);
    bool const agree = ours.str() == std::string_view(text, size);
    std::free(text);
    return agree;
}

/// Of the stream and of the FILE: what is compared is not how often the system is called.
constexpr std::size_t buffer_size = 1 << 16;

void count_steps(benchmark::State& state) {
    state.SetItemsProcessed(state.iterations() * ((std::int64_t{1} << (state.range(0) - 1)) + 1));
}

void trace_jsonl(benchmark::State& state) {
    if (!lines_agree()) return state.SkipWithError("the lines differ");
    std::vector<char> buffer(buffer_size);
    std::ofstream out;
    out.rdbuf()->pubsetbuf(buffer.data(), static_cast<std::streamsize>(buffer.size()));
    out.open("/dev/null");
    for (auto _ : state) write_jsonl(out, task_of(state));
    count_steps(state);
}

void trace_fprintf(benchmark::State& state) {
    std::vector<char> buffer(buffer_size);
    std::FILE* const out = std::fopen("/dev/null", "w");
    std::setvbuf(out, buffer.data(), _IOFBF, buffer.size());
    for (auto _ : state) write_fprintf(out, task_of(state));
    std::fclose(out);
    count_steps(state);
}

BENCHMARK(trace_jsonl)->Arg(12)->Arg(20);
BENCHMARK(trace_fprintf)->Arg(12)->Arg(20);

}  // namespace
}  // namespace statewalk::bench
