import { type BrowserContextOptions, type CDPSession, chromium, type Page } from 'playwright';
import { chromiumOptions } from '../checks/chromium.ts';

/** `cpuSlowdown`: the factor by which this machine's processor is slowed down. */
export type Device = {
  cpuSlowdown: number;
  screen: Pick<BrowserContextOptions, 'viewport' | 'deviceScaleFactor' | 'isMobile' | 'hasTouch'>;
};

/** Opens an empty page in a newly started browser whose files are in `folder`. Closes the browser after the visit. */
export async function inBrowser<Result>(
  folder: string,
  { cpuSlowdown, screen }: Device,
  visit: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  // The policy allows neither the emulators nor the static page's styles.
  const options = { ...chromiumOptions(), ...screen, bypassCSP: true };
  const context = await chromium.launchPersistentContext(folder, options);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // The browser itself is still starting.
  await page.waitForTimeout(1000);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const result = await visit(page, session);
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

/** The median of the values that are numbers; NaN without any. */
export function median(values: readonly number[]): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
