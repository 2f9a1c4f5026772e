import { setTimeout as after } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page } from 'playwright';
import type { Link } from '../link/link.ts';
import type { Profile } from '../profiles.ts';
import { untilCalm } from './calm.ts';
import { watchListener } from './listener.ts';
import { probe, type Timings } from './probe.ts';

export type Load = Timings & {
  /** When the first answer of the live listener came; absent on a page that has none. */
  live?: number;
  /** All that came over the link: before the content, and until 3 s after it. */
  bytesBeforeContent: number;
  bytes: number;
  /** Whether the machine had nothing else to do when the load began. */
  isCalm: boolean;
};

type Visitor = {
  executable: string;
  /** The browser's profile; empty for somebody who comes for the first time. */
  folder: string;
  profile: Profile;
  link: Link;
  /** The public key that the visitor's browser trusts. */
  publicKeyHash: string;
};

type Destination = {
  address: string;
  /** The heading that is the content. */
  carName: string;
  /** Whether a listener is to be waited for. */
  isLive: boolean;
};

const contentWithinMs = 60_000;
const liveWithinMs = 10_000;

/** Opens the page in a browser that has just started, and closes it when the page has become idle. */
export async function loadPage(visitor: Visitor, { address, carName, isLive }: Destination): Promise<Load> {
  const context = await openBrowser(visitor);
  try {
    const page = await context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error') console.warn(`${address} says: ${message.text()}`);
    });
    await page.addInitScript(probe, carName);
    const session = await context.newCDPSession(page);
    const listener = await watchListener(session);
    const isCalm = await untilCalm();
    // Slowing down keeps a processor busy by itself.
    await session.send('Emulation.setCPUThrottlingRate', { rate: visitor.profile.cpuSlowdown });
    await page.goto(address, { waitUntil: 'commit' });
    const timings = await readTimings(page);
    const live = isLive ? await Promise.race([listener.first, after(liveWithinMs, undefined)]) : undefined;
    const { link } = visitor;
    const { startedAt, content } = timings;
    return {
      ...timings,
      isCalm,
      ...(live !== undefined && { live }),
      bytesBeforeContent: link.bytesDown(startedAt, startedAt + content),
      bytes: link.bytesDown(startedAt, Number.POSITIVE_INFINITY),
    };
  } finally {
    await context.close();
  }
}

function openBrowser({ executable, folder, profile, link, publicKeyHash }: Visitor): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, {
    executablePath: executable,
    args: [
      `--proxy-server=${link.proxy}`,
      // Addresses of this machine go over the link as well.
      '--proxy-bypass-list=<-loopback>',
      `--ignore-certificate-errors-spki-list=${publicKeyHash}`,
    ],
    ...profile.screen,
  });
}

async function readTimings(page: Page): Promise<Timings> {
  const timings = page.evaluate(() => window.benchTimings);
  const measured = await Promise.race([timings, after(contentWithinMs, undefined)]);
  if (measured === undefined) throw new Error(`${page.url()} has not shown the first car's name.`);
  return measured;
}
