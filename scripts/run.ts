import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top folder of the project. */
export const projectFolder = fileURLToPath(new URL('..', import.meta.url));

const passedOn = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a command in the terminal of this one and answers with its exit code. The project's own tools and its own Node
 * come first on the path, whoever calls. Signals reach the command, and this process waits for it to end.
 */
export async function run(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<number> {
  const path = [join(projectFolder, 'node_modules', '.bin'), process.env['PATH'] ?? ''].join(delimiter);
  const child = spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...environment, PATH: path },
  });
  const passOn = (signal: NodeJS.Signals) => {
    // A terminal sends Ctrl-C to the command as well, and many tools take a second one as 'quit at once'.
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    child.kill(signal);
  };
  for (const signal of passedOn) process.on(signal, passOn);
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code, signal) => resolve(code ?? exitCodeOf(signal ?? 'SIGTERM')));
    });
  } finally {
    for (const signal of passedOn) process.off(signal, passOn);
  }
}

/** The exit code by which shells say that a signal ended a process. */
export function exitCodeOf(signal: NodeJS.Signals): number {
  return 128 + constants.signals[signal];
}
