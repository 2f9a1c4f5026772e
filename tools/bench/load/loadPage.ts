import { cpus } from 'node:os';
import { setTimeout as after } from 'node:timers/promises';
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import { chromiumOptions } from '../../checks/chromium.ts';
import type { Link } from '../link/link.ts';
import type { Profile } from '../profiles.ts';
import { probe, type Timings } from './probe.ts';

export type Load = Timings & {
  /** When the Firestore listener received its first data, if the page has one. */
  live?: number;
  /** Bytes downloaded before the content, and until 3 s after it. */
  bytesBeforeContent: number;
  bytes: number;
  /** Whether the machine was otherwise idle when the load began. */
  wasMachineIdle: boolean;
};

type Visitor = {
  /** The browser's profile folder, empty for a first visit. */
  folder: string;
  profile: Profile;
  link: Link;
  /** The hash of the public key that the browser trusts. */
  publicKeyHash: string;
};

type Destination = {
  address: string;
  /** The text of the heading that counts as the content. */
  carName: string;
  /** Whether to wait for the Firestore listener. */
  isLive: boolean;
  /** Whether to wait for the service worker. */
  hasWorker: boolean;
  /** Whether the visitor has no connection. */
  isOffline: boolean;
};

const contentTimeoutMs = 60_000;
const liveTimeoutMs = 10_000;
const workerTimeoutMs = 15_000;

/** Loads the page in a newly started browser, and closes the browser when the page is idle. */
export async function loadPage(
  visitor: Visitor,
  { address, carName, isLive, hasWorker, isOffline }: Destination,
): Promise<Load> {
  const { link, profile } = visitor;
  const context = await openBrowser(visitor);
  try {
    const page = await context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error' && !isOffline) console.warn(`${address} logged: ${message.text()}`);
    });
    await page.addInitScript(probe, carName);
    const session = await context.newCDPSession(page);
    const listenerData = firstListenerData(session);
    await session.send('Network.enable');
    const wasMachineIdle = await waitUntilIdle();
    // Throttle only after the idle check, because throttling itself keeps a processor busy.
    await session.send('Emulation.setCPUThrottlingRate', { rate: profile.cpuSlowdown });
    if (isOffline) await context.setOffline(true);
    await page.goto(address, { waitUntil: 'commit' });
    const timings = await readTimings(page);
    const live =
      isLive && !isOffline ? await Promise.race([listenerData, after(liveTimeoutMs, undefined)]) : undefined;
    if (hasWorker && !isOffline) await Promise.race([workerReady(page), after(workerTimeoutMs)]);
    const { startedAt, content } = timings;
    return {
      ...timings,
      wasMachineIdle,
      ...(live !== undefined && { live }),
      bytesBeforeContent: link.bytesDown(startedAt, startedAt + content),
      bytes: link.bytesDown(startedAt, Number.POSITIVE_INFINITY),
    };
  } finally {
    await context.close();
  }
}

function openBrowser({ folder, profile, link, publicKeyHash }: Visitor): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, {
    ...chromiumOptions(),
    args: [
      `--proxy-server=${link.proxy}`,
      // Loopback addresses use the proxy, too.
      '--proxy-bypass-list=<-loopback>',
      `--ignore-certificate-errors-spki-list=${publicKeyHash}`,
    ],
    ...profile.screen,
  });
}

async function readTimings(page: Page): Promise<Timings> {
  const timings = await Promise.race([
    page.evaluate(() => window.benchTimings),
    after(contentTimeoutMs, undefined),
  ]);
  if (timings === undefined) throw new Error(`${page.url()} did not show the first car's name in time.`);
  return timings;
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

/** Waits up to 10 s until at least 75 % of the processor time is idle, and returns whether it is. */
async function waitUntilIdle(): Promise<boolean> {
  const deadline = performance.now() + 10_000;
  while (performance.now() < deadline) {
    const before = processorTimes();
    await after(500);
    const now = processorTimes();
    if ((now.idle - before.idle) / (now.total - before.total) >= 0.75) return true;
  }
  return false;
}

function processorTimes(): { idle: number; total: number } {
  const times = cpus().map((processor) => processor.times);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    idle: sum(times.map(({ idle }) => idle)),
    total: sum(times.flatMap((each) => Object.values(each))),
  };
}
