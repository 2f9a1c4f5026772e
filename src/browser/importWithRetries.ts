import { fetchFile } from './fetchFile.ts';
import { memoizeAsync } from './memoizeAsync.ts';

/** Each file is fetched once: if a second fetch failed, it would evict the file from the browser's cache. */
const fetches = new Map<string, () => Promise<unknown>>();

async function fetchScript(url: string): Promise<void> {
  if (document.querySelector(`script[src="${url}"]`) !== null) return;
  const fetchOnce = fetches.get(url) ?? memoizeAsync(async () => void (await fetchFile(url)));
  fetches.set(url, fetchOnce);
  await fetchOnce();
}

/**
 * Fetches a chunk's files, then imports it. Chrome up to 155, Firefox up to 153 and Safari never request a module again
 * after a failure: https://github.com/whatwg/html/issues/10327. Built into the site in place of Vite's preload helper.
 *
 * @param files paths of the chunk's files and static imports, relative to the site's root
 */
export async function importWithRetries<Chunk>(
  importChunk: () => Promise<Chunk>,
  files: readonly string[] = [],
): Promise<Chunk> {
  await Promise.all(files.map((file) => fetchScript(`/${file}`)));
  return importChunk();
}
