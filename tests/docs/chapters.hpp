// The chapters of docs/ and the README, taken apart: their blocks of code and their headings.
#pragma once

#include <cctype>
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

/// Where links into a chapter can lead: its headings in small letters, words joined by '-', other signs left out.
inline std::vector<std::string> anchors(std::string const& text) {
    std::vector<std::string> found;
    std::istringstream lines(text);
    bool inside = false;
    for (std::string line; std::getline(lines, line);) {
        if (line.rfind("```", 0) == 0) inside = !inside;
        std::size_t const start = line.find_first_not_of('#');
        if (inside || start == 0 || start == std::string::npos || line[start] != ' ') continue;
        std::string anchor;
        for (char const sign : line.substr(start + 1)) {
            unsigned char const letter = static_cast<unsigned char>(sign);
            if (std::isalnum(letter) != 0 || sign == '-' || sign == '_')
                anchor += static_cast<char>(std::tolower(letter));
            if (sign == ' ') anchor += '-';
        }
        found.push_back(anchor);
    }
    return found;
}

}  // namespace chapters
