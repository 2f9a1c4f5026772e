import { runLanes } from './runSteps.ts';

const vitest = (name: string) => ({ name, command: `vitest run --project ${name}` });
const playwright = (name: string) => ({
  name,
  command: `playwright test -c tests/${name}/playwright.config.ts`,
});
// These tests also build the site, which must not contain the emulators' configuration.
const e2e = { ...playwright('e2e'), command: `TENANT_CONFIG= ${playwright('e2e').command}` };

/** Only builds and serves the sites. */
const bench = { name: 'bench', command: 'node tools/bench/bench.ts --rounds 0' };

const isPassed = await runLanes([e2e, vitest('rules'), bench], [vitest('dealer'), playwright('browsers')]);
process.exitCode = isPassed ? 0 : 1;
