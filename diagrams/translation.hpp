// What we say, in other languages. The code says it in English; the rest is in a gettext catalogue, diagrams/po/ru.po, whose
// msgids are those English texts. CMake writes it into a source file (diagrams/translations.cpp.in), so a program
// finds it wherever it stands, and nothing has to be installed.
//
// A text with gaps has "{}" for each: "Automaton {} started in state {}". A translation fills them in the same order.
//
// Much of what is said is put together where nothing is known of languages: an error, a finding, the reason for which a
// run ended. Such a sentence is recognized when it is shown, by the entries of the context "sentence". There a gap is
// "{}" where a name stands, which stays, and "{text}" where a sentence stands, or a word, that is looked up in its turn:
// "cannot read {}: {text}".
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "automata/core/graph.hpp"

namespace statewalk {

enum class Language { en, ru };

/// One entry of a catalogue. Where it has a context, that stands before the English, and a "\004" between them.
struct Translated {
    std::string_view english;
    std::string_view other;
};

/// All entries of a language's catalogue. Of English there are none.
std::vector<Translated> const& translations(Language language);

/// A text as the catalogue has it; as it is where the catalogue has none.
std::string translated(std::string_view english, Language language);

/// The name of a field, of an object of control or a task: what the catalogue has in the context "field".
std::string translated_field(std::string_view name, Language language);

/// A text with words in its gaps.
std::string filled(std::string_view english, std::vector<std::string> const& words, Language language);

/// The text of a field's value, if it is a word of the object's own as "open": what the catalogue has in the context
/// "value".
std::string translated_value(std::string_view text, Language language);

/// A sentence that was put together elsewhere, as the reason for which a run ended: in the words of the entry in the
/// context "sentence" that says the most of it, one that begins as it does before others; and as it is where there is
/// none.
std::string translated_sentence(std::string_view english, Language language);

/// Each line of a text as a sentence.
std::string translated_lines(std::string_view english, Language language);

/// A text of a synopsis: its words in capitals, that something is to be put in place of, as in "NAME [--at STEP LOG]".
std::string translated_places(std::string_view synopsis, Language language);

/// The notes of states, events, inputs and outputs; names stay.
TransitionGraph translated(TransitionGraph graph, Language language);

}  // namespace statewalk
