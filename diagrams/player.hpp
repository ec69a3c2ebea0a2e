// A run as one HTML page, to be walked in a browser: the diagram with the state and the arrow lit, the towers, the other
// fields of the object, each step in words, a timeline. It needs nothing but itself. Its sources are in diagrams/player/.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <ostream>
#include <set>
#include <sstream>
#include <string>
#include <string_view>

#include "automata/core/graph.hpp"
#include "automata/core/log.hpp"
#include "diagrams/json_lines.hpp"
#include "diagrams/translation.hpp"

namespace statewalk {

/// Writes the page as the run goes; memory: one step, and the words that it is to say in another language. The diagram
/// is in it once for each language, and so are the notes, the names of fields and the reason for which the run ended:
/// what messages.js does not say, the catalogue of translations does.
class PlayerPage : public Log {
public:
    /// `language`: in which the page begins; it has a switch. `at`: the step that it shows first. `most`: so many bytes
    /// of steps, and it is full, if the step `at` is there.
    explicit PlayerPage(std::ostream& out, Language language = Language::en, std::uint64_t at = 0,
                        std::size_t most = std::numeric_limits<std::size_t>::max());

    /// A build without Graphviz writes the page without the diagram.
    void begin(TransitionGraph const& graph, Fields const& task, Record const& start) override;
    void add(Record const& record) override;
    bool is_full() const override { return size_ >= most_ && steps_ >= at_; }
    void differs(FirstDifference const& difference) override { difference_ = difference; }
    void end(Outcome const& outcome) override;

private:
    void write_line();
    void note_words(Fields const& object);
    std::string data(std::string const& reason) const;

    std::ostream& out_;
    Language language_;
    std::uint64_t at_;
    std::size_t most_;
    std::string_view template_;  ///< what is still to be written of it
    std::size_t size_ = 0;       ///< in bytes, of the steps
    std::uint64_t steps_ = 0;
    std::optional<FirstDifference> difference_;
    TransitionGraph graph_;
    std::set<std::string> fields_;
    std::set<std::string> values_;
    std::ostringstream line_;
    JsonLines lines_{line_};
};

}  // namespace statewalk
