// Moves as text and as letters, against what they would cost at least: lines by fprintf, and the copying of as many bytes.
// Argument: discs; of moves_packed and memcpy: KiB written, again and again, to one buffer in the cache.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <string>
#include <string_view>

#include "automata/core/followed.hpp"
#include "automata/hanoi/buneman_levy.hpp"
#include "automata/hanoi/hanoi_word.hpp"
#include "cli/live_moves.hpp"
#include "cli/move_lines.hpp"
#include "cli/word_walk.hpp"
#include "tests/bench/bench.hpp"

namespace statewalk::bench {
namespace {

using hanoi::Move;
using Stream = cli::LiveMoves<hanoi::BunemanLevy, Followed<hanoi::BunemanLevy>>;

constexpr std::size_t portion = 1 << 16;

/// Writes the lines in portions by `write(std::string_view)`.
template <class Write>
void write_lines(hanoi::Task const& task, Write const& write) {
    Stream stream(task);
    cli::MoveLines lines("numbered", task.pegs, "1");
    while (!stream.ended()) {
        lines.add(stream.next(unlimited));
        if (lines.text().size() < portion && !stream.ended()) continue;
        write(lines.text());
        lines.clear();
    }
}

void print_lines(hanoi::Task const& task, std::FILE* out) {
    Stream stream(task);
    unsigned long long number = 0;
    while (!stream.ended())
        for (Move const& move : stream.next(unlimited))
            std::fprintf(out, "%llu %u %s %s\n", ++number, move.disc, task.pegs[move.from].c_str(),
                         task.pegs[move.to].c_str());
}

bool lines_agree(hanoi::Task const& task) {
    std::string lines;
    write_lines(task, [&](std::string_view text) { lines += text; });
    char* printed = nullptr;
    std::size_t size = 0;
    std::FILE* const memory = open_memstream(&printed, &size);
    print_lines(task, memory);
    std::fclose(memory);
    bool const agree = lines == std::string_view(printed, size);
    std::free(printed);
    return agree;
}

void moves_text(benchmark::State& state) {
    hanoi::Task const task = task_of(state);
    if (!lines_agree(task)) return state.SkipWithError("the lines differ");
    std::ofstream out("/dev/null");
    for (auto _ : state)
        write_lines(task,
                    [&](std::string_view text) { out.write(text.data(), static_cast<std::streamsize>(text.size())); });
    report_moves(state);
}

void moves_fprintf(benchmark::State& state) {
    hanoi::Task const task = task_of(state);
    std::FILE* const out = std::fopen("/dev/null", "w");
    for (auto _ : state) {
        print_lines(task, out);
        std::fflush(out);
    }
    std::fclose(out);
    report_moves(state);
}

void moves_packed(benchmark::State& state) {
    hanoi::Task const task{.discs = 64};
    hanoi::PackedMoves const packed(cli::WordTable<hanoi::HanoiWord>().substitution(), task);
    std::string buffer(static_cast<std::size_t>(state.range(0)) << 10, ' ');
    packed.copy(1, buffer);
    std::string read;
    cli::WordMoves<hanoi::HanoiWord> stream(task, cli::Range{"1", std::to_string(buffer.size())});
    while (!stream.ended())
        for (Move const& move : stream.next(unlimited)) read += hanoi::packed_letter(move.from, move.to);
    if (read != buffer) return state.SkipWithError("the letters differ");
    std::uint64_t first = 0x123456789ABCDEF;  // far inside, and not at the beginning of a block
    for (auto _ : state) {
        packed.copy(first, buffer);
        benchmark::ClobberMemory();
        first += buffer.size();
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(buffer.size()));
}

void copy(benchmark::State& state) {
    std::string buffer(static_cast<std::size_t>(state.range(0)) << 10, ' ');
    std::string const from(buffer.size(), 'a');
    for (auto _ : state) {
        std::memcpy(buffer.data(), from.data(), buffer.size());
        benchmark::ClobberMemory();
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(buffer.size()));
}

BENCHMARK(moves_text)->Arg(12)->Arg(20);
BENCHMARK(moves_fprintf)->Arg(12)->Arg(20);
BENCHMARK(moves_packed)->Arg(64);
BENCHMARK(copy)->Name("memcpy")->Arg(64);

}  // namespace
}  // namespace statewalk::bench
