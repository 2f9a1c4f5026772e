import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeTheEnd } from '../processes.ts';
import type { Revision } from './baseRevision.ts';

const cacheFolder = resolve('.cache', 'visual');
const kept = 3;

export type Cache = {
  /** What stays from run to run: the base's storybook and pictures, for this browser and this version of the check. */
  base: string;
  /** For this run alone. It goes when the run ends. */
  run: string;
};

export function openCache({ hash }: Revision, browserVersion: string): Cache {
  const base = join(cacheFolder, `${hash.slice(0, 12)}-${fingerprint(browserVersion)}`);
  mkdirSync(base, { recursive: true });
  utimesSync(base, new Date(), new Date());
  const run = mkdtempSync(join(cacheFolder, 'run-'));
  beforeTheEnd(() => rmSync(run, { recursive: true, force: true }));
  forgetTheOldest();
  return { base, run };
}

/** Changes with the browser and with any of the files beside this one. */
function fingerprint(browserVersion: string): string {
  const hash = createHash('sha256').update(browserVersion);
  const folder = fileURLToPath(new URL('.', import.meta.url));
  for (const name of readdirSync(folder).toSorted()) hash.update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 8);
}

function forgetTheOldest(): void {
  const entries = readdirSync(cacheFolder).map((name) => {
    const path = join(cacheFolder, name);
    return { path, usedAt: statSync(path).mtimeMs };
  });
  const old = entries.toSorted((one, other) => other.usedAt - one.usedAt).slice(kept);
  for (const { path } of old) rmSync(path, { recursive: true, force: true });
}
