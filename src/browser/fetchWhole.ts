import { withinMs } from './withinMs.ts';

const timeoutMs = 15_000;

/**
 * Fetches a file to its end, so that the browser's cache has it, and returns its text. Rejects when nothing arrives for
 * 15 s, or when the host answers with another content type, such as a page in place of a script.
 */
export async function fetchWhole(url: string, type: string, cache: RequestCache): Promise<string> {
  const response = await withinMs(timeoutMs, (signal) => fetch(url, { cache, signal }));
  const isWanted = response.ok && response.headers.get('content-type')?.includes(type);
  if (!isWanted) throw new Error(`${url} could not be loaded`);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let text = ''; ; ) {
    const part = await withinMs(timeoutMs, async () => reader?.read());
    if (part?.done !== false) return text;
    text += part.value;
  }
}
