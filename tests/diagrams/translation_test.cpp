// The catalogue of translations, and how texts are looked up in it.
#include "diagrams/translation.hpp"

#include <gtest/gtest.h>

#include <set>
#include <sstream>
#include <string>
#include <string_view>

#include "diagrams/trace_table.hpp"
#include "tests/diagrams/graphs.hpp"
#include "tests/diagrams/runs.hpp"

namespace statewalk {
namespace {

/// The gaps of a text, in their order: "{}{text}{}".
std::string gaps(std::string_view text) {
    std::string all;
    for (std::size_t at = text.find('{'); at != std::string_view::npos; at = text.find('{', at + 1))
        for (std::string_view const gap : {"{}", "{text}"})
            if (text.substr(at).starts_with(gap)) all += gap;
    return all;
}

TEST(Translation, OfNothingThatIsKnownIsTheEnglish) {
    EXPECT_EQ(translated("nobody has said this", Language::ru), "nobody has said this");
    EXPECT_EQ(translated_field("nobody", Language::ru), "nobody");
    EXPECT_EQ(translated_sentence("nobody has said this", Language::ru), "nobody has said this");
    EXPECT_EQ(translated("", Language::ru), "") << "not the heading of the catalogue";
    EXPECT_EQ(translated("else", Language::en), "else");
}

TEST(Translation, OfAFieldIsNotThatOfAnActionOfTheSameName) {
    EXPECT_EQ(translated("lock", Language::ru), "запереть");
    EXPECT_EQ(translated_field("lock", Language::ru), "замок");
    EXPECT_EQ(translated_field("lock", Language::en), "lock");
}

TEST(Translation, FillsGapsInTheirOrderAndNotThoseInWords) {
    std::string const english = "Automaton {} went from state {} to state {}";
    EXPECT_EQ(filled(english, {"A1", "{}", "b"}, Language::en), "Automaton A1 went from state {} to state b");
    EXPECT_EQ(filled(english, {"A1", "{}", "b"}, Language::ru), "Автомат A1 перешел из состояния {} в состояние b");
}

TEST(Translation, KnowsASentenceWhoseGapsAreFilled) {
    EXPECT_EQ(translated_sentence("at rest, and the task is done", Language::ru), "автомат в покое, задача решена");
    EXPECT_EQ(translated_sentence("in 3/2 every guard said no on Step: 1 -> 2 [x1]", Language::ru),
              "в состоянии 3/2 ни одно условие не выполнено по событию Step: 1 -> 2 [x1]");
    EXPECT_EQ(translated_sentence("in 3/2 no arrow leaves on Step", Language::en), "in 3/2 no arrow leaves on Step");
    EXPECT_EQ(translated_sentence("fault after the moves", Language::ru), "fault after the moves")
        << "\"{} after {}\" is no sentence";
}

TEST(Translation, OfASentenceIsThatWhichSaysTheMostOfIt) {
    EXPECT_EQ(translated_sentence("cannot write a.svg: Permission denied", Language::ru),
              "не удалось записать a.svg: нет доступа");
    EXPECT_EQ(translated_sentence("cannot write standard output: Permission denied", Language::ru),
              "не удалось записать в стандартный вывод: нет доступа");
}

TEST(Translation, LooksUpASentenceInASentence) {
    EXPECT_EQ(translated_sentence("cannot read a.jsonl: line 3 of the log: \"next\" is missing", Language::ru),
              "не удалось прочесть a.jsonl: строка 3 журнала: нет \"next\"");
    EXPECT_EQ(translated_sentence("cannot read a.jsonl: nobody has said this", Language::ru),
              "не удалось прочесть a.jsonl: nobody has said this");
}

TEST(Translation, LeavesNamesInASentenceAsTheyAre) {
    EXPECT_EQ(translated_sentence("there is no automaton 'stuck' (`lock list` names them all)", Language::ru),
              "нет автомата 'stuck' (все называет `lock list`)");
    EXPECT_EQ(translated("stuck", Language::ru), "тупик");
}

TEST(Translation, OfLinesIsThatOfEach) {
    EXPECT_EQ(translated_lines("x  no   -n 3: move 2 differs\n  step      1\n\nnobody\n", Language::ru),
              "x  нет  -n 3: перекладывание 2 не то\n  шаг       1\n\nnobody\n");
    EXPECT_EQ(translated_lines("  step      1", Language::en), "  step      1");
}

TEST(Translation, OfASynopsisIsThatOfItsPlaces) {
    EXPECT_EQ(translated_places("NAME [--at STEP LOG] K..M -f dot|NAMED", Language::ru),
              "ИМЯ [--at ШАГ ЖУРНАЛ] K..M -f dot|NAMED");
    EXPECT_EQ(translated_places("NAME", Language::en), "NAME");
}

TEST(Translation, OfAValueIsThatOfAWordOfAnObject) {
    EXPECT_EQ(translated_value("shut", Language::ru), "заперт");
    EXPECT_EQ(translated_value("stuck", Language::ru), "stuck");
}

TEST(Translation, HasForEachEnglishTextOneOfItsOwnWithAsManyGaps) {
    std::set<std::string_view> seen;
    for (Translated const& entry : translations(Language::ru)) {
        if (entry.english.empty()) continue;
        EXPECT_FALSE(entry.other.empty()) << entry.english << ": not translated";
        EXPECT_EQ(gaps(entry.english), gaps(entry.other)) << entry.english;
        EXPECT_TRUE(seen.insert(entry.english).second) << entry.english << ": twice";
    }
    EXPECT_GT(seen.size(), 150U);
    EXPECT_TRUE(translations(Language::en).empty());
}

TEST(Translation, OfAGraphChangesItsNotesAndNothingElse) {
    TransitionGraph const graph = translated(test::buneman_levy(), Language::ru);
    EXPECT_EQ(graph.inputs[0].name, "x1");
    EXPECT_EQ(graph.inputs[0].note, "все диски перенесены");
    EXPECT_EQ(graph.states[1].name, "1");
    EXPECT_EQ(graph.states[1].note, "только что переложен наименьший диск");
}

TEST(TraceTable, OfTwoDiscsInRussianIsAsWrittenByHand) {
    test::Run run = test::two_discs();
    run.outcome.reason = "at rest, and the task is done";
    std::ostringstream out;
    TraceTable log{out, true, Language::ru};
    test::write(log, test::buneman_levy(), run);
    EXPECT_EQ(out.str(), R"(buneman-levy: дисков 2, с A, на C

Состояния
  0  at rest: not started, or all discs delivered
  1  только что переложен наименьший диск

Входные переменные
  x1  все диски перенесены

Выходные воздействия
  z1  переложить наименьший диск на следующий стержень его цикла
  z2  сделать единственно возможное перекладывание другого диска

   # | состояние | событие | входы  | выходы | следующее | стержни | перекладывание
   0 |           |         |        |        | 0         | 21 . .  |
   1 | 0         | Step    |        | z1     | 1         | 2 1 .   | 1 1 A B
   2 | 1         | Step    | x1 нет | z2; z1 | 1         | . . 21  | 2 2 A C, 3 1 B C
   3 | 1         | Step    | x1 да  |        | 0         | . . 21  |

завершено; шагов 3, перекладываний 3: автомат в покое, задача решена
)");
}

}  // namespace
}  // namespace statewalk
