// Small helpers. Data becomes text here and never markup.
const $ = (id) => document.getElementById(id);

/// An element with attributes and children: elements, or what becomes text.
function make(tag, attributes = {}, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.append(...children.map((child) => (child instanceof Node ? child : String(child))));
    return element;
}

function drawn(tag, attributes = {}, text = "") {
    const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.textContent = text;
    return element;
}

/// Signs that turn the direction of what stands beside them are shown as signs.
const seen = (text) => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, "\ufffd");

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/// The signs of the buttons, in a square of 24; fonts that have them all are rare.
const signs = {
    first: "M4 4h3v16H4z M20 4v16L8 12z",
    "move-back": "M12 4v16L1 12z M14 9h9v6h-9z",
    back: "M17 4v16L5 12z",
    play: "M6 3v18l15-9z",
    pause: "M5 4h5v16H5z M14 4h5v16h-5z",
    forward: "M7 4v16l12-8z",
    "move-forward": "M1 9h9v6H1z M12 4v16l11-8z",
    last: "M4 4v16l12-8z M17 4h3v16h-3z",
    slower: "M4 10h16v4H4z",
    faster: "M4 10h6V4h4v6h6v4h-6v6h-4v-6H4z",
};

function label(button, sign, words) {
    const picture = drawn("svg", {viewBox: "0 0 24 24", "aria-hidden": "true"});
    picture.append(drawn("path", {d: signs[sign]}));
    button.replaceChildren(picture);
    button.setAttribute("aria-label", words);
    button.title = words;
}
