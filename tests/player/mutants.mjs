// Are the tests worth anything? Each mutant of the page must fail some test: node mutants.mjs [WORD IN ITS NAME]
import {spawnSync} from "node:child_process";
import {fileURLToPath} from "node:url";
import {mutants} from "./mutations.mjs";

const survivors = Object.keys(mutants)
    .filter((name) => name.includes(process.argv[2] ?? ""))
    .filter((name) => {
        for (const file of ["moving.test.mjs", "showing.test.mjs", "looks.test.mjs", "russian.test.mjs"]) {
            const options = {env: {...process.env, PLAYER_MUTANT: name}, cwd: fileURLToPath(new URL(".", import.meta.url)), encoding: "utf8"};
            const {stdout, stderr, status} = spawnSync(process.execPath, ["--test", "--test-reporter=tap", file], options);
            if ((stdout + stderr).includes("not there once")) {
                console.log(`NOT MADE  ${name}: the script has changed`);
                return true;
            }
            if (status === 0) continue;
            const failed = [...stdout.matchAll(/^not ok \d+ - (.*)/gm)].map(([, words]) => words);
            console.log(`seen      ${name}: ${failed.join("; ")}`);
            return false;
        }
        console.log(`SURVIVES  ${name}`);
        return true;
    });
process.exitCode = survivors.length ? 1 : 0;
