import { withinMs } from './withinMs.ts';

const timeoutMs = 15_000;
const pausesMs = [500, 1500];

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function fetchOnce(url: string, cache: RequestCache): Promise<Response> {
  const response = await withinMs(timeoutMs, (signal) => fetch(url, { cache, signal }));
  // Some hosts answer every path with a page.
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (!response.ok || (isPage && url.startsWith('/assets/'))) throw new Error(`${url} could not be loaded`);
  const body = response.clone().body?.getReader();
  while ((await withinMs(timeoutMs, async () => body?.read()))?.done === false);
  return response;
}

/**
 * Fetches a whole file. Tries up to three times, and gives up when nothing arrives for 15 s.
 *
 * @param cache for the first attempt. The others bypass the browser's cache, which may hold the failure as immutable.
 */
export async function fetchFile(url: string, cache: RequestCache = 'default'): Promise<Response> {
  const start = Date.now();
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await fetchOnce(url, attempt === 0 ? cache : 'reload');
    } catch (reason) {
      const pauseMs = pausesMs[attempt];
      if (pauseMs === undefined || Date.now() - start >= timeoutMs) throw reason;
      await pause(pauseMs);
    }
  }
}
