import { spawnSync } from 'node:child_process';

export type Step = { name: string; command: readonly [string, ...string[]] };

/** Runs a program in this terminal, and returns its exit code. */
export function run(program: string, ...args: readonly string[]): number {
  return spawnSync(program, args, { stdio: 'inherit' }).status ?? 1;
}

/** Runs the steps in turn, up to the first failure, prints what each took, and returns the number of failures. */
export function runSteps(steps: readonly Step[]): number {
  const outcomes: string[] = [];
  let failed = 0;
  for (const { name, command } of steps) {
    console.log(`\n== ${name} ==`);
    const start = performance.now();
    if (run(...command) !== 0) failed += 1;
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    outcomes.push(`${name.padEnd(20)} ${seconds.padStart(7)} s  ${failed > 0 ? 'FAILED' : 'passed'}`);
    if (failed > 0) break;
  }
  console.log(`\n${outcomes.join('\n')}\n\n${outcomes.length - failed} passed, ${failed} failed`);
  return failed;
}
