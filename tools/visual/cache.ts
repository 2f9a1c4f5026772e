import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

const hourMs = 3_600_000;

export type Cache = {
  /** The base's storybook and screenshots, kept for later runs with the same browser and version of this tool. */
  base: string;
  /** Scratch space of this run, removed when the process exits. */
  run: string;
};

export function openCache(folder: string, revision: string, browserVersion: string): Cache {
  const [bases, runs] = [join(folder, 'bases'), join(folder, 'runs')];
  const base = join(bases, `${revision.slice(0, 12)}-${fingerprint(browserVersion)}`);
  mkdirSync(base, { recursive: true });
  utimesSync(base, new Date(), new Date());
  mkdirSync(runs, { recursive: true });
  const run = mkdtempSync(join(runs, 'run-'));
  process.once('exit', () => rmSync(run, { recursive: true, force: true }));
  // Other runs may use their folders at the same time: nothing that was used recently is removed.
  removeOld(bases, { kept: 3, olderThanMs: hourMs });
  removeOld(runs, { kept: 0, olderThanMs: 24 * hourMs });
  return { base, run };
}

function fingerprint(browserVersion: string): string {
  const hash = createHash('sha256').update(browserVersion);
  const folder = import.meta.dirname;
  for (const name of readdirSync(folder).toSorted()) hash.update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 8);
}

function removeOld(folder: string, { kept, olderThanMs }: { kept: number; olderThanMs: number }): void {
  const entries = readdirSync(folder).map((name) => join(folder, name));
  const byAge = entries.map((path) => ({ path, usedAt: statSync(path).mtimeMs }));
  for (const { path, usedAt } of byAge.toSorted((one, other) => other.usedAt - one.usedAt).slice(kept)) {
    if (Date.now() - usedAt > olderThanMs) rmSync(path, { recursive: true, force: true });
  }
}
