import { fetchWhole } from './fetchWhole.ts';

/** The files that earlier imports have fetched, and those that they could not. */
const fetched = new Set<string>();
const failed = new Set<string>();

const isInPage = (url: string) => document.querySelector(`script[src="${url}"]`) !== null;

async function fetchScript(url: string): Promise<void> {
  if (fetched.has(url) || isInPage(url)) return;
  // The host may have had its failure cached like the file.
  const cache = failed.has(url) ? 'reload' : 'default';
  try {
    await fetchWhole(url, 'javascript', cache);
    fetched.add(url);
  } catch (reason) {
    failed.add(url);
    throw reason;
  }
}

/**
 * Imports a chunk once its files are in the browser's cache, or rejects when nothing arrives for 15 s. Chrome up to 155,
 * Firefox up to 153 and Safari remember a module that could not be fetched, and never request it again:
 * https://github.com/whatwg/html/issues/10327. Built into the site in place of Vite's preload helper.
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
