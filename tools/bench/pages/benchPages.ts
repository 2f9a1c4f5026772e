import { join } from 'node:path';
import { build } from 'vite';
import { featuredVehicles } from '../../../src/data/inventory.ts';
import { emulators } from '../../emulators/addresses.ts';
import { clientConfiguration } from '../../emulators/clientConfiguration.ts';
import type { ServedSite } from '../server/servedFile.ts';
import { readBuiltPage } from './builtPage.ts';
import { metadata, vehicles, writeDealer } from './dealer.ts';
import { staticPage } from './staticPage.ts';

export type BenchPage = {
  name: string;
  host: string;
  site: ServedSite;
  /** Whether the page has a Firestore listener. */
  isLive: boolean;
  /** Whether the page has a service worker, which answers without a connection. */
  hasWorker: boolean;
};

export type PageOptions = {
  /** The built site to measure; without one, the site is built, with the configuration. */
  dist: string | undefined;
  /** Another built site to compare with. */
  against: string | undefined;
  /** The names of the pages to measure; without any, all of them. */
  names: readonly string[];
  /** Where the builds are written. */
  folder: string;
};

/** Prepares the pages to compare, each on a host of its own. */
export async function preparePages({ dist, against, names, folder }: PageOptions): Promise<BenchPage[]> {
  const built = dist ?? (await buildSite(join(folder, 'dist'), clientConfiguration(emulators)));
  const live = async (host: string, builtFolder: string) => {
    await writeDealer(host);
    return { site: await readBuiltPage(builtFolder), isLive: true };
  };
  const makers: Record<string, (host: string) => Promise<Pick<BenchPage, 'site' | 'isLive'>>> = {
    site: (host) => live(host, built),
    static: async () => ({
      site: await staticPage(metadata, featuredVehicles(vehicles), built),
      isLive: false,
    }),
    // As the site, but it fetches its configuration.
    fetched: async (host) => live(host, await buildSite(join(folder, 'fetched'))),
    ...(against !== undefined && { against: (host: string) => live(host, against) }),
  };

  const pages: BenchPage[] = [];
  for (const name of names.length > 0 ? names : Object.keys(makers)) {
    const host = `${name}.bench.localhost`;
    const make = makers[name];
    if (make === undefined) throw new Error(`--page ${name}: not one of ${Object.keys(makers).join(', ')}`);
    const page = await make(host);
    pages.push({ name, host, ...page, hasWorker: page.site.has('/sw.js') });
  }
  return pages;
}

async function buildSite(outDir: string, builtInConfig?: object): Promise<string> {
  process.env['TENANT_CONFIG'] = builtInConfig === undefined ? '' : JSON.stringify(builtInConfig);
  await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  return outDir;
}
