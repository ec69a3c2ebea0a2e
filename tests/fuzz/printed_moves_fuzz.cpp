// For libFuzzer: reads moves out of any bytes.
#include <cstddef>
#include <cstdint>
#include <string>

#include "tests/fuzz/reading.hpp"

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    statewalk::cli::test::read_moves(std::string(data, data + size));
    return 0;
}
