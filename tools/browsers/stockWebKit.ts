import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { type ColorScheme, commandTimeout, type Driver, inputBy, start, waitForServer } from './driver.ts';

/** Without this, the browser's toolbar keeps the window wider than a phone. */
const smallToolbar =
  '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }';

const settings = '[Settings]\ngtk-enable-animations=0\n';

/** Starts WebKitGTK's MiniBrowser through WebKitWebDriver, on a virtual display of its own, with reduced motion. */
export async function startStockWebKit(executablePath: string, colorScheme: ColorScheme): Promise<Driver> {
  const folder = mkdtempSync(join(tmpdir(), 'showroom-webkit-'));
  const gtk = join(folder, 'gtk-3.0');
  mkdirSync(gtk);
  writeFileSync(join(gtk, 'settings.ini'), settings);
  writeFileSync(join(gtk, 'gtk.css'), smallToolbar);

  const screen = start('Xvfb', ['-displayfd', '3', '-screen', '0', '2000x1300x24', '-nolisten', 'tcp'], {});
  const display = `:${await readDisplay(screen)}`;
  const port = await getPort();
  const driver = start('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: display,
    XDG_CONFIG_HOME: folder,
    XDG_CACHE_HOME: folder,
    XDG_DATA_HOME: folder,
  });
  const stop = () => {
    driver.kill();
    screen.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitForServer(port);
    const sessions = `http://127.0.0.1:${port}/session`;
    const { sessionId } = await send<{ sessionId: string }>('POST', sessions, {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': {
            binary: executablePath,
            args: ['--automation', ...(colorScheme === 'dark' ? ['--dark-mode'] : [])],
          },
        },
      },
    });
    const post = <Result>(command: string, parameters: object) =>
      send<Result>('POST', `${sessions}/${sessionId}/${command}`, parameters);
    return {
      ...inputBy((input) => post('actions', { actions: [input] })),
      navigate: (url) => post('url', { url }),
      resize: (width, height) => post('window/rect', { width, height }),
      evaluate: (expression) => post('execute/sync', { script: `return ${expression}`, args: [] }),
      screenshot: async () =>
        Buffer.from(await send<string>('GET', `${sessions}/${sessionId}/screenshot`), 'base64'),
      close: async () => {
        // The processes end even if the driver does not answer any more.
        await send('DELETE', `${sessions}/${sessionId}`).catch(() => {});
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}

/** Sends a command of https://www.w3.org/TR/webdriver2. Rejects with the driver's message. */
async function send<Result>(method: string, url: string, body?: object): Promise<Result> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(commandTimeout),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`WebDriver: ${value.error ?? response.status}. ${value.message ?? ''}`);
  return value;
}

/** Xvfb writes the number of the display that it has chosen when it is ready. */
async function readDisplay(screen: ChildProcess): Promise<string> {
  const output = screen.stdio[3];
  if (output === null || output === undefined) throw new Error('Xvfb has no output.');
  const [data] = (await once(output, 'data', { signal: AbortSignal.timeout(20_000) })) as [Buffer];
  return data.toString().trim();
}
