import { ensureChromium } from './chromium.ts';
import { ensureFirestoreEmulator, toolEnvironment } from './firebaseTools.ts';
import { projectFolder, run } from './run.ts';

type Step = { name: string; command: string; args: readonly string[] };
type Outcome = { name: string; seconds: number; exitCode: number };

const steps: readonly Step[] = [
  { name: 'audit', command: 'node', args: ['scripts/audit.ts'] },
  { name: 'typecheck', command: 'tsc', args: ['--noEmit'] },
  { name: 'lint', command: 'npm', args: ['run', '--silent', 'lint'] },
  { name: 'unit', command: 'vitest', args: ['run', '--project', 'unit'] },
  { name: 'stories', command: 'vitest', args: ['run', '--project', 'stories'] },
  { name: 'build-storybook', command: 'npm', args: ['run', '--silent', 'build-storybook'] },
  { name: 'visual check', command: 'vitest', args: ['run', '-c', 'tests/visual/vitest.config.ts'] },
  { name: 'end to end', command: 'node', args: ['scripts/testEndToEnd.ts'] },
];

process.chdir(projectFolder);
// What has to be downloaded comes first, so that no run ends halfway for want of it.
const environment = { CHROMIUM_PATH: ensureChromium() };
ensureFirestoreEmulator(toolEnvironment());
const outcomes = await runInTurn(steps, environment);
report(outcomes);
process.exit(outcomes.at(-1)?.exitCode);

/** Ends at the first step that fails. */
async function runInTurn(todo: readonly Step[], variables: Record<string, string>): Promise<Outcome[]> {
  const done: Outcome[] = [];
  for (const { name, command, args } of todo) {
    console.log(`\n== ${name} ==`);
    const start = performance.now();
    const exitCode = await run(command, args, variables);
    const seconds = (performance.now() - start) / 1000;
    console.log(`== ${name}: ${seconds.toFixed(1)} s ==`);
    done.push({ name, seconds, exitCode });
    if (exitCode !== 0) break;
  }
  return done;
}

function report(done: readonly Outcome[]): void {
  console.log('');
  for (const { name, seconds, exitCode } of done) {
    console.log(
      `${name.padEnd(16)} ${seconds.toFixed(1).padStart(7)} s  ${exitCode === 0 ? 'passed' : 'FAILED'}`,
    );
  }
  const passed = done.filter(({ exitCode }) => exitCode === 0).length;
  console.log(`\n${passed} passed, ${done.length - passed} failed`);
}
