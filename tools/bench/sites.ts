import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { FieldValue } from 'firebase-admin/firestore';
import type { Page } from 'playwright';
import { build, type Plugin } from 'vite';
import { demoMetadata } from '../../src/data/demo/demoMetadata.ts';
import { inventoryPath, metadataPath, vehiclesPath } from '../../src/shared/documents/paths.ts';
import { tenantFromHost } from '../../src/shared/documents/tenant.ts';
import { crowdedInventory } from '../../stories/fixtures/vehicles.ts';
import { emulators } from '../emulators/addresses.ts';
import { clientConfiguration } from '../emulators/clientConfiguration.ts';
import { database } from '../emulators/database.ts';
import { serveBuilt } from '../emulators/serveBuilt.ts';

export type ServedSite = { name: string; port: string };

export const configuration = JSON.stringify(clientConfiguration(emulators));

/** In the emulators' temporary folder, which is deleted when they stop. */
export const newFolder = () => mkdtempSync(join(tmpdir(), 'showroom-bench-'));

const isText = (path: string) => /(\.(css|js|json|svg)|^\/)$/.test(path);

/** Distinct cars in the order of their ids; some have a picture. */
export const createCars = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const car = crowdedInventory[index % crowdedInventory.length];
    return { ...car, id: `v${String(index).padStart(5, '0')}`, model: `${car?.model} ${index}` };
  });

/** Creates a dealer with this number of cars, and returns the host name. */
export async function createDealer(count: number): Promise<string> {
  // Chromium resolves every subdomain of `localhost` to this machine.
  const host = `www.bench-${count}.localhost`;
  const tenant = tenantFromHost(host);
  const batch = database.batch();
  batch.set(database.doc(metadataPath(tenant)), demoMetadata);
  batch.set(database.doc(inventoryPath(tenant)), { seededAt: FieldValue.serverTimestamp() });
  for (const { id, ...car } of createCars(count))
    batch.set(database.doc(`${vehiclesPath(tenant)}/${id}`), car);
  await batch.commit();
  return host;
}

/** Builds the site with the emulators' configuration. */
export async function buildSite(serverPage: 'on' | 'off' = 'off'): Promise<string> {
  const outDir = newFolder();
  process.env['TENANT_CONFIG'] = configuration;
  process.env['SERVER_PAGE'] = serverPage;
  await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  return outDir;
}

/** Serves the files of folders on a free port. Compresses text, as Firebase Hosting does. */
export async function serveSite(name: string, ...folders: readonly string[]): Promise<ServedSite> {
  const outDir = newFolder();
  for (const folder of folders) cpSync(folder, outDir, { recursive: true });
  for (const path of readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter(isText)) {
    const file = join(outDir, path);
    writeFileSync(file, brotliCompressSync(readFileSync(file)));
  }
  // Vite would read a compressed page as text.
  const html = brotliCompressSync(readFileSync(join(outDir, 'index.html')));
  const hosting: Plugin = {
    name: 'bench-hosting',
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use('/api/tenant-config', (_request, response) => response.end(configuration));
      middlewares.use(({ url = '' }, response, next) => {
        if (isText(url)) response.setHeader('Content-Encoding', 'br');
        if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'max-age=3600');
        // The policy allows neither the emulators nor the static page's styles.
        response.removeHeader('Content-Security-Policy');
        if (url === '/') response.setHeader('Content-Type', 'text/html').end(html);
        else next();
      });
    },
  };
  const { port } = await serveBuilt(outDir, [hosting]);
  return { name, port };
}

/** Waits for the service worker, which the site registers when the whole inventory has arrived, and for the first paint. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  // No condition, because older builds store no first paint.
  await page.waitForTimeout(4000);
}
