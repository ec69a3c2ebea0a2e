// Pictures of the page, to look at: node screenshots.mjs DATA OUT, with DATA/NAME.json, NAME.svg, NAME.ru.svg and NAME-N.jsonl.
import {mkdirSync, readFileSync, writeFileSync} from "node:fs";
import {pathToFileURL} from "node:url";
import {assemble} from "./assemble.mjs";
import {Browser} from "./browser.mjs";

const [data, out, only = ""] = process.argv.slice(2);
mkdirSync(out, {recursive: true});
const read = (name) => readFileSync(`${data}/${name}`, "utf8");
const looks = {
    wide: {width: 1600, height: 900},
    narrow: {width: 390, height: 844},
    "dark-ru": {width: 1600, height: 900, dark: true, language: "ru"},
    "narrow-dark-ru": {width: 390, height: 844, dark: true, language: "ru"},
};
const runs = [["buneman-levy", 4, 5], ["recursion-stack", 3, 12], ["frame-stack", 3, 7], ["turnstile", 0, 3]];
const browser = await Browser.start();
for (const [name, discs, step] of runs)
    for (const [look, how] of Object.entries(looks)) {
        if (!`${name}-${look}`.includes(only)) continue;
        const page = assemble({graph: JSON.parse(read(`${name}.json`)), svg: read(`${name}.svg`), russianSvg: read(`${name}.ru.svg`), log: read(`${name}-${discs}.jsonl`), language: how.language});
        const file = `${out}/${name}.html`;
        writeFileSync(file, page);
        const tab = await browser.open(`${pathToFileURL(file)}#step=${step}`, how);
        writeFileSync(`${out}/${name}-${look}.png`, await tab.picture());
        if (tab.errors.length) console.log(name, look, tab.errors);
        await tab.close();
    }
await browser.close();
