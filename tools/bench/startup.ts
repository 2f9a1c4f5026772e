import { cpus } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { type Device, inBrowser, median, printTable, waitForWorker } from './browser.ts';
import { createDealer, newFolder, serveSite, type Site } from './sites.ts';

/** The home screen as a hand-written document without scripts: a lower bound on the time to load it. */
const staticPage = join(import.meta.dirname, 'static.html');

/** The name of the first car; static.html shows it, too. */
const firstCar = '2020 Toyota Camry 0';

/** Measures how fast the sites start, and prints a table for each device. */
export async function benchStartup(
  built: readonly Site[],
  rounds: number,
  devices: readonly (readonly [string, Device])[],
): Promise<void> {
  const host = await createDealer(60);
  const sites = [...built, await serveSite('static', 'public', staticPage)];
  for (const [name, device] of devices) {
    // The emulators are slow at first.
    for (const site of built) await visitSite(site, host, device);
    const samples: Awaited<ReturnType<typeof visitSite>> = [];
    for (let round = 0; round < rounds; round += 1)
      for (const site of sites) samples.push(...(await visitSite(site, host, device)));
    console.log(
      `\n${name}: medians of ${rounds} rounds in ms, ${cpus().length} cores of ${cpus()[0]?.model}\n`,
    );
    printTable(samples, (own) => {
      const plain = samples.filter(({ site, visit }) => site === 'static' && visit === own[0]?.visit);
      const medianOf = (metric: keyof Load, of = own) =>
        Math.round(median(of.map(({ load }) => load[metric])));
      return {
        Content: medianOf('content'),
        'Content, × static': Number((medianOf('content') / medianOf('content', plain)).toFixed(2)),
        'First paint': medianOf('firstPaint'),
        'First paint, × static': Number((medianOf('firstPaint') / medianOf('firstPaint', plain)).toFixed(2)),
        LCP: medianOf('largestPaint'),
        Live: medianOf('live'),
        TBT: medianOf('blocking'),
      };
    });
  }
}

/** Visits a site as a new visitor, and then again, each time in a restarted browser. */
async function visitSite({ name, port, hasWorker }: Site, host: string, device: Device) {
  const visitor = newFolder();
  const samples = [];
  for (const visit of hasWorker ? ['first', 'returning', 'offline'] : ['first', 'returning']) {
    const screen = { ...device.screen, offline: visit === 'offline' };
    const load = await inBrowser(visitor, { ...device, screen }, async (page) => {
      const measured = await measureLoad(page, `http://${host}:${port}/`);
      if (hasWorker) await waitForWorker(page);
      return measured;
    });
    console.error(`${visit} visit, ${name}: content after ${load.content.toFixed()} ms`);
    samples.push({ name: `${visit} visit, ${name}`, site: name, visit, load });
  }
  return samples;
}

type Load = Awaited<ReturnType<typeof measureLoad>>;

/** Loads the page, and measures until 3 s after the content. Times in ms since the start of the navigation. */
async function measureLoad(page: Page, url: string) {
  /** The answers to the Firestore listener. */
  const answers: number[] = [];
  page.on('response', (response) => {
    const { startTime, responseStart } = response.request().timing();
    if (/\/Listen\/channel.*TYPE=xmlhttp/.test(response.url())) answers.push(startTime + responseStart);
  });
  await page.goto(url, { waitUntil: 'commit' });
  const content = await page.waitForFunction(findContent, firstCar, { polling: 'raf' });
  await page.waitForTimeout(3000);
  const { start, ...paint } = await page.evaluate(() => {
    const entriesOf = (type: string) => {
      const observer = new PerformanceObserver(() => {});
      observer.observe({ type, buffered: true });
      return observer.takeRecords();
    };
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    const largestPaint = entriesOf('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN;
    /** Total blocking time: the part of each long task beyond 50 ms, after the first paint. */
    const blocking = entriesOf('longtask')
      .filter(({ startTime }) => startTime >= firstPaint)
      .reduce((sum, { duration }) => sum + duration - 50, 0);
    return { start: performance.timeOrigin, firstPaint, largestPaint, blocking };
  });
  return { content: Number(await content.jsonValue()), live: (answers[0] ?? Number.NaN) - start, ...paint };
}

/** Runs in the page, before each frame. The time after the one that shows the car's name. */
const findContent = (carName: string) =>
  Array.from(document.querySelectorAll('h2, h3')).some(
    (heading) => heading.textContent === carName && heading.checkVisibility({ opacityProperty: true }),
  ) && scheduler.postTask(() => performance.now(), { priority: 'user-blocking' });
