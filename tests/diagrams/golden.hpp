// Files that were looked at before they were kept.
#pragma once

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace statewalk::test {

/// The file of this name in tests/golden.
inline std::string golden(std::string const& name) {
    std::ifstream file(std::filesystem::path(__FILE__).parent_path().parent_path() / "golden" / name);
    return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace statewalk::test
