// The command, called inside the test, and a folder to work in.
#pragma once

#include <gtest/gtest.h>
#include <stdlib.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

#include "cli/application.hpp"
#include "diagrams/translation.hpp"

namespace statewalk::cli::test {

struct Result {
    int status = 0;
    std::string out;
    std::string err;
};

/// The command that knows these automata, with these arguments.
inline Result called(Catalogue const& automata, std::vector<std::string> const& arguments,
                     std::string const& input = "") {
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    int const status = run_application(automata, arguments, in, out, err);
    return {status, out.str(), err.str()};
}

inline std::vector<std::string> split_at_spaces(std::string const& text) {
    std::istringstream split(text);
    std::vector<std::string> all;
    for (std::string word; split >> word;) all.push_back(word);
    return all;
}

/// The same, with the arguments separated by spaces.
inline Result called(Catalogue const& automata, std::string const& arguments, std::string const& input = "") {
    return called(automata, split_at_spaces(arguments), input);
}

/// `statewalk`.
inline Result statewalk(std::vector<std::string> const& arguments, std::string const& input = "") {
    return called(catalogue(), arguments, input);
}
inline Result statewalk(std::string const& arguments, std::string const& input = "") {
    return called(catalogue(), arguments, input);
}

inline bool contains(std::string const& text, std::string const& part) { return text.find(part) != std::string::npos; }

inline std::vector<std::string> lines(std::string const& text) {
    std::istringstream split(text);
    std::vector<std::string> all;
    for (std::string line; std::getline(split, line);) all.push_back(line);
    return all;
}

/// What is said of one automaton, as if no other had a longer name: two spaces after it.
inline std::string unpadded(std::string const& text) {
    std::size_t const name = std::min(text.find(' '), text.size());
    std::size_t const rest = std::min(text.find_first_not_of(' ', name), text.size());
    return text.substr(0, name) + "  " + text.substr(rest);
}

/// The words that make sentences in English and are in a text, outside of quotes: none is in Russian.
inline std::string english_words(std::string const& text) {
    static std::regex const quoted("--[a-z-]+|/[^ :]+|'[^']*'|\"[^\"]*\"|`[^`]*`");
    static std::regex const word(
        "\\b(an|and|are|as|at|by|for|has|have|in|is|it|no|not|of|on|only|the|to|which|with)\\b");
    std::string const plain = std::regex_replace(text, quoted, "");
    std::string all;
    for (auto match = std::sregex_iterator(plain.begin(), plain.end(), word); match != std::sregex_iterator(); ++match)
        all += match->str() + " ";
    return all;
}

/// A call that is refused writes nothing but one line, on standard error. What it says is also known in Russian.
inline void expect_refusal(Result const& result, int status, std::string const& what,
                           std::string const& program = "statewalk") {
    EXPECT_EQ(result.status, status) << result.err;
    EXPECT_EQ(result.out, "");
    EXPECT_EQ(result.err, program + ": " + what + "\n");
    EXPECT_EQ(english_words(translated_sentence(what, Language::ru)), "") << what;
}

/// A new empty folder, gone with everything in it at the end.
class Folder {
public:
    Folder() {
        std::string name = (std::filesystem::temp_directory_path() / "statewalk-test-XXXXXX").string();
        if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no folder for the test");
        path_ = name;
    }
    Folder(Folder const&) = delete;
    Folder& operator=(Folder const&) = delete;
    ~Folder() {
        std::error_code none;
        std::filesystem::remove_all(path_, none);
    }

    std::filesystem::path operator/(std::string const& name) const { return path_ / name; }
    std::string path(std::string const& name) const { return (path_ / name).string(); }

    void write(std::string const& name, std::string const& text) const {
        std::ofstream(path_ / name, std::ios::binary) << text;
    }
    std::string read(std::string const& name) const {
        std::ifstream file(path_ / name, std::ios::binary);
        std::ostringstream text;
        text << file.rdbuf();
        return text.str();
    }
    /// What lies in it, in order.
    std::vector<std::string> names() const {
        std::vector<std::string> all;
        for (auto const& entry : std::filesystem::directory_iterator(path_))
            all.push_back(entry.path().filename().string());
        std::sort(all.begin(), all.end());
        return all;
    }

private:
    std::filesystem::path path_;
};

}  // namespace statewalk::cli::test
