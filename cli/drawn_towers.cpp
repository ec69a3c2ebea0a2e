#include "cli/drawn_towers.hpp"

#include <algorithm>
#include <cstdint>

#include "diagrams/text.hpp"

namespace statewalk::cli {
namespace {

constexpr std::size_t gap = 2;     // between the widest discs of two pegs
constexpr std::size_t margin = 2;  // left of all

/// The signs to draw with.
struct Signs {
    std::string left, fill, fill_moved, right, rod, base;
};
Signs const ascii{"(", "=", "#", ")", "|", "-"};
Signs const blocks{"▐", "▒", "█", "▌", "│", "─"};

std::string repeated(std::string const& text, std::size_t times) {
    std::string all;
    for (std::size_t i = 0; i < times; ++i) all += text;
    return all;
}

/// As wide as 2 discs + 1 columns, its number in the middle.
std::string disc_text(std::uint64_t disc, bool moved, Signs const& signs) {
    std::string const number = std::to_string(disc);
    std::size_t const inside = 2 * disc - 1;
    std::size_t const before = (inside - number.size()) / 2;
    std::string const& fill = moved ? signs.fill_moved : signs.fill;
    return signs.left + repeated(fill, before) + number + repeated(fill, inside - number.size() - before) + signs.right;
}

}  // namespace

std::size_t discs_in(Value const& towers) {
    auto const* const pegs = std::get_if<std::vector<Numbers>>(&towers);
    std::size_t discs = 0;
    if (pegs != nullptr)
        for (Numbers const& peg : *pegs) discs += peg.size();
    return discs;
}

std::optional<std::vector<StyledLine>> drawn_towers(Value const& towers, std::vector<std::string> const& names,
                                                    std::size_t tallest, Numbers const& moved, Room const& room) {
    auto const* const pegs = std::get_if<std::vector<Numbers>>(&towers);
    if (pegs == nullptr || pegs->empty()) return std::nullopt;
    std::uint64_t widest = 1;
    for (Numbers const& peg : *pegs) {
        tallest = std::max(tallest, peg.size());
        for (std::uint64_t const disc : peg) {
            if (disc == 0 || disc > room.columns) return std::nullopt;
            widest = std::max(widest, disc);
        }
    }
    widest = std::max<std::uint64_t>(widest, tallest);
    std::size_t const width = 2 * widest + 1;
    if (margin + pegs->size() * (width + gap) > room.columns || tallest + 2 > room.rows) return std::nullopt;

    Signs const& signs = room.blocks ? blocks : ascii;
    std::vector<StyledLine> lines;
    for (std::size_t row = tallest + 1; row-- > 0;) {
        StyledLine line;
        for (std::size_t peg = 0; peg < pegs->size(); ++peg) {
            std::size_t const left = margin + peg * (width + gap);
            Numbers const& discs = (*pegs)[peg];
            if (row >= discs.size()) {
                line.pad(left + widest).add(signs.rod, Look::faint);
                continue;
            }
            bool const is_moved = std::find(moved.begin(), moved.end(), discs[row]) != moved.end();
            line.pad(left + widest - discs[row])
                .add(disc_text(discs[row], is_moved, signs), is_moved ? Look::lit : Look::plain);
        }
        lines.push_back(line);
    }
    StyledLine base;
    for (std::size_t peg = 0; peg < pegs->size(); ++peg) {
        std::string const name = cut(peg < names.size() ? printable(names[peg]) : std::to_string(peg + 1), width);
        std::size_t const before = (width - columns(name)) / 2;
        base.pad(margin + peg * (width + gap))
            .add(repeated(signs.base, before), Look::faint)
            .add(name, Look::strong)
            .add(repeated(signs.base, width - columns(name) - before), Look::faint);
    }
    lines.push_back(base);
    return lines;
}

}  // namespace statewalk::cli
