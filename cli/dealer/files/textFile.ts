import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { Refusal } from '../outcome.ts';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Returns the size of a file in bytes. Throws a refusal when it cannot be read. */
export async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new Refusal(`${path} cannot be read: ${error.code === 'ENOENT' ? 'no such file' : error.message}`);
  });
  if (!found.isFile()) throw new Refusal(`${path} is not a file`);
  return found.size;
}

/**
 * Finds out a file's encoding: UTF-16 by its byte order mark, UTF-8 when all its bytes are valid UTF-8, otherwise
 * Windows-1252, which accepts every byte.
 */
export async function detectEncoding(path: string): Promise<Encoding> {
  const file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(2), 0, 2).finally(() => file.close());
  if (buffer[0] === 0xff && buffer[1] === 0xfe) return 'utf-16le';
  if (buffer[0] === 0xfe && buffer[1] === 0xff) return 'utf-16be';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(path)) decoder.decode(chunk as Buffer, { stream: true });
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return 'windows-1252';
  }
}

/** Reads a file as text, in chunks, without its byte order mark. */
export async function* streamText(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path)) yield decoder.decode(chunk as Buffer, { stream: true });
  yield decoder.decode();
}
