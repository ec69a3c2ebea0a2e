#include "tests/cli/command.hpp"

#include <gtest/gtest.h>
#include <stdlib.h>

#include <algorithm>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <system_error>

#include "diagrams/translation.hpp"
#include "tests/patterns.hpp"

namespace statewalk::cli::test {

Result called(Catalogue const& automata, std::vector<std::string> const& arguments, std::string const& input) {
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    int const status = run_application(automata, arguments, in, out, err);
    return {status, out.str(), err.str()};
}
Result called(Catalogue const& automata, std::string const& arguments, std::string const& input) {
    return called(automata, split_at_spaces(arguments), input);
}

Result statewalk(std::vector<std::string> const& arguments, std::string const& input) {
    return called(catalogue(), arguments, input);
}
Result statewalk(std::string const& arguments, std::string const& input) {
    return called(catalogue(), arguments, input);
}

bool contains(std::string const& text, std::string const& part) { return text.find(part) != std::string::npos; }

std::vector<std::string> lines(std::string const& text) {
    std::istringstream split(text);
    std::vector<std::string> all;
    for (std::string line; std::getline(split, line);) all.push_back(line);
    return all;
}

std::vector<std::string> split_at_spaces(std::string const& text) {
    std::istringstream split(text);
    std::vector<std::string> all;
    for (std::string word; split >> word;) all.push_back(word);
    return all;
}

std::string unpadded(std::string const& text) {
    std::size_t const name = std::min(text.find(' '), text.size());
    std::size_t const rest = std::min(text.find_first_not_of(' ', name), text.size());
    return text.substr(0, name) + "  " + text.substr(rest);
}

std::string english_words(std::string const& text) {
    std::string const plain = pattern::replaced(text, "--[a-z-]+|/[^ :]+|'[^']*'|\"[^\"]*\"|`[^`]*`", "");
    std::string all;
    for (std::string const& word :
         pattern::all(plain, "\\b(an|and|are|as|at|by|for|has|have|in|is|it|no|not|of|on|only|the|to|which|with)\\b"))
        all += word + " ";
    return all;
}

void expect_refusal(Result const& result, int status, std::string const& what, std::string const& program) {
    EXPECT_EQ(result.status, status) << result.err;
    EXPECT_EQ(result.out, "");
    EXPECT_EQ(result.err, program + ": " + what + "\n");
    EXPECT_EQ(english_words(translated_sentence(what, Language::ru)), "") << what;
}

Folder::Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "statewalk-test-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no folder for the test");
    path_ = name;
}
Folder::~Folder() {
    std::error_code none;
    std::filesystem::remove_all(path_, none);
}

void Folder::write(std::string const& name, std::string const& text) const {
    std::ofstream(path_ / name, std::ios::binary) << text;
}
std::string Folder::read(std::string const& name) const {
    std::ifstream file(path_ / name, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}
std::vector<std::string> Folder::names() const {
    std::vector<std::string> all;
    for (auto const& entry : std::filesystem::directory_iterator(path_))
        all.push_back(entry.path().filename().string());
    std::sort(all.begin(), all.end());
    return all;
}

}  // namespace statewalk::cli::test
