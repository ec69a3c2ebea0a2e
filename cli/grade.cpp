// statewalk grade: what logs are worth, of whatever program; and of one automaton, what it is worth itself.
#include <limits>
#include <memory>
#include <ostream>
#include <stdexcept>
#include <utility>
#include <vector>

#include "cli/commands.hpp"
#include "cli/grade_report.hpp"
#include "cli/grading.hpp"
#include "cli/logged_moves.hpp"
#include "cli/output.hpp"
#include "cli/protocol_grading.hpp"
#include "cli/running.hpp"
#include "diagrams/text.hpp"
#include "solvers/hanoi/frame_stewart.hpp"

namespace statewalk::cli {
namespace {

Rubric rubric_of(std::string const& file, bool of_automaton, Context const& context) {
    if (file.empty()) return of_automaton ? automaton_rubric : Rubric();
    try {
        Input input(context, file);
        Rubric const rubric = read_rubric(input.stream());
        if (rubric.of_moves() == 0 && !of_automaton)
            throw std::runtime_error("no part that moves can have is worth any points");
        return rubric;
    } catch (FileTrouble const&) {
        throw;
    } catch (std::runtime_error const& wrong) {
        throw FileTrouble("cannot read " + printable(file) + ": " + wrong.what());
    }
}

Started run_of(Entry const& entry, TaskOptions task) {
    if (task.discs.empty()) task.discs = TaskOptions().discs;
    return start(entry, task, "");
}

Grade grade_of_protocol(Input& input, GradeOptions const& options, Rubric const& rubric, Context const& context,
                        Progress& shown) {
    Entry const& entry = context.automata.find(options.automaton);
    auto const grade = [&](Walk& walk, std::uint64_t budget) {
        Grade graded =
            graded_protocol(input.stream(), walk, budget, rubric, context.language(), [&](std::uint64_t steps) {
                stop_if_interrupted();
                shown.at(steps, budget);
            });
        graded.automaton = entry.name;
        return graded;
    };
    if (options.events) {
        Grade graded = grade(*run_script(entry, *options.events), std::numeric_limits<std::uint64_t>::max());
        graded.events = *options.events;
        return graded;
    }
    Started const run = run_of(entry, options.task);
    Grade graded = grade(*run.walk, generous_budget(run.task));
    graded.task = run.task;
    return graded;
}

Grade grade_of_moves(LoggedMoves& log, Rubric const& rubric, Progress& shown) {
    std::uint64_t const fewest = fewest_moves(log.task());
    return graded(log, rubric, [&](std::uint64_t moves) {
        stop_if_interrupted();
        shown.at(moves, fewest);
    });
}

Grade grade_of(std::string const& name, GradeOptions const& options, Rubric const& rubric, Context const& context) {
    auto input = std::make_unique<Input>(context, name);  // a file that is not there is no bad log
    Progress shown(printable(name));
    Grade grade;
    try {
        if (options.automaton.empty())
            grade = grade_of_moves(*logged_moves(std::move(input), name, options.task, context), rubric, shown);
        else
            grade = grade_of_protocol(*input, options, rubric, context, shown);
    } catch (FileTrouble const& trouble) {
        grade = unreadable(trouble.what(), rubric);
    } catch (std::length_error const& trouble) {
        grade = unreadable("cannot read " + printable(name) + ": " + trouble.what(), rubric);
    }
    return grade;
}

/// What an automaton is worth.
Grade grade_of(Entry const& entry, GradeOptions const& options, Rubric const& rubric) {
    require_moves(entry);
    Started const run = run_of(entry, options.task);
    TransitionGraph const& graph = run.walk->graph();
    Coverage coverage(graph);
    coverage.add(run.walk->record());
    auto const made = own_moves(*run.walk, run.task, [&](Record const& record) { coverage.add(record); });
    Progress shown(entry.name);
    Grade grade = grade_of_moves(*made, rubric, shown);
    add_parts_of_automaton(grade, findings_of(entry, {}), graph, coverage, rubric);
    grade.log = entry.name;
    return grade;
}

/// Tells grades: as text one after the other, in other formats all together.
class Answers {
public:
    Answers(GradeOptions const& options, Context const& context)
        : format_(options.format), language_(context.language()), output_(context.place, context.out) {}

    void take(Grade grade) {
        stop_if_interrupted();  // then it is the grade of a part
        all_right_ = all_right_ && grade.right;
        if (format_ == "text")
            output_.write([&](std::ostream& out) { out << grade_text(grade, language_) << '\n' << std::flush; });
        else
            grades_.push_back(std::move(grade));
    }
    void end() {
        output_.write([&](std::ostream& out) {
            if (format_ == "csv") write_csv(out, grades_);
            if (format_ == "json") write_json(out, grades_);
            if (format_ == "gradescope") write_gradescope(out, grades_.front(), language_);
        });
        output_.keep();
    }
    bool all_right() const { return all_right_; }

private:
    std::string format_;
    Language language_;
    Output output_;
    std::vector<Grade> grades_;
    bool all_right_ = true;
};

/// Takes every log; among several, one that has no grade gets no points. Returns whether all files are there. Throws
/// WrongCall if the call fits none of the logs.
bool take_logs(GradeOptions const& options, Rubric const& rubric, Context const& context, Answers& answers) {
    bool all_there = true;
    bool fits = false;           // the call, with one of them
    std::vector<Grade> waiting;  // of the logs before that one
    for (std::string const& name : options.logs) {
        bool const is_last = &name == &options.logs.back();
        Grade grade;
        try {
            grade = grade_of(name, options, rubric, context);
            fits = true;
        } catch (FileTrouble const& trouble) {
            if (options.logs.size() == 1) throw;
            grade = unreadable(trouble.what(), rubric);
            all_there = false;
        } catch (WrongCall const& trouble) {
            if (is_last && !fits) throw;
            grade = unreadable(trouble.what(), rubric);
        }
        grade.log = printable(name);
        waiting.push_back(std::move(grade));
        if (!fits && !is_last) continue;
        for (Grade& each : waiting) answers.take(std::move(each));
        waiting.clear();
    }
    return all_there;
}

}  // namespace

int grade(GradeOptions const& options, Context const& context) {
    if (options.format == "gradescope" && options.logs.size() > 1)
        throw WrongCall("-f gradescope takes one log; -f csv makes a table of many");
    if (options.events && options.automaton.empty())
        throw WrongCall("--events needs --automaton NAME: it says which events that automaton is given");
    Entry const* const own = options.logs.empty() ? context.automata.only_one() : nullptr;
    Rubric const rubric = rubric_of(options.rubric, own != nullptr, context);
    Answers answers(options, context);
    if (own != nullptr) answers.take(grade_of(*own, options, rubric));
    bool const all_there = take_logs(options, rubric, context, answers);
    answers.end();
    if (!all_there) return file_trouble;
    return answers.all_right() ? yes : no;
}

}  // namespace statewalk::cli
