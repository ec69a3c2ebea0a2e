// statewalk new: a project to begin with. Its files are those of docs/examples/my_automaton, under another name;
// tests/consumer builds one.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "diagrams/translation.hpp"

namespace statewalk::cli {

struct ProjectFile {
    std::string_view name;
    std::string_view text;
};

/// The files of docs/examples/my_automaton, as they are: made at build time from project_files.cpp.in.
std::vector<ProjectFile> const& project_files();

/// What a project in this folder is called: an identifier of ASCII letters, digits and "_" that CMake takes for a program,
/// made from the last part of the path; "my_automaton" where that has no letters or digits.
std::string project_name(std::filesystem::path const& folder);

/// The prefix under which CMake finds the package: that of an installed program (PREFIX/bin/program), or the build
/// folder of one that was built there. Nothing where there is no package.
std::optional<std::filesystem::path> package_prefix(std::filesystem::path const& program);

/// A file of a project, ready to be written.
struct WrittenFile {
    std::string name;
    std::string text;
};

/// The files of a project. `prefix`: where CMake is to look for the package.
std::vector<WrittenFile> project(std::string const& name, std::filesystem::path const& prefix, Language language);

}  // namespace statewalk::cli
