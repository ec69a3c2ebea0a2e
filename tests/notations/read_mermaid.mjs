// node read_mermaid.mjs FILE
// What Mermaid's own parser reads in a state diagram, as JSON: states (id, texts, type and the id of the one around it) and
// arrows (from, to, label), in the order of the file. Ends with an error when Mermaid does not take the file.
import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';

globalThis.window = new JSDOM('').window; // Mermaid cleans texts by means of a page
globalThis.document = globalThis.window.document;
const { default: mermaid } = await import('mermaid');

const text = readFileSync(process.argv[2], 'utf8');
await mermaid.parse(text);
const diagram = await mermaid.mermaidAPI.getDiagramFromText(text);
if (diagram.type !== 'stateDiagram') throw new Error(`not a state diagram but ${diagram.type}`);

// Mermaid hides #35; and the like from its grammar, and puts the characters back when it draws.
const shown = (label) =>
  (label ?? '')
    .replace(/\uFB02\u00B0\u00B0(\d+)\u00B6\u00DF/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/\uFB02\u00B0(\w+)\u00B6\u00DF/g, '&$1;');

const states = new Map();
const arrows = [];
const notes = [];
const mention = (state, around) => {
  const known = states.get(state.id) ?? { id: state.id, texts: [], type: 'default', around };
  if (state.description) known.texts.push(shown(state.description));
  if (state.type !== 'default') known.type = state.type;
  if (state.note) notes.push({ of: state.id, text: shown(state.note.text) });
  known.around = around; // Mermaid draws a state where it is mentioned last
  states.set(state.id, known);
};
const read = (doc, around) => {
  for (const item of doc) {
    if (item.stmt === 'relation') {
      for (const end of [item.state1, item.state2]) mention({ ...end, description: '' }, around);
      arrows.push({ from: item.state1.id, to: item.state2.id, label: shown(item.description) });
    } else if (item.stmt === 'state') {
      if (item.type !== 'divider') mention(item, around);
      if (item.doc) read(item.doc, item.type === 'divider' ? around : item.id);
    }
  }
};
read(diagram.db.rootDoc, '');
console.log(JSON.stringify({ states: [...states.values()], arrows, notes }));
