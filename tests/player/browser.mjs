// A headless Chromium, driven over its debugging pipe. No packages.
import {spawn} from "node:child_process";
import {mkdtempSync, rmSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";

export class Browser {
    static async start(path = process.env.CHROMIUM ?? "/usr/bin/chromium") {
        const browser = new Browser();
        browser.home = mkdtempSync(join(tmpdir(), "player-"));
        const flags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--no-first-run",
            "--hide-scrollbars", "--disable-dev-shm-usage", `--user-data-dir=${browser.home}`, "about:blank"];
        browser.process = spawn(path, flags, {stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"]});
        browser.waiting = new Map();
        browser.listeners = [];
        browser.number = 0;
        browser.gone = new Promise((resolve) => browser.process.once("exit", resolve));
        browser.gone.then(() => {
            for (const {reject} of browser.waiting.values()) reject(new Error("the browser has gone"));
            browser.waiting.clear();
        });
        let rest = "";
        browser.process.stdio[4].setEncoding("utf8").on("data", (text) => {
            const parts = (rest + text).split("\0");
            rest = parts.pop();
            for (const part of parts) browser.receive(JSON.parse(part));
        });
        return browser;
    }

    receive(message) {
        if (!message.id) return this.listeners.forEach((listener) => listener(message));
        const {resolve, reject, method} = this.waiting.get(message.id);
        this.waiting.delete(message.id);
        if (message.error) reject(new Error(`${method}: ${message.error.message}`));
        else resolve(message.result);
    }

    send(method, params = {}, sessionId = undefined) {
        const id = ++this.number;
        return new Promise((resolve, reject) => {
            this.waiting.set(id, {resolve, reject, method});
            this.process.stdio[3].write(JSON.stringify({id, method, params, sessionId}) + "\0");
        });
    }

    async open(url, look = {}) {
        const {targetId} = await this.send("Target.createTarget", {url: "about:blank"});
        const {sessionId} = await this.send("Target.attachToTarget", {targetId, flatten: true});
        const page = new Page(this, targetId, sessionId);
        await page.send("Runtime.enable");
        await page.send("Log.enable");
        await page.send("Page.enable");
        await page.send("Network.enable");
        await page.look(look);
        await page.go(url);
        return page;
    }

    async close() {
        this.send("Browser.close").catch(() => {});  // it may be gone before it has answered
        await this.gone;
        rmSync(this.home, {recursive: true, force: true, maxRetries: 5});
    }
}

const codes = {" ": "Space", "+": "Equal", "-": "Minus", "?": "Slash", "=": "Equal"};
const numbers = {ArrowLeft: 37, ArrowRight: 39, Home: 36, End: 35, " ": 32, Enter: 13, Escape: 27, Tab: 9};

export class Page {
    constructor(browser, targetId, session) {
        Object.assign(this, {browser, targetId, session, errors: [], requests: []});
        browser.listeners.push(({method, params, sessionId}) => {
            if (sessionId !== session) return;
            if (method === "Runtime.exceptionThrown")
                this.errors.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
            if (method === "Runtime.consoleAPICalled") this.errors.push(JSON.stringify(params.args.map((arg) => arg.value)));
            if (method === "Log.entryAdded") this.errors.push(`${params.entry.text} ${params.entry.url ?? ""}`);
            if (method === "Network.requestWillBeSent") this.requests.push(params.request.url);
            if (method === "Page.loadEventFired") this.loaded?.();
        });
    }

    send(method, params) {
        return this.browser.send(method, params, this.session);
    }

    look({width = 1600, height = 900, dark = false, calm = false, media = ""}) {
        const features = [
            {name: "prefers-color-scheme", value: dark ? "dark" : "light"},
            {name: "prefers-reduced-motion", value: calm ? "reduce" : "no-preference"},
        ];
        return Promise.all([
            this.send("Emulation.setDeviceMetricsOverride", {width, height, deviceScaleFactor: 1, mobile: false}),
            this.send("Emulation.setEmulatedMedia", {media, features}),
        ]);
    }

    async go(url) {
        const loaded = new Promise((resolve) => (this.loaded = resolve));
        await this.send("Page.navigate", {url});
        await loaded;
    }

    async run(expression) {
        const {result, exceptionDetails} = await this.send("Runtime.evaluate", {expression, awaitPromise: true, returnByValue: true});
        if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
        return result.value;
    }

    async key(key, {shift = false, code} = {}) {
        const text = key.length === 1 ? key : key === "Enter" ? "\r" : undefined;
        const more = {key, code: code ?? codes[key] ?? (key.length === 1 ? `Key${key.toUpperCase()}` : key),
            windowsVirtualKeyCode: numbers[key] ?? key.toUpperCase().charCodeAt(0), modifiers: shift ? 8 : 0};
        await this.send("Input.dispatchKeyEvent", {type: text ? "keyDown" : "rawKeyDown", text, ...more});
        await this.send("Input.dispatchKeyEvent", {type: "keyUp", ...more});
    }

    async click(selector) {
        const {x, y} = await this.run(`(() => { const e = document.querySelector(${JSON.stringify(selector)}); e.scrollIntoView({block: "nearest"});
            const r = e.getBoundingClientRect(); return {x: r.x + r.width / 2, y: r.y + r.height / 2}; })()`);
        await this.mouse(x, y);
    }

    async mouse(x, y) {
        const at = {x, y, button: "left", clickCount: 1};
        await this.send("Input.dispatchMouseEvent", {type: "mousePressed", ...at});
        await this.send("Input.dispatchMouseEvent", {type: "mouseReleased", ...at});
    }

    async picture(whole = false) {
        const {data} = await this.send("Page.captureScreenshot", {format: "png", captureBeyondViewport: whole});
        return Buffer.from(data, "base64");
    }

    close() {
        return this.browser.send("Target.closeTarget", {targetId: this.targetId});
    }
}
