import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vehicleName } from '../../src/components/basics/format.ts';
import { emulators } from '../emulators/addresses.ts';
import { openLink, type Target } from './link/link.ts';
import { type Load, loadPage } from './load/loadPage.ts';
import { type BenchPage, type PageOptions, preparePages } from './pages/benchPages.ts';
import { vehicles } from './pages/dealer.ts';
import type { Profile } from './profiles.ts';
import { createCertificate } from './server/certificate.ts';
import { createEmulatorProxy } from './server/emulatorProxy.ts';
import { createSiteServer } from './server/siteServer.ts';

/** A visitor with a browser profile of their own, empty at first. */
export type Visitor = { folder: string; profile: Profile };

export type BenchEnvironment = {
  pages: readonly BenchPage[];
  newVisitor: (profile: Profile) => Visitor;
  /** Starts the visitor's browser, loads the page, and closes the browser. */
  load: (page: BenchPage, visitor: Visitor, isOffline?: boolean) => Promise<Load>;
  close: () => void;
};

/** Sets up everything that a load needs: the pages, their servers, and the dealer's documents in the emulator. */
export async function openBenchEnvironment(options: Omit<PageOptions, 'folder'>): Promise<BenchEnvironment> {
  const certificate = createCertificate();
  const folder = mkdtempSync(join(tmpdir(), 'showroom-bench-'));
  const pages = await preparePages({ ...options, folder });
  const targets = listTargets(pages, createSiteServer(certificate, pages));
  const carName = vehicleName(vehicles[0] ?? {});

  return {
    pages,
    newVisitor: (profile) => ({ folder: mkdtempSync(join(folder, 'visitor-')), profile }),
    load: async (page, { folder: visitorFolder, profile }, isOffline = false) => {
      const link = await openLink(profile.link, (address) => targets.get(address));
      const { publicKeyHash } = certificate;
      const visitor = { folder: visitorFolder, profile, link, publicKeyHash };
      return loadPage(visitor, { ...page, address: `https://${page.host}/`, carName, isOffline }).finally(
        link.close,
      );
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

type Entry = [address: string, target: Target];

function listTargets(
  pages: readonly BenchPage[],
  siteServer: Pick<Target, 'connect'>,
): ReadonlyMap<string, Target> {
  const sites = pages.map(({ host }): Entry => {
    return [`${host}:443`, { ...siteServer, handshakes: 1, isMultiplexed: false }];
  });
  // Unlike the emulators, Google's servers use TLS (one more handshake) and HTTP/2 (one connection for all requests).
  const services = [emulators.auth, `http://${emulators.firestore}`].map((origin): Entry => {
    return [new URL(origin).host, { ...createEmulatorProxy(origin), handshakes: 2, isMultiplexed: true }];
  });
  return new Map([...sites, ...services]);
}
