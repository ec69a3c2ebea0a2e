// A line for a terminal: text of several looks, cut at a width.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace statewalk::cli {

enum class Look {
    plain,
    strong,  ///< a name to be seen at once
    lit,     ///< what happened in this step
    wrong,   ///< what should not have
    faint,   ///< what may be passed over
};

class StyledLine {
public:
    StyledLine() = default;
    explicit StyledLine(std::string text, Look look = Look::plain) { add(std::move(text), look); }

    StyledLine& add(std::string text, Look look = Look::plain) {
        parts_.push_back({std::move(text), look});
        return *this;
    }
    /// Blanks up to this column.
    StyledLine& pad(std::size_t column);

    bool empty() const { return columns() == 0; }
    std::size_t columns() const;
    /// Without blanks at its end. What is beyond `most` columns is cut off; `colour`: with the looks, as escape
    /// sequences of a terminal.
    std::string text(std::size_t most, bool colour) const;

private:
    struct Part {
        std::string text;
        Look look;
    };
    std::vector<Part> parts_;
};

/// The first `most` columns of printable UTF-8.
std::string cut(std::string_view text, std::size_t most);

/// A text from outside, fit to be shown: of a longer one `most` columns and "...".
std::string shortened(std::string const& text, std::size_t most = 200);

}  // namespace statewalk::cli
