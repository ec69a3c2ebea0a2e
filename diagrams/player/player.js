// The page: everything that it shows is a function of the step, the language and the difference.
const data = JSON.parse(seen($("data").textContent));
const run = readRun(seen($("log").textContent));
const difference = data.difference ?? null;
const speeds = [0.25, 0.5, 1, 2, 4, 8];
const rowsAtMost = 3000;
const marksAtMost = 500;

let at = 0;
let pace = 2;
let language = data.language in messages ? data.language : "en";
let timer = null;
let drawnOrder = [];
let say = speaker();

/// What the page says in its language; `of`: a text that is not the page's own, as it is where there is no word for it.
function speaker() {
    const of = (kind, english) => {
        const words = data.words?.[language]?.[kind] ?? {};
        return Object.hasOwn(words, english) ? words[english] : english;
    };
    return {...messages[language], of};
}

const taskPegs = run.header.task.pegs ?? [];
const hasTowers = run.positions.some(towersOf);
const pegCount = Math.max(0, ...run.positions.map((position) => towersOf(position)?.length ?? 0));
const pegs = Array.from({length: pegCount}, (_, peg) => taskPegs[peg] ?? String(peg + 1));
const towers = hasTowers ? new Towers($("pegs"), pegs, run.positions) : null;
$("towers").hidden = !hasTowers;
document.body.classList.toggle("no-towers", !hasTowers);
const hasFields = run.positions.some(({object}) => Object.keys(object).some((name) => name !== "towers" || !isTowers(object.towers)));
$("object").hidden = !hasFields;
document.body.classList.toggle("no-object", !hasFields);

const moved = run.positions.filter((position) => position.moves.length > 0).map((position) => position.step);
const nextMove = () => moved.find((step) => step > at);
const moveBefore = () => moved.findLast((step) => step < at);

// ------------------------------------------------------------------------------------------------------------- showing

function showPicture() {
    const position = run.positions[at];
    const lit = {
        now: idsOfStates(data, position.next),
        holds: idsOfFrames(data, position.next),
        was: position.states ? idsOfStates(data, position.states) : [],
        taken: idsOfArrows(data, position.arrows ?? []),
    };
    for (const [kind, ids] of Object.entries(lit)) {
        for (const element of document.querySelectorAll(`#picture .${kind}`)) element.classList.remove(kind);
        for (const id of ids) $(id)?.classList.add(kind);
    }
    // What is lit lies above what is not, which lies as it was drawn.
    const graph = document.querySelector("#picture .graph");
    graph?.append(...drawnOrder, ...graph.querySelectorAll(".taken"));
}

/// A picture greater than its place is drawn with the state of the automaton in the middle.
function centrePicture() {
    const shown = $("picture").getBoundingClientRect();
    const first = document.querySelector("#picture .now")?.getBoundingClientRect();
    if (!first) return;
    $("picture").scrollLeft += (first.left + first.right - shown.left - shown.right) / 2;
    $("picture").scrollTop += (first.top + first.bottom - shown.top - shown.bottom) / 2;
}

/// The picture in the language, without its caption, which is shown as text, so that the automaton is as large as can be.
function setPicture() {
    $("picture").replaceChildren($(`picture-${language}`).content.cloneNode(true));
    const picture = document.querySelector("#picture > svg");
    const graph = picture?.querySelector(".graph");
    $("diagram").hidden = !picture;  // written by a build without Graphviz
    document.body.classList.toggle("no-diagram", !picture);
    if (!graph) return;
    for (const caption of graph.querySelectorAll(":scope > text, :scope > polygon")) caption.remove();
    for (const title of graph.querySelectorAll("title")) title.remove();  // ids, which would come up under the mouse
    drawnOrder = [...graph.children];
    const box = graph.getBBox();
    const matrix = graph.transform.baseVal.consolidate()?.matrix ?? {a: 1, d: 1, e: 0, f: 0};
    const room = 10;
    const [width, height] = [box.width * matrix.a + 2 * room, box.height * matrix.d + 2 * room];
    if (!(box.width > 0)) return;
    picture.setAttribute("viewBox", `${box.x * matrix.a + matrix.e - room} ${box.y * matrix.d + matrix.f - room} ${width} ${height}`);
    for (const name of ["width", "height"]) picture.removeAttribute(name);
    picture.style.setProperty("--wide", `${Math.round(width)}px`);
    picture.style.setProperty("--high", `${Math.round(height)}px`);
    const broad = width > 700 && width > 2.1 * height;
    $("stage").classList.toggle("broad", broad);
    if (broad) $("all").before($("legend"));
    else document.querySelector(".left").append($("legend"));
}

function showTowers() {
    if (!towers) return;
    const standing = towersOf(run.positions[at]) ?? [];
    towers.show(standing, standing.map((discs, peg) => say.peg(pegs[peg], discs)).join("; "));
}

function showObject() {
    const position = run.positions[at];
    const before = run.positions[Math.max(0, at - 1)].object;
    const fields = Object.entries(position.object).filter(([name, value]) => name !== "towers" || !isTowers(value));
    $("fields").replaceChildren(
        ...fields.map(([name, value]) => {
            const changed = JSON.stringify(value) !== JSON.stringify(before[name]);
            const cell = make("td", {});
            for (const line of linesOf(value, say)) cell.append(make("div", {}, line));
            return make("tr", changed ? {class: "changed"} : {}, make("th", {scope: "row"}, say.of("fields", name)), cell);
        }),
    );
}

function showWords() {
    const words = wordsOf(data, run, at, say);
    const event = words.findLast(([kind]) => kind === "event");
    $("words-title").textContent = at === 0 ? say.start : say.step(at);
    $("event").replaceChildren(...(event ? [say.heading.event, " ", make("strong", {}, event[1]), " ", make("span", {class: "note"}, event[2])] : []));
    $("lines").replaceChildren(...words.filter((each) => each !== event).map((each) => lineOf(each, say)));
    $("words").classList.toggle("differs", difference !== null && difference.step === at);
    $("said").textContent = sentenceOf(data, run, at, say);
}

function showControls() {
    $("counter").textContent = say.counter(at, run.last);
    $("timeline").value = at;
    $("timeline").setAttribute("aria-valuetext", say.counter(at, run.last));
    const had = document.activeElement;
    const disable = (ids, off) => ids.forEach((id) => ($(id).disabled = off));
    disable(["first", "back"], at === 0);
    disable(["last", "forward", "play"], at === run.last);
    disable(["move-back"], moveBefore() === undefined);
    disable(["move-forward"], nextMove() === undefined);
    disable(["slower"], pace === 0);
    disable(["faster"], pace === speeds.length - 1);
    if (had?.disabled) $(had.id === "slower" ? "faster" : had.id === "faster" ? "slower" : "timeline").focus();
    if (timer) label($("play"), "pause", say.pause);
    else label($("play"), "play", say.play);
    $("speed").textContent = `× ${speeds[pace]}`;
    $("speed").setAttribute("aria-label", say.speed(speeds[pace]));
    document.querySelector("#rows tr.now")?.classList.remove("now");
    $("rows").children[at]?.classList.add("now");
}

function show() {
    showPicture();
    showTowers();
    showObject();
    showWords();
    showControls();
    fit();
}

/// On a wide screen, writes smaller what would not fit, and what still does not can be scrolled.
function fit() {
    const around = $("stage").getBoundingClientRect().top + scrollY + $("controls").offsetHeight + 10;
    $("stage").style.setProperty("--around", `${Math.ceil(around)}px`);
    for (const panel of [$("words"), $("object")]) {
        const fits = () => panel.scrollHeight <= panel.clientHeight;
        panel.style.removeProperty("--fit");
        panel.removeAttribute("tabindex");
        if (getComputedStyle(panel).overflowY !== "auto") continue;
        for (let size = 95; size >= 70 && !fits(); size -= 5) panel.style.setProperty("--fit", size / 100);
        if (!fits()) panel.tabIndex = 0;
    }
    centrePicture();
}
addEventListener("resize", fit);

/// What does not depend on the step.
function showFrame() {
    document.documentElement.lang = language;
    const task = run.header.task;
    const parts = [];
    if ("discs" in task) parts.push(say.task({...task, pegs: taskPegs}));
    if ("ties" in task) parts.push(say.ties(task.ties));
    if ("moves" in task) parts.push(say.range(String(task.moves).replace("..", "–")));
    if ("events" in task) parts.push(say.events(String(task.events).replaceAll(",", ", ")));
    $("name").textContent = run.header.automaton;
    $("task").textContent = parts.join("; ");
    for (const element of document.querySelectorAll("[data-text]")) element.textContent = say[element.dataset.text];
    for (const button of document.querySelectorAll("[data-label]")) label(button, button.id, say[button.dataset.label]);
    $("timeline").setAttribute("aria-label", say.timeline);
    const other = language === "en" ? "ru" : "en";
    $("language").textContent = other === "ru" ? "Русский" : "English";
    $("language").lang = other;
    showNotices();
    const {events, inputs, outputs} = data.graph;
    const named = [...events, ...inputs, ...outputs].filter(({note}) => note);
    $("legend").hidden = named.length === 0;
    $("names").replaceChildren(...named.map(({name, note}) => make("div", {}, make("dt", {}, name), make("dd", {}, say.of("notes", note)))));
    $("key-rows").replaceChildren(
        ...say.keyRows
            .filter(([key]) => key !== "D" || difference)
            .map(([key, what]) => make("tr", {}, make("th", {scope: "row"}, make("kbd", {}, key)), make("td", {}, what))),
    );
    $("headings").replaceChildren(...say.columns.map((name) => make("th", {scope: "col"}, name)));
    if (!hasTowers) $("headings").children[6].textContent = say.object;
    $("rows").replaceChildren(...run.positions.slice(0, rowsAtMost + 1).map((_, step) => rowOf(run, step, say)));
    $("rest").hidden = run.last <= rowsAtMost;
    $("rest").textContent = say.rest(rowsAtMost, run.last);
}

function showNotices() {
    const well = run.footer && !run.footer.truncated && run.footer.ended === "finished";
    const [what, why] = endOf(run, say);
    $("notice").hidden = well;
    $("notice").textContent = well ? "" : `${what}${why ? ` (${why})` : ""}. ${say.cut(run.last)}`;
    $("difference").hidden = !difference;
    if (!difference) return;
    $("difference-title").textContent = say.differs(difference.step);
    $("expected").textContent = say.of("sentences", difference.expected);
    $("came").textContent = say.of("sentences", difference.came);
}

/// Where discs moved, and where the run first differs.
function showMarks() {
    const mark = (step, kind) => {
        const element = make("span", {class: kind});
        element.style.left = `${(100 * step) / Math.max(1, run.last)}%`;
        return element;
    };
    const every = Math.ceil(moved.length / marksAtMost);
    $("marks").replaceChildren(...moved.filter((_, number) => number % every === 0).map((step) => mark(step, "moved")));
    $("marks").classList.toggle("many", moved.length > 150);
    if (difference) $("marks").append(mark(difference.step, "differing"));
}

// -------------------------------------------------------------------------------------------------------------- moving

/// Every way of moving comes through here.
function go(step) {
    const from = at;
    at = Math.min(run.last, Math.max(0, Math.trunc(step) || 0));
    if (at === run.last) stop();
    show();
    if (location.hash !== `#step=${at}`) history.replaceState(null, "", `#step=${at}`);
    if (Math.abs(at - from) === 1) animate(from);
}

function animate(from) {
    if (!towers || calm.matches) return;
    const step = run.positions[Math.max(at, from)];
    if (step.moves.length === 0) return;
    const back = ({disc, from: source, to}) => ({disc, from: to, to: source});
    const moves = at > from ? step.moves : step.moves.map(back).reverse();
    const milliseconds = Math.min(600 * moves.length, 900 / speeds[pace]);
    towers.fly(towersOf(run.positions[from]) ?? [], moves, milliseconds);
}

function stop() {
    clearTimeout(timer);
    timer = null;
}

function tick() {
    timer = setTimeout(() => {
        tick();
        go(at + 1);
    }, 1000 / speeds[pace]);
}

function playOrPause() {
    if (timer) stop();
    else if (at < run.last) tick();
    showControls();
}

function changeSpeed(by) {
    pace = Math.min(speeds.length - 1, Math.max(0, pace + by));
    if (timer) {
        stop();
        tick();
    }
    showControls();
    $("said").textContent = say.speed(speeds[pace]);
}

/// By hand: a run that plays is paused.
function stepTo(to) {
    stop();
    go(to);
}

const actions = {
    first: () => stepTo(0),
    last: () => stepTo(run.last),
    back: () => stepTo(at - 1),
    forward: () => stepTo(at + 1),
    "move-back": () => stepTo(moveBefore() ?? at),
    "move-forward": () => stepTo(nextMove() ?? at),
    play: playOrPause,
    slower: () => changeSpeed(-1),
    faster: () => changeSpeed(1),
    "to-difference": () => difference && stepTo(difference.step),
    print: () => print(),
    help: () => $("keys").showModal(),
    theme: () => setTheme(document.documentElement.dataset.theme === "dark" ? "light" : "dark"),
    language: () => {
        language = language === "en" ? "ru" : "en";
        say = speaker();
        setPicture();
        showFrame();
        show();
    },
};
for (const [id, action] of Object.entries(actions)) $(id).addEventListener("click", action);

function askForStep() {
    $("go-to").value = at;
    $("go-to").focus();
    $("go-to").select();
}

// Letters by their place as well, for a Cyrillic keyboard.
const letters = {KeyG: askForStep, KeyR: actions.first, KeyD: actions["to-difference"]};
const keys = {
    ArrowLeft: (event) => actions[event.shiftKey ? "move-back" : "back"](),
    ArrowRight: (event) => actions[event.shiftKey ? "move-forward" : "forward"](),
    Home: actions.first,
    End: actions.last,
    " ": playOrPause,
    "+": actions.faster,
    "=": actions.faster,
    "-": actions.slower,
    g: askForStep,
    r: actions.first,
    d: actions["to-difference"],
    "?": actions.help,
};

document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || $("keys").open) return;
    if (event.target.closest?.("input:not([type=range]), textarea, select, [contenteditable]")) return;
    if (event.key === " " && event.target.closest?.("button, a")) return;
    if (event.key === " " && event.repeat) return;
    const scrolls = event.target.closest?.("#picture, #rows-frame");
    if (scrolls && !event.shiftKey && event.key.startsWith("Arrow") && scrolls.scrollWidth > scrolls.clientWidth) return;
    const isLatin = event.key.charCodeAt(0) < 128;
    const action = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? (isLatin ? null : letters[event.code]);
    if (!action) return;
    event.preventDefault();
    action(event);
});

$("go-to").addEventListener("keydown", (event) => {
    if (event.key === "Escape") $("timeline").focus();
});
$("go").addEventListener("submit", (event) => {
    event.preventDefault();
    const wanted = $("go-to").value;
    if (wanted.trim() === "") return;
    $("timeline").focus();
    stepTo(Number(wanted));
});
$("timeline").addEventListener("input", () => stepTo(Number($("timeline").value)));

function fromAddress() {
    const wanted = /^#step=(\d+)$/.exec(location.hash);
    return wanted ? Number(wanted[1]) : null;
}
addEventListener("hashchange", () => {
    const wanted = fromAddress();
    if (wanted !== null) stepTo(wanted);
});

// --------------------------------------------------------------------------------------------------------------- looks

const dark = matchMedia("(prefers-color-scheme: dark)");
function setTheme(theme) {
    document.documentElement.dataset.theme = theme;
    $("theme").setAttribute("aria-pressed", String(theme === "dark"));
}
dark.addEventListener("change", () => setTheme(dark.matches ? "dark" : "light"));
setTheme(dark.matches ? "dark" : "light");

$("timeline").max = run.last;
$("go-to").max = run.last;
setPicture();
showFrame();
showMarks();
go(fromAddress() ?? data.at ?? 0);
