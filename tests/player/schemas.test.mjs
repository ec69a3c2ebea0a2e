// What the command writes as JSON fits the schemas in docs/, and what is not so does not.
import assert from "node:assert/strict";
import {readFileSync} from "node:fs";
import {test} from "node:test";
import Ajv from "ajv/dist/2020.js";
import {graphOf, statewalk} from "./pages.mjs";

const schema = (name) => JSON.parse(readFileSync(new URL(`../../docs/${name}.schema.json`, import.meta.url), "utf8"));
const fits = (name) => new Ajv({allErrors: true, allowUnionTypes: true}).compile(schema(name));
const isLine = fits("log");
const isGraph = fits("graph");
const names = statewalk("list").trim().split("\n").map((line) => line.split(" ")[0]);
const linesOf = (...run) => statewalk("trace", ...run, "-f", "jsonl").trim().split("\n").map((line) => JSON.parse(line));

test("every line of the log of every automaton fits", () => {
    for (const name of names)
        for (const line of linesOf(name, ...(name === "turnstile" ? ["--events", "coin,pass"] : ["-n", "3"])))
            assert.ok(isLine(line), JSON.stringify([line, isLine.errors]));
});

test("every graph fits", () => {
    for (const name of names) assert.ok(isGraph(graphOf(name).graph), JSON.stringify(isGraph.errors));
});

test("a line that lacks a field, has one too many or one of another type does not fit", () => {
    const [header, step, , , footer] = linesOf("buneman-levy", "-n", "2");
    for (const line of [header, step, footer])
        for (const field of Object.keys(line)) {
            const {[field]: value, ...rest} = line;
            assert.ok(!isLine(rest), `without ${field}`);
            assert.ok(!isLine({...line, [field]: typeof value === "object" ? 7 : [[value]]}), `another ${field}`);
            assert.ok(!isLine({...line, [`${field}s`]: value}), `one more than ${field}`);
        }
});
