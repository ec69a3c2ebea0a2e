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

Grade grade_of(std::string const& name, GradeOptions const& options, Rubric const& rubric, Context const& context) {
    auto input = std::make_unique<Input>(context, name);  // a file that is not there is no bad log
    Progress shown(printable(name));
    Grade grade;
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
