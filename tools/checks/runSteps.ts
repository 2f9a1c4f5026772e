import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { passedOnRetry } from './retryReporter.ts';

/** A shell command with a short name. */
export type Step = { name: string; command: string };

export const npmScript = (name: string): Step => ({ name, command: `npm run --silent ${name}` });

/**
 * Runs the lanes in parallel and the steps of a lane in sequence, until the first failure. Every line of output begins
 * with its step's name. Prints the duration of each step and the tests that passed only on retry, and returns whether all steps
 * passed.
 */
export async function runLanes(...lanes: readonly (readonly Step[])[]): Promise<boolean> {
  const outcomes: string[] = [];
  const retried: string[] = [];
  let failed = 0;

  const runLane = async (steps: readonly Step[]) => {
    for (const { name, command } of steps) {
      if (failed > 0) return;
      const start = performance.now();
      const isPassed = await runStep(
        name,
        command,
        (line) => line.includes(passedOnRetry) && retried.push(line),
      );
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      if (!isPassed) failed += 1;
      outcomes.push(`${name.padEnd(20)} ${seconds.padStart(7)} s  ${isPassed ? 'passed' : 'FAILED'}`);
    }
  };

  await Promise.all(lanes.map(runLane));
  console.log(
    `\n${[...outcomes, ...retried].join('\n')}\n\n${outcomes.length - failed} passed, ${failed} failed`,
  );
  return failed === 0;
}

async function runStep(name: string, command: string, onLine: (line: string) => void): Promise<boolean> {
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const output of [child.stdout, child.stderr])
    createInterface({ input: output }).on('line', (line) => {
      console.log(`${name} │ ${line}`);
      onLine(line);
    });
  const [exitCode] = await once(child, 'close');
  return exitCode === 0;
}
