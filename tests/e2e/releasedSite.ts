import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { serveBuilt } from './serveSite.ts';

/** A host of its own, which serves a copy of the build. A test can change the copy. */
export type ReleasedSite = {
  port: string;
  /** The paths of the hashed scripts. */
  scripts: () => string[];
  /** The path of a hashed script, by the start of its name. */
  scriptNamed: (name: string) => string;
  /** Changes a file, or writes a new one. */
  edit: (path: string, change: (text: string) => string) => void;
  /** Replaces the release by one whose scripts have other names and whose home screen has another heading. */
  publishNext: () => void;
  /** Replaces the worker by the one that removes it. */
  withdrawWorker: () => Promise<void>;
  close: () => Promise<void>;
};

const heading = 'Featured Vehicles';
export const nextHeading = 'Vehicles Of The Next Release';

/** Its folders go with the temporary folder of the emulators: a page that is still open may be loading from them. */
export async function serveRelease(): Promise<ReleasedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'showroom-release-'));
  cpSync('dist', folder, { recursive: true });
  const { port, close } = await serveBuilt(folder);

  const names = () => readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));
  const pathOf = (name: string) => `/assets/${name}`;
  const edit: ReleasedSite['edit'] = (path, change) => {
    const file = join(folder, path);
    const text = path.endsWith('.js') || path.endsWith('.html') ? readFileSync(file, 'utf8') : '';
    writeFileSync(file, change(text));
  };

  return {
    port,
    edit,
    scripts: () => names().map(pathOf),
    scriptNamed: (start) => pathOf(names().find((name) => name.startsWith(`${start}-`)) ?? ''),
    publishNext: () => {
      const old = names();
      const renamed = (text: string) =>
        old.reduce((changed, name) => changed.replaceAll(name, `next-${name}`), text);
      for (const path of ['index.html', 'sw.js', ...old.map(pathOf)])
        edit(path, (text) => renamed(text).replace(heading, nextHeading));
      for (const name of old)
        renameSync(join(folder, 'assets', name), join(folder, 'assets', `next-${name}`));
    },
    withdrawWorker: async () => {
      const outDir = mkdtempSync(join(tmpdir(), 'showroom-withdrawn-'));
      process.env['SERVICE_WORKER'] = 'off';
      await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true } });
      delete process.env['SERVICE_WORKER'];
      cpSync(join(outDir, 'sw.js'), join(folder, 'sw.js'));
    },
    close,
  };
}
