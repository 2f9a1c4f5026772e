import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FullConfig } from '@playwright/test';
import { build } from 'vite';

/** Where Hosting serves a copy of the page that loads `inPage.ts` first. Its headers and assets are those of the site. */
export const testedPath = '/tested/';

export default async function buildTestedPage({ workers }: FullConfig): Promise<void> {
  const site = process.env['SITE_FOLDER'] ?? '';
  const outDir = join(site, testedPath);
  await build({
    configFile: false,
    publicDir: false,
    // Testing Library asks for these of Node's globals.
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': {}, 'process.versions': {} },
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: true,
      lib: {
        entry: fileURLToPath(new URL('inPage.ts', import.meta.url)),
        formats: ['iife'],
        name: 'inPage',
        fileName: () => 'inPage.js',
      },
    },
  });
  const page = readFileSync(join(site, 'index.html'), 'utf8');
  mkdirSync(outDir, { recursive: true });
  writeFileSync(
    join(outDir, 'index.html'),
    page.replace('<head>', `<head><script src="${testedPath}inPage.js"></script>`),
  );
  // A function's first call is slow: on a busy machine, slower than the site waits. Each worker may need an instance.
  const configuration = `http://127.0.0.1:${process.env['SITE_PORT']}/api/tenant-config`;
  await Promise.all(Array.from({ length: workers }, () => fetch(configuration)));
}
