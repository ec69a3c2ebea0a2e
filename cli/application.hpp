// The `statewalk` command: from its arguments to an exit status.
#pragma once

#include <iosfwd>
#include <map>
#include <string>
#include <vector>

#include "cli/catalogue.hpp"

namespace statewalk::cli {

/// Every command with its options, each by all its names ("-o", "--output"): what the synopsis has to show.
using OptionsByCommand = std::map<std::string, std::vector<std::vector<std::string>>>;
OptionsByCommand options_by_command(Catalogue const& automata);

/// Runs the command that knows these automata. `arguments` without the program's name. Whatever is wrong is said in one
/// line on `err`. Returns the exit status: 0 yes; 1 the answer is no; 2 the call was wrong; 3 a file could not be read
/// or written; 130 Ctrl-C; 141 the reader of standard output went away.
int run_application(Catalogue const& automata, std::vector<std::string> arguments, std::istream& in, std::ostream& out,
                    std::ostream& err);

/// The name by which the process was called: "turnstile" for ./build/turnstile.
std::string program(char** arguments);

/// The same for main(): with the arguments, the streams and the signals of the process.
int run_process(Catalogue const& automata, int count, char** arguments);

}  // namespace statewalk::cli
