// The index page of a gallery: every automaton with its diagram, source, cost and verdict, and links to the files beside
// the page. Its sources are in diagrams/gallery/.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "automata/core/graph.hpp"
#include "diagrams/ids.hpp"
#include "diagrams/translation.hpp"

namespace statewalk {

/// One automaton of a gallery. Texts are as they came; the page makes them fit to be shown.
struct Exhibit {
    std::string name;
    std::string note;
    std::string source;  ///< authors and year; may be empty
    std::string stem;    ///< of its files: STEM.svg, STEM.dot, STEM.connections.svg, STEM.html, ...
    unsigned width = 0;  ///< of its diagram, in pixels of a page
    unsigned height = 0;
    std::size_t states = 0;
    std::size_t inner_states = 0;  ///< of machines within its states
    std::size_t arrows = 0;
    std::uint64_t steps = 0;  ///< of the run shown
    std::uint64_t moves = 0;  ///< the same; 0 where it makes none
    std::string question;     ///< that the verdict answers
    bool agrees = false;
    std::string verdict;                        ///< why; several lines
    std::optional<std::uint64_t> difference{};  ///< the step of the run shown that first goes wrong

    void count(TransitionGraph const& graph);
    /// Reads how large the picture is out of it.
    void measure(std::string_view svg);
};

/// What the files of an automaton are called: letters, digits, "-" and "_", no two the same.
class Stems {
public:
    Stems() { taken_.take("index"); }
    std::string of(std::string_view name);

private:
    Ids taken_;
};

/// Each file of an exhibit is its stem and one of these.
namespace gallery_files {
inline constexpr std::string_view index = "index.html";
inline constexpr std::string_view dot = ".dot";
inline constexpr std::string_view svg = ".svg";
inline constexpr std::string_view connections = ".connections.svg";
inline constexpr std::string_view page = ".html";
inline constexpr std::string_view trace = ".trace.txt";
inline constexpr std::string_view log = ".jsonl";
inline constexpr std::array of_each{dot, svg, connections, page, trace, log};
}  // namespace gallery_files

/// `run`: which runs are shown, in a sentence that the catalogue has.
std::string gallery_index(std::vector<Exhibit> const& exhibits, std::string_view run, Language language);

/// Whether a page is the index of a gallery which that file belongs to.
bool is_in_gallery(std::string_view index, std::string_view file);

}  // namespace statewalk
