// Which commands there are for the automata that are known, and how they are called.
#pragma once

#include <string>

#include "cli/catalogue.hpp"
#include "diagrams/translation.hpp"

namespace statewalk::cli {

/// Whether any of them plays the Towers of Hanoi.
bool has_players(Catalogue const& automata);

/// Whether any of them waits for events.
bool has_waiters(Catalogue const& automata);

/// Whether any of them reads numbers of moves.
bool has_readers(Catalogue const& automata);

/// Whether a command is of use: "check" is not where nobody plays, nor "list" for one automaton alone.
bool has_command(Catalogue const& automata, std::string const& command);

/// What --help prints: the synopsis of everything.
std::string synopsis(Catalogue const& automata, Language language = Language::en);

}  // namespace statewalk::cli
