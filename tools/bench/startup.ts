import { mkdtempSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { type BenchPage, preparePages, workerPath } from './pages.ts';
import { markdownTable, median } from './report.ts';
import { type Network, startServers } from './servers.ts';
import { inBrowser, type Load, load, type Profile } from './visit.ts';

type Sample = { visit: string; page: string; load: Load };

const phoneScreen = { viewport: { width: 412, height: 915 }, deviceScaleFactor: 1.75 };

/** Lighthouse's mid-range device on slow 4G. */
const phone: Profile = {
  link: { roundTripMs: 150, down: 1_600_000, up: 750_000 },
  cpuSlowdown: 4,
  screen: { ...phoneScreen, isMobile: true, hasTouch: true },
};
const desktop: Profile = {
  link: { roundTripMs: 40, down: 10_000_000, up: 5_000_000 },
  cpuSlowdown: 1,
  screen: { viewport: { width: 1350, height: 940 } },
};
export const profiles: Readonly<Record<string, Profile>> = { phone, desktop };

/** The visits of one visitor, each in a restarted browser. The first one has a new profile; the last one is offline. */
const allVisits = ['first', 'second', 'third', 'fourth', 'offline'];

export type StartupOptions = { rounds: string; profile: string[]; against?: string };

/** Measures how fast the built site starts, and prints a table for each profile. */
export async function benchStartup(
  folder: string,
  dist: string,
  { rounds, profile: names, against }: StartupOptions,
): Promise<void> {
  const pages = await preparePages(dist, against);
  const network = startServers(new Map(pages.map(({ host, site }) => [host, site])));
  // The emulators are slow at first.
  for (const page of pages.filter(({ isLive }) => isLive))
    await visitPage(network, page, desktop, folder, ['first']);
  console.log(`Medians of ${rounds} rounds, ${cpus().length} cores of ${cpus()[0]?.model.trim()}`);
  for (const name of names) {
    const profile = profiles[name];
    if (profile === undefined) throw new Error(`--profile ${name}: unknown`);
    const samples: Sample[] = [];
    for (let round = 0; round < Number(rounds); round += 1) {
      // The order rotates, so that other load on the machine affects all pages alike.
      const first = round % pages.length;
      for (const page of [...pages.slice(first), ...pages.slice(0, first)])
        samples.push(...(await visitPage(network, page, profile, folder)));
    }
    const rows = allVisits.flatMap((visit) => pages.map((page) => row(samples, visit, page.name)));
    console.log(`\n${name}\n\n${markdownTable(rows)}`);
  }
}

/** Visits the page as a new visitor, and then again. */
async function visitPage(
  network: Network,
  page: BenchPage,
  profile: Profile,
  folder: string,
  visits = allVisits,
): Promise<Sample[]> {
  const visitor = mkdtempSync(join(folder, 'visitor-'));
  const samples: Sample[] = [];
  for (const visit of visits.filter((each) => page.site.has(workerPath) || each !== 'offline')) {
    const measured = await inBrowser(network, profile, visitor, (...tab) =>
      load(page, ...tab, visit === 'offline'),
    );
    console.error(`${visit} visit, ${page.name}: content after ${measured.content.toFixed(0)} ms`);
    samples.push({ visit, page: page.name, load: measured });
  }
  return samples;
}

/** The medians of a page's visits, and of the multiples of the static page's. */
function row(samples: readonly Sample[], visit: string, page: string): Record<string, string> {
  const loadsOf = (name: string) =>
    samples.filter((sample) => sample.visit === visit && sample.page === name).map(({ load: each }) => each);
  const print = (valueOf: (load: Load, round: number) => number, digits = 0) => {
    const value = median(loadsOf(page).map(valueOf));
    return Number.isNaN(value) ? '–' : value.toFixed(digits);
  };
  // Multiples compare loads of the same round, because the machine is about equally busy throughout a round.
  const multiple = (name: keyof Load) =>
    print((each, round) => each[name] / (loadsOf('static')[round]?.[name] ?? Number.NaN), 2);
  return {
    Visit: visit,
    Page: page,
    'Content, ms': print(({ content }) => content),
    'Content, × static': multiple('content'),
    'First paint, ms': print(({ firstPaint }) => firstPaint),
    'First paint, × static': multiple('firstPaint'),
    'LCP, ms': print(({ largestPaint }) => largestPaint),
    'Live, ms': print(({ live }) => live),
    'TBT, ms': print(({ blocking }) => blocking),
  };
}
