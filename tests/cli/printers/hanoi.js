// The moves of the Towers of Hanoi, without recursion: node hanoi.js FORM DISCS FROM SPARE TO
const [form, count, from, spare, to] = process.argv.slice(2);
const discs = Number(count);
const pegs = discs % 2 === 1 ? [from, to, spare] : [from, spare, to];
const at = Array(discs).fill(0);

const forms = {
    numbered: (number, disc, a, b) => `${number} ${disc} ${a} ${b}`,
    arrow: (number, disc, a, b) => `${disc}${a}->${b}`,
    sentence: (number, disc, a, b) => `move ${disc} from ${a} to ${b}`,
    steps: (number, disc, a, b) => `Шаг\u00a0${number}.\u00a0Диск\u00a0${disc}: ${a} -> ${b}`,
    english: (number, disc, a, b) => `Move disk ${disc} from ${a} to ${b}`,
};

for (let number = 1; number < 2 ** discs; ++number) {
    const disc = 31 - Math.clz32(number & -number);  // counted from 0
    const was = at[disc];
    at[disc] = (was + (disc % 2 === 0 ? 1 : 2)) % 3;
    console.log(forms[form](number, disc + 1, pegs[was], pegs[at[disc]]));
}
