// `step --lang ru`.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "cli/stepping.hpp"
#include "diagrams/translation.hpp"
#include "tests/cli/command.hpp"
#include "tests/cli/machines.hpp"
#include "tests/patterns.hpp"

namespace statewalk::cli::test {
namespace {

TEST(Step, SpeaksRussian) {
    Result const result = statewalk("step buneman-levy -n 2 --lang ru", "g 2\nn\nn\n");
    EXPECT_EQ(result.status, 0);
    EXPECT_TRUE(contains(result.out,
                         "шаг 2 из 3\n"
                         "\n"
                         "    |      |      |\n"
                         "    |      |     (1)\n"
                         "    |      |    (#2#)\n"
                         "  --A--  --B--  --C--\n"
                         "\n"
                         "состояние  1  только что переложен наименьший диск\n"
                         "событие    Step в состоянии 1\n"
                         "переходы     1 -> 0 [x1]            нет\n"
                         "           > 1 -> 1 [!x1] / z2; z1  да\n"
                         "входы      x1 нет  все диски перенесены\n"
                         "выходы     z2  сделать единственно возможное перекладывание другого диска\n"
                         "           z1  переложить наименьший диск на следующий стержень его цикла\n"
                         "ходы       2: диск 2 с A на C\n"
                         "           3: диск 1 с B на C\n"))
        << result.out;
    EXPECT_TRUE(contains(result.out, "завершено: автомат в покое, задача решена\n"));
    EXPECT_TRUE(contains(result.out, "\nэто конец прогона\n"));
}

TEST(Step, ComplainsInRussian) {
    Result const result = statewalk("step buneman-levy -n 2 --lang ru", "nxet\n");
    EXPECT_EQ(result.status, 2);
    EXPECT_EQ(
        result.err,
        "statewalk: нет команды 'nxet'; может быть, next? (есть next, back, move, move-back, goto N, state STATE, "
        "end, restart, difference, help, quit)\n");
}

TEST(Step, HasNoEnglishWordInRussianButNames) {
    std::string const word = "[A-Za-z]{4,}";
    std::string const names =
        "buneman-levy|endless|frame-stack|turnstile|Step|coin|pass|goto N|state "
        "STATE|next|back|move(-back)?|end|restart|"
        "difference|help|quit|ABCD|ACDB|BACD|shut|open";
    std::vector<std::string> said;
    for (std::string const call : {"buneman-levy", "frame-stack", "turnstile --events coin,pass"})
        said.push_back(statewalk("step " + call + " --lang ru", std::string("?\nb\nM\nd\nm\ns 1\ne\nn\nm\ns 0\n")).out);
    said.push_back(called(alone(endless()), "step --lang ru", "d\n").out);
    said.push_back(statewalk("step buneman-levy --budget 1 --lang ru", "e\n").out);
    for (std::string const& text : said)
        for (std::string const& line : lines(text))
            EXPECT_FALSE(pattern::is_in(pattern::replaced(line, names, ""), word)) << line;
    for (std::string line : commands_text(Language::ru, true)) {
        line = pattern::replaced(line, "Enter|Backspace|Shift|Home|Ctrl-D", "");
        EXPECT_FALSE(pattern::is_in(line, word)) << line;
    }
}

}  // namespace
}  // namespace statewalk::cli::test
