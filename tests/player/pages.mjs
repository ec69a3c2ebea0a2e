// Pages to test, out of the command's own data: STATEWALK names the command.
import {execFileSync} from "node:child_process";
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {fileURLToPath, pathToFileURL} from "node:url";
import {assemble} from "./assemble.mjs";
import {mutants} from "./mutations.mjs";

const command = process.env.STATEWALK ?? fileURLToPath(new URL("../../build/release/bin/statewalk", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "pages-"));
process.on("exit", () => rmSync(folder, {recursive: true, force: true}));
export const statewalk = (...words) => execFileSync(command, words, {encoding: "utf8", maxBuffer: 1 << 28});

const mutant = mutants[process.env.PLAYER_MUTANT];
function mutated(script) {
    if (!mutant) return script;
    if (script.split(mutant[0]).length !== 2) throw new Error(`not there once: ${mutant[0]}`);
    return script.replace(mutant[0], () => mutant[1]);
}

const graphs = new Map();
export function graphOf(name) {
    if (!graphs.has(name))
        graphs.set(name, {
            graph: JSON.parse(statewalk("draw", name, "-f", "json")),
            svg: statewalk("draw", name, "-f", "svg"),
            russianSvg: statewalk("draw", name, "-f", "svg", "--lang", "ru"),
        });
    return graphs.get(name);
}

let number = 0;
/// The address of a page with these data, and the steps of its log from the start on.
export function page(name, task, more = {}) {
    const log = more.log ?? statewalk("trace", name, ...task, "-f", "jsonl");
    const file = join(folder, `${name}-${++number}.html`);
    const {graph, svg, russianSvg} = {...graphOf(name), ...more};
    writeFileSync(file, assemble({change: mutated, ...more, graph, svg, russianSvg, log}));
    const records = log.trim().split("\n").map((line) => JSON.parse(line));
    const steps = [{...records[0].start, next: records[0].start.states, states: null, moves: []}, ...records.filter((each) => each.step)];
    return {url: pathToFileURL(file).href, steps, last: steps.length - 1, text: readFileSync(file, "utf8")};
}

/// All that the page shows of a step, out of its document.
export const snapshot = `(() => {
    const text = (id) => document.getElementById(id).textContent;
    const marked = (kind) => [...document.querySelectorAll("#picture ." + kind)].map((each) => each.id).sort();
    const towers = document.querySelector("#pegs svg") && (() => {
        const pegs = [...document.querySelectorAll(".peg")].map((peg) => Number(peg.getAttribute("x")) + 5);
        const all = pegs.map(() => []);
        for (const disc of document.querySelectorAll(".disc")) {
            if (disc.getAttribute("visibility") === "hidden") continue;
            const [x, y] = disc.getAttribute("transform").match(/[-\\d.]+/g).map(Number);
            all[pegs.indexOf(x)].push([y, Number(disc.dataset.disc)]);
        }
        return all.map((peg) => peg.sort((a, b) => b[0] - a[0]).map(([, disc]) => disc));
    })();
    return {
        order: [...document.querySelectorAll("#picture .graph > *")].map((each) => each.id), hash: location.hash, counter: text("counter"), slider: document.getElementById("timeline").value,
        sliderText: document.getElementById("timeline").getAttribute("aria-valuetext"), now: marked("now"),
        taken: marked("taken"), was: marked("was"), holds: marked("holds"), towers, towersInWords: document.querySelector("#towers-words")?.textContent,
        title: text("words-title"), event: text("event"), lines: [...document.querySelectorAll("#lines li")].map((line) => line.textContent),
        fields: [...document.querySelectorAll("#fields tr")].map((row) => [row.className, ...[...row.children].map((cell) => cell.innerText)]),
        said: text("said"), row: document.querySelector("#rows tr.now th").textContent,
        scrolled: [document.getElementById("picture").scrollLeft, document.getElementById("picture").scrollTop],
        sizes: ["words", "object"].map((id) => document.getElementById(id).style.getPropertyValue("--fit")),
        disabled: [...document.querySelectorAll("button:disabled")].map((each) => each.id),
    };
})()`;
