import { confirm as askConfirm, text as askText } from '@clack/prompts';
import { exitCodes, Refusal, UsageError } from './outcome.ts';

/** How a command talks to the person who runs it. Everything goes to stderr; stdout is for results. */
export type Terminal = {
  note: (text: string) => void;
  /** Throws a usage error when nobody can answer and `--yes` is not given, and a refusal at Ctrl-C. */
  confirm: (question: string) => Promise<boolean>;
  /**
   * Asks for a text. An empty answer returns what is offered. `check` returns the reason to refuse any other. Throws a
   * refusal at Ctrl-C.
   */
  ask: (question: string, offered: string, check: (answer: string) => string | undefined) => Promise<string>;
  /** Draws a progress bar when stderr is a terminal. */
  progress: (done: number, total: number) => void;
};

/** Those of the process, or a test's. */
export type Streams = Pick<NodeJS.Process, 'stdin' | 'stdout' | 'stderr'>;

const barWidth = 30;

/** A terminal on these streams. `yes`: every question to confirm is answered already. */
export function openTerminal(
  { yes = false }: { yes?: boolean },
  { stdin, stderr }: Pick<Streams, 'stdin' | 'stderr'>,
): Terminal {
  const options = { input: stdin, output: stderr };
  const requirePerson = (remedy: string) => {
    if (!stdin.isTTY || !stderr.isTTY)
      throw new UsageError(`Nobody can answer here: stdin is not a terminal. ${remedy}`);
  };
  const requireAnswer = <Answer>(answer: Answer): Exclude<Answer, symbol> => {
    if (typeof answer === 'symbol')
      throw new Refusal('Cancelled: nothing was changed', exitCodes.interrupted);
    return answer as Exclude<Answer, symbol>;
  };
  return {
    // Text from files and documents must not move the cursor or change colours.
    note: (text) => stderr.write(`${text.replace(/[^\P{Cc}\n]/gu, ' ')}\n`),
    confirm: async (question) => {
      if (yes) return true;
      requirePerson('Repeat the command with --yes to go ahead, or with --dry-run to change nothing');
      return requireAnswer(await askConfirm({ message: question, initialValue: false, ...options }));
    },
    ask: async (question, offered, check) => {
      requirePerson('Use --from FILE');
      const answer = await askText({
        message: question,
        placeholder: offered,
        defaultValue: offered,
        validate: (typed) => (typed ? check(typed) : undefined),
        ...options,
      });
      return requireAnswer(answer);
    },
    // The bar of @clack/prompts puts stdin into raw mode, and then Ctrl-C ends the process at once, with exit code 0.
    progress: (done, total) => {
      if (!stderr.isTTY) return;
      const filled = Math.round((done / Math.max(total, 1)) * barWidth);
      const bar = '█'.repeat(filled).padEnd(barWidth, '░');
      const count = `${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`;
      stderr.write(`\r${bar} ${count}${done >= total ? '\n' : ''}`);
    },
  };
}
