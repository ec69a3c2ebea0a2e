# The moves of the Towers of Hanoi: python3 hanoi.py FORM DISCS FROM SPARE TO
import sys


def say(form, number, disc, start, goal):
    if form == "numbered":
        print(number, disc, start, goal)
    elif form == "arrow":
        print(f"{disc}{start}->{goal}")
    elif form == "sentence":
        print("move", disc, "from", start, "to", goal)
    elif form == "steps":
        print(f"Шаг\u00a0{number}.\u00a0Диск\u00a0{disc}: {start} -> {goal}")
    else:
        print(f"Move disk {disc} from {start} to {goal}")


def hanoi(discs, start, spare, goal):
    if discs > 0:
        yield from hanoi(discs - 1, start, goal, spare)
        yield discs, start, goal
        yield from hanoi(discs - 1, spare, start, goal)


sys.stdout.reconfigure(encoding="utf-8")
form, discs, *pegs = sys.argv[1:]
if form == "steps":
    print(f"\nХаной\u00a0с\u00a0{discs}\u00a0дисками:")
for number, move in enumerate(hanoi(int(discs), *pegs), 1):
    say(form, number, *move)
if form == "steps":
    print(f"\nРезультат:\n{pegs[0]}: \n{pegs[1]}: \n{pegs[2]}: " + "-".join(str(d + 1) for d in range(int(discs))))
