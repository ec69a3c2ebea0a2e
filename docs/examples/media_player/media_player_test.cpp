#include "media_player.hpp"

#include <statewalk/gtest.hpp>

#include "lines.hpp"

using namespace examples;

TEST(MediaPlayer, runs_as_by_hand) {
    Lines lines;
    auto const events = statewalk::script(open_close(), open_close(), play(), disc_found(), next(), hold(), resume(),
                                          next(), next(), encore(), failure(), repair(), stop());
    statewalk::run<Player>(events, lines);
    EXPECT_EQ(lines.text(), R"(Empty, InOrder open_close -> Open, InOrder
Open, InOrder open_close -> Empty, InOrder
Empty, InOrder play -> Empty, InOrder
Empty, InOrder disc_found [is_readable yes] / read_disc; start_motor -> Playing/First, InOrder
Playing/First, InOrder next -> Playing/Second, InOrder
Playing/Second, InOrder hold / stop_motor -> Paused, InOrder
Paused, InOrder resume / start_motor -> Playing/Second, InOrder
Playing/Second, InOrder next -> Playing/Third, InOrder
Playing/Third, InOrder next / stop_motor -> Stopped, InOrder
Stopped, InOrder encore / start_motor -> Playing/Third, InOrder
Playing/Third, InOrder failure / warn -> Playing/Third, Broken
Playing/Third, Broken repair -> Playing/Third, InOrder
Playing/Third, InOrder stop / stop_motor -> Stopped, InOrder
finished
)");
}

TEST(MediaPlayer, starts_from_the_first_track_after_a_stop) {
    statewalk::Tested<Player> player;
    player.step(disc_found());
    player.step(play());
    player.step(next());
    player.step(stop());
    player.step(play());
    EXPECT_EQ(player.states(), "Playing/First, InOrder");
}

TEST(MediaPlayer, leaves_a_disc_that_it_cannot_read) {
    statewalk::Tested<Player> player;
    player.step(disc_found{false});
    EXPECT_EQ(player.states(), "Empty, InOrder");
}

TEST(MediaPlayer, hears_nothing_but_a_repair_while_it_is_broken) {
    statewalk::Tested<Player> player;
    player.step(failure());
    player.step(open_close());
    EXPECT_EQ(player.states(), "Empty, Broken");
}
