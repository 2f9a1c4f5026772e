import type { Readable } from 'node:stream';

/**
 * Reads a request's body as JSON. Returns `undefined` when it is too long, incomplete or no JSON. Keeps no more than
 * `maxBytes` in memory, where the functions framework would keep up to 32 MB.
 */
export async function readJson(body: Readable, maxBytes: number): Promise<unknown> {
  const text = await new Promise<string | undefined>((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    body.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
      else resolve(undefined);
    });
    body.once('end', () => resolve(Buffer.concat(chunks).toString()));
    body.once('error', () => resolve(undefined));
    body.once('close', () => resolve(undefined));
  });
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
