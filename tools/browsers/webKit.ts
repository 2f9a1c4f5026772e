import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { environment, type OpenedPage, type PageOptions, timeout } from './page.ts';

/** Without this, the browser's toolbar keeps the window wider than a phone. */
const smallToolbar =
  '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }';

const settings = '[Settings]\ngtk-enable-animations=0\n';

/** The keys of https://www.w3.org/TR/webdriver2/#keyboard-actions that the tests press. */
const keys: Readonly<Record<string, string>> = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' };

/** Opens a page in WebKitGTK's MiniBrowser through WebKitWebDriver, on a virtual display of its own. */
export async function openWebKit(binary: string, { colorScheme, ...size }: PageOptions): Promise<OpenedPage> {
  const folder = mkdtempSync(join(tmpdir(), 'showroom-webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), settings);
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), smallToolbar);
  const folders = { XDG_CONFIG_HOME: folder, XDG_CACHE_HOME: folder, XDG_DATA_HOME: folder };

  const port = await getPort();
  // A display number that no other process uses, either.
  const screen = start('Xvfb', [`:${port}`, '-screen', '0', '2000x1300x24', '-nolisten', 'tcp']);
  const driver = start('WebKitWebDriver', [`--port=${port}`], { DISPLAY: `:${port}`, ...folders });
  const address = `http://127.0.0.1:${port}`;
  await waitUntil(() => existsSync(`/tmp/.X11-unix/X${port}`));
  await waitUntil(() => fetch(`${address}/status`).catch(() => false));
  const args = ['--automation', ...(colorScheme === 'dark' ? ['--dark-mode'] : [])];
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args } } };
  const created = (await send('POST', `${address}/session`, { capabilities })) as { sessionId: string };
  const session = `${address}/session/${created.sessionId}`;
  const post = (command: string, parameters: object) => send('POST', `${session}/${command}`, parameters);
  const act = async (type: 'key' | 'pointer', ...actions: readonly object[]) => {
    await post('actions', { actions: [{ type, id: type, actions }] });
  };
  await post('window/rect', size);
  const press = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return {
    page: {
      goto: (url) => post('url', { url }),
      evaluate: (expression) => post('execute/sync', { script: `return ${expression}`, args: [] }),
      mouse: { click: (x, y) => act('pointer', { type: 'pointerMove', x, y }, ...press) },
      keyboard: {
        press: (key) => {
          const value = keys[key] ?? key;
          return act('key', { type: 'keyDown', value }, { type: 'keyUp', value });
        },
      },
      screenshot: async () => Buffer.from(String(await send('GET', `${session}/screenshot`)), 'base64'),
    },
    close: async () => {
      // End the processes even if the driver no longer answers.
      await send('DELETE', session).catch(() => {});
      driver.kill();
      screen.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a program that ends with this process. */
function start(program: string, args: readonly string[], variables: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = spawn(program, args, { env: { ...environment, ...variables }, stdio: 'ignore' });
  process.once('exit', () => child.kill());
  return child;
}

async function waitUntil(isReady: () => unknown): Promise<void> {
  const deadline = performance.now() + timeout;
  while (!(await isReady())) {
    if (performance.now() > deadline) throw new Error('WebKitGTK did not start in time.');
    await wait(100);
  }
}

/** Sends a command of https://www.w3.org/TR/webdriver2. Rejects with the driver's message. */
async function send(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(timeout),
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`WebDriver: ${JSON.stringify(value)}`);
  return value;
}
