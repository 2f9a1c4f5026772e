import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import getPort from 'get-port';
import { chromium } from 'playwright';
import { chromiumOptions } from '../browsers/findBrowser.ts';
import { servePrioritized } from './prioritized.ts';
import { buildServerPage } from './serverPage.ts';
import { createDealer, newFolder, type ServedSite, serveSite, waitForWorker } from './sites.ts';
import { median, printTable } from './table.ts';

/** Runs through npx, because only this command needs its 200 packages. */
const lighthouse = ['--yes', 'lighthouse@13.5.0'];

/** The home screen as a hand-written document without scripts: a lower bound on the time to load it. */
const staticPage = join(import.meta.dirname, 'static');

const metrics = ['first-contentful-paint', 'largest-contentful-paint', 'speed-index', 'total-blocking-time'];

/** The line and the latency that Lighthouse simulates for these devices, for the server that honours priorities. */
const devices = {
  phone: { preset: [], kilobitsPerSecond: 1475, latencyMs: 562 },
  desktop: { preset: ['--preset=desktop'], kilobitsPerSecond: 10_240, latencyMs: 40 },
};

type Report = {
  categories: { performance: { score: number } };
  audits: Readonly<Record<string, { numericValue: number }>>;
};

/** Prints Lighthouse's score and times in ms for the sites and the static page, as medians. */
export async function benchStartup(built: readonly ServedSite[], rounds: number): Promise<void> {
  const host = await createDealer(60);
  const sites = [
    ...built,
    await serveSite('server page', await buildServerPage(host)),
    await serveSite('static', 'public', staticPage),
  ];
  const samples = [];
  for (const [device, settings] of Object.entries(devices)) {
    const servers = await Promise.all(sites.map((site) => serversOf(site, host, settings)));
    for (let round = 0; round < rounds; round += 1)
      for (const { name, url, options } of servers.flat()) {
        const [first, returning] = await visitTwice(name, url, options);
        samples.push({ name: `${device}, first visit, ${name}`, ...first });
        samples.push({ name: `${device}, returning visit, ${name}`, ...returning });
      }
  }
  printTable(samples, (own) => ({
    score: Math.round(median(own.map(({ categories }) => categories.performance.score)) * 100),
    ...Object.fromEntries(
      metrics.map((id) => [
        id,
        median(own.map(({ audits }) => Math.round(audits[id]?.numericValue ?? Number.NaN))),
      ]),
    ),
  }));
}

/** One without priorities, whose line the browser throttles, and one that throttles the line itself. */
async function serversOf(
  { name, port }: ServedSite,
  host: string,
  { preset, kilobitsPerSecond, latencyMs }: (typeof devices)[keyof typeof devices],
) {
  const prioritized = await servePrioritized(newFolder(), port, kilobitsPerSecond);
  const line = ['--throttling.downloadThroughputKbps=0', `--throttling.requestLatencyMs=${latencyMs}`];
  return [
    { name, url: `http://${host}:${port}/`, options: preset },
    {
      name: `${name}, priorities`,
      url: `https://${host}:${prioritized}/`,
      options: [...preset, ...line],
    },
  ];
}

/** Audits a page in a new browser, and again once the browser has cached its files and installed its service worker. */
async function visitTwice(name: string, url: string, options: readonly string[]): Promise<[Report, Report]> {
  const port = await getPort();
  const args = [`--remote-debugging-port=${port}`, '--ignore-certificate-errors'];
  const context = await chromium.launchPersistentContext(newFolder(), { ...chromiumOptions(), args });
  // Lighthouse's simulated throttling does not support service workers.
  const connection = [`--port=${port}`, '--throttling-method=devtools'];
  // Lighthouse would wait for the connection of Firestore's listener to end.
  const wait = '--max-wait-for-load=30000';
  const output = ['--only-categories=performance', '--output=json', '--quiet'];
  const auditOnce = async (...more: readonly string[]) => {
    const command = [...lighthouse, url, ...connection, ...output, wait, ...options, ...more];
    console.error([name, ...options, ...more].join(' '));
    const { stdout } = await promisify(execFile)('npx', command, { maxBuffer: 100_000_000 });
    return JSON.parse(stdout) as Report;
  };
  // On a busy machine, a trace can be incomplete.
  const audit = (...more: readonly string[]) => auditOnce(...more).catch(() => auditOnce(...more));
  const first = await audit();
  const page = await context.newPage();
  await page.goto(url);
  if (!name.startsWith('static')) await waitForWorker(page);
  await page.close();
  const returning = await audit('--disable-storage-reset');
  await context.close();
  return [first, returning];
}
