import { pause } from './pause.ts';
import { withinMs } from './withinMs.ts';

const giveUpMs = 15_000;
const pausesMs = [500, 1500];

/** Whether the answer is a page. Some hosts answer a missing file with one, and with status 200. */
export const isPage = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html');

async function fetchOnce(url: string, cache: RequestCache, answerMs: number): Promise<Response> {
  const response = await withinMs(answerMs, (signal) => fetch(url, { cache, signal }));
  if (!response.ok || (isPage(response) && url.startsWith('/assets/')))
    throw new Error(`${url} could not be loaded`);
  const body = response.clone().body?.getReader();
  while ((await withinMs(giveUpMs, async () => body?.read()))?.done === false);
  return response;
}

/**
 * Fetches a whole file, in up to three attempts, and gives up after about 15 s. The first attempt waits 5 s for an answer, in
 * case the request was lost; the others wait 10 s, in case the connection is slow, and bypass the browser's cache, which may
 * have stored the failure.
 */
export async function fetchFile(url: string, cache: RequestCache = 'default'): Promise<Response> {
  const start = Date.now();
  for (let attempt = 0; ; attempt += 1) {
    const isFirst = attempt === 0;
    try {
      return await fetchOnce(url, isFirst ? cache : 'reload', isFirst ? 5_000 : 10_000);
    } catch (reason) {
      const pauseMs = pausesMs[attempt];
      if (pauseMs === undefined || Date.now() - start >= giveUpMs) throw reason;
      await pause(pauseMs);
    }
  }
}
