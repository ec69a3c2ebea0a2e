// statewalk grade: what logs are worth, of whatever program.
#include <memory>
#include <ostream>
#include <stdexcept>
#include <utility>
#include <vector>

#include "cli/commands.hpp"
#include "cli/grade_report.hpp"
#include "cli/grading.hpp"
#include "cli/output.hpp"
#include "cli/protocol_grading.hpp"
#include "cli/running.hpp"
#include "diagrams/text.hpp"
#include "solvers/hanoi/frame_stewart.hpp"

namespace statewalk::cli {
namespace {

Rubric rubric_of(std::string const& file, Context const& context) {
    if (file.empty()) return {};
    try {
        Input input(context, file);
        return read_rubric(input.stream());
    } catch (FileTrouble const&) {
        throw;
    } catch (std::runtime_error const& wrong) {
        throw FileTrouble("cannot read " + printable(file) + ": " + wrong.what());
    }
}

/// Of the automaton whose protocol is to be printed.
Started run_of(GradeOptions const& options, Context const& context) {
    Entry const& entry = context.automata.find(options.automaton);
    if (entry.pegs == 0) throw WrongCall(entry.name + " plays no towers; there is no reference to check it against");
    TaskOptions task = options.task;
    if (task.discs.empty()) task.discs = TaskOptions().discs;
    return start(entry, task, "");
}

Grade grade_of(std::string const& name, GradeOptions const& options, Rubric const& rubric, Context const& context) {
    auto input = std::make_unique<Input>(context, name);  // a file that is not there is no bad log
    Progress shown(printable(name));
    Grade grade;
    if (!options.automaton.empty()) {
        Started const run = run_of(options, context);
        std::uint64_t const most = generous_budget(run.task);
        grade =
            graded_protocol(input->stream(), *run.walk, run.task, rubric, context.language(), [&](std::uint64_t steps) {
                stop_if_interrupted();
                shown.at(steps, most);
            });
        grade.automaton = run.entry.name;
        grade.log = printable(name);
        return grade;
    }
    try {
        auto const log = logged_moves(std::move(input), name, options.task, context);
        std::uint64_t const fewest = fewest_moves(log->task());
        grade = graded(*log, rubric, [&](std::uint64_t moves) {
            stop_if_interrupted();
            shown.at(moves, fewest);
        });
    } catch (FileTrouble const& trouble) {
        grade = unreadable(trouble.what(), rubric);
    }
    grade.log = printable(name);
    return grade;
}

}  // namespace

int grade(GradeOptions const& options, Context const& context) {
    if (options.format == "gradescope" && options.logs.size() > 1)
        throw WrongCall("-f gradescope takes one log; -f csv makes a table of many");
    Rubric const rubric = rubric_of(options.rubric, context);
    Output output(context.place, context.out);
    std::vector<Grade> grades;
    bool all_right = true;
    for (std::string const& name : options.logs) {
        Grade one = grade_of(name, options, rubric, context);
        all_right = all_right && one.right;
        if (options.format == "text")
            output.write([&](std::ostream& out) { out << grade_text(one, context.language()) << '\n' << std::flush; });
        else
            grades.push_back(std::move(one));
    }
    output.write([&](std::ostream& out) {
        if (options.format == "csv") write_csv(out, grades);
        if (options.format == "json") write_json(out, grades);
        if (options.format == "gradescope") write_gradescope(out, grades.front(), context.language());
    });
    output.keep();
    return all_right ? yes : no;
}

}  // namespace statewalk::cli
