import { join } from 'node:path';
import { clientConfiguration } from '../../../scripts/clientConfiguration.ts';
import type { EmulatorAddresses } from '../../../scripts/emulators.ts';
import { run } from '../../../scripts/run.ts';
import { featuredVehicles } from '../../../src/data/inventory.ts';
import type { Options } from '../options.ts';
import type { ServedSite } from '../server/servedFile.ts';
import { readBuiltPage } from './builtPage.ts';
import { dealer, stockTenant, vehicles } from './lot.ts';
import { buildPlainPage } from './plainPage.ts';
import { writeStaticPage } from './staticPage.ts';

export type BenchPage = {
  name: string;
  host: string;
  site: ServedSite;
  /** Whether it listens to Firestore. */
  isLive: boolean;
};

type PageOptions = Pick<Options, 'dist' | 'against' | 'pages'> & {
  emulators: EmulatorAddresses;
  /** For what is built now. */
  folder: string;
};

/** The pages to compare, each on a host of its own, with the dealer's documents in the emulator. */
export async function preparePages(options: PageOptions): Promise<BenchPage[]> {
  const { against, emulators, folder } = options;
  const built = options.dist ?? (await buildSite(join(folder, 'dist')));
  const live = async (host: string, builtFolder: string) => {
    await stockTenant(emulators, host);
    return { site: await readBuiltPage(builtFolder, presetOf(emulators)), isLive: true };
  };
  const featured = featuredVehicles(vehicles);
  const makers: Record<string, (host: string) => Promise<Omit<BenchPage, 'name' | 'host'>>> = {
    site: (host) => live(host, built),
    static: async () => ({ site: await writeStaticPage(dealer, featured, built), isLive: false }),
    plain: async (host) => live(host, await buildPlainPage(join(folder, 'plain'))),
    ...(against !== undefined && { against: (host: string) => live(host, against) }),
  };

  const pages: BenchPage[] = [];
  for (const name of options.pages.length > 0 ? options.pages : Object.keys(makers)) {
    const host = `${name}.bench.localhost`;
    const make = makers[name];
    if (make === undefined) throw new Error(`--page ${name}: one of ${Object.keys(makers).join(', ')}`);
    pages.push({ name, host, ...(await make(host)) });
  }
  return pages;
}

async function buildSite(folder: string): Promise<string> {
  const exitCode = await run('vite', ['build', '--logLevel', 'warn', '--emptyOutDir', '--outDir', folder]);
  if (exitCode !== 0) throw new Error('The site could not be built.');
  return folder;
}

const presetOf = (emulators: EmulatorAddresses) => ({
  configuration: clientConfiguration(emulators),
  origins: [emulators.auth, `http://${emulators.firestore}`],
});
