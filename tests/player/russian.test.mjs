// In Russian the whole page is, but for names.
import assert from "node:assert/strict";
import {after, before, test} from "node:test";
import {russianSentence} from "./assemble.mjs";
import {Browser} from "./browser.mjs";
import {page, statewalk} from "./pages.mjs";

let browser;
before(async () => (browser = await Browser.start()));
after(() => browser.close());

/// All that a page shows or says: texts, and what stands in attributes and pictures for those who do not see them. Each
/// with where it is. But for the button that turns to English, the
/// keys, and the ids that Graphviz gives to what it draws.
const everything = `(() => {
    const all = [];
    const take = (where, text) => text && text.trim() && all.push([where, text.trim()]);
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const {parentElement: parent, nodeValue} = walk.currentNode;
        if (!parent.closest("script, style, template, noscript, kbd, #language, #picture g > title")) take(parent.id || parent.className.baseVal || parent.tagName, nodeValue);
    }
    for (const element of document.querySelectorAll("body *"))
        for (const name of ["title", "aria-label", "aria-valuetext", "placeholder", "alt"])
            if (element.id !== "language") take(name, element.getAttribute(name));
    return all;
})()`;

/// Latin words of three letters at least, less those that are names: of the automaton, its events, states, inputs, outputs,
/// and pegs.
function english(texts, made, more = []) {
    const records = made.text.match(/<script type="application\/x-ndjson" id="log">\n([^]*?)\n<\/script>/)[1].split("\n").map((line) => JSON.parse(line));
    const names = new Set(["statewalk", ...more]);
    const name = (text) => text.match(/[A-Za-z]+/g)?.forEach((word) => names.add(word));
    name(records[0].automaton);
    for (const {event, inputs = [], outputs = []} of records.slice(1)) [event ?? "", ...inputs.map(([input]) => input), ...outputs].forEach(name);
    return texts.filter(([, text]) => (text.match(/[A-Za-z]{3,}/g) ?? []).some((word) => !names.has(word) && !/^[A-Z]+$/.test(word)));
}

async function allSteps(made) {
    const tab = await browser.open(made.url);
    const inEnglish = await tab.run(everything);
    await tab.click("#language");
    const texts = await tab.run(everything);
    for (let step = 0; step < made.last; ++step) {
        await tab.key("ArrowRight");
        texts.push(...(await tab.run(everything)));
    }
    await tab.key("?");
    texts.push(...(await tab.run(everything)));
    assert.deepEqual(tab.errors, []);
    await tab.close();
    return [inEnglish, texts];
}

const log = (name, ...task) => statewalk("trace", name, ...task, "-f", "jsonl");
const stuck = log("buneman-levy", "-n", "3", "--budget", "2").replace(/\{"ended".*/, JSON.stringify(
    {ended: "stuck", steps: 2, moves: 3, truncated: true, reason: "in 1 every guard said no on Step: 1 -> 0 [x1]"}));
const runs = [
    ["buneman-levy", page("buneman-levy", ["-n", "3"])],
    ["frame-stack", page("frame-stack", ["-n", "3"])],
    ["frame-table", page("frame-table", ["-n", "3"])],
    ["hanoi-word, some moves", page("hanoi-word", ["-n", "3", "--range", "2..3"])],
    ["turnstile", page("turnstile", ["--events", "pass,coin,coin,pass"]), ["coin", "pass"]],
    ["a cut run", page("buneman-levy", ["-n", "3", "--budget", "2"])],
    ["a stuck run", page("buneman-levy", [], {log: stuck})],
    ["a log without an end", page("buneman-levy", [], {log: log("buneman-levy", "-n", "2").trim().split("\n").slice(0, -1).join("\n")})],
    ["a difference", page("buneman-levy", ["-n", "3"], {difference: {step: 2, expected: "disc 1 from C to A", came: "no more moves"}})],
];
for (const [what, made, more] of runs)
    test(`${what}: no English is left after the switch`, async () => {
        const [inEnglish, inRussian] = await allSteps(made);
        assert.ok(english(inEnglish, made, more).length > 10);
        assert.deepEqual(english(inRussian, made, more), []);
    });

test("the difference is told in the words of the catalogue", async () => {
    const tab = await browser.open(runs.at(-1)[1].url);
    const told = () => tab.run(`["expected", "came"].map((id) => document.getElementById(id).textContent)`);
    assert.deepEqual(await told(), ["disc 1 from C to A", "no more moves"]);
    await tab.click("#language");
    assert.deepEqual(await told(), ["диск 1 с C на A", "перекладываний больше нет"]);
    await tab.close();
});

test("the picture turns with the page, and is lit as before", async () => {
    const tab = await browser.open(`${runs[0][1].url}#step=1`);
    const lit = `[...document.querySelectorAll("#picture .now, #picture .taken")].map((each) => each.id)`;
    const picture = `document.querySelector("#picture > svg").textContent`;
    const [litBefore, inEnglish] = [await tab.run(lit), await tab.run(picture)];
    assert.match(inEnglish, /the smallest disc/);
    await tab.click("#language");
    assert.match(await tab.run(picture), /наименьший/);
    assert.deepEqual(await tab.run(lit), litBefore);
    assert.equal(litBefore.length, 2);
    assert.equal(await tab.run(`document.querySelectorAll("#picture > svg").length`), 1);
    await tab.click("#language");
    assert.equal(await tab.run(picture), inEnglish);
    await tab.close();
});

test("fields and values are told in Russian, and fields that are letters stay", async () => {
    const fields = `[...document.querySelectorAll("#fields tr")].map((row) => row.innerText.split(/\\s+/).slice(0, 2).join(" "))`;
    const tab = await browser.open(`${runs[4][1].url}#step=2`);
    assert.deepEqual(await tab.run(fields), ["lock open", "coins 1", "alarms 1"]);
    await tab.click("#language");
    assert.deepEqual(await tab.run(fields), ["замок отперт", "монеты 1", "тревоги 1"]);
    await tab.close();
});

test("a sentence in a sentence is looked up, and a name stays", () => {
    assert.equal(russianSentence("cannot read stuck: line 3 of the log: not JSON"), "не удалось прочесть stuck: строка 3 журнала: это не JSON");
    assert.equal(russianSentence("nobody has said this"), "nobody has said this");
});
