import { type BrowserContextOptions, chromium, type Page } from 'playwright';
import { chromiumOptions } from '../browsers/findBrowser.ts';

export type Device = {
  screen: Pick<BrowserContextOptions, 'viewport' | 'deviceScaleFactor' | 'isMobile' | 'hasTouch' | 'offline'>;
  /** The factor by which this machine's processor is slowed down. */
  cpuSlowdown: number;
  /** The latency in ms, the rates in bytes per second. By default, the connection costs no time. */
  connection?: { latency: number; downloadThroughput: number; uploadThroughput: number };
};

/** The phone is Lighthouse's mid-range device on slow 4G. */
export const devices: Readonly<Record<string, Device>> = {
  phone: {
    screen: {
      viewport: { width: 412, height: 915 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    },
    cpuSlowdown: 4,
    connection: { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 },
  },
  desktop: {
    screen: { viewport: { width: 1350, height: 940 } },
    cpuSlowdown: 1,
    connection: { latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 625_000 },
  },
};

/** Opens an empty page in a newly started browser whose files are in `folder`. Closes the browser after the visit. */
export async function inBrowser<Result>(
  folder: string,
  { screen, cpuSlowdown, connection }: Device,
  visit: (page: Page) => Promise<Result>,
): Promise<Result> {
  // The policy allows neither the emulators nor the static page's styles.
  const options = { ...chromiumOptions(), ...screen, bypassCSP: true };
  const context = await chromium.launchPersistentContext(folder, options);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // The browser itself is still starting.
  await page.waitForTimeout(1000);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  if (connection) await session.send('Network.emulateNetworkConditions', { offline: false, ...connection });
  const result = await visit(page);
  await context.close();
  return result;
}

/**
 * Waits for the service worker. The site registers it when the whole inventory has arrived; the emulators take a while to
 * send thousands of vehicles.
 */
export const waitForWorker = (page: Page) =>
  page.waitForFunction(
    async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.active?.state === 'activated';
    },
    null,
    { timeout: 120_000 },
  );

/** Prints a table with a row for each name. */
export function printTable<Sample extends { name: string }>(
  samples: readonly Sample[],
  rowOf: (samples: readonly Sample[]) => object,
): void {
  const groups = Map.groupBy(samples, ({ name }) => name);
  console.table(Object.fromEntries([...groups].map(([name, own]) => [name, rowOf(own)])));
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
