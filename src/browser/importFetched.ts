import { withinMs } from './withinMs.ts';

const timeoutMs = 15_000;

/** Files that earlier imports fetched, or failed to fetch. */
const fetched = new Set<string>();
const failed = new Set<string>();

const isInPage = (url: string) => document.querySelector(`script[src="${url}"]`) !== null;

async function fetchScript(url: string): Promise<void> {
  if (fetched.has(url) || isInPage(url)) return;
  // The browser may have cached the failure as immutable.
  const cache = failed.has(url) ? 'reload' : 'default';
  try {
    const response = await withinMs(timeoutMs, (signal) => fetch(url, { cache, signal }));
    const type = response.headers.get('content-type') ?? '';
    if (!response.ok || !type.includes('javascript')) throw new Error(`${url} could not be loaded`);
    const body = response.body?.getReader();
    while ((await withinMs(timeoutMs, async () => body?.read()))?.done === false);
    fetched.add(url);
  } catch (reason) {
    failed.add(url);
    throw reason;
  }
}

/**
 * Fetches a chunk's files, then imports it. Rejects when nothing arrives for 15 s. Chrome up to 155, Firefox up to 153 and
 * Safari never request a module again after a failure:
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
