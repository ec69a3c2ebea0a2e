#include "cli/task_options.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cctype>
#include <charconv>
#include <stdexcept>
#include <string_view>
#include <utility>

#include "cli/output.hpp"
#include "cli/styled_line.hpp"
#include "cli/task_of_log.hpp"
#include "diagrams/text.hpp"

namespace statewalk::cli {
namespace {

constexpr std::size_t longest_shown = 60;

unsigned discs_from(std::string const& text, unsigned most) {
    unsigned discs = 0;
    auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), discs);
    if (error != std::errc{} || end != text.data() + text.size() || discs > most)
        throw WrongCall("--discs takes a number from 0 to " + std::to_string(most) + ", not '" +
                        shortened(text, longest_shown) + "'");
    return discs;
}

std::pair<unsigned, unsigned> range_from(std::string const& text, unsigned most) {
    std::size_t const dots = text.find("..");
    if (dots == std::string::npos) return {discs_from(text, most), discs_from(text, most)};
    std::pair<unsigned, unsigned> const range{discs_from(text.substr(0, dots), most),
                                              discs_from(text.substr(dots + 2), most)};
    if (range.first > range.second)
        throw WrongCall("--discs " + text + " holds no number; write the smaller one first");
    return range;
}

std::vector<std::string> peg_names(std::string const& text, unsigned pegs) {
    if (text.empty()) {
        std::vector<std::string> letters;
        for (unsigned peg = 0; peg < pegs; ++peg) letters.emplace_back(1, static_cast<char>('A' + peg));
        return letters;
    }
    std::vector<std::string> names = names_in(text);
    if (names.size() != pegs)
        throw WrongCall("--pegs takes " + std::to_string(pegs) + " names, by commas, not '" + printable(text) + "'");
    if (utf8(text) != text) throw WrongCall("--pegs takes names in UTF-8, not \'" + printable(text) + "\'");
    return names;
}

hanoi::Ties ties_called(std::string const& name) {
    if (name == "low") return hanoi::Ties::low;
    if (name == "high") return hanoi::Ties::high;
    throw std::invalid_argument("ties are low or high, not '" + shortened(name, longest_shown) + "'");
}

std::string name_of(hanoi::Ties ties) { return ties == hanoi::Ties::low ? "low" : "high"; }

hanoi::Peg peg_called(std::string const& name, std::vector<std::string> const& pegs) {
    auto const peg = std::find(pegs.begin(), pegs.end(), name);
    if (peg != pegs.end()) return static_cast<hanoi::Peg>(peg - pegs.begin());
    std::string all;
    for (std::string const& known : pegs) all += (all.empty() ? "" : ", ") + known;
    throw std::invalid_argument("there is no peg '" + shortened(name, longest_shown) + "'; the pegs are " +
                                shortened(all, longest_shown));
}

}  // namespace

CLI::Validator not_empty(std::string const& what) {
    return {[what](std::string& text) { return text.empty() ? "takes " + what : ""; }, ""};
}

std::vector<CLI::Option*> add_task_options(CLI::App& command, TaskOptions& options, bool many) {
    std::vector<CLI::Option*> all{
        command.add_option("-n,--discs", options.discs, many ? "how many discs: N, or LO..HI" : "how many discs")
            ->type_name("N")
            ->default_str(options.discs),
        command.add_option("--pegs", options.pegs, "names of the pegs")
            ->type_name("A,B,C")
            ->check(not_empty("names, by commas")),
        command.add_option("--from", options.from, "start peg; the first")
            ->type_name("PEG")
            ->check(not_empty("the name of a peg")),
        command.add_option("--to", options.to, "goal peg; the last")
            ->type_name("PEG")
            ->check(not_empty("the name of a peg")),
        command.add_option("--ties", options.ties, "four pegs: which of two equally good ways to split the tower")
            ->type_name("low|high")
            ->check(CLI::IsMember({"low", "high"}))
            ->default_str("low"),
    };
    if (many) all.push_back(command.add_flag("--every-pair", options.every_pair, "every start and goal"));
    return all;
}

std::vector<hanoi::Task> tasks(TaskOptions const& options, unsigned pegs, unsigned most_asked) {
    auto const [fewest, most] = range_from(options.discs, most_asked);
    if (options.every_pair && !(options.from.empty() && options.to.empty()))
        throw WrongCall("--every-pair asks for every start and goal; leave out --from and --to");
    std::vector<hanoi::Task> all;
    try {
        hanoi::Task task;
        task.pegs = peg_names(options.pegs, pegs);
        task.ties = ties_called(options.ties);
        task.to = pegs - 1;
        if (!options.from.empty()) task.from = peg_called(options.from, task.pegs);
        if (!options.to.empty()) task.to = peg_called(options.to, task.pegs);
        validated(task, most_asked);
        for (task.discs = fewest; task.discs <= most; ++task.discs) {
            if (!options.every_pair) all.push_back(task);
            for (hanoi::Peg from = 0; options.every_pair && from < pegs; ++from)
                for (hanoi::Peg to = 0; to < pegs; ++to)
                    if (from != to) all.push_back({task.discs, task.pegs, from, to, task.ties});
        }
    } catch (std::invalid_argument const& wrong) {
        throw WrongCall(wrong.what());
    }
    return all;
}

hanoi::Task one_task(TaskOptions const& options, unsigned pegs, unsigned most) {
    if (options.discs.find("..") != std::string::npos)
        throw WrongCall("--discs takes one number here, not the range " + options.discs);
    return tasks(options, pegs, most).front();
}

Fields task_fields(hanoi::Task const& task, std::optional<Range> const& range) {
    Fields fields{{"discs", std::uint64_t{task.discs}},
                  {"pegs", task.pegs},
                  {"from", task.pegs[task.from]},
                  {"to", task.pegs[task.to]}};
    if (task.pegs.size() == 4) fields.push_back({"ties", name_of(task.ties)});
    if (range)
        fields.push_back({"moves", range->first == range->last ? range->first : range->first + ".." + range->last});
    return fields;
}

namespace {

template <class T>
T const& field(Fields const& fields, std::string const& name) {
    for (Field const& field : fields)
        if (field.name == name && std::holds_alternative<T>(field.value)) return std::get<T>(field.value);
    throw std::invalid_argument("it does not say " + name);
}

}  // namespace

std::string shell_word(std::string const& text) {
    auto const plain = [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) != 0 ||
               std::string_view("_-./+,:@%").find(c) != std::string_view::npos;
    };
    if (!text.empty() && std::all_of(text.begin(), text.end(), plain)) return text;
    std::string quoted;
    for (char const c : printable(text)) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return "'" + quoted + "'";
}

hanoi::Task task_from(Fields const& fields, unsigned pegs, unsigned most) {
    hanoi::Task task;
    std::uint64_t const discs = field<std::uint64_t>(fields, "discs");
    task.discs = discs > most ? most + 1 : static_cast<unsigned>(discs);
    task.pegs = field<std::vector<std::string>>(fields, "pegs");
    if (task.pegs.size() != pegs)
        throw std::invalid_argument(std::to_string(pegs) + " pegs, not " + std::to_string(task.pegs.size()));
    task.from = peg_called(field<std::string>(fields, "from"), task.pegs);
    task.to = peg_called(field<std::string>(fields, "to"), task.pegs);
    if (pegs == 4) task.ties = ties_called(field<std::string>(fields, "ties"));
    return hanoi::validated(task, most);
}

hanoi::Move move_from(std::uint64_t disc, std::string const& from, std::string const& to, hanoi::Task const& task) {
    if (disc == 0 || disc > task.discs) throw std::invalid_argument("there is no disc " + std::to_string(disc));
    return {static_cast<hanoi::Disc>(disc), peg_called(from, task.pegs), peg_called(to, task.pegs)};
}

hanoi::Move move_from(Fields const& fields, hanoi::Task const& task) {
    return move_from(field<std::uint64_t>(fields, "disc"), field<std::string>(fields, "from"),
                     field<std::string>(fields, "to"), task);
}

std::string pegs_text(hanoi::Task const& task) {
    std::string text;
    if (task.pegs != peg_names("", static_cast<unsigned>(task.pegs.size())))
        text += "--pegs " + shell_word(joined(task.pegs, ",")) + " ";
    return text + "--from " + shell_word(task.pegs[task.from]) + " --to " + shell_word(task.pegs[task.to]) +
           ties_text(task);
}

std::string ties_text(hanoi::Task const& task) { return task.pegs.size() == 4 ? " --ties " + name_of(task.ties) : ""; }

std::string task_text(hanoi::Task const& task) { return "-n " + std::to_string(task.discs) + " " + pegs_text(task); }

}  // namespace statewalk::cli
