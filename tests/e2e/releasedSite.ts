import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { serveBuilt } from '../../tools/emulators/serveBuilt.ts';

export const nextHeading = 'Vehicles Of The Next Release';

export type ReleasedSite = Awaited<ReturnType<typeof releaseSite>>;

/** Serves a copy of the build on a host of its own. A test can change the copy. */
export async function releaseSite() {
  // Deleted with the emulators' temporary folder, and not earlier: an open page may still load files from it.
  const folder = mkdtempSync(join(tmpdir(), 'showroom-release-'));
  cpSync('dist', folder, { recursive: true });

  const edit = (path: string, change: (text: string) => string) => {
    const file = join(folder, path);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  };
  const scripts = () => {
    const names = readdirSync(join(folder, 'assets'));
    return names.filter((name) => name.endsWith('.js')).map((name) => `/assets/${name}`);
  };
  return {
    ...(await serveBuilt(folder)),
    edit,
    add: (path: string, text: string) => writeFileSync(join(folder, path), text),
    /** The paths of the hashed scripts. */
    scripts,
    /** The path of a hashed script, by the start of its name. */
    scriptNamed: (name: string) => scripts().find((path) => path.startsWith(`/assets/${name}-`)) ?? '',
    /** Replaces the release with one whose scripts have other names and whose home screen has another heading. */
    publishNext: () => {
      const old = scripts();
      const next = (text: string) =>
        old.reduce(
          (changed, path) => changed.replaceAll(path.slice(8), `next-${path.slice(8)}`),
          text.replace('Featured Vehicles', nextHeading),
        );
      for (const path of ['index.html', 'sw.js', ...old]) edit(path, next);
      for (const path of old)
        renameSync(join(folder, path), join(folder, path.replace('/assets/', '/assets/next-')));
    },
    /** Replaces a service worker with one that unregisters itself. */
    withdrawWorker: async (path = 'sw.js') => {
      const outDir = mkdtempSync(join(tmpdir(), 'showroom-withdrawn-'));
      process.env['SERVICE_WORKER'] = 'off';
      await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true } });
      delete process.env['SERVICE_WORKER'];
      cpSync(join(outDir, 'sw.js'), join(folder, path));
    },
  };
}
