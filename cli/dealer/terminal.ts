import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as askForText } from '@clack/prompts';
import { confirm } from '../confirm.ts';
import { CliError, exitCodes, printable, UsageError } from './outcome.ts';

/** Talks to the person who runs a command. Everything goes to stderr; stdout is for results. */
export type Terminal = {
  note: (text: string) => void;
  /** Whether somebody can answer questions that --yes does not. */
  isAttended: boolean;
  /** Asks a question; with a word, the person must type it. Throws an error if nobody can answer, and on Ctrl-C and Ctrl-D. */
  confirm: (question: string, word?: string) => Promise<boolean>;
  /** Opens a new file in the editor of `VISUAL` or `EDITOR`, or in vi, and returns its path. Throws an error if that fails. */
  edit: (name: string, text: string) => Promise<string>;
  /** Shows progress in one line, if stderr is a terminal. */
  progress: (done: number, total: number) => void;
};

/** The error after Ctrl-C and Ctrl-D. */
export const cancelled = 'Cancelled: nothing was changed';

export type Streams = Pick<NodeJS.Process, 'stdin' | 'stdout' | 'stderr'>;

/** Opens a terminal on these streams. `yes` answers all questions. */
export function openTerminal(
  { yes = false }: { yes?: boolean },
  { stdin, stderr }: Pick<Streams, 'stdin' | 'stderr'>,
): Terminal {
  const requirePerson = (remedy: string) => {
    if (!stdin.isTTY || !stderr.isTTY)
      throw new UsageError(`Nobody can answer here: stdin is not a terminal. ${remedy}`);
  };
  let isInProgress = false;
  return {
    isAttended: !yes && stdin.isTTY && stderr.isTTY,
    note: (text) => {
      stderr.write(`${isInProgress ? '\n' : ''}${printable(text)}\n`);
      isInProgress = false;
    },
    confirm: async (question, word) => {
      if (yes) return true;
      requirePerson('Repeat the command with --yes to go ahead, or with --dry-run to change nothing');
      const streams = { input: stdin, output: stderr };
      const ask = word === undefined ? confirm : (message: string) => askForText({ message, ...streams });
      const answer = await ask(printable(question), streams);
      if (typeof answer === 'symbol') throw new CliError(cancelled, exitCodes.interrupted);
      return answer === (word ?? true);
    },
    edit: async (name, text) => {
      requirePerson('Use --from FILE');
      const path = join(mkdtempSync(join(tmpdir(), 'dealer-')), name);
      writeFileSync(path, text);
      const editor = process.env['VISUAL'] || process.env['EDITOR'] || 'vi';
      // A shell, because the variable can have arguments.
      const env = { ...process.env, FILE: path };
      const child = spawn(`${editor} "$FILE"`, { shell: true, stdio: 'inherit', env });
      const [status] = (await once(child, 'close')) as [number | null];
      if (status !== 0)
        throw new CliError(`The editor ${editor} failed: nothing was changed. Its file is ${path}`);
      return path;
    },
    progress: (done, total) => {
      if (!stderr.isTTY) return;
      const count = `${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`;
      isInProgress = done < total;
      stderr.write(`\r${count}${isInProgress ? '' : '\n'}`);
    },
  };
}
