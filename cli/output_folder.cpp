#include "cli/output_folder.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string_view>
#include <utility>

#include "diagrams/text.hpp"

namespace statewalk::cli {

namespace fs = std::filesystem;

namespace {
/// How a folder is named that is written within another one.
constexpr std::string_view beginning = ".unfinished.";
}  // namespace

OutputFolder::OutputFolder(std::string place) : place_(std::move(place)) {
    while (place_.size() > 1 && place_.back() == '/') place_.pop_back();
    place_ = behind_links(place_);
    std::error_code none;
    is_new_ = !fs::exists(place_, none);
    if (!is_new_) {
        if (!fs::is_directory(place_, none))
            throw FileTrouble("cannot write " + printable(place_) + ": it is no folder");
        std::error_code trouble;
        for (auto entry = fs::directory_iterator(place_, trouble); !trouble && entry != fs::directory_iterator();
             entry.increment(trouble))
            note(*entry);
        if (trouble) throw cannot_write(place_, trouble.value());
        std::sort(there_.begin(), there_.end());
    }
    std::string folder = place_ + (is_new_ ? "." : "/" + std::string(beginning)) + "XXXXXX";
    if (mkdtemp(folder.data()) == nullptr) throw cannot_write(place_, errno);
    unfinished_ = folder;
    remember_unfinished({unfinished_});
}

OutputFolder::~OutputFolder() { discard(); }

void OutputFolder::note(fs::directory_entry const& entry) {
    std::error_code none;
    std::string const name = entry.path().filename().string();
    bool const is_folder = entry.symlink_status(none).type() == fs::file_type::directory;
    if (is_folder && name.starts_with(beginning) && name.size() == beginning.size() + 6)
        left_over_.push_back(name);
    else
        there_.push_back(name + (entry.symlink_status(none).type() == fs::file_type::regular ? "" : "/"));
}

std::ostream& OutputFolder::begin(std::string const& name) {
    names_.push_back(name);
    std::vector<std::string> paths{unfinished_};
    for (std::string const& each : names_) paths.push_back(path(each));
    remember_unfinished(paths);
    open_.push_back(std::make_unique<std::ofstream>());
    open_.back()->exceptions(std::ios::failbit | std::ios::badbit);
    open_.back()->open(path(name), std::ios::binary);
    return *open_.back();
}

void OutputFolder::close() {
    for (auto const& file : open_) file->close();
    open_.clear();
}

void OutputFolder::keep() {
    // From here on there is nothing to be taken back.
    remember_unfinished({});
    if (is_new_) {
        mode_t const mask = umask(0);
        umask(mask);
        chmod(unfinished_.c_str(), 0777 & ~mask);
        if (std::rename(unfinished_.c_str(), place_.c_str()) != 0) fail();
        unfinished_.clear();
        return;
    }
    for (std::string const& name : names_)
        if (std::rename(path(name).c_str(), (place_ + "/" + name).c_str()) != 0) fail();
    for (std::string const& name : there_)
        if (std::find(names_.begin(), names_.end(), name) == names_.end()) unlink((place_ + "/" + name).c_str());
    std::error_code none;
    for (std::string const& name : left_over_) fs::remove_all(place_ + "/" + name, none);
    discard();
}

void OutputFolder::fail() {
    int const error = errno;
    throw cannot_write(place_, error);
}

void OutputFolder::discard() {
    if (unfinished_.empty()) return;
    for (auto const& file : open_) file->exceptions(std::ios::goodbit);  // what could not be written is not tried again
    open_.clear();
    std::error_code none;
    fs::remove_all(unfinished_, none);
    unfinished_.clear();
    remember_unfinished({});
}

}  // namespace statewalk::cli
