// The `statewalk` command: from its arguments to an exit status.
#pragma once

#include <iosfwd>
#include <map>
#include <string>
#include <vector>

namespace statewalk::cli {

/// What --help prints: the synopsis of everything.
extern char const* const synopsis;

/// Every command with its options, each by all its names ("-o", "--output"): what the synopsis has to show.
using OptionsByCommand = std::map<std::string, std::vector<std::vector<std::string>>>;
OptionsByCommand options_by_command();

/// Runs the command. `arguments` without the program's name. Whatever is wrong is said in one line on `err`.
/// Returns the exit status: 0 yes; 1 the answer is no; 2 the call was wrong; 3 a file could not be read or written;
/// 130 Ctrl-C; 141 the reader of standard output went away.
int run_application(std::vector<std::string> arguments, std::istream& in, std::ostream& out, std::ostream& err);

}  // namespace statewalk::cli
