// The command, called inside the test, and a folder to work in.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "cli/application.hpp"

namespace statewalk::cli::test {

struct Result {
    int status = 0;
    std::string out;
    std::string err;
};

/// The command that knows these automata, with these arguments.
Result called(Catalogue const& automata, std::vector<std::string> const& arguments, std::string const& input = "");
/// The same, with the arguments separated by spaces.
Result called(Catalogue const& automata, std::string const& arguments, std::string const& input = "");

/// `statewalk`.
Result statewalk(std::vector<std::string> const& arguments, std::string const& input = "");
Result statewalk(std::string const& arguments, std::string const& input = "");

bool contains(std::string const& text, std::string const& part);
std::vector<std::string> lines(std::string const& text);
std::vector<std::string> split_at_spaces(std::string const& text);

/// What is said of one automaton, as if no other had a longer name: two spaces after it.
std::string unpadded(std::string const& text);

/// The words that make sentences in English and are in a text, outside of quotes: none is in Russian.
std::string english_words(std::string const& text);

/// A call that is refused writes nothing but one line, on standard error. What it says is also known in Russian.
void expect_refusal(Result const& result, int status, std::string const& what,
                    std::string const& program = "statewalk");

/// A new empty folder, gone with everything in it at the end.
class Folder {
public:
    Folder();
    Folder(Folder const&) = delete;
    Folder& operator=(Folder const&) = delete;
    ~Folder();

    std::filesystem::path operator/(std::string const& name) const { return path_ / name; }
    std::string path(std::string const& name) const { return (path_ / name).string(); }

    void write(std::string const& name, std::string const& text) const;
    std::string read(std::string const& name) const;
    /// What lies in it, in order.
    std::vector<std::string> names() const;

private:
    std::filesystem::path path_;
};

}  // namespace statewalk::cli::test
