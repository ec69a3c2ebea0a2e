// The chapters of docs/ and the README, taken apart: their blocks of code.
#pragma once

#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

namespace chapters {

namespace fs = std::filesystem;

/// A fenced block: its language, its text, and the line of the file on which the text starts, from 1.
struct Block {
    std::string language;
    std::string text;
    std::size_t line = 0;
};

inline std::string read(fs::path const& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// README.md and all chapters.
inline std::vector<fs::path> all(fs::path const& root) {
    std::vector<fs::path> paths{root / "README.md"};
    for (auto const& entry : fs::recursive_directory_iterator(root / "docs"))
        if (entry.path().extension() == ".md") paths.push_back(entry.path());
    return paths;
}

inline std::vector<Block> blocks(std::string const& text, std::string const& language) {
    std::vector<Block> found;
    std::istringstream lines(text);
    bool inside = false;
    std::size_t number = 0;
    for (std::string line; std::getline(lines, line);) {
        ++number;
        bool const fence = line.rfind("```", 0) == 0;
        if (fence && !inside) found.push_back({line.substr(3), "", number + 1});
        if (!fence && inside) found.back().text += line + '\n';
        if (fence) inside = !inside;
    }
    std::erase_if(found, [&](Block const& block) { return block.language != language; });
    return found;
}

}  // namespace chapters
