// A step in words: a list of [kind, text, note, answer].
function wordsOf(data, run, at, say) {
    const position = run.positions[at];
    const {graph} = data;
    const note = (symbols, name) => say.of("notes", noteOf(symbols, name));
    const notesOfStates = (paths) => paths.map((path) => say.of("notes", noteOfState(data, path))).filter(Boolean).join("; ");
    const words = [];
    if (at === 0) {
        words.push(["state", say.begins(position.next.join(", ")), notesOfStates(position.next)]);
    } else {
        if (position.restarted) words.push(["event", say.restarted, ""]);
        words.push(["event", position.event, note(graph.events, position.event)]);
        for (const [name, answer] of position.inputs)
            words.push(["input", name, note(graph.inputs, name), answer ? say.yes : say.no]);
        for (const name of position.outputs) words.push(["output", name, note(graph.outputs, name)]);
        const [from, to] = [position.states.join(", "), position.next.join(", ")];
        words.push(["state", from === to ? say.stays(from) : say.goes(from, to), from === to ? "" : notesOfStates(position.next)]);
        for (const move of position.moves) words.push(["move", say.move(move), ""]);
    }
    if (at === run.last) words.push(["end", ...endOf(run, say)]);
    return words;
}

function endOf(run, say) {
    if (!run.footer) return [say.unfinished, ""];
    return [say.ended[run.footer.ended] ?? run.footer.ended, say.of("sentences", run.footer.reason ?? "")];
}

/// One sentence for a screen reader.
function sentenceOf(data, run, at, say) {
    const words = wordsOf(data, run, at, say).map(
        ([kind, text, note, answer]) =>
            `${kind === "event" ? say.event(text) : text}${note ? ` (${note})` : ""}${answer ? `: ${answer}` : ""}`,
    );
    return `${say.counter(at, run.last)}. ${words.join(". ")}.`;
}

function lineOf([kind, text, note, answer], say) {
    const line = make("li", {class: kind}, make("span", {class: "kind"}, say.heading[kind]), " ");
    const body = make("span", {class: "body"}, make("strong", {}, text));
    if (note) body.append(" ", make("span", {class: "note"}, note));
    if (answer) body.append(" ", make("b", {class: "answer"}, answer));
    line.append(body);
    return line;
}

/// The row of the table of all steps.
function rowOf(run, at, say) {
    const {step, states, event, inputs, outputs, next, moves, object} = run.positions[at];
    const row = make("tr", {"data-step": at});
    row.append(make("th", {scope: "row"}, make("a", {href: `#step=${at}`}, step)));
    const towers = isTowers(object.towers) ? towersText(object.towers) : linesOf(Object.entries(object).map(([name, value]) => `${say.of("fields", name)} ${linesOf(value, say).join(" | ")}`), say).join(", ");
    const cells = [
        (states ?? []).join(", "),
        event ?? "",
        (inputs ?? []).map(([name, answer]) => `${name} ${answer ? say.yes : say.no}`).join(", "),
        (outputs ?? []).join("; "),
        next.join(", "),
        towers,
        moves.map((move) => `${move.number} ${move.disc} ${move.from} ${move.to}`).join(", "),
    ];
    for (const cell of cells) row.append(make("td", {}, cell));
    return row;
}
