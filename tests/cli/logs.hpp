// The log of Buneman and Levy's automaton moving two discs from A to C, written by hand: 1AB, 2AC, 1BC.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace statewalk::cli::test {

using Lines = std::vector<std::string>;

inline Lines two_discs() {
    std::string const header = R"({"schema":"statewalk-log/1","automaton":"buneman-levy",)"
                               R"("task":{"discs":2,"pegs":["A","B","C"],"from":"A","to":"C"},)"
                               R"("start":{"states":["0"],"object":{"towers":[[2,1],[],[]]}}})";
    std::string const first =
        R"({"step":1,"states":["0"],"event":"Step","inputs":[],"arrows":[1],"outputs":["z1"],"next":["1"],)"
        R"("moves":[{"number":1,"disc":1,"from":"A","to":"B"}],"object":{"towers":[[2],[1],[]]}})";
    std::string const second =
        R"({"step":2,"states":["1"],"event":"Step","inputs":[["x1",false]],"arrows":[3],"outputs":["z2","z1"],"next":["1"],)"
        R"("moves":[{"number":2,"disc":2,"from":"A","to":"C"},{"number":3,"disc":1,"from":"B","to":"C"}],)"
        R"("object":{"towers":[[],[],[2,1]]}})";
    std::string const third =
        R"({"step":3,"states":["1"],"event":"Step","inputs":[["x1",true]],"arrows":[2],"outputs":[],"next":["0"],)"
        R"("moves":[],"object":{"towers":[[],[],[2,1]]}})";
    std::string const footer =
        R"({"ended":"finished","steps":3,"moves":3,"truncated":false,"reason":"at rest, and the task is done"})";
    return {header, first, second, third, footer};
}

inline std::string text(Lines const& lines) {
    std::string all;
    for (std::string const& line : lines) all += line + "\n";
    return all;
}

/// How a "no" about a log on standard input ends, at a step: where that is, and the command that shows it. Line 1 of the
/// log is its header.
inline std::string more_of_log(int step) {
    return "\n  line      " + std::to_string(step + 1) + " of -\n  more      statewalk play --log FILE --at " +
           std::to_string(step) + " -o page.html\n";
}

/// Two discs, with `was` in line `number` (from 1) replaced by `is`. Throws std::out_of_range where it is not.
inline Lines changed(std::size_t number, std::string const& was, std::string const& is, Lines lines = two_discs()) {
    std::string& line = lines.at(number - 1);
    line.replace(line.find(was), was.size(), is);
    return lines;
}

/// Two discs, without line `number`.
inline Lines without(std::size_t number, Lines lines = two_discs()) {
    lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(number) - 1);
    return lines;
}

}  // namespace statewalk::cli::test
