// A page at a step, held against its log.
import assert from "node:assert/strict";
import {snapshot} from "./pages.mjs";

const arrows = {1: "arrow_0_1", 2: "arrow_1_0", 3: "arrow_1_1"};  // by the figure

/// The whole page of a run of Buneman and Levy's automaton is at this step.
export async function expectAt(tab, {steps, last}, step) {
    const shown = await tab.run(snapshot);
    const {next, moves, object, event, states, inputs, outputs, arrows: rows} = steps[step];
    assert.equal(shown.counter, `step ${step} of ${last}`);
    assert.equal(shown.sliderText, `step ${step} of ${last}`);
    assert.equal(shown.slider, String(step));
    assert.equal(shown.hash, `#step=${step}`);
    assert.equal(shown.row, String(step));
    assert.equal(shown.title, step ? `Step ${step}` : "Start");
    assert.deepEqual(shown.now, next.map((state) => `state_${state}`));
    assert.deepEqual(shown.was, (states ?? []).map((state) => `state_${state}`));
    assert.deepEqual(shown.taken, (rows ?? []).map((row) => arrows[row]));
    assert.deepEqual(shown.towers, object.towers);
    assert.ok(shown.said.startsWith(`step ${step} of ${last}.`), shown.said);
    const words = shown.lines.join("\n");
    for (const {number, disc, from, to} of moves) {
        assert.ok(words.includes(`Move ${number}: disc ${disc} from ${from} to ${to}`), words);
        assert.ok(shown.said.includes(`Move ${number}: disc ${disc} from ${from} to ${to}`), shown.said);
    }
    assert.equal(words.match(/Move/g)?.length ?? 0, moves.length);
    if (step > 0) {
        assert.ok(shown.event.includes(event));
        for (const [name, answer] of inputs) assert.match(words, new RegExp(`asks ${name} .* ${answer ? "yes" : "no"}$`, "m"));
        for (const name of outputs) assert.match(words, new RegExp(`^does ${name} .+`, "m"));
        assert.ok(words.includes(states[0] === next[0] ? `Stays in state ${next[0]}` : `State ${states[0]} → ${next[0]}`), words);
    }
    const expected = [...(step === 0 ? ["first", "back"] : []), ...(step === last ? ["play", "forward", "last"] : [])];
    for (const id of ["first", "back", "play", "forward", "last"])
        assert.equal(shown.disabled.includes(id), expected.includes(id), `${id} at ${step}`);
    const later = (way) => steps.some(({moves: others}, other) => others.length > 0 && (way > 0 ? other > step : other < step));
    assert.equal(shown.disabled.includes("move-forward"), !later(1));
    assert.equal(shown.disabled.includes("move-back"), !later(-1));
    return shown;
}
