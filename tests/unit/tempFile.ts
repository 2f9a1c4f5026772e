import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Deleted after each test file, by `cleanUp.setup.ts`. */
export const tempFolder = join(tmpdir(), `showroom-tests-${process.pid}`);

export function tempPath(name: string): string {
  mkdirSync(tempFolder, { recursive: true });
  return join(tempFolder, name);
}

/** Writes a file with a unique name, and returns its path. */
export function aFile(content: string | Uint8Array, extension = 'csv'): string {
  const path = tempPath(`${crypto.randomUUID()}.${extension}`);
  writeFileSync(path, content);
  return path;
}
