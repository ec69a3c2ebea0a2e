// What linters say of the page's script and style, and of these tests.
import assert from "node:assert/strict";
import {readFileSync, readdirSync} from "node:fs";
import {test} from "node:test";
import {fileURLToPath} from "node:url";
import js from "@eslint/js";
import {ESLint} from "eslint";
import stylelint from "stylelint";
import {scripts} from "./assemble.mjs";
import {mutants} from "./mutations.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const read = (name) => readFileSync(new URL(`../../diagrams/player/${name}`, import.meta.url), "utf8");
const writable = (...names) => Object.fromEntries(names.map((name) => [name, "readonly"]));
const inPage = writable("document", "location", "history", "matchMedia", "addEventListener", "getComputedStyle", "print",
    "Node", "setTimeout", "clearTimeout", "scrollY");
const inNode = writable("process", "URL", "console", "Buffer", "structuredClone", "setTimeout", "clearTimeout");
const rules = {
    eqeqeq: "error", "no-var": "error", "prefer-const": "error", "no-shadow": "error", "no-implicit-globals": "off",
    "no-unused-vars": ["error", {argsIgnorePattern: "^_"}],
};

async function faults(code, sourceType, globals) {
    const eslint = new ESLint({
        overrideConfigFile: true,
        overrideConfig: [js.configs.recommended, {languageOptions: {ecmaVersion: 2024, sourceType, globals}, rules}],
    });
    const [{messages}] = await eslint.lintText(code);
    return messages.map(({line, ruleId, message}) => `${line}: ${message} (${ruleId})`);
}

test("the page's scripts, which share one scope, are free of what ESLint finds", async () => {
    assert.deepEqual(await faults(`"use strict";\n${scripts.map(read).join("\n")}`, "script", inPage), []);
});

test("so is the script of the gallery", async () => {
    assert.deepEqual(await faults(`"use strict";\n${read("../gallery/theme.js")}`, "script", inPage), []);
});

test("so are these tests", async () => {
    for (const name of readdirSync(here).filter((each) => each.endsWith(".mjs")))
        assert.deepEqual(await faults(readFileSync(new URL(name, import.meta.url), "utf8"), "module", inNode), [], name);
});

test("the styles are free of what Stylelint finds", async () => {
    const config = {extends: "stylelint-config-recommended", rules: {"no-descending-specificity": null}};
    for (const name of ["player.css", "../look.css", "../gallery/gallery.css"]) {
        const {results} = await stylelint.lint({code: read(name), config});
        assert.deepEqual(results[0].warnings.map(({line, text}) => `${line}: ${text}`), [], name);
    }
});

test("every mutant of mutations.mjs can still be made", () => {
    const script = scripts.map(read).join("\n");
    for (const [name, [was]] of Object.entries(mutants)) assert.equal(script.split(was).length, 2, name);
});
