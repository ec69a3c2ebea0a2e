// Joins the sources of diagrams/player with data into one page, as diagrams/player.cpp does.
import {readFileSync} from "node:fs";
import {dirname, join} from "node:path";
import {fileURLToPath} from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const sources = join(here, "../../diagrams/player");
const styles = ["../look.css", "player.css"];
const read = (name) => readFileSync(join(sources, name), "utf8");
export const scripts = ["messages.js", "dom.js", "run.js", "towers.js", "words.js", "player.js"];

/// The ids of diagrams/dot.cpp, in the order in which it gives them out. In C++ they come from there.
export function idsOf(graph) {
    const taken = new Set();
    const id = (name) => {
        const plain = name.replace(/[^A-Za-z0-9]/g, "_").replace(/_{2,}/g, "_");
        let unique = plain;
        for (let number = 2; taken.has(unique); ++number) unique = `${plain}_${number}`;
        taken.add(unique);
        return unique;
    };
    id(graph.name || "automaton");
    const states = graph.states.map((state) => {
        const own = id(`state_${state.path}`);
        if (state.initial) id(`initial_${state.path}`);
        return own;
    });
    const isWithin = (state, frame) => {
        while (state !== null && state !== frame) state = graph.states[state].parent;
        return state === frame;
    };
    const hasNoArrow = ({source, targets: [target]}) => {
        if (source === null) return true;
        const outer = isWithin(target, source) ? source : target;
        return graph.states.some(({parent}) => parent === outer) && isWithin(source, outer) && isWithin(target, outer);
    };
    const loops = new Map();
    const transitions = graph.transitions.map((row) => {
        if (hasNoArrow(row)) return [];
        const [source, target] = [graph.states[row.source], graph.states[row.targets[0]]];
        if (source === target) {
            loops.set(row.source, (loops.get(row.source) ?? 0) + 1);
            if (loops.get(row.source) > 2) return [];
        }
        const ends = `${source.path}_${target.path}`;
        const arrow = id(`arrow_${ends}`);
        return row.targets.length > 1 ? [arrow, ...row.targets.map(() => id(`branch_${ends}`))] : [arrow];
    });
    return {states, transitions};
}

/// The catalogue of translations: a map of texts for each context, and the sentences with gaps, the longest first.
function catalogue() {
    const text = (lines) => JSON.parse(`"${[...lines.matchAll(/"(.*)"/g)].map(([, part]) => part).join("")}"`);
    const all = new Map();
    const entry = /(?:^msgctxt (".*")\n)?^msgid ((?:".*"\n)+)msgstr ((?:".*"\n)+)/gm;
    for (const [, context, english, other] of readFileSync(join(here, "../../diagrams/po/ru.po"), "utf8").matchAll(entry)) {
        const key = context ? text(context) : "";
        if (!all.has(key)) all.set(key, new Map());
        if (text(english)) all.get(key).set(text(english), text(other));
    }
    const own = ([english]) => english.replaceAll(/\{(text)?\}/g, "").length;
    const begins = ([english]) => Number(!english.startsWith("{"));
    const longestFirst = [...all.get("sentence")].sort((one, other) => begins(other) - begins(one) || own(other) - own(one));
    return {contexts: all, sentences: longestFirst};
}
const {contexts, sentences} = catalogue();
const russian = (context, english) => contexts.get(context).get(english) ?? english;

/// A sentence in Russian: that of the catalogue whose own words say the most of it.
export function russianSentence(english) {
    if (contexts.get("").has(english)) return russian("", english);
    for (const [pattern, other] of sentences) {
        const parts = pattern.split(/(\{\}|\{text\})/);
        const exact = parts.map((part, at) => (at % 2 ? "([^]*?)" : part.replace(/[^\w ]/g, "\\$&"))).join("");
        const words = new RegExp(`^${exact}$`).exec(english)?.slice(1);
        if (!words) continue;
        let at = -1;
        return other.replace(/\{(text)?\}/g, (_, isText) => (++at, isText ? russianSentence(words[at]) : words[at]));
    }
    return english;
}

/// What the page looks up, of all that it shows and does not say itself.
function wordsOf(graph, log, difference) {
    const records = log.trim().split("\n").map((line) => JSON.parse(line));
    const objects = records.map((record) => record.object ?? record.start?.object ?? {});
    const symbols = [...graph.states, ...graph.events, ...graph.inputs, ...graph.outputs];
    const texts = [records.findLast((record) => "ended" in record)?.reason, difference?.expected, difference?.came];
    const map = (all, translated) => {
        const known = all.filter((each) => typeof each === "string" && translated(each) !== each);
        return Object.fromEntries([...new Set(known)].sort().map((each) => [each, translated(each)]));
    };
    return {ru: {
        notes: map(symbols.map(({note}) => note), (text) => russian("", text)),
        sentences: map(texts, russianSentence),
        fields: map(objects.flatMap(Object.keys), (text) => russian("field", text)),
        values: map(objects.flatMap(Object.values), (text) => russian("value", text)),
    }};
}

const markup = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const inScript = (json) => json.replaceAll("<", "\\u003c");

const picture = (svg) => svg.slice(Math.max(0, svg.indexOf("<svg"))).trimEnd();

/// `russianSvg`: the picture with its notes in Russian. `change`, for tests of the tests, may alter the script.
export function assemble({graph, svg, russianSvg = svg, log, language = "en", at = 0, difference = null, change = (script) => script}) {
    const data = {language, at, graph, picture: idsOf(graph), difference, words: wordsOf(graph, log, difference)};
    const parts = {
        TITLE: markup(`${graph.name} - Statewalk`),
        CSS: styles.map(read).join("").trimEnd(),
        JS: change(scripts.map(read).join("\n")).trimEnd(),
        "SVG-EN": picture(svg),
        "SVG-RU": picture(russianSvg),
        DATA: inScript(JSON.stringify(data)),
        LOG: inScript(log).trimEnd(),
    };
    return read("page.html").replace(/@(TITLE|CSS|JS|SVG-EN|SVG-RU|DATA|LOG)@/g, (_, name) => parts[name]);
}
