import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const folder = fileURLToPath(new URL('../../dist/', import.meta.url));
const isPrecompressed = (path: string) => /\.(woff2|jpg|png)$/.test(path);

/** Reads a file of the built site. */
export const readBuilt = (path: string) => readFileSync(`${folder}${path}`);

/** The paths of the built hashed files. */
export const builtAssets = () => readdirSync(`${folder}assets`).map((name) => `/assets/${name}`);

/** The transfer size of a file of the built site in bytes, compressed with Brotli unless its format already is. */
export const transferSize = (path: string) =>
  isPrecompressed(path) ? readBuilt(path).length : brotliCompressSync(readBuilt(path)).length;
