import { cpus } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright';
import { type Device, inBrowser, median, waitForWorker } from './browser.ts';
import { createDealer, inOrder, newFolder, serveSite, type Site } from './sites.ts';

/** A device and its connection: the latency in ms, the rates in bytes per second. */
type Profile = Device & {
  connection: { latency: number; downloadThroughput: number; uploadThroughput: number };
};

/** Times in ms since the start of the navigation. */
type Load = {
  /** The frame that shows the first car's name. */
  content: number;
  firstPaint: number;
  largestPaint: number;
  /** When the Firestore listener received its first data. NaN if it did not. */
  live: number;
  /** Total blocking time: the part of each long task beyond 50 ms, after the first paint. */
  blocking: number;
};

/** What `probe` measures. */
type Probe = { content: number; largestPaint: number; longTasks: PerformanceEntry[] };

type Sample = { site: string; visit: string; load: Load };

declare global {
  interface Window {
    benchProbe: Probe;
  }
}

/** Lighthouse's mid-range device on slow 4G. */
const phone: Profile = {
  cpuSlowdown: 4,
  screen: { viewport: { width: 412, height: 915 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  connection: { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 },
};
const desktop: Profile = {
  cpuSlowdown: 1,
  screen: { viewport: { width: 1350, height: 940 } },
  connection: { latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 625_000 },
};
export const profiles: Readonly<Record<string, Profile>> = { phone, desktop };

/** The visits of one visitor, each in a restarted browser. */
const visits = ['first', 'returning', 'offline'];

/** The home screen as a hand-written document without scripts: a lower bound on the time to load it. */
const staticPage = join(import.meta.dirname, 'static.html');

/** The name of the first car; static.html shows it, too. */
const firstCar = '2020 Toyota Camry 0';

/** Measures how fast the sites start, and prints a table for each profile. */
export async function benchStartup(built: readonly Site[], rounds: number, names: readonly string[]) {
  const host = await createDealer(60);
  const sites = [...built, await serveSite('static', 'public', staticPage)];
  // The emulators are slow at first.
  for (const site of built) await visitSite(site, host, desktop);
  console.log(`Medians of ${rounds} rounds, ${cpus().length} cores of ${cpus()[0]?.model.trim()}`);
  for (const name of names) {
    const profile = profiles[name];
    if (profile === undefined) throw new Error(`--profile ${name}: unknown`);
    const samples: Sample[] = [];
    for (let round = 0; round < rounds; round += 1)
      for (const site of inOrder(sites, round)) samples.push(...(await visitSite(site, host, profile)));
    console.log(`\n${name}\n`);
    const rows = visits.flatMap((visit) => sites.map((site) => rowOf(samples, visit, site.name)));
    console.table(rows.filter((row) => row['Content, ms'] !== '–'));
  }
}

/** Visits a site as a new visitor, and then again. */
async function visitSite({ name, port, hasWorker }: Site, host: string, profile: Profile) {
  const visitor = newFolder();
  const samples: Sample[] = [];
  for (const visit of hasWorker ? visits : visits.filter((each) => each !== 'offline')) {
    const load = await inBrowser(visitor, profile, async (page, session) => {
      if (visit === 'offline') await page.context().setOffline(true);
      else await session.send('Network.emulateNetworkConditions', { offline: false, ...profile.connection });
      const measured = await measureLoad(page, session, `http://${host}:${port}/`);
      if (hasWorker) await waitForWorker(page);
      return measured;
    });
    console.error(`${visit} visit, ${name}: content after ${load.content.toFixed()} ms`);
    samples.push({ site: name, visit, load });
  }
  return samples;
}

/** Loads the page, and measures until 3 s after the content. */
async function measureLoad(page: Page, session: CDPSession, url: string): Promise<Load> {
  await page.addInitScript(probe, firstCar);
  const live = watchListener(session);
  await session.send('Network.enable');
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.benchProbe.content > 0);
  await page.waitForTimeout(3000);
  const timings = await page.evaluate(() => {
    const { content, largestPaint, longTasks } = window.benchProbe;
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    const blocking = longTasks
      .filter(({ startTime }) => startTime >= firstPaint)
      .reduce((sum, { duration }) => sum + duration - 50, 0);
    return { content, firstPaint, largestPaint, blocking };
  });
  return { ...timings, live: live() };
}

/** Runs in the page before its own scripts. */
function probe(carName: string): void {
  const found: Probe = { content: Number.NaN, largestPaint: Number.NaN, longTasks: [] };
  window.benchProbe = found;
  const observe = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => {
    found.largestPaint = startTime;
  });
  observe('longtask', (task) => found.longTasks.push(task));

  const look = () => {
    const isShown = Array.from(document.querySelectorAll('h2, h3')).some(
      (heading) => heading.textContent === carName && heading.checkVisibility({ opacityProperty: true }),
    );
    const setContent = () => {
      found.content = performance.now();
    };
    // The task runs after the frame.
    if (isShown) void scheduler.postTask(setContent, { priority: 'user-blocking' });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Returns a function that tells when the listener's stream received its first data, in ms since the navigation. */
function watchListener(session: CDPSession): () => number {
  let [start, live] = [Number.NaN, Number.NaN];
  const streams = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, type, timestamp, request }) => {
    if (type === 'Document' && Number.isNaN(start)) start = timestamp;
    if (/\/Listen\/channel.*TYPE=xmlhttp/.test(request.url)) streams.add(requestId);
  });
  session.on('Network.dataReceived', ({ requestId, timestamp }) => {
    if (streams.has(requestId) && Number.isNaN(live)) live = (timestamp - start) * 1000;
  });
  return () => live;
}

/** A dash for what is not measured, such as live data without a connection. */
const cellOf = (value: number) => (Number.isNaN(value) ? '–' : value);

/** The medians of a site's visits, and of the multiples of the static page's. */
function rowOf(samples: readonly Sample[], visit: string, site: string) {
  const loadsOf = (name: string) =>
    samples.filter((sample) => sample.visit === visit && sample.site === name).map(({ load }) => load);
  const ms = (name: keyof Load) => cellOf(Math.round(median(loadsOf(site).map((load) => load[name]))));
  // Multiples compare loads of the same round, because the machine is about equally busy throughout a round.
  const multiple = (name: keyof Load) => {
    const ratios = loadsOf(site).map((load, round) => load[name] / (loadsOf('static')[round]?.[name] ?? NaN));
    return cellOf(Number(median(ratios).toFixed(2)));
  };
  return {
    Visit: visit,
    Site: site,
    'Content, ms': ms('content'),
    'Content, × static': multiple('content'),
    'First paint, ms': ms('firstPaint'),
    'First paint, × static': multiple('firstPaint'),
    'LCP, ms': ms('largestPaint'),
    'Live, ms': ms('live'),
    'TBT, ms': ms('blocking'),
  };
}
