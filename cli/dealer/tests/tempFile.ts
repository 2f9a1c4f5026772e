import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'showroom-dealer-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A path in a folder that is deleted after the tests. */
export const pathOf = (name: string) => join(folder, name);

/** Writes a file with a name of its own, and returns its path. */
export function aFile(content: string | Uint8Array, extension = 'csv'): string {
  const path = pathOf(`${crypto.randomUUID()}.${extension}`);
  writeFileSync(path, content);
  return path;
}
