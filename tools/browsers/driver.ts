import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

export type ColorScheme = 'light' | 'dark';

/** A page in a browser of its own: what Playwright's builds and the distribution's browsers can do. */
export type Driver = {
  /** Resolves when the page has loaded. */
  navigate: (url: string) => Promise<unknown>;
  /** In px. */
  resize: (width: number, height: number) => Promise<void>;
  /** Evaluates an expression in the page. The result is JSON. */
  evaluate: <Result>(expression: string) => Promise<Result>;
  /** Clicks a point of the window, in px. */
  click: (x: number, y: number) => Promise<void>;
  /** Presses a key with the keyboard. A single character is typed. */
  press: (key: string) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  close: () => Promise<void>;
};

/** The time limit of every command, in ms: on a busy machine, Firefox takes half a minute to open its first page. */
export const commandTimeout = 60_000;

type PerformActions = (input: { type: string; id: string; actions: readonly object[] }) => Promise<void>;

/** The keys of https://www.w3.org/TR/webdriver2/#keyboard-actions that the tests press. */
const keys: Readonly<Record<string, string>> = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' };

/** Clicks and presses by the actions that both protocols share. */
export const inputBy = (perform: PerformActions): Pick<Driver, 'click' | 'press'> => ({
  click: (x, y) => {
    const actions = [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    return perform({ type: 'pointer', id: 'mouse', actions });
  },
  press: (key) => {
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] ?? key }));
    return perform({ type: 'key', id: 'keyboard', actions });
  },
});

/** Starts a program in English and UTC, which ends with this process. Its fourth file descriptor can be read. */
export function start(
  program: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): ChildProcess {
  const child = spawn(program, args, {
    env: { ...process.env, TZ: 'UTC', LANG: 'en_US.UTF-8', LANGUAGE: 'en_US', ...environment },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  process.once('exit', () => child.kill());
  return child;
}

export async function waitForServer(port: number): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    try {
      await fetch(`http://127.0.0.1:${port}/status`);
      return;
    } catch {
      await wait(100);
    }
  }
  throw new Error('The browser did not start in time.');
}
