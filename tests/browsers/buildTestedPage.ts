import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FullConfig } from '@playwright/test';
import { bundleScript } from '../../tools/vite/bundleScript.ts';

/** Where Hosting serves a copy of the page that loads `inPage.ts` first. It has the site's headers and assets. */
export const testedPath = '/tested/';

export default async function buildTestedPage({ workers }: FullConfig): Promise<void> {
  const site = process.env['SITE_FOLDER'] ?? '';
  const folder = join(site, testedPath);
  const root = fileURLToPath(new URL('../..', import.meta.url));
  // Testing Library reads `process.versions`, which browsers lack.
  const define = { 'process.versions': '{}' };
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'inPage.js'),
    await bundleScript({ root, build: { target: 'es2023' } }, 'tests/browsers/inPage.ts', define),
  );
  const page = readFileSync(join(site, 'index.html'), 'utf8');
  writeFileSync(
    join(folder, 'index.html'),
    page.replace('<head>', `<head><script src="${testedPath}inPage.js"></script>`),
  );
  // A function's cold start can take longer than the site waits. Each worker may need an instance.
  const configuration = `http://127.0.0.1:${process.env['SITE_PORT']}/api/tenant-config`;
  await Promise.all(Array.from({ length: workers }, () => fetch(configuration)));
}
