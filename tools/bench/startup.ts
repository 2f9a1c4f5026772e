import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { emulators } from '../emulators/addresses.ts';
import { openLink, type Target } from './link.ts';
import { type Load, loadPage, type Profile } from './load.ts';
import { type BenchPage, preparePages, workerPath } from './pages.ts';
import { markdownTable, median } from './report.ts';
import { createCertificate, startEmulatorProxy, startSiteServer } from './servers.ts';

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
const profiles: Readonly<Record<string, Profile>> = { phone, desktop };

/** The visits of one visitor, each in a restarted browser. The first one has a new profile; the last one is offline. */
const allVisits = ['first', 'second', 'third', 'fourth', 'offline'];

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    profile: { type: 'string', multiple: true, default: Object.keys(profiles) },
    dist: { type: 'string' },
    against: { type: 'string' },
  },
});

const folder = mkdtempSync(join(tmpdir(), 'showroom-bench-'));
const pages = await preparePages(folder, options.dist, options.against);
const { pem, publicKeyHash } = createCertificate();
const connectToSite = startSiteServer(pem, new Map(pages.map(({ host, site }) => [host, site])));
const targets = new Map<string, Target>();
for (const { host } of pages)
  targets.set(`${host}:443`, { connect: connectToSite, handshakes: 1, isMultiplexed: false });
// Unlike the emulators, Google's servers use TLS (one more handshake) and HTTP/2 (one connection for all requests).
for (const origin of [emulators.auth, `http://${emulators.firestore}`]) {
  const connect = startEmulatorProxy(origin);
  targets.set(new URL(origin).host, { connect, handshakes: 2, isMultiplexed: true });
}

/** Visits the page as a new visitor, and then again. */
async function visitPage(page: BenchPage, profile: Profile, visits = allVisits): Promise<Sample[]> {
  const visitor = mkdtempSync(join(folder, 'visitor-'));
  const samples: Sample[] = [];
  for (const visit of visits.filter((each) => page.site.has(workerPath) || each !== 'offline')) {
    const link = await openLink(profile.link, targets);
    const args = [
      `--host-resolver-rules=${link.hostRules}`,
      `--ignore-certificate-errors-spki-list=${publicKeyHash}`,
    ];
    const isOffline = visit === 'offline';
    const load = await loadPage(page, { profile, folder: visitor, args, isOffline }).finally(link.close);
    console.error(`${visit} visit, ${page.name}: content after ${load.content.toFixed(0)} ms`);
    samples.push({ visit, page: page.name, load });
  }
  return samples;
}

/** The medians of a page's visits, and of the multiples of the static page's. */
function row(samples: readonly Sample[], visit: string, page: string): Record<string, string> {
  const loadsOf = (name: string) =>
    samples.filter((sample) => sample.visit === visit && sample.page === name).map(({ load }) => load);
  const print = (valueOf: (load: Load, round: number) => number, digits = 0) => {
    const value = median(loadsOf(page).map(valueOf));
    return Number.isNaN(value) ? '–' : value.toFixed(digits);
  };
  // Multiples compare loads of the same round, because the machine is about equally busy throughout a round.
  const multiple = (name: keyof Load) =>
    print((load, round) => load[name] / (loadsOf('static')[round]?.[name] ?? Number.NaN), 2);
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
    'Script before content, kB': print(({ scriptKilobytes }) => scriptKilobytes),
  };
}

try {
  // The emulators are slow at first.
  for (const page of pages.filter(({ isLive }) => isLive)) await visitPage(page, desktop, ['first']);
  console.log(`Medians of ${options.rounds} rounds, ${cpus().length} cores of ${cpus()[0]?.model.trim()}`);
  for (const name of options.profile) {
    const profile = profiles[name];
    if (profile === undefined) throw new Error(`--profile ${name}: unknown`);
    const samples: Sample[] = [];
    for (let round = 0; round < Number(options.rounds); round += 1) {
      // The order rotates, so that other load on the machine affects all pages alike.
      const first = round % pages.length;
      for (const page of [...pages.slice(first), ...pages.slice(0, first)])
        samples.push(...(await visitPage(page, profile)));
    }
    const rows = allVisits.flatMap((visit) => pages.map((page) => row(samples, visit, page.name)));
    console.log(`\n${name}\n\n${markdownTable(rows)}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
// Open connections would keep the process alive.
process.exit();
