/* The moves of the Towers of Hanoi: hanoi FORM DISCS FROM SPARE TO */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char* form;
static int number = 0;

static void say(int disc, const char* from, const char* to) {
    ++number;
    if (strcmp(form, "numbered") == 0)
        printf("%d %d %s %s\n", number, disc, from, to);
    else if (strcmp(form, "arrow") == 0)
        printf("%d%s->%s\n", disc, from, to);
    else if (strcmp(form, "sentence") == 0)
        printf("move %d from %s to %s\n", disc, from, to);
    else if (strcmp(form, "steps") == 0)
        printf("\320\250\320\260\320\263\302\240%d.\302\240\320\224\320\270\321\201\320\272\302\240%d: %s -> %s\n", number,
               disc, from, to);
    else
        printf("Move disk %d from %s to %s\r\n", disc, from, to);
}

static void hanoi(int discs, const char* from, const char* spare, const char* to) {
    if (discs == 0) return;
    hanoi(discs - 1, from, to, spare);
    say(discs, from, to);
    hanoi(discs - 1, spare, from, to);
}

int main(int count, char** words) {
    if (count != 6) return 2;
    form = words[1];
    printf("Towers of Hanoi with %s discs\n", words[2]);
    hanoi(atoi(words[2]), words[3], words[4], words[5]);
    printf("moves: %d\n", number);
    return 0;
}
