// The chapters of the course hang together: each ends with questions and the next one, the first page names them all,
// and those in Russian show what those in English show.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

#include "tests/docs/chapters.hpp"

namespace {

namespace fs = std::filesystem;

fs::path const docs = fs::path(STATEWALK_ROOT) / "docs";

/// The numbered chapters of a folder, in their order.
std::vector<fs::path> numbered(fs::path const& folder) {
    std::vector<fs::path> paths;
    for (auto const& entry : fs::directory_iterator(folder)) {
        std::string const name = entry.path().filename().string();
        if (entry.path().extension() == ".md" && std::isdigit(static_cast<unsigned char>(name[0])) != 0)
            paths.push_back(entry.path());
    }
    std::sort(paths.begin(), paths.end());
    return paths;
}

bool holds(std::string const& text, std::string const& part) { return text.find(part) != std::string::npos; }

/// The commands that a chapter shows, without --lang ru.
std::vector<std::string> commands(std::string const& text) {
    std::vector<std::string> found;
    std::string const russian = " --lang ru";
    for (chapters::Block const& block : chapters::blocks(text, "console")) {
        std::istringstream lines(block.text);
        for (std::string line; std::getline(lines, line);) {
            if (line.rfind("$ ", 0) != 0) continue;
            std::size_t const place = line.find(russian);
            found.push_back(place == std::string::npos ? line : line.erase(place, russian.size()));
        }
    }
    return found;
}

std::vector<std::string> code(std::string const& text) {
    std::vector<std::string> found;
    for (chapters::Block const& block : chapters::blocks(text, "cpp")) found.push_back(block.text);
    return found;
}

}  // namespace

TEST(Course, each_chapter_ends_with_questions_and_names_the_next_one) {
    std::vector<fs::path> const all = numbered(docs);
    ASSERT_GE(all.size(), 3U);
    for (std::size_t place = 0; place < all.size(); ++place) {
        std::string const text = chapters::read(all[place]);
        std::size_t const end = text.rfind("\n## ");
        ASSERT_NE(end, std::string::npos) << all[place];
        EXPECT_EQ(text.compare(end, 12, "\n## Now you\n"), 0) << all[place] << " ends with another section";
        std::size_t const next = text.find("\nNext: ", end);
        EXPECT_NE(next, std::string::npos) << all[place];
        std::string const questions = text.substr(end, next == std::string::npos ? next : next - end);
        EXPECT_TRUE(holds(questions, "\n1. ") && holds(questions, "\n2. ")) << all[place] << " has no two questions";
        if (next != std::string::npos && place + 1 < all.size()) {
            EXPECT_TRUE(holds(text.substr(next), "](" + all[place + 1].filename().string())) << all[place];
        }
    }
}

TEST(Course, the_first_page_leads_to_each_chapter) {
    std::string const page = chapters::read(docs / "README.md");
    for (fs::path const& chapter : numbered(docs))
        EXPECT_TRUE(holds(page, "](" + chapter.filename().string() + ")")) << chapter;
}

TEST(Course, chapters_in_russian_show_what_those_in_english_do) {
    std::vector<fs::path> const russian = numbered(docs / "ru");
    EXPECT_GE(russian.size(), 3U);
    for (fs::path const& chapter : russian) {
        std::string const text = chapters::read(chapter);
        std::string const english = chapters::read(docs / chapter.filename());
        EXPECT_EQ(commands(text), commands(english)) << chapter;
        EXPECT_EQ(code(text), code(english)) << chapter;
        EXPECT_EQ(chapters::anchors(text).size(), chapters::anchors(english).size()) << chapter << ": its sections";
    }
}
