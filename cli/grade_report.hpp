// Grades, as they are told.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "cli/grade_parts.hpp"
#include "diagrams/translation.hpp"

namespace statewalk::cli {

/// For people: points, each part with its reason, and the first difference with the towers before it.
std::string grade_text(Grade const& grade, Language language);

/// A table (RFC 4180): a line for each log, of which there is one at least. A cell that a spreadsheet would take for a
/// formula begins with an apostrophe.
void write_csv(std::ostream& out, std::vector<Grade> const& grades);

/// One object: {"schema":"statewalk-grades/1","grades":[...]}. Here and in write_gradescope, "<", ">" and "&" are
/// written as \u003c, \u003e and \u0026.
void write_json(std::ostream& out, std::vector<Grade> const& grades);

/// What Gradescope reads as results.json: a test for each part that is worth points, and the account of the whole.
void write_gradescope(std::ostream& out, Grade const& grade, Language language);

/// A rubric as JSON: {"legal": 30, "arrival": 20, "length": 20, "reference": 30}. A part that is left out is worth
/// nothing. Throws std::runtime_error, in one line, for what is none.
Rubric read_rubric(std::istream& in);

}  // namespace statewalk::cli
