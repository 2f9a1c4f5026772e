import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { WebDriverSession } from './webDriver.ts';

/** Without this, the browser's toolbar keeps the window wider than a phone. */
const smallToolbar =
  '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }';

const settings = (colorScheme: 'light' | 'dark') => `[Settings]
gtk-enable-animations=0
gtk-application-prefer-dark-theme=${colorScheme === 'dark' ? 1 : 0}
`;

export type StockWebKit = { session: WebDriverSession; close: () => Promise<void> };

/** Starts WebKitGTK's MiniBrowser through WebKitWebDriver, on a virtual display of its own, with reduced motion. */
export async function startStockWebKit(
  executablePath: string,
  colorScheme: 'light' | 'dark' = 'light',
): Promise<StockWebKit> {
  const folder = mkdtempSync(join(tmpdir(), 'showroom-webkit-'));
  const gtk = join(folder, 'gtk-3.0');
  mkdirSync(gtk);
  writeFileSync(join(gtk, 'settings.ini'), settings(colorScheme));
  writeFileSync(join(gtk, 'gtk.css'), smallToolbar);

  const screen = start('Xvfb', ['-displayfd', '3', '-screen', '0', '2000x1300x24', '-nolisten', 'tcp'], {});
  const display = `:${await readDisplay(screen)}`;
  const port = await getPort();
  const driver = start('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: display,
    TZ: 'UTC',
    LANG: 'en_US.UTF-8',
    LANGUAGE: 'en_US',
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
    await waitForDriver(port);
    const session = await WebDriverSession.start(`http://127.0.0.1:${port}`, {
      'webkitgtk:browserOptions': { binary: executablePath, args: ['--automation'] },
    });
    return {
      session,
      close: async () => {
        // The processes end even if the driver does not answer any more.
        await session.end().catch(() => {});
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}

function start(program: string, args: readonly string[], environment: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(program, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  process.once('exit', () => child.kill());
  return child;
}

/** Xvfb writes the number of the display that it has chosen when it is ready. */
async function readDisplay(screen: ChildProcess): Promise<string> {
  const output = screen.stdio[3];
  if (output === null || output === undefined) throw new Error('Xvfb has no output.');
  const [data] = (await once(output, 'data', { signal: AbortSignal.timeout(20_000) })) as [Buffer];
  return data.toString().trim();
}

async function waitForDriver(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      await fetch(`http://127.0.0.1:${port}/status`);
      return;
    } catch {
      await wait(100);
    }
  }
  throw new Error('WebKitWebDriver does not answer.');
}
