// Every way of moving, held against the log.
import assert from "node:assert/strict";
import {after, before, beforeEach, test} from "node:test";
import {expectAt} from "./at.mjs";
import {Browser} from "./browser.mjs";
import {page, snapshot} from "./pages.mjs";

let browser, tab;
const made = page("buneman-levy", ["-n", "4"]);
const {steps, last} = made;

before(async () => {
    browser = await Browser.start();
    tab = await browser.open(made.url);
});
after(() => browser.close());
beforeEach(() => tab.key("Home"));

/// The whole page is at this step.
const isAt = (step) => expectAt(tab, made, step);

test("forward through the run and back shows the same at every step", async () => {
    const there = [];
    for (let step = 0; step <= last; ++step) {
        there.push(await isAt(step));
        await tab.key("ArrowRight");
    }
    for (let step = last; step >= 0; --step) {
        assert.deepEqual(await isAt(step), there[step]);
        await tab.key("ArrowLeft");
    }
});

test("the keys go no further than the ends", async () => {
    await tab.key("ArrowLeft");
    await isAt(0);
    await tab.key("End");
    await isAt(last);
    await tab.key("ArrowRight");
    await isAt(last);
    await tab.key("r");
    await isAt(0);
});

test("the buttons move as the keys do", async () => {
    await tab.click("#forward");
    await isAt(1);
    await tab.click("#forward");
    await isAt(2);
    await tab.click("#back");
    await isAt(1);
    await tab.click("#last");
    await isAt(last);
    await tab.click("#first");
    await isAt(0);
});

test("Shift and an arrow, and the buttons of the discs, go where a disc moves", async () => {
    const moved = steps.flatMap(({moves}, step) => (moves.length ? [step] : []));
    for (const step of moved) {
        await tab.key("ArrowRight", {shift: true});
        await isAt(step);
    }
    await tab.key("End");
    for (const step of [...moved].reverse()) {
        await tab.key("ArrowLeft", {shift: true});
        await isAt(step);
    }
    await tab.click("#move-forward");
    await isAt(moved[1]);
    await tab.click("#move-back");
    await isAt(moved[0]);
});

test("the slider moves by mouse and by its keys, one step at a time", async () => {
    const [x, y] = await tab.run(`(() => { const r = document.getElementById("timeline").getBoundingClientRect();
        return [r.x + 14 + (r.width - 28) * 4 / ${last}, r.y + r.height / 2]; })()`);
    await tab.mouse(x, y);
    await isAt(4);
    assert.equal(await tab.run("document.activeElement.id"), "timeline");
    await tab.key("ArrowRight");
    await isAt(5);
    await tab.key("ArrowLeft");
    await isAt(4);
    await tab.key("Home");
    await isAt(0);
});

test("G asks for a step, and typing moves nothing else", async () => {
    await tab.key("g");
    assert.equal(await tab.run("document.activeElement.id"), "go-to");
    await tab.key("ArrowRight");
    await tab.key("r");
    await tab.key("End");
    await isAt(0);
    await tab.run(`document.getElementById("go-to").select()`);
    await tab.key("7");
    await tab.key("Enter");
    await isAt(7);
    await tab.key("п", {code: "KeyG"});  // a Cyrillic keyboard
    await tab.run(`document.getElementById("go-to").value = "999"`);
    await tab.click("#go button");
    await isAt(last);
});

test("the address says the step, both ways", async () => {
    await tab.run(`location.hash = "#step=6"`);
    await tab.run("new Promise((done) => setTimeout(done, 50))");
    await isAt(6);
    await tab.run(`location.hash = "#step=nonsense"`);
    await tab.key("ArrowRight");
    await isAt(7);
    await tab.run(`document.querySelector("#rows a[href='#step=3']").click()`);
    await tab.run("new Promise((done) => setTimeout(done, 50))");
    await isAt(3);
    const other = await browser.open(`${made.url}#step=5`);
    assert.equal((await other.run(snapshot)).counter, `step 5 of ${last}`);
    await other.go("about:blank");
    await other.go(`${made.url}#step=12345`);
    assert.equal((await other.run(snapshot)).hash, `#step=${last}`);
    await other.close();
});

test("nothing plays by itself", async () => {
    const other = await browser.open(made.url);
    await other.run("new Promise((done) => setTimeout(done, 1500))");
    assert.equal((await other.run(snapshot)).counter, `step 0 of ${last}`);
    await other.close();
});

test("Space plays and pauses, to the end", async () => {
    const wait = (milliseconds) => tab.run(`new Promise((done) => setTimeout(done, ${milliseconds}))`);
    for (let faster = 0; faster < 5; ++faster) await tab.key("+");
    assert.equal(await tab.run(`document.getElementById("speed").textContent`), "× 8");
    assert.equal(await tab.run(`document.getElementById("faster").disabled`), true);
    await tab.run(`window.seen = []; new MutationObserver(() => seen.push(document.getElementById("counter").textContent))
        .observe(document.getElementById("counter"), {childList: true})`);
    await tab.key(" ");
    assert.equal(await tab.run(`document.getElementById("play").getAttribute("aria-label")`), "pause");
    await wait(300);
    await tab.key(" ");
    assert.equal(await tab.run(`document.getElementById("play").getAttribute("aria-label")`), "play");
    const paused = (await tab.run(snapshot)).counter;
    await wait(400);
    assert.equal((await tab.run(snapshot)).counter, paused);
    await tab.click("#play");
    await tab.run(`new Promise((done) => {
        const look = () => (document.getElementById("forward").disabled ? done() : setTimeout(look, 20));
        look();
    })`);
    await isAt(last);
    assert.deepEqual([...new Set(await tab.run("seen"))], Array.from({length: last + 1}, (_, step) => `step ${step} of ${last}`));
    for (let slower = 0; slower < 3; ++slower) await tab.key("-");
    await tab.click("#slower");
    await tab.click("#faster");
    assert.equal(await tab.run(`document.getElementById("speed").textContent`), "× 1");
});

test("a step by hand pauses", async () => {
    await tab.key(" ");
    await tab.key("ArrowRight");
    assert.equal(await tab.run(`document.getElementById("play").getAttribute("aria-label")`), "play");
    await isAt(1);
});

test("? shows the keys, and behind them nothing moves", async () => {
    await tab.key("?", {shift: true});
    assert.equal(await tab.run(`document.getElementById("keys").open`), true);
    await tab.key("ArrowRight");
    await tab.key("Escape");
    assert.equal(await tab.run(`document.getElementById("keys").open`), false);
    await isAt(0);
    await tab.click("#help");
    await tab.click("#keys button");
    assert.equal(await tab.run(`document.getElementById("keys").open`), false);
});

test("a button that is switched off under the finger hands the focus on", async () => {
    await tab.run(`document.getElementById("last").focus()`);
    await tab.key("Enter");
    await isAt(last);
    assert.equal(await tab.run("document.activeElement.id"), "timeline");
});

test("marks stand where discs moved", async () => {
    const places = await tab.run(`[...document.querySelectorAll("#marks .moved")].map((mark) => parseFloat(mark.style.left))`);
    const expected = steps.flatMap(({moves}, step) => (moves.length ? [(100 * step) / last] : []));
    assert.equal(places.length, expected.length);
    places.forEach((place, at) => assert.ok(Math.abs(place - expected[at]) < 0.01));
});

test("nothing was said on the console and nothing was fetched", () => {
    assert.deepEqual(tab.errors, []);
    assert.deepEqual(tab.requests.filter((url) => !url.startsWith("file:") && !url.startsWith("data:")), []);
    assert.deepEqual(tab.requests.filter((url) => url.startsWith("file:")).map((url) => url.split("#")[0]), [made.url]);
});
