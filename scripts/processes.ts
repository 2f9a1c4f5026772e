import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { exitCodeOf } from './run.ts';

const endingSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Calls back when this process ends, however it does (short of SIGKILL). Returns the way to call that off. */
export function beforeTheEnd(callback: () => void): () => void {
  const endBySignal = (signal: NodeJS.Signals) => {
    // Whoever else listens (a command under way, a server) ends this process in its own time.
    if (process.listenerCount(signal) === 1) process.exit(exitCodeOf(signal));
  };
  process.once('exit', callback);
  for (const signal of endingSignals) process.on(signal, endBySignal);
  return () => {
    process.off('exit', callback);
    for (const signal of endingSignals) process.off(signal, endBySignal);
  };
}

/**
 * Ends, at once and without asking, every process whose command line contains one of the texts. Meant for the path of a
 * temporary file that nobody else can know. Done when it returns, so it may be called while this process ends.
 */
export function killProcessesNaming(...texts: readonly string[]): void {
  // More than once, since one of them may just be starting another; not for ever, since one may be out of reach.
  for (let round = 0; round < 100; round += 1) {
    const found = commandLines().filter(({ line }) => texts.some((text) => line.includes(text)));
    if (found.length === 0) return;
    for (const { processId } of found) kill(processId);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
  }
}

function kill(processId: number): void {
  try {
    process.kill(processId, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}

type CommandLine = { processId: number; line: string };

/** Every process of the machine: from /proc, since a small Linux has no `ps`, else from `ps`. */
function commandLines(): CommandLine[] {
  if (existsSync('/proc/self/cmdline')) {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => ({
        processId: Number(name),
        line: readOrEmpty(`/proc/${name}/cmdline`).replaceAll('\0', ' '),
      }));
  }
  const { stdout } = spawnSync('ps', ['-A', '-ww', '-o', 'pid=,args='], { encoding: 'utf8' });
  return stdout.split('\n').flatMap((text) => {
    const [, processId, line] = /^ *(\d+) (.*)$/.exec(text) ?? [];
    return processId === undefined || line === undefined ? [] : [{ processId: Number(processId), line }];
  });
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
