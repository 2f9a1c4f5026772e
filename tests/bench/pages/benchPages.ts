import { join } from 'node:path';
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
export async function preparePages({
  dist,
  against,
  pages,
  emulators,
  folder,
}: PageOptions): Promise<BenchPage[]> {
  const built = dist ?? (await buildSite(join(folder, 'dist')));
  const host = (name: string) => `${name}.bench.localhost`;
  const live = async (name: string, from: string): Promise<BenchPage> => {
    await stockTenant(emulators, host(name));
    const site = await readBuiltPage(from, presetOf(emulators));
    return { name, host: host(name), site, isLive: true };
  };
  const featured = featuredVehicles(vehicles);
  const all = [
    await live('site', built),
    {
      name: 'static',
      host: host('static'),
      site: await writeStaticPage(dealer, featured, built),
      isLive: false,
    },
    await live('plain', await buildPlainPage(join(folder, 'plain'))),
    ...(against === undefined ? [] : [await live('against', against)]),
  ];
  return all.filter(({ name }) => pages.length === 0 || pages.includes(name));
}

async function buildSite(folder: string): Promise<string> {
  const exitCode = await run('vite', ['build', '--logLevel', 'warn', '--emptyOutDir', '--outDir', folder]);
  if (exitCode !== 0) throw new Error('The site could not be built.');
  return folder;
}

function presetOf({ auth, firestore, projectId }: EmulatorAddresses) {
  return {
    configuration: {
      firebase: {
        apiKey: 'demo-key',
        projectId,
        authDomain: `${projectId}.firebaseapp.com`,
        appId: '1:1234567890:web:showroom',
      },
      emulators: { auth, firestore },
    },
    origins: [auth, `http://${firestore}`],
  };
}
