import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { doc, Timestamp, writeBatch } from 'firebase/firestore';
import { build } from 'vite';
import { demoMetadata } from '../../src/data/demo/demoMetadata.ts';
import type { Vehicle } from '../../src/data/model.ts';
import { seedVehicles } from '../../src/data/documents/seedVehicles.ts';
import { tenantOf } from '../../src/data/documents/tenant.ts';
import { emulators } from '../emulators/addresses.ts';
import { clientConfiguration } from '../emulators/clientConfiguration.ts';
import { database } from '../emulators/database.ts';
import { policyFor } from '../vite/contentPolicy.ts';
import { hostingHeaders } from '../vite/hosting.ts';
import type { ServedFile, Site } from './servers.ts';

export type BenchPage = {
  name: string;
  host: string;
  site: Site;
  /** Whether the page has a Firestore listener. */
  isLive: boolean;
};

/** The service worker, which answers without a connection. */
export const workerPath = '/sw.js';
const staticPage = new URL('static.html', import.meta.url);
const configuration = JSON.stringify(clientConfiguration(emulators));

/** A startup's cars in the order of their ids: the seed's cars, repeated for several years. */
const fewVehicles = Array.from({ length: 60 }, (_, index) => ({
  ...seedVehicles[index % seedVehicles.length],
  id: `car-${String(index).padStart(2, '0')}`,
  year: 2024 - Math.floor(index / seedVehicles.length),
}));

/** The name of the first of these cars, which static.html shows, too. */
export const firstCar = '2024 Toyota Camry';

/** Prepares the pages to compare. `dist` is the built site to measure, `against` another one. */
export async function preparePages(dist: string, against?: string): Promise<BenchPage[]> {
  const site = readSite(dist);
  // The content of the home screen as a hand-written document without scripts: a lower bound on the time to load it.
  const page = new Map([...site, ['/', serveFile('/', readFileSync(staticPage))] as const]);
  page.delete(workerPath);
  const sites = { site, static: page, ...(against !== undefined && { against: readSite(against) }) };
  return Promise.all(Object.entries(sites).map(([name, files]) => preparePage(name, files, fewVehicles)));
}

/** Gives a site its host, and its dealer these vehicles. */
export async function preparePage(
  name: string,
  site: Site,
  vehicles: readonly Partial<Vehicle>[],
): Promise<BenchPage> {
  const host = `${name}.bench.localhost`;
  const documents = `tenants/${tenantOf(host)}/public`;
  const batch = writeBatch(database);
  batch.set(doc(database, documents, 'metadata'), demoMetadata);
  // The marker that prevents seeding.
  batch.set(doc(database, documents, 'inventory'), { seededAt: Timestamp.now() });
  for (const { id = '', ...fields } of vehicles)
    batch.set(doc(database, documents, 'inventory', 'vehicles', id), fields);
  await batch.commit();
  return { name, host, site, isLive: name !== 'static' };
}

/** Builds the site with its configuration. */
export async function buildSite(outDir: string): Promise<string> {
  process.env['TENANT_CONFIG'] = configuration;
  await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  return outDir;
}

/** A built folder and the tenant configuration, as Firebase Hosting serves them. */
export function readSite(folder: string): Site {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => extname(name) !== '',
  );
  const files = names.map((name): [string, ServedFile] => {
    const path = name === 'index.html' ? '/' : `/${name.replaceAll(sep, '/')}`;
    return [path, serveFile(path, readFileSync(join(folder, name)))];
  });
  return new Map([
    ...files,
    ['/api/tenant-config', serveFile('/api/tenant-config', Buffer.from(configuration))],
  ]);
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A file as Firebase Hosting sends it: text is compressed, and everything is cached for an hour by default. */
function serveFile(path: string, content: Buffer): ServedFile {
  const type = path === '/' ? 'text/html; charset=utf-8' : (types[extname(path)] ?? 'application/json');
  const isText = !['.jpg', '.woff2'].includes(extname(path));
  const body = isText ? brotliCompressSync(content) : content;
  const own = hostingHeaders(path).map(({ key, value }) => [
    key.toLowerCase(),
    key === 'Content-Security-Policy' ? extendPolicy(value, String(content)) : value,
  ]);
  return {
    body,
    headers: {
      'cache-control': path.startsWith('/api/') ? 'no-store' : 'max-age=3600',
      etag: `"${createHash('sha256').update(body).digest('base64url')}"`,
      'content-type': type,
      ...(isText && { 'content-encoding': 'br' }),
      ...Object.fromEntries(own),
    },
  };
}

/** Allows the page's own inline code, and connections to the emulators. */
function extendPolicy(policy: string, html: string): string {
  const origins = `${emulators.auth} http://${emulators.firestore}`;
  return policyFor(html, policy).replace('connect-src', () => `connect-src ${origins}`);
}
