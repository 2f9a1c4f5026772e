import { setTimeout as after } from 'node:timers/promises';
import { type BrowserContextOptions, type CDPSession, chromium, type Page } from 'playwright';
import { chromiumOptions } from '../checks/chromium.ts';
import { type LinkSpeed, openLink } from './link.ts';
import { type BenchPage, firstCar, workerPath } from './pages.ts';
import { probe, type Timings } from './probe.ts';
import type { Network } from './servers.ts';

/** A visitor's device and its connection. `cpuSlowdown`: the factor by which this machine's processor is slowed down. */
export type Profile = {
  link: LinkSpeed;
  cpuSlowdown: number;
  screen: Pick<BrowserContextOptions, 'viewport' | 'deviceScaleFactor' | 'isMobile' | 'hasTouch'>;
};

export type Load = Timings & {
  /** When the Firestore listener received its first data. NaN if it did not. */
  live: number;
};

const timeoutMs = 30_000;

/** Opens an empty page in a newly started browser whose files are in `folder`, and closes the browser after the visit. */
export async function inBrowser<Result>(
  { targets, publicKeyHash }: Network,
  { link: speed, cpuSlowdown, screen }: Profile,
  folder: string,
  visit: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const link = await openLink(speed, targets);
  const args = [
    `--host-resolver-rules=${link.hostRules}`,
    `--ignore-certificate-errors-spki-list=${publicKeyHash}`,
  ];
  const context = await chromium.launchPersistentContext(folder, { ...chromiumOptions(), args, ...screen });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    // The browser itself is still starting.
    await after(1000);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    return await visit(page, session);
  } finally {
    await context.close();
    link.close();
  }
}

/** Loads the page, and returns when it is idle. */
export async function load(
  { host, isLive, site }: BenchPage,
  page: Page,
  session: CDPSession,
  isOffline: boolean,
): Promise<Load> {
  page.on('console', (message) => {
    if (message.type() === 'error' && !isOffline) console.warn(`${host} logged: ${message.text()}`);
  });
  await page.addInitScript(probe, firstCar);
  const listenerData = firstListenerData(session);
  await session.send('Network.enable');
  if (isOffline) await page.context().setOffline(true);
  await page.goto(`https://${host}/`, { waitUntil: 'commit' });
  const timings = await Promise.race([page.evaluate(() => window.benchTimings), after(timeoutMs)]);
  if (timings === undefined) throw new Error(`${host} did not show the first car's name in time.`);
  const isConnected = isLive && !isOffline;
  const live = isConnected ? await Promise.race([listenerData, after(timeoutMs, Number.NaN)]) : Number.NaN;
  if (site.has(workerPath) && !isOffline) await Promise.race([workerReady(page), after(timeoutMs)]);
  return { ...timings, live };
}

/** Resolves when a service worker will answer the next visit. Never, if the page has none. */
const workerReady = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
  });

/** Resolves with the time, in ms since the start of the navigation, of a Firestore listener's first data. */
function firstListenerData(session: CDPSession): Promise<number> {
  let start: number | undefined;
  const streams = new Set<string>();
  return new Promise((resolve) => {
    session.on('Network.requestWillBeSent', ({ requestId, type, timestamp, request }) => {
      if (type === 'Document') start ??= timestamp;
      if (request.url.includes('/Listen/channel') && request.url.includes('TYPE=xmlhttp'))
        streams.add(requestId);
    });
    session.on('Network.dataReceived', ({ requestId, timestamp }) => {
      if (start !== undefined && streams.has(requestId)) resolve((timestamp - start) * 1000);
    });
  });
}
