import { fetchFile } from './fetchFile.ts';

/** Files that earlier imports fetched. */
const fetched = new Set<string>();

const isInPage = (url: string) => document.querySelector(`script[src="${url}"]`) !== null;

async function fetchScript(url: string): Promise<void> {
  if (fetched.has(url) || isInPage(url)) return;
  await fetchFile(url);
  fetched.add(url);
}

/**
 * Fetches a chunk's files, then imports it. Chrome up to 155, Firefox up to 153 and Safari never request a module again
 * after a failure: https://github.com/whatwg/html/issues/10327. Built into the site in place of Vite's preload helper.
 *
 * @param files the chunk's files and those that it imports, below the site's root
 */
export async function importFetched<Chunk>(
  importChunk: () => Promise<Chunk>,
  files: readonly string[] = [],
): Promise<Chunk> {
  await Promise.all(files.map((file) => fetchScript(`/${file}`)));
  return importChunk();
}
