import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { serveBuilt } from './serveSite.ts';

const heading = 'Featured Vehicles';
export const nextHeading = 'Vehicles Of The Next Release';

/** A host of its own, which serves a copy of the build. A test can change the copy. */
export class ReleasedSite {
  // The folder goes with the temporary folder of the emulators: a page that is still open may be loading from it.
  readonly #folder = mkdtempSync(join(tmpdir(), 'showroom-release-'));

  async serve(): Promise<{ port: string; close: () => Promise<void> }> {
    cpSync('dist', this.#folder, { recursive: true });
    return serveBuilt(this.#folder);
  }

  /** The paths of the hashed scripts. */
  get scripts(): string[] {
    const names = readdirSync(join(this.#folder, 'assets'));
    return names.filter((name) => name.endsWith('.js')).map((name) => `/assets/${name}`);
  }

  /** The path of a hashed script, by the start of its name. */
  scriptNamed(name: string): string {
    return this.scripts.find((path) => path.startsWith(`/assets/${name}-`)) ?? '';
  }

  edit(path: string, change: (text: string) => string): void {
    const file = join(this.#folder, path);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  }

  /** Replaces the release by one whose scripts have other names and whose home screen has another heading. */
  publishNext(): void {
    const next = (text: string) =>
      this.scripts.reduce(
        (changed, path) => changed.replaceAll(path.slice(8), `next-${path.slice(8)}`),
        text.replace(heading, nextHeading),
      );
    for (const path of ['index.html', 'sw.js', ...this.scripts]) this.edit(path, next);
    for (const path of this.scripts)
      renameSync(join(this.#folder, path), join(this.#folder, path.replace('/assets/', '/assets/next-')));
  }

  /** Replaces the worker by the one that removes it. */
  async withdrawWorker(): Promise<void> {
    const outDir = mkdtempSync(join(tmpdir(), 'showroom-withdrawn-'));
    process.env['SERVICE_WORKER'] = 'off';
    await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true } });
    delete process.env['SERVICE_WORKER'];
    cpSync(join(outDir, 'sw.js'), join(this.#folder, 'sw.js'));
  }
}
