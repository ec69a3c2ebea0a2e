// --lang, and what of our words diagrams/po/ru.po does not have: a text that fails here is to be added there.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <set>
#include <string>
#include <vector>

#include "diagrams/translation.hpp"
#include "tests/cli/command.hpp"
#include "tests/patterns.hpp"

namespace statewalk::cli::test {
namespace {

using Texts = std::vector<std::string>;

Texts not_translated(Texts const& texts, std::string const& context = "") {
    std::set<std::string> known;
    for (Translated const& entry : translations(Language::ru)) known.emplace(entry.english);
    Texts missing;
    for (std::string const& text : texts)
        if (!text.empty() && known.insert(context.empty() ? text : context + "\004" + text).second)
            missing.push_back(text);  // and is named once
    return missing;
}

Texts notes_of_the_catalogue() {
    Texts notes;
    for (Entry const& entry : catalogue()) {
        TransitionGraph const graph = entry.graph();
        notes.push_back(entry.note);
        for (TransitionGraph::State const& state : graph.states) notes.push_back(state.note);
        for (auto const* const symbols : {&graph.events, &graph.inputs, &graph.outputs})
            for (Symbol const& symbol : *symbols) notes.push_back(symbol.note);
    }
    return notes;
}

/// The columns that the objects of control have of their own: words, not letters and formulas.
Texts words_among_fields() {
    Texts words{"discs", "pegs", "from", "to", "ties", "moves", "events"};
    for (Entry const& entry : catalogue()) {
        std::string const task = entry.pegs > 0 ? " -n 2" : " --events " + entry.events.front();
        std::string const heading = lines(statewalk("trace " + entry.name + task + " -f csv").out).at(0);
        Texts const columns = pattern::all(heading, "[^,\r]+");
        constexpr std::size_t common = 6;  // # to next
        for (std::size_t i = common; i < columns.size(); ++i) {
            bool const is_word = columns[i].size() > 2 && std::all_of(columns[i].begin(), columns[i].end(), [](char c) {
                                     return std::islower(static_cast<unsigned char>(c)) != 0;
                                 });
            if (is_word && columns[i] != "move") words.push_back(columns[i]);
        }
    }
    return words;
}

TEST(Russian, HasEveryNoteOfTheCatalogue) { EXPECT_EQ(not_translated(notes_of_the_catalogue()), Texts{}); }

TEST(Russian, HasEveryFieldThatIsAWord) {
    Texts const words = words_among_fields();
    EXPECT_TRUE(std::find(words.begin(), words.end(), "towers") != words.end());
    EXPECT_EQ(not_translated(words, "field"), Texts{});
}

TEST(Russian, HasEveryEndingAndEveryReasonForOne) {
    for (Ending const ending :
         {Ending::finished, Ending::stuck, Ending::out_of_budget, Ending::fault, Ending::interrupted})
        EXPECT_EQ(not_translated({to_string(ending)}), Texts{});
    for (std::string const reason :
         {"at rest, and the task is done", "at the end of the script", "in the terminate state Off",
          "no arrow leaves 8/1, On", "there is no move, and no number to read", "every number is read",
          "stopped by Ctrl-C", "cut after the 7 steps that were allowed", "in 1 no arrow leaves on Step",
          "in 1 every guard said no on Step: 1 -> 2 [x1]", "the interrupt state Broken lets no play through",
          "the step does not end: more than 1000 arrows one after the other, the last of them 1 -> 2, 2 -> 1",
          "an exception that is no std::exception"})
        EXPECT_NE(translated_sentence(reason, Language::ru), reason);
    EXPECT_NE(translated_sentence(budget_text(7), Language::ru), budget_text(7));
}

TEST(Language, IsThatOfTheTableAndTheProtocol) {
    EXPECT_TRUE(contains(statewalk("trace buneman-levy -n 2 --lang ru").out,
                         "\nзавершено; шагов 3, перекладываний 3: автомат в покое, задача решена\n"));
    EXPECT_EQ(lines(statewalk("trace buneman-levy -n 2 -f protocol --lang ru").out).at(0),
              "{ A1: Автомат A1 запущен в состоянии 0 с событием e1");
    EXPECT_EQ(lines(statewalk("trace turnstile --events coin -f protocol").out).at(0),
              "{ A1: Automaton A1 started in state 0 with event coin");
}

TEST(Language, OfAProtocolIsThatOfTheAutomatonInsideToo) {
    std::string const text = statewalk("trace frame-stack -n 2 -f protocol --lang ru").out;
    EXPECT_TRUE(contains(text, R"({ A1: Автомат A1 запущен в состоянии 3 с событием e1
 { A2: Автомат A2 запущен в состоянии 2 с событием e1
  i x1: j < m: копия не закончена? - НЕТ.
  i x2: d < n? - НЕТ.
  T A2: Автомат A2 перешел из состояния 2 в состояние 0
 } A2: Автомат A2 завершил свою работу в состоянии 0
 i x14: вложенный автомат завершил работу? - ДА.
 * z15: положить в стек y = 2; вызов := меньшие диски на остальные.
 T A1: Автомат A1 перешел из состояния 3 в состояние 1
} A1: Автомат A1 завершил свою работу в состоянии 1
)")) << text;
}

TEST(Language, OfTheListIsThatOfItsNotes) {
    EXPECT_TRUE(contains(statewalk("list --lang ru").out,
                         "  стержней: 3  рекурсия с явным стеком (Туккель, Шалыто, Шамгунов 2002)\n"));
    EXPECT_TRUE(contains(statewalk("list --lang ru").out, "  без стержней  "));
}

TEST(Language, ChangesNothingInWhatProgramsRead) {
    for (std::string const call :
         {"trace buneman-levy -n 3 -f jsonl", "trace buneman-levy -n 3 -f csv", "moves buneman-levy -n 3"})
        EXPECT_EQ(statewalk(call).out, statewalk(call + " --lang ru").out) << call;
}

TEST(Language, ThatThereIsNotIsRefused) {
    Result const result = statewalk("trace buneman-levy --lang fr");
    EXPECT_EQ(result.status, 2);
    EXPECT_TRUE(contains(result.err, "fr not in {en,ru}")) << result.err;
}

}  // namespace
}  // namespace statewalk::cli::test
