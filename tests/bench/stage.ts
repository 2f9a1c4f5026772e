import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '../../scripts/chromium.ts';
import { type EmulatorAddresses, startEmulators } from '../../scripts/emulators.ts';
import { beforeTheEnd } from '../../scripts/processes.ts';
import { vehicleName } from '../../src/components/basics/format.ts';
import { openLink, type Target } from './link/link.ts';
import { type Load, loadPage } from './load/loadPage.ts';
import type { Options } from './options.ts';
import { type BenchPage, preparePages } from './pages/benchPages.ts';
import { vehicles } from './pages/lot.ts';
import type { Profile } from './profiles.ts';
import { createCertificate } from './server/certificate.ts';
import { createEmulatorFront } from './server/emulatorFront.ts';
import { createSiteServer } from './server/siteServer.ts';

/** Somebody with a browser profile of their own, which is empty at first. */
export type Visitor = { folder: string; profile: Profile };

export type Stage = {
  pages: readonly BenchPage[];
  newVisitor: (profile: Profile) => Visitor;
  /** The visitor starts the browser, comes to the page, and closes the browser. */
  load: (page: BenchPage, visitor: Visitor) => Promise<Load>;
  close: () => Promise<void>;
};

/** Sets up everything that a load needs: pages, servers, emulators with the dealer's documents, a browser. */
export async function openStage(options: Options): Promise<Stage> {
  const executable = ensureChromium();
  const certificate = createCertificate();
  const folder = mkdtempSync(join(tmpdir(), 'showroom-bench-'));
  beforeTheEnd(() => rmSync(folder, { recursive: true, force: true }));
  const emulators = await startEmulators();
  const pages = await preparePages({ ...options, emulators, folder });
  const targets = targetsOf(pages, createSiteServer(certificate, pages), emulators);
  const carName = vehicleName(vehicles[0] ?? {});

  return {
    pages,
    newVisitor: (profile) => ({ folder: mkdtempSync(join(folder, 'visitor-')), profile }),
    load: async (page, { folder, profile }) => {
      const link = await openLink(profile.link, (address) => targets.get(address));
      const { publicKeyHash } = certificate;
      const visitor = { executable, folder, profile, link, publicKeyHash };
      return loadPage(visitor, { ...page, address: `https://${page.host}/`, carName }).finally(link.close);
    },
    // The folder goes with the process.
    close: emulators.stop,
  };
}

type Entry = [address: string, target: Target];

function targetsOf(
  pages: readonly BenchPage[],
  siteServer: Pick<Target, 'connect'>,
  { auth, firestore }: EmulatorAddresses,
): ReadonlyMap<string, Target> {
  const sites = pages.map(({ host }): Entry => {
    return [`${host}:443`, { ...siteServer, handshakes: 1, isMultiplexed: false }];
  });
  // The emulators speak neither TLS nor HTTP/2. Google's servers do: one more handshake, and one connection for all.
  const services = [auth, `http://${firestore}`].map((origin): Entry => {
    return [new URL(origin).host, { ...createEmulatorFront(origin), handshakes: 2, isMultiplexed: true }];
  });
  return new Map([...sites, ...services]);
}
