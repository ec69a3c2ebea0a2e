// The ids in the page are those of the picture, and the command writes the page that these tests have looked at.
import assert from "node:assert/strict";
import {test} from "node:test";
import {assemble, idsOf} from "./assemble.mjs";
import {graphOf, statewalk} from "./pages.mjs";

const names = statewalk("list").trim().split("\n").map((line) => line.split(" ")[0]);

for (const name of names)
    test(`${name}: every state and arrow of the picture is known by its id`, () => {
        const {graph, svg} = graphOf(name);
        const {states, transitions} = idsOf(graph);
        const drawn = [...svg.matchAll(/ id="((?:state|arrow|branch)_[^"]*)"/g)].map(([, id]) => id).sort();
        assert.deepEqual([...states, ...transitions.flat()].sort(), drawn);
    });

const runs = [["buneman-levy", "-n", "3"], ["frame-stack", "-n", "2"], ["four-peg-queue", "-n", "2"], ["turnstile", "--events", "coin,pass"], ["recursion-stack", "-n", "4", "--budget", "9"]];
for (const [name, ...task] of runs)
    for (const language of ["en", "ru"])
        test(`the command writes this page: ${name}, ${language}`, () => {
            const page = assemble({...graphOf(name), log: statewalk("trace", name, ...task, "-f", "jsonl"), language});
            assert.equal(statewalk("play", name, ...task, "--lang", language), page);
        });
