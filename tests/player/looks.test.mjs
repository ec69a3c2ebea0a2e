// Wide, narrow, dark, calm, on paper; and axe.
import assert from "node:assert/strict";
import {readFileSync} from "node:fs";
import {createRequire} from "node:module";
import {after, before, test} from "node:test";
import {Browser} from "./browser.mjs";
import {page, statewalk} from "./pages.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const difference = {step: 2, expected: "disc 1 from B to C", came: "disc 1 from B to A"};
const pages = {
    "buneman-levy": page("buneman-levy", ["-n", "4"], {difference}),
    "frame-stack": page("frame-stack", ["-n", "3"]),
    turnstile: page("turnstile", ["--events", "pass,coin,pass"]),
};
const looks = {wide: {}, narrow: {width: 390, height: 844}, dark: {dark: true}, "narrow and dark": {width: 390, height: 844, dark: true}};

let browser;
before(async () => (browser = await Browser.start()));
after(() => browser.close());

for (const [name, made] of Object.entries(pages))
    for (const [kind, look] of Object.entries(looks))
        test(`axe finds nothing: ${name}, ${kind}`, async () => {
            const tab = await browser.open(`${made.url}#step=2`, {...look, calm: true});
            await tab.run(axe);
            for (const prepare of ["", `document.getElementById("help").click()`, `document.getElementById("keys").close(); document.getElementById("last").click()`]) {
                if (prepare) await tab.run(prepare);
                const found = await tab.run(`axe.run(document, {resultTypes: ["violations"]}).then(({violations}) => violations.map(({id, nodes}) => id + ": " + nodes.map(({html, failureSummary}) => html.slice(0, 120) + failureSummary).join(" | ")))`);
                assert.deepEqual(found, []);
            }
            await tab.close();
        });

test("a narrow screen is not wider than itself, and what it offers is in it", async () => {
    for (const made of Object.values(pages))
        for (const width of [320, 390, 700]) {
            const tab = await browser.open(`${made.url}#step=2`, {width, height: 844});
            assert.equal(await tab.run("document.documentElement.scrollWidth"), width);
            const outside = await tab.run(`[...document.querySelectorAll("button, input")].filter((each) => each.checkVisibility()).filter((each) => {
                const box = each.getBoundingClientRect(); return box.left < 0 || box.right > innerWidth; }).map((each) => each.id)`);
            assert.deepEqual(outside, []);
            const small = await tab.run(`[...document.querySelectorAll("button")].filter((each) => each.checkVisibility())
                .filter((each) => each.getBoundingClientRect().width < 40 || each.getBoundingClientRect().height < 40).map((each) => each.id)`);
            assert.deepEqual(small, []);
            await tab.close();
        }
});

test("a wide screen shows diagram, towers, words and controls without scrolling", async () => {
    const tab = await browser.open(`${page("frame-stack", ["-n", "3"]).url}#step=7`);
    for (const id of ["counter", "diagram", "towers", "lines", "timeline", "play"]) {
        const {top, bottom} = await tab.run(`document.getElementById("${id}").getBoundingClientRect().toJSON()`);
        assert.ok(top >= 0 && bottom <= 900, `${id}: ${top} to ${bottom}`);
    }
    await tab.close();
});

test("of a great diagram the state is always in view, and large enough to read", async () => {
    for (const look of [{}, {width: 390, height: 844}]) {
        const made = page("four-peg-queue", ["-n", "3"]);
        const tab = await browser.open(made.url, look);
        for (let step = 0; step <= made.last; ++step) {
            const [state, place] = await tab.run(`["#picture .now", "#picture"].map((each) => document.querySelector(each).getBoundingClientRect().toJSON())`);
            assert.ok(state.left >= place.left && state.right <= place.right && state.top >= place.top && state.bottom <= place.bottom, `step ${step}`);
            assert.ok(state.height > 35, `step ${step}: ${state.height}`);
            await tab.key("ArrowRight");
        }
        await tab.close();
    }
});

test("what is too much to show is written smaller, and then scrolls by keys too", async () => {
    const fields = Object.fromEntries(Array.from({length: 60}, (_, number) => [`field${number}`, number]));
    const log = statewalk("trace", "turnstile", "--events", "coin", "-f", "jsonl").replaceAll(/"object":\{[^}]*\}/g, `"object":${JSON.stringify(fields)}`);
    const tab = await browser.open(page("turnstile", [], {log}).url);
    assert.equal(await tab.run(`document.getElementById("object").style.getPropertyValue("--fit")`), "0.7");
    assert.equal(await tab.run(`document.getElementById("object").tabIndex`), 0);
    await tab.run(axe);
    assert.deepEqual(await tab.run(`axe.run().then(({violations}) => violations.map(({id}) => id))`), []);
    await tab.close();
});

const flights = `document.getAnimations().filter((each) => each.effect.target.matches(".disc")).length`;
test("discs fly, but not where motion is to be reduced", async () => {
    const tab = await browser.open(pages["buneman-levy"].url);
    await tab.key("ArrowRight");
    assert.equal(await tab.run(flights), 1);
    await tab.key("ArrowRight");
    assert.equal(await tab.run(flights), 2);
    await tab.key("ArrowLeft");
    assert.equal(await tab.run(flights), 2);
    await tab.key("End");
    assert.equal(await tab.run(flights), 0);
    await tab.look({calm: true});
    await tab.key("Home");
    await tab.key("ArrowRight");
    assert.equal(await tab.run(flights), 0);
    assert.equal(await tab.run("document.getAnimations().length"), 0);
    await tab.close();
});

test("dark follows the system until the switch is used", async () => {
    const tab = await browser.open(pages.turnstile.url, {dark: true});
    const theme = () => tab.run("document.documentElement.dataset.theme");
    const paper = () => tab.run("getComputedStyle(document.getElementById('diagram')).backgroundColor");
    assert.equal(await theme(), "dark");
    assert.equal(await paper(), "rgb(24, 27, 33)");
    await tab.click("#theme");
    assert.equal(await theme(), "light");
    assert.equal(await paper(), "rgb(255, 255, 255)");
    assert.equal(await tab.run(`document.getElementById("theme").getAttribute("aria-pressed")`), "false");
    await tab.close();
});

test("on paper: the diagram and every step, light, without controls", async () => {
    const made = pages["buneman-levy"];
    const tab = await browser.open(`${made.url}#step=2`, {dark: true, media: "print"});
    const shown = (selector) => tab.run(`document.querySelector("${selector}").checkVisibility()`);
    assert.deepEqual(await Promise.all(["#picture svg", "#rows", "#name", "#task"].map(shown)), [true, true, true, true]);
    assert.deepEqual(await Promise.all(["#controls", ".switches", "#to-difference"].map(shown)), [false, false, false]);
    assert.equal(await tab.run("getComputedStyle(document.body).color"), "rgb(22, 24, 29)");
    const rows = await tab.run(`[...document.querySelectorAll("#rows tr")].map((row) => [...row.children].map((cell) => cell.textContent))`);
    assert.equal(rows.length, made.last + 1);
    assert.deepEqual(rows[0], ["0", "", "", "", "", "0", "4321 . .", ""]);
    assert.deepEqual(rows[2], ["2", "1", "Step", "x1 no", "z2; z1", "1", "43 . 21", "2 2 A C, 3 1 B C"]);
    assert.deepEqual(rows[made.last].slice(0, 4), [String(made.last), "1", "Step", "x1 yes"]);
    const {data} = await tab.send("Page.printToPDF", {printBackground: true});
    assert.ok(Buffer.from(data, "base64").subarray(0, 5).equals(Buffer.from("%PDF-")));
    await tab.close();
});

test("the focus is seen, and Tab goes through the page in its order", async () => {
    const tab = await browser.open(`${pages["buneman-levy"].url}#step=2`);
    const order = [];
    for (let count = 0; count < 40; ++count) {
        await tab.key("Tab");
        const [id, width] = await tab.run(`[document.activeElement.id, parseFloat(getComputedStyle(document.activeElement).outlineWidth)]`);
        if (id) assert.ok(width >= 3, id);
        order.push(id);
    }
    const wanted = ["language", "theme", "print", "help", "to-difference", "picture", "timeline", "first", "move-back", "back", "play", "forward", "move-forward", "last", "slower", "faster", "go-to"];
    assert.deepEqual(order.filter((id) => wanted.includes(id)).slice(0, wanted.length), wanted);
    await tab.close();
});
