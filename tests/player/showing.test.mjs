// What other machines, cut runs, differences and hostile logs look like.
import assert from "node:assert/strict";
import {after, before, test} from "node:test";
import {Browser} from "./browser.mjs";
import {graphOf, page, snapshot, statewalk} from "./pages.mjs";

let browser;
before(async () => (browser = await Browser.start()));
after(() => browser.close());

async function opened(made, look = {}, hash = "") {
    const tab = await browser.open(made.url + hash, look);
    tab.text = (id) => tab.run(`document.getElementById("${id}").checkVisibility() ? document.getElementById("${id}").innerText : "(hidden)"`);
    tab.shown = (id) => tab.run(`document.getElementById("${id}").checkVisibility()`);
    return tab;
}

const machines = [
    ["recursion-stack", ["-n", "3"]],
    ["frame-stack", ["-n", "3"]],
    ["four-peg-queue", ["-n", "3"]],
    ["frame-table", ["-n", "4"]],
    ["doubling-list", ["-n", "3"]],
    ["hanoi-word", ["-n", "2"]],
    ["turnstile", ["--events", "pass,coin,coin,pass,pass"]],
];
for (const [name, task] of machines)
    test(`${name}: forward and back, every field, every arrow`, async () => {
        const made = page(name, task);
        const tab = await opened(made);
        const there = [];
        for (let step = 0; step <= made.last; ++step) {
            const shown = await tab.run(snapshot);
            const {object, next, arrows = []} = made.steps[step];
            assert.deepEqual(shown.towers, object.towers ?? null);
            assert.deepEqual(shown.fields.map(([, field]) => field), Object.keys(object).filter((field) => field !== "towers"));
            for (const [, field, text] of shown.fields)
                assert.deepEqual(text.match(/\w+/g) ?? [], JSON.stringify(object[field]).match(/\w+/g) ?? []);
            assert.deepEqual(shown.now, next.map((path) => `state_${path.replace("/", "_")}`));
            assert.equal(shown.taken.length, arrows.length);
            for (const row of arrows) {
                const {source, targets} = graphOf(name).graph.transitions[row - 1];
                const ends = [source, targets[0]].map((number) => graphOf(name).graph.states[number].path.replace("/", "_"));
                assert.ok(shown.taken.some((id) => id.startsWith(`arrow_${ends.join("_")}`)), `${shown.taken} for row ${row}`);
            }
            there.push(shown);
            await tab.key("ArrowRight");
        }
        for (let step = made.last; step >= 0; --step) {
            assert.deepEqual(await tab.run(snapshot), there[step]);
            await tab.key("ArrowLeft");
        }
        assert.deepEqual(tab.errors, []);
        await tab.close();
    });

test("the frame that holds the state is lit as well", async () => {
    const tab = await opened(page("frame-stack", ["-n", "3"]), {}, "#step=7");
    const shown = await tab.run(snapshot);
    assert.deepEqual([shown.holds, shown.now, shown.was], [["state_3"], ["state_3_1"], ["state_3_2"]]);
    await tab.close();
});

test("what is lit is thick and dashed, not only coloured", async () => {
    const tab = await opened(page("buneman-levy", ["-n", "2"]), {}, "#step=1");
    const look = (selector) => tab.run(`(() => { const s = getComputedStyle(document.querySelector("${selector}")); return [parseFloat(s.strokeWidth), s.strokeDasharray]; })()`);
    assert.deepEqual(await look("#state_1 path"), [6, "none"]);
    assert.deepEqual(await look("#state_0 path"), [3, "4px, 5px"]);
    assert.deepEqual(await look("#arrow_0_1 path"), [6, "14px, 6px"]);
    assert.deepEqual(await look("#arrow_1_0 path"), [1.5, "none"]);
    await tab.close();
});

test("a cut run says so", async () => {
    const tab = await opened(page("buneman-levy", ["-n", "4", "--budget", "6"]));
    assert.match(await tab.text("notice"), /cut.*6 steps/);
    assert.equal(await tab.text("counter"), "step 0 of 6");
    await tab.key("End");
    assert.match(await tab.run(`document.getElementById("lines").lastChild.textContent`), /^end The run was cut/);
    await tab.close();
    const log = statewalk("trace", "buneman-levy", "-n", "3", "-f", "jsonl").trim().split("\n").slice(0, -2).join("\n");
    const headless = await opened(page("buneman-levy", [], {log}));
    assert.match(await headless.text("notice"), /The log has no end/);
    await headless.close();
    const whole = await opened(page("buneman-levy", ["-n", "2"]));
    assert.equal(await whole.shown("notice"), false);
    await whole.close();
});

test("a machine without towers shows its fields alone", async () => {
    const tab = await opened(page("turnstile", ["--events", "coin,pass"]), {}, "#step=1");
    assert.equal(await tab.shown("towers"), false);
    assert.equal(await tab.text("task"), "events: coin, pass");
    assert.match(await tab.text("fields"), /lock\s+open/);
    assert.equal(await tab.run(`document.getElementById("move-forward").disabled`), true);
    await tab.close();
});

test("a difference is marked, told and one key away", async () => {
    const difference = {step: 3, expected: "move 5: disc 1 from C to A", came: "move 5: disc 1 from <b>C</b> to B"};
    const made = page("buneman-levy", ["-n", "4"], {difference});
    const tab = await opened(made);
    assert.match(await tab.text("difference-title"), /step 3/);
    assert.equal(await tab.text("expected"), difference.expected);
    assert.equal(await tab.text("came"), difference.came);
    const left = await tab.run(`parseFloat(document.querySelector("#marks .differing").style.left)`);
    assert.ok(Math.abs(left - 300 / made.last) < 0.01);
    await tab.key("d");
    assert.equal(await tab.text("counter"), `step 3 of ${made.last}`);
    assert.equal(await tab.run(`document.getElementById("words").classList.contains("differs")`), true);
    await tab.key("ArrowRight");
    assert.equal(await tab.run(`document.getElementById("words").classList.contains("differs")`), false);
    await tab.click("#to-difference");
    assert.equal(await tab.text("counter"), `step 3 of ${made.last}`);
    await tab.close();
});

test("markup and scripts in a log stay text", async () => {
    const evil = `</script><script>window.harmed = 1</script><img src="https://x.invalid/" onerror="window.harmed = 2">`;
    const graph = structuredClone(graphOf("turnstile").graph);
    graph.name = graph.states[1].note = graph.outputs[0].name = graph.events[0].name = graph.events[0].note = evil;
    const log = [
        {schema: "statewalk-log/1", automaton: evil, task: {events: evil}, start: {states: ["0"], object: {[evil]: evil, towers: 7}}},
        {step: 1, states: ["0"], event: evil, inputs: [[evil, true]], arrows: [1], outputs: [evil], next: ["1"],
            moves: [{number: 1, disc: 1, from: evil, to: evil}], object: {[evil]: [evil], towers: evil}},
        {ended: evil, steps: 1, moves: 1, truncated: false, reason: evil},
    ].map((record) => JSON.stringify(record)).join("\n");
    const tab = await opened(page("turnstile", [], {graph, log, difference: {step: 1, expected: evil, came: evil}}), {}, "#step=1");
    await tab.run("new Promise((done) => setTimeout(done, 100))");
    assert.equal(await tab.run("window.harmed ?? 0"), 0);
    assert.equal(await tab.run(`document.images.length + document.scripts.length`), 3);
    assert.equal(await tab.text("name"), evil);
    assert.ok((await tab.text("lines")).includes(evil));
    assert.deepEqual(tab.errors, []);
    assert.equal(tab.requests.length, 1);
    await tab.close();
});

test("numbers too great for JavaScript stay as they are", async () => {
    const log = statewalk("trace", "turnstile", "--events", "coin", "-f", "jsonl").replaceAll('"alarms":0', '"alarms":18446744073709551615');
    const tab = await opened(page("turnstile", [], {log}));
    assert.match(await tab.text("fields"), /18446744073709551615/);
    await tab.close();
});

test("Russian, by a switch and from the start", async () => {
    const tab = await opened(page("buneman-levy", ["-n", "2"]), {}, "#step=2");
    const english = await tab.run(snapshot);
    await tab.click("#language");
    assert.equal(await tab.text("counter"), "шаг 2 из 3");
    assert.equal(await tab.run("document.documentElement.lang"), "ru");
    assert.match(await tab.text("lines"), /вопрос/);
    assert.match(await tab.text("said"), /^шаг 2 из 3/);
    assert.deepEqual(await tab.run(`[...document.querySelectorAll("button, h2, label, #headings th, #task")].filter((each) => each.id !== "language" && !each.closest("[hidden]"))
        .map((each) => each.textContent + (each.getAttribute("aria-label") ?? "")).filter((text) => /[a-z]{3}/.test(text) || text === "")`), []);
    await tab.click("#language");
    assert.deepEqual(await tab.run(snapshot), english);
    await tab.close();
    const russian = await opened(page("buneman-levy", ["-n", "2"], {language: "ru"}));
    assert.equal(await russian.text("counter"), "шаг 0 из 3");
    await russian.close();
});

test("both languages say the same things", async () => {
    const {readFileSync} = await import("node:fs");
    const script = readFileSync(new URL("../../diagrams/player/messages.js", import.meta.url), "utf8");
    const messages = new Function(`${script}; return messages;`)();
    const kinds = (each) => Object.fromEntries(Object.entries(each).map(([key, value]) => [key, Array.isArray(value) ? value.length : typeof value === "object" ? kinds(value) : typeof value]));
    assert.deepEqual(kinds(messages.ru), kinds(messages.en));
});
