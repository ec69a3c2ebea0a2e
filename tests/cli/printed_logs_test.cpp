// What the fuzzers begin with, read in every build.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <string>

#include "tests/fuzz/reading.hpp"

namespace statewalk::cli::test {
namespace {

/// Reads every beginning of every file in a corpus; the sum of what `read` returns.
std::size_t read_beginnings(std::string const& corpus, std::function<std::size_t(std::string const&)> const& read) {
    std::size_t sum = 0;
    std::filesystem::path const folder = std::filesystem::path(STATEWALK_ROOT) / "tests/fuzz/corpus" / corpus;
    for (auto const& entry : std::filesystem::directory_iterator(folder)) {
        std::ifstream file(entry.path(), std::ios::binary);
        std::string const log{std::istreambuf_iterator<char>(file), {}};
        for (std::size_t size = 0; size <= log.size(); ++size)
            EXPECT_NO_THROW(sum += read(log.substr(0, size))) << entry.path() << " " << size;
    }
    return sum;
}

TEST(PrintedLogs, KeepThePromisesOfMovesFromEveryBeginning) { EXPECT_GT(read_beginnings("moves", read_moves), 100U); }

TEST(PrintedLogs, KeepThePromisesOfAProtocolFromEveryBeginning) {
    EXPECT_GT(read_beginnings("protocol", read_protocol), 100U);
}

}  // namespace
}  // namespace statewalk::cli::test
