// The run, out of the log: positions[0] is the start, positions[n] what is after step n.

/// A whole number too great for JavaScript stays as it was written.
const exact = (key, value, context) =>
    typeof value === "number" && !Number.isSafeInteger(value) && context?.source ? context.source : value;

function readRun(text) {
    const records = text
        .split("\n")
        .filter((line) => line.trim() !== "")
        .map((line) => JSON.parse(line, exact));
    const header = records.find((record) => "schema" in record);
    const steps = records.filter((record) => "step" in record);
    const footer = records.find((record) => "ended" in record) ?? null;
    const positions = [{step: 0, next: header.start.states, object: header.start.object, moves: []}, ...steps];
    return {header, footer, positions, last: steps.length};
}

/// Which ids of the picture belong to a state by its path: the one in this region where several have it.
function idsOfStates(data, paths) {
    const taken = new Set();
    return paths.map((path) => {
        const number = data.graph.states.findIndex((state, at) => state.path === path && !taken.has(at));
        taken.add(number);
        return data.picture.states[number];
    });
}

/// The states that hold these.
function idsOfFrames(data, paths) {
    const frames = new Set();
    for (const path of paths) {
        let state = data.graph.states.find((each) => each.path === path);
        while (state && state.parent !== null) {
            frames.add(data.picture.states[state.parent]);
            state = data.graph.states[state.parent];
        }
    }
    return [...frames];
}

const idsOfArrows = (data, rows) => rows.flatMap((row) => data.picture.transitions[row - 1] ?? []);

const noteOf = (symbols, name) => symbols.find((symbol) => symbol.name === name)?.note ?? "";
const noteOfState = (data, path) => data.graph.states.find((state) => state.path === path)?.note ?? "";

/// A value of a field as lines of text.
function linesOf(value, say) {
    if (!Array.isArray(value)) return [say.of("values", String(value))];
    if (value.length === 0) return ["—"];
    if (value.some((each) => Array.isArray(each))) return value.map((each) => linesOf(each, say).join(" "));
    return typeof value[0] === "string" ? value.map(String) : [value.join(" ")];
}

const isTowers = (value) => Array.isArray(value) && value.length > 0 && value.every(Array.isArray);
const towersOf = (position) => (isTowers(position.object.towers) ? position.object.towers : null);
/// "321 . ." as in the table of `trace`.
const towersText = (towers) => {
    const gap = towers.flat().some((disc) => disc > 9) ? "," : "";
    return towers.map((peg) => (peg.length ? peg.join(gap) : ".")).join(" ");
};
