// Pictures of the page, to look at: node screenshots.mjs OUT [PART OF A NAME].
import {mkdirSync, writeFileSync} from "node:fs";
import {Browser} from "./browser.mjs";
import {page} from "./pages.mjs";

const [out, only = ""] = process.argv.slice(2);
mkdirSync(out, {recursive: true});
const looks = {
    wide: {width: 1600, height: 900},
    narrow: {width: 390, height: 844},
    "dark-ru": {width: 1600, height: 900, dark: true, language: "ru"},
    "narrow-dark-ru": {width: 390, height: 844, dark: true, language: "ru"},
};
const runs = [["buneman-levy", ["-n", "4"], 5], ["recursion-stack", ["-n", "3"], 12], ["frame-stack", ["-n", "3"], 7],
    ["turnstile", ["--events", "coin,coin,pass"], 3]];
const browser = await Browser.start();
for (const [name, task, step] of runs)
    for (const [look, how] of Object.entries(looks)) {
        if (!`${name}-${look}`.includes(only)) continue;
        const tab = await browser.open(`${page(name, task, {language: how.language}).url}#step=${step}`, how);
        writeFileSync(`${out}/${name}-${look}.png`, await tab.picture());
        if (tab.errors.length) console.log(name, look, tab.errors);
        await tab.close();
    }
await browser.close();
