#!/usr/bin/env python3
"""performance.py [BUILD [PAGE]]

Measures what statewalk_bench compares, and writes the figures into the page, between its marks; what stands around them
is written by hand. BUILD: build/release; PAGE: docs/performance.md. Leave the machine alone meanwhile, some three minutes.
"""
import json
import math
import os
import platform
import re
import statistics
import subprocess
import sys
import tempfile
import textwrap

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
N = 20  # discs, where moves are compared
PROCESSES = 7  # where memory lies differs from one to the next, and with it the time of some pairs, by a half
REPETITIONS = 5

# What is measured, against what, and the most that it may be; or, where that is what is asked, the least.
RATIOS = [
    ("msm", ["msm_plain"], "<=", 1.05, "an automaton in our notation, against bare Boost.MSM"),
    ("msm", ["switch"], "<=", 1.10, "against a `switch` written by hand"),
    ("msm", ["switch_called"], "<=", 1.10, "against the same where its step is a function that is called"),
    ("msm_counted", ["msm"], "<=", 1.2, "with every arrow followed and counted"),
    ("statechart", ["msm"], ">=", 4, "Boost.Statechart against it"),
    ("check", ["recursion", "msm"], "<=", 1.1, "the check, against recursion and automaton one after the other"),
    ("moves_fprintf", ["moves_text"], ">=", 8, "the lines of `moves` by `fprintf`, against ours"),
    ("trace_fprintf", ["trace_jsonl"], ">=", 5, "the lines of `trace -f jsonl` by `fprintf`, against ours"),
    ("moves_packed", ["memcpy"], "<=", 2, "`moves -f packed`, against `memcpy` of as many bytes"),
    ("word_step", ["word_table"], "<=", 2, "one digit of hanoi-word, against a table by hand"),
    ("word_step_msm", ["word_table"], "<=", None, "the same by Boost.MSM itself"),
]


def frame_stewart(n):
    """The fewest moves of n discs on four pegs: the j-th difference is 2^r, r + 1 times (Frame, Stewart 1941)."""
    moves, r = 0, 0
    while n > 0:
        some = min(n, r + 1)
        moves, n, r = moves + some * 2**r, n - some, r + 1
    return moves


def largest_part(n):
    """R(n): how many of n discs move on three pegs, in the best split with the fewest."""
    return int((math.sqrt(8 * n + 1) - 1) / 2)


def tries(n):
    """R(1) + ... + R(n): the splits that frame-table tries before it finds the best ones."""
    return sum(largest_part(k) for k in range(1, n + 1))


def halvings(n):
    """How often a tower is split until fewer than three discs are left."""
    count = 0
    while n > 2:
        n, count = n - largest_part(n), count + 1
    return count


# How many steps and, beside the towers, how many bytes: up to a factor and a constant.
LAWS = {
    "recursion-stack": ("2^n", lambda n: 2**n, "n", lambda n: n),
    "recursion-stack-folded": ("2^n", lambda n: 2**n, "n", lambda n: n),
    "action-tree": ("2^n", lambda n: 2**n, "constant", lambda n: 1),
    "buneman-levy": ("2^n", lambda n: 2**n, "constant", lambda n: 1),
    "buneman-levy-analytic": ("2^n", lambda n: 2**n, "constant", lambda n: 1),
    "arsac-alternation": ("2^n", lambda n: 2**n, "constant", lambda n: 1),
    "arsac-move-number": ("2^n", lambda n: 2**n, "constant", lambda n: 1),
    "lowest-zero": ("2^n", lambda n: 2**n, "constant", lambda n: 1),
    "doubling-list": ("2^n", lambda n: 2**n, "2^n", lambda n: 2**n),
    "hanoi-word": ("n", lambda n: n, "n", lambda n: n),
    "frame-table": ("n^(3/2)", tries, "n", lambda n: n),
    "game-34": ("n", lambda n: n, "n", lambda n: n),
    "frame-stack": ("F(n)", frame_stewart, "2^R(n)", lambda n: 2 ** largest_part(n)),
    "four-peg-queue": ("F(n)", frame_stewart, "2^s(n)", lambda n: 2 ** halvings(n)),
}


def measured(program, processes, *options):
    """The medians of all benchmarks that the options pick, by name; and what the program says of the machine."""
    repeated = {}
    for _ in range(processes):
        command = [program, "--benchmark_format=json", *options]
        figures = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
        for figure in figures["benchmarks"]:
            if "error_message" in figure:
                sys.exit(f"{figure['name']}: {figure['error_message']}")
            if figure.get("run_type") != "aggregate":
                repeated.setdefault(figure["run_name"], []).append(figure)
    medians = {}
    for name, figures_of_name in repeated.items():
        medians[name] = {
            key: statistics.median(figure[key] for figure in figures_of_name)
            for key, value in figures_of_name[0].items()
            if isinstance(value, (int, float))
        }
    return medians, figures["context"]


def nanoseconds(medians, name):
    """Of one move, line, byte or digit; the largest n that there is."""
    found = [full for full in medians if full.split("/")[0] == name]
    figure = medians[max(found, key=lambda full: int(full.split("/")[-1]))]
    return 1e9 / figure["items_per_second"] if "items_per_second" in figure else figure["cpu_time"]


def short(value):
    return f"{value:.3g}" if value < 1000 else f"{value:,.0f}".replace(",", " ")


def table(heads, rows):
    widths = [max(len(row[column]) for row in [heads, *rows]) for column in range(len(heads))]
    lines = ["| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths)) + " |" for row in [heads, *rows]]
    lines.insert(1, "|-" + "-|-".join("-" * width for width in widths) + "-|")
    return "\n".join(lines)


def ratios(medians):
    rows = []
    for name, others, sense, target, what in RATIOS:
        ratio = nanoseconds(medians, name) / sum(nanoseconds(medians, other) for other in others)
        wanted = reached = ""
        if target is not None:
            wanted = f"{'at most' if sense == '<=' else 'at least'} {target:g}"
            reached = "yes" if (ratio <= target if sense == "<=" else ratio >= target) else "no"
        against = " + ".join(f"`{other}`" for other in others)
        against = f"({against})" if len(others) > 1 else against
        rows.append([f"`{name}` / {against}", what, f"{ratio:.2f}", wanted, reached])
    return table(["ratio", "what it says", "measured", "wanted", "reached"], rows)


def times(medians):
    units = {"word": "digit", "graph": "graph and text", "trace": "line", "memcpy": "byte"}
    names = sorted({full.split("/")[0] for full in medians})
    rows = []
    for name in names:
        rows.append([f"`{name}`", f"{short(nanoseconds(medians, name))} ns", units.get(name.split("_")[0], "move")])
    return table(["name", "time", "of one"], rows)


def fit(law, points):
    """The factor by which a law is multiplied, where a constant is added to it: least squares."""
    xs, ys = [law(n) for n, _ in points], [y for _, y in points]
    mean_x, mean_y = statistics.mean(xs), statistics.mean(ys)
    spread = sum((x - mean_x) ** 2 for x in xs)
    slope = sum((x - mean_x) * (y - mean_y) for x, y in zip(xs, ys)) / spread if spread else 0
    return slope, mean_y - slope * mean_x


def growth(medians):
    without_law = {full.split("/")[1] for full in medians} - LAWS.keys()
    if without_law:
        sys.exit(f"how shall these grow? {', '.join(sorted(without_law))}: give them a law in {sys.argv[0]}")
    rows = []
    for name, (steps_law, steps, bytes_law, size) in LAWS.items():
        of_it = {full: figure for full, figure in medians.items() if full.split("/")[1] == name}
        points = sorted((int(full.split("/")[2]), figure) for full, figure in of_it.items())
        late = points[len(points) // 2 :]
        per_step = [figure["cpu_time"] / figure["steps"] for _, figure in late]
        per_law = [figure["steps"] / steps(n) for n, figure in late]
        slope, base = fit(size, [(n, figure["bytes"]) for n, figure in points])
        worst = max(abs(base + slope * size(n) - figure["bytes"]) / figure["bytes"] for n, figure in points)
        first, last = points[0], points[-1]
        rows.append([
            f"`{name}`",
            f"{first[0]} to {last[0]}",
            steps_law,
            f"{short(last[1]['steps'])}",
            f"{max(per_law) / min(per_law):.2f}",
            f"{short(min(per_step))} to {short(max(per_step))} ns",
            bytes_law,
            f"{short(first[1]['bytes'])} to {short(last[1]['bytes'])}",
            f"{100 * worst:.0f} %",
        ])
    heads = ["automaton", "n", "law of steps", "steps", "spread", "a step", "law of bytes", "bytes", "off by"]
    return table(heads, rows)


def memory(build):
    rows = []
    for discs in ("8", "20", "30"):
        words = ["check", "buneman-levy", "-n", discs]
        programs = [os.path.join(build, "tests/statewalk_peak"), os.path.join(build, "bin/statewalk")]
        report = subprocess.run([*programs, *words], check=True, capture_output=True, text=True)
        kilobytes, seconds = report.stdout.split()
        command = f"`statewalk {' '.join(words)}`"
        rows.append([command, short(2 ** int(discs) - 1), f"{kilobytes} kB", f"{seconds} s"])
    return table(["command", "moves", "resident memory", "processor time"], rows)


def machine(context):
    with open("/proc/cpuinfo") as info:
        model = re.search(r"model name\s*: (.*)", info.read())
    system = platform.freedesktop_os_release()["PRETTY_NAME"]
    processor = model.group(1) if model else platform.machine()
    return textwrap.fill(
        f"Measured on {context['num_cpus']} processors \"{processor}\", {system}, {context['compiler']}, "
        f"Boost {context['boost']}, optimised with -O2: medians of {REPETITIONS} repetitions in each of {PROCESSES} processes, in random order.",
        120,
    )


def write(page, blocks):
    with open(page, encoding="utf-8") as file:
        text = file.read()
    for name, block in blocks.items():
        between_marks = re.compile(rf"(<!-- {name} -->\n).*?(<!-- end -->)", re.S)
        text, count = between_marks.subn(lambda marks: f"{marks[1]}\n{block}\n\n{marks[2]}", text)
        if count != 1:
            sys.exit(f"{page} has no place for <!-- {name} -->")
    with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=os.path.dirname(page), delete=False) as file:
        file.write(text)
    os.chmod(file.name, 0o644)
    os.replace(file.name, page)


def main():
    if len(sys.argv) > 3 or sys.argv[1:2] in (["-h"], ["--help"]):
        sys.exit(__doc__)
    build = sys.argv[1] if len(sys.argv) > 1 else os.path.join(ROOT, "build/release")
    page = os.path.abspath(sys.argv[2] if len(sys.argv) > 2 else os.path.join(ROOT, "docs/performance.md"))
    program = os.path.join(os.path.abspath(build), "bin/statewalk_bench")
    pairs, context = measured(
        program,
        PROCESSES,
        f"--benchmark_repetitions={REPETITIONS}",
        "--benchmark_min_time=0.05",
        "--benchmark_enable_random_interleaving=true",
        "--benchmark_filter=-^growth|/12$",
    )
    grown, _ = measured(program, 3, "--benchmark_min_time=0.05", "--benchmark_filter=^growth")
    write(page, {
        "machine": machine(context),
        "ratios": ratios(pairs),
        "times": times(pairs),
        "memory": memory(os.path.abspath(build)),
        "growth": growth(grown),
    })


if __name__ == "__main__":
    main()
