// The towers. Where the discs stand is set at once; a flight is drawn over it and leaves nothing behind.
class Towers {
    constructor(place, pegs, positions) {
        this.place = place;
        this.pegs = pegs;
        const discs = [...new Set(positions.flatMap((position) => (towersOf(position) ?? []).flat()))];
        this.most = Math.max(1, ...discs);
        this.count = Math.max(1, discs.length);
        this.wide = 220;                                     // of a peg's place
        this.high = Math.max(8, Math.min(44, 300 / this.count));  // of a disc
        this.base = 40 + this.count * this.high + 34;
        const width = this.wide * pegs.length;
        this.svg = drawn("svg", {viewBox: `0 0 ${width} ${this.base + 56}`, role: "img", "aria-labelledby": "towers-words"});
        this.title = drawn("title", {id: "towers-words"});
        this.svg.append(this.title);
        pegs.forEach((name, peg) => {
            const x = this.wide * (peg + 0.5);
            this.svg.append(drawn("rect", {class: "peg", x: x - 5, y: 48, width: 10, height: this.base - 48, rx: 5}));
            this.svg.append(drawn("text", {class: "peg-name", x, y: this.base + 48}, name));
        });
        this.svg.append(drawn("rect", {class: "floor", x: 4, y: this.base, width: width - 8, height: 10, rx: 5}));
        this.discs = new Map();
        for (const disc of discs.sort((a, b) => b - a)) this.svg.append(this.disc(disc));
        place.replaceChildren(this.svg);
    }

    disc(disc) {
        const width = 56 + ((this.wide - 70) * disc) / this.most;
        const group = drawn("g", {class: disc % 2 ? "disc odd" : "disc even", "data-disc": disc});
        group.append(drawn("rect", {x: -width / 2, y: 1, width, height: this.high - 2, rx: Math.min(10, this.high / 3)}));
        const size = Math.min(32, this.high * 0.78);
        group.append(drawn("text", {x: 0, y: this.high / 2 + size * 0.36, "font-size": size}, disc));
        this.discs.set(disc, group);
        return group;
    }

    at(peg, height) {
        return [this.wide * (peg + 0.5), this.base - (height + 1) * this.high];
    }

    show(towers, words) {
        for (const disc of this.discs.values()) {
            for (const flight of disc.getAnimations()) flight.cancel();
            disc.setAttribute("visibility", "hidden");
        }
        towers.forEach((discs, peg) =>
            discs.forEach((disc, height) => {
                const [x, y] = this.at(peg, height);
                this.discs.get(disc).setAttribute("transform", `translate(${x} ${y})`);
                this.discs.get(disc).setAttribute("visibility", "visible");
            }),
        );
        this.title.textContent = words;
    }

    /// The moves one after another from these towers: up, across, down.
    fly(before, moves, milliseconds) {
        const towers = before.map((peg) => [...peg]);
        const css = ([x, y]) => `translate(${x}px, ${y}px)`;
        const ways = new Map();
        moves.forEach(({disc, from, to}, at) => {
            const [source, target] = [this.pegs.indexOf(from), this.pegs.indexOf(to)];
            const height = towers[source]?.indexOf(disc) ?? -1;
            if (height < 0 || target < 0) return;
            const start = this.at(source, height);
            towers[source].splice(height, 1);
            towers[target].push(disc);
            const end = this.at(target, towers[target].length - 1);
            const way = ways.get(disc) ?? [{offset: 0, transform: css(start)}];
            const frame = (part, place) => way.push({offset: (at + part) / moves.length, transform: css(place)});
            const above = 2;
            frame(0.02, start);
            frame(0.3, [start[0], above]);
            frame(0.68, [end[0], above]);
            frame(0.98, end);
            ways.set(disc, way);
        });
        for (const [disc, way] of ways) {
            way.push({offset: 1, transform: way.at(-1).transform});
            this.discs.get(disc).animate(way, {duration: milliseconds});
        }
    }
}
