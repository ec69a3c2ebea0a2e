#include "cli/new_project.hpp"

#include <algorithm>
#include <array>
#include <ostream>

#include "cli/commands.hpp"
#include "cli/output.hpp"
#include "cli/output_folder.hpp"
#include "cli/running.hpp"
#include "cli/task_options.hpp"
#include "diagrams/text.hpp"

namespace statewalk::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view name_in_files = "my_automaton";
constexpr std::string_view prefix_in_files = "/usr/local";

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool is_decimal(char c) { return c >= '0' && c <= '9'; }

/// What CMake or its generators call a target or a file of their own.
bool is_taken(std::string const& name) {
    constexpr std::array names{"ALL_BUILD",      "CMakeFiles", "INSTALL",       "RUN_TESTS", "Testing",
                               "ZERO_CHECK",     "all",        "clean",         "codegen",   "depend",
                               "edit_cache",     "help",       "install",       "none",      "package",
                               "package_source", "preinstall", "rebuild_cache", "statewalk", "test"};
    return std::find(names.begin(), names.end(), name) != names.end() || name.starts_with("install_") ||
           name.starts_with("list_install_");
}

std::string replaced(std::string_view text, std::string_view what, std::string_view with) {
    std::string all;
    while (!text.empty()) {
        bool const found = text.find(what) != std::string_view::npos;
        all += take_until(text, what);
        if (found) all += with;
    }
    return all;
}

/// As a string in CMakePresets.json, where "${" begins a macro, and CMake takes a ";" for the end of an item.
std::string in_presets(std::string_view path) {
    std::string all;
    for (char const c : path) {
        if (c == '"' || c == '\\') all += '\\';
        if (c == ';') all += "\\\\";
        all += c == '$' ? "${dollar}" : std::string(1, c);
    }
    return all;
}

/// Throws WrongCall for a folder in which CMake builds nothing, whatever is in it.
void require_buildable(std::string const& folder) {
    std::error_code none;
    std::string const path = fs::absolute(folder, none).lexically_normal().string();
    std::size_t const found = path.find_first_of("#;\\\"<>");
    if (found != std::string::npos)
        throw WrongCall("CMake builds nothing in " + printable(path) + ", which has a " + path.substr(found, 1) +
                        " in it; choose another folder");
}

fs::path this_program() {
    std::error_code none;
    return fs::read_symlink("/proc/self/exe", none);
}

}  // namespace

std::string project_name(fs::path const& folder) {
    std::error_code none;
    fs::path path = fs::absolute(folder, none).lexically_normal();
    if (!path.has_filename()) path = path.parent_path();
    constexpr std::size_t longest = 60;
    std::string name;
    for (char const c : path.filename().string().substr(0, longest)) {
        bool const fits = is_letter(c) || is_decimal(c);
        if (fits || (!name.empty() && name.back() != '_')) name += fits ? c : '_';
    }
    while (!name.empty() && name.back() == '_') name.pop_back();
    if (name.empty()) return std::string(name_in_files);
    if (is_decimal(name.front()) || is_taken(name)) return "automaton_" + name;
    return name;
}

std::optional<fs::path> package_prefix(fs::path const& program) {
    fs::path const prefix = program.parent_path().parent_path();
    constexpr char const* config = "cmake/statewalk/statewalk-config.cmake";
    std::error_code none;
    if (prefix.empty()) return std::nullopt;
    if (fs::exists(prefix / "statewalk-config.cmake", none)) return prefix;
    for (char const* const folder : {"lib", "lib64", "share"})
        if (fs::exists(prefix / folder / config, none)) return prefix;
    for (auto const& below : fs::directory_iterator(prefix / "lib", none))  // lib/x86_64-linux-gnu
        if (fs::exists(below.path() / config, none)) return prefix;
    return std::nullopt;
}

std::vector<WrittenFile> project(std::string const& name, fs::path const& prefix, Language language) {
    std::vector<WrittenFile> all;
    bool const russian = language == Language::ru;
    for (ProjectFile const& file : project_files()) {
        if (file.name == (russian ? "README.md" : "README.ru.md")) continue;
        std::string const text = replaced(file.text, name_in_files, name);
        std::string const written = file.name == "gitignore"      ? ".gitignore"
                                    : file.name == "README.ru.md" ? "README.md"
                                                                  : std::string(file.name);
        bool const has_prefix = file.name == "CMakePresets.json";
        all.push_back({written, has_prefix ? replaced(text, prefix_in_files, in_presets(prefix.string())) : text});
    }
    return all;
}

int new_project(NewOptions const& options, Context const& context) {
    Language const language = context.language();
    require_buildable(options.folder);
    OutputFolder folder(options.folder);
    if (!folder.there().empty())
        throw FileTrouble("cannot write " + printable(options.folder) + ": it has " +
                          printable(folder.there().front()) + " in it; name a new folder, or an empty one");
    std::string const name = project_name(options.folder);
    std::optional<fs::path> const prefix = package_prefix(this_program());
    folder.write([&](auto const& file) {
        for (WrittenFile const& each : project(name, prefix.value_or(prefix_in_files), language))
            file(each.name) << each.text;
    });
    stop_if_interrupted();
    folder.keep();

    std::string const place = shell_word((options.folder.starts_with('-') ? "./" : "") + options.folder);
    Output output(context.place, context.out);
    output.write([&](std::ostream& out) {
        out << filled("{}: the project {}; its README.md says what is where. Build it and run its tests:",
                      {printable(options.folder), name}, language)
            << "\n  cd " << place << " && cmake --workflow --preset test\n";
        if (!prefix)
            out << translated(
                       "There is no package of Statewalk beside this program. Install it (cmake --install BUILD "
                       "--prefix FOLDER), and write FOLDER into CMakePresets.json as CMAKE_PREFIX_PATH.",
                       language)
                << '\n';
    });
    output.keep();
    return yes;
}

}  // namespace statewalk::cli
