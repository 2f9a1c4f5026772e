import type { Readable } from 'node:stream';

/**
 * Reads a request's body as JSON. Returns `undefined` when it is too long, incomplete or no JSON. Keeps no more than
 * `maxBytes` in memory, where the functions framework would keep up to 32 MB.
 */
export async function readJson(body: Readable, maxBytes: number): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
    }
    return size > maxBytes ? undefined : JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    return undefined;
  }
}
