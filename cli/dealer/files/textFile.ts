import { isUtf8 } from 'node:buffer';
import { readFile, stat } from 'node:fs/promises';
import { CliError, UsageError } from '../outcome.ts';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Files are read whole, so their size is limited. */
const maxBytes = 100 * 1024 * 1024;

/** UTF-16 has a byte order mark. What is not valid UTF-8 is Windows-1252, which accepts every byte. */
function encodingOf(bytes: Buffer): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** Reads a text file of up to 100 MB, without its byte order mark. Throws an error when it cannot be read or is empty. */
export async function readTextFile(path: string): Promise<{ text: string; encoding: Encoding }> {
  const refuse = (error: Error) => {
    throw new CliError(`${path} cannot be read: ${error.message}`);
  };
  const { size } = await stat(path).catch(refuse);
  if (size > maxBytes) throw new UsageError(`${path} is over 100 MB. Split it, or drop unused columns`);
  const bytes = await readFile(path).catch(refuse);
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  if (text.trim() === '') throw new CliError(`${path} is empty`);
  return { text, encoding };
}
