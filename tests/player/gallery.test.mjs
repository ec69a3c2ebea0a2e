// The index of a gallery: of all automata, and of a wrong one beside a right one (WRONG_GALLERY makes it).
import assert from "node:assert/strict";
import {spawnSync} from "node:child_process";
import {mkdtempSync, readFileSync, rmSync} from "node:fs";
import {createRequire} from "node:module";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {after, before, test} from "node:test";
import {fileURLToPath, pathToFileURL} from "node:url";
import {Browser} from "./browser.mjs";
import {statewalk} from "./pages.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const wrong = process.env.WRONG_GALLERY ?? fileURLToPath(new URL("../../build/release/tests/player/wrong_gallery", import.meta.url));
const names = statewalk("list").trim().split("\n").map((line) => line.split(" ")[0]);
const folder = mkdtempSync(join(tmpdir(), "gallery-"));
process.on("exit", () => rmSync(folder, {recursive: true, force: true}));
const made = (name) => pathToFileURL(join(folder, name, "index.html")).href;
const looks = {wide: {}, narrow: {width: 390, height: 844}, dark: {dark: true}, "narrow and dark": {width: 390, height: 844, dark: true}};
const kinds = ["en", "ru", "wrong"];

let browser;
before(async () => {
    for (const language of ["en", "ru"]) statewalk("gallery", "-o", join(folder, language), "--lang", language);
    assert.equal(spawnSync(wrong, ["gallery", "-o", join(folder, "wrong")]).status, 1);
    browser = await Browser.start();
});
after(() => browser.close());

const images = `Promise.all([...document.images].map(async (image) => {
    await image.decode();
    return [decodeURI(image.src.split("/").at(-1)), image.complete && image.naturalWidth > 100];
}))`;

for (const kind of kinds)
    for (const [name, look] of Object.entries(looks))
        test(`axe finds nothing, every diagram is there, nothing else is fetched: ${kind}, ${name}`, async () => {
            const tab = await browser.open(made(kind), look);
            const expected = kind === "wrong" ? ["buneman-levy", "endless"] : names;
            assert.deepEqual(await tab.run(images), expected.map((each) => [`${each}.svg`, true]));
            const here = made(kind).replace(/index\.html$/, "");
            assert.deepEqual(tab.requests.filter((url) => !url.startsWith(here) && url !== "data:,"), []);
            await tab.run(axe);
            const found = await tab.run(`axe.run(document, {resultTypes: ["violations"]}).then(({violations}) => violations.map(({id, nodes}) => id + ": " + nodes.map(({html, failureSummary}) => html.slice(0, 120) + failureSummary).join(" | ")))`);
            assert.deepEqual(found, []);
            assert.deepEqual(tab.errors, []);
            await tab.close();
        });

test("a narrow screen is not wider than itself", async () => {
    for (const kind of kinds)
        for (const width of [320, 390, 700, 1000]) {
            const tab = await browser.open(made(kind), {width, height: 844});
            assert.equal(await tab.run("document.documentElement.scrollWidth"), width);
            await tab.close();
        }
});

test("it follows the system into the dark and back, and the diagrams with it", async () => {
    const tab = await browser.open(made("en"), {dark: true});
    const look = `[getComputedStyle(document.documentElement).backgroundColor, getComputedStyle(document.images[0]).filter]`;
    const dark = await tab.run(look);
    await tab.look({dark: false});
    // The page is told a little later.
    await tab.run(`new Promise((done) => { const ask = () => (document.documentElement.dataset.theme === "light" ? done() : setTimeout(ask, 20)); ask(); })`);
    const light = await tab.run(look);
    assert.equal(dark[1], "invert(1)");
    assert.equal(light[1], "none");
    assert.notEqual(dark[0], light[0]);
    await tab.look({media: "print"});
    assert.equal((await tab.run(look))[1], "none");
    await tab.close();
});

test("every name in the table leads to its part of the page, and from there to its run", async () => {
    const tab = await browser.open(made("en"));
    assert.deepEqual(await tab.run(`[...document.querySelectorAll("tbody a")].map((link) => link.textContent)`), names);
    assert.deepEqual(await tab.run(`[...document.querySelectorAll("tbody a")].map((link) => document.querySelector(link.hash).textContent)`), names);
    await tab.go(await tab.run(`[...document.querySelectorAll("article")].at(3).querySelector("a.main").href`));
    assert.equal(await tab.run(`document.getElementById("name").textContent`), names[3]);
    await tab.close();
});

test("a no leads to the step that is wrong", async () => {
    const tab = await browser.open(made("wrong"));
    assert.match(await tab.run(`document.querySelector("article .no pre").textContent`), /move 2 does not come\n.*\n {2}expected {2}disc 2 from A to B\n/s);
    await tab.go(await tab.run(`document.querySelector("a[href*='#step=']").href`));
    assert.equal(await tab.run(`document.getElementById("counter").textContent`), "step 2 of 2");
    assert.equal(await tab.run(`document.getElementById("expected").textContent`), "disc 2 from A to C");
    await tab.close();
});
